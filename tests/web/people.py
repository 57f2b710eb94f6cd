"""A person at a browser: what she sees of the table, and what she can do there by hand."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from goalsetter.cubes import Cube
from goalsetter.notation import parse_cube
from tests.web.patience import until

SETTLED = """() => new Promise(done => {
  const frame = next => {
    const late = setTimeout(next, 500);
    requestAnimationFrame(() => { clearTimeout(late); next(); });
  };
  const moves = ({ effect, playState }) =>
    playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  const motion = () => Promise.allSettled(
    document.getAnimations().filter(moves).map(({ finished }) => finished));
  frame(() => frame(() => motion().then(() => setTimeout(done))));
})"""
"""Comes true when what the page does after it has been drawn is done, and nothing rolls or slides.

A tap on a cube that still rolls ends the roll: the cube jumps to its place, and the tap may fall
beside it.
"""
CUBE = '[data-testid="cube"]'
SECTIONS = ("required", "permitted", "forbidden", "resources")


@dataclass(slots=True)
class Person:
    """Somebody with a page of her own."""

    name: str
    page: Page
    address: str

    def one(self, testid: str) -> Locator:
        """Find the element of this name on the page."""
        return self.page.get_by_test_id(testid)

    # Coming to a table.

    def open(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.address + path)

    def introduces_herself(self) -> None:
        """Write the nickname."""
        self.one("nickname").first.fill(self.name)

    def plays_now(self, game: str) -> None:
        """One click from the start page to a table with bots."""
        self.open()
        self.introduces_herself()
        self.one(f"play-{game}").click()
        expect(self.one("now")).to_be_visible()

    def orders(self, **choices: str) -> None:
        """Order a table by the form."""
        self.open()
        self.introduces_herself()
        self.one("choices").locator("summary").first.click()
        for name, value in choices.items():
            field = self.one(f"order-{name.replace('_', '-')}")
            if field.evaluate("each => each.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.one("make-table").click()

    def makes_a_table(self, **choices: str) -> str:
        """Order a table at which others are waited for, and say ready; its code."""
        self.orders(**choices)
        code = self.one("code").inner_text()
        self.is_ready()
        return "".join(code.split())

    def joins(self, code: str) -> None:
        """Join a table by its code, and say ready."""
        self.open()
        self.introduces_herself()
        self.one("join-code").fill(code)
        self.page.get_by_role("button", name="Go").click()
        self.one("sit").wait_for()
        self.one("nickname").first.fill(self.name)
        self.one("sit").click()
        self.is_ready()

    def is_ready(self) -> None:
        """Say ready before the match; it begins when all have."""
        self.one("lobby-ready").click()

    def has_come(self) -> None:
        """Wait until she is at the table, and has been told all that happened there before."""
        self.one("now").wait_for()
        expect(self.one("news").locator("li").first).to_be_attached()
        self.settles()

    def settles(self) -> None:
        """Wait until the page has led the focus where it belongs, and moves nothing any more."""
        self.page.evaluate(SETTLED)

    def opens(self, tab: str) -> None:
        """Open a tab of the panel beside the mat, which is a sheet where there is little room."""
        if self.one("menu").is_visible() and not self.one(f"tab-{tab}").is_visible():
            self.one("menu").click()
        self.one(f"tab-{tab}").click()

    # Looking.

    @property
    def situation(self) -> str:
        """Return what the table asks of her now."""
        return self.one("now").get_attribute("data-situation") or ""

    @property
    def phase(self) -> str:
        """The phase of the shake."""
        return self.page.locator(".table-page").get_attribute("data-phase") or ""

    def awaits(self, *situations: str) -> str:
        """Wait until the table asks one of these of her."""
        asked = ", ".join(f'[data-testid="now"][data-situation="{each}"]' for each in situations)
        # While she chooses what to challenge, the choice lies over the sentence.
        self.page.locator(asked).wait_for(state="attached")
        self.settles()
        return self.situation

    def glance(self) -> tuple[str, str]:
        """Return what the table asks of her now, and the number of the table that asks it."""
        found = self.one("now").evaluate(
            "now => [now.dataset.situation, document.querySelector('[data-number]').dataset.number]"
        )
        return str(found[0]), str(found[1])

    @property
    def number(self) -> str:
        """The number of the table that she sees."""
        return self.page.locator("[data-number]").get_attribute("data-number") or ""

    def awaits_another(self, number: str) -> None:
        """Wait until the table has changed."""
        self.page.locator(f'[data-number]:not([data-number="{number}"])').wait_for()

    def cubes_in(self, section: str) -> list[Cube]:
        """The cubes that lie in a section."""
        return [parse_cube(text) for text in self.texts_in(section)]

    def texts_in(self, section: str) -> list[str]:
        """The same as the page has them."""
        found = self.page.locator(f'{CUBE}[data-section="{section}"]')
        return [str(text) for text in found.evaluate_all("all => all.map(e => e.dataset.text)")]

    def mat(self) -> dict[str, list[Cube]]:
        """All cubes by section."""
        return {section: self.cubes_in(section) for section in SECTIONS}

    def cards(self) -> list[str]:
        """The cards of the Universe."""
        found = self.one("card").evaluate_all("all => all.map(e => e.dataset.text)")
        return [str(each) for each in found]

    def sheet(self) -> list[list[str]]:
        """The score sheet, row by row."""
        rows = self.one("sheet").locator("tr")
        return [row.locator("th, td").all_inner_texts() for row in rows.all()]

    # Doing.

    def chooses_any_variation(self) -> None:
        """The first card of the shelf."""
        self.one("variation").first.click()
        self.one("play-variation").click()

    def cube(self, symbol: str, section: str = "resources") -> Locator:
        """The first cube with a sign in a section, wherever it lies when it is touched."""
        found = [text for text in self.texts_in(section) if parse_cube(text).symbol == symbol]
        return self.page.locator(f'{CUBE}[data-section="{section}"][data-text="{found[0]}"]').first

    def lays_in_goal(self, *symbols: str) -> None:
        """Tap cubes, and tap the Goal."""
        for symbol in symbols:
            self.cube(symbol).click()
            self.one("put-goal").click()

    def says_goal(self) -> None:
        """The Goal is finished."""
        self.one("say-goal").click()

    def moves(self, symbol: str, section: str) -> None:
        """Tap a cube, then tap the section."""
        self.cube(symbol).click()
        self.one(f"put-{section}").click()

    def drags(self, symbol: str, section: str) -> None:
        """Drag a cube into a section with the mouse."""
        cube, mouse = self.cube(symbol), self.page.mouse
        cube.hover()
        start = cube.bounding_box()
        assert start is not None
        mouse.down()
        mouse.move(start["x"] + 30, start["y"] + 10, steps=3)
        until(self.page, lambda: self._drags_over(section), lambda: f"no way to {section}")
        mouse.up()

    def _drags_over(self, section: str) -> bool:
        """Go to the middle of a section, which may have gone along; whether that is reached."""
        target = self.one(f"section-{section}")
        end = target.bounding_box()
        assert end is not None
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        return bool(target.evaluate("section => section.classList.contains('over')"))

    def circles(self, name: str) -> None:
        """Type a variation, which need not be on the list."""
        self.one("variation-own").fill(name)
        self.one("variation-own").press("Enter")

    def charges(self, against: str, reason: str) -> None:
        """Charge a player with illegal procedure, and wait for what comes of it."""
        if not self.one("charge").is_visible():
            self.one("more").locator("summary").first.click()
        self.one("charge-who").select_option(against)
        self.one("charge-reason").select_option(reason)
        number = self.number
        self.one("charge").click()
        self.awaits_another(number)

    def challenges(self, claim: str) -> None:
        """Take the block and say it."""
        self.one("block").click()
        self.one(f"challenge-{claim}").click()

    def writes(self, *papers: str) -> None:
        """Type a paper and present it."""
        for at, text in enumerate(papers, start=1):
            self.one("paper-input" if at == 1 else f"paper-input-{at}").fill(text)
        self.one("present").click()
