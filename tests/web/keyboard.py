"""A person who has no mouse: every deed is a key, pressed where the focus is."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.web.people import Person

MOST_TABS = 90
TYPED = {"√": "v", "∪": "u", "∩": "n"}
"""Keys for signs that no keyboard has."""
FOCUSED = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  return {
    testid: (element.tagName === "SUMMARY" ? element.parentElement : element).dataset.testid ?? "",
    text: element.dataset.text ?? "",
    section: element.dataset.section ?? "",
    seen: element.matches(":focus-visible") && style.outlineStyle !== "none",
    plain: element === document.body,
  };
}"""


@dataclass(slots=True)
class Keyboard:
    """Do what such a person does."""

    person: Person

    def focused(self) -> dict[str, object]:
        """Return the element with the focus; it can be seen wherever it is."""
        found: dict[str, object] = self.person.page.evaluate(FOCUSED)
        assert found["seen"] or found["plain"], found
        return found

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.person.page.keyboard.press(key)

    def types(self, text: str) -> None:
        """Type into what has the focus."""
        self.person.page.keyboard.type(text)

    def goes_to(self, testid: str, back: bool = False, **wanted: str) -> None:
        """Tab until it has the focus."""
        for _ in range(MOST_TABS):
            found = self.focused()
            if found["testid"] == testid and all(found[k] == v for k, v in wanted.items()):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to {testid} by keyboard")

    def reaches_cube(self, symbol: str) -> None:
        """Arrow keys to a cube of Resources with a sign."""
        self.goes_to("cube", section="resources")
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in range(30):
                text = str(self.focused()["text"])
                if text.endswith(symbol):
                    return
                self.press(key)
        raise AssertionError(f"no {symbol} by arrow keys")

    def picks(self, testid: str, value: str) -> None:
        """Tab to a list, and type what the choice is called; a field takes the value itself."""
        self.goes_to(testid)
        field = self.person.one(testid)
        if field.evaluate("field => field.tagName") == "SELECT":
            value_of = "(field, value) => [...field.options].find((o) => o.value === value).text"
            self.types(str(field.evaluate(value_of, value)))
        else:
            self.types(value)
        expect(field).to_have_value(value)

    # A whole match (tests/web/whole_match.py).

    def orders(self, choices: dict[str, str]) -> None:
        """Fill in the form of the start page."""
        self.person.open()
        self.goes_to("nickname")
        self.types(self.person.name)
        self.goes_to("choices")
        self.press("Enter")
        for name, value in choices.items():
            self.picks(f"order-{name}", value)
        self.goes_to("make-table")
        self.press("Enter")

    def presses(self, testid: str) -> None:
        """The page has led to it, or Tab does."""
        self.goes_to(testid)
        self.press("Enter")

    def chooses(self, card: Locator) -> None:
        """Its first letter finds the card; Enter takes it up, and plays it."""
        name = card.locator("b").inner_text()
        while not card.evaluate("card => card === document.activeElement"):
            self.press(TYPED.get(name[0], name[0]))
        self.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        self.press("Enter")

    def lays_and_says(self, digit: str) -> None:
        """Three keys."""
        self.press(digit, "g", "Enter")

    def moves(self, symbol: str, section: str) -> None:
        """A sign, and the first letter of the section."""
        self.press(TYPED.get(symbol, symbol), section[0])

    def claims(self, claim: str) -> None:
        """C, then N or I."""
        self.press("c")
        expect(self.person.one(f"challenge-{claim}")).to_be_visible()
        self.press(claim[0])

    def writes(self, *symbols: str) -> None:
        """Type where the page has led to; Enter hands it in, and again if the table doubts it."""
        self.finds_focus_at("paper-input")
        self.types("".join(symbols))
        if self.person.one("insert-goal").count():
            self.goes_to("insert-goal")
            self.press("Enter")
        self.goes_to("paper-input", back=True)
        number = self.person.number
        self.press("Enter")
        doubts = self.person.page.locator(
            f'[data-testid="insist"], [data-number]:not([data-number="{number}"])'
        )
        doubts.first.wait_for()
        if self.person.number == number:
            self.press("Enter")

    def accepts(self) -> None:
        """A."""
        self.press("a")

    def opens_the_score_sheet(self) -> None:
        """Tab to the tabs beside the mat, arrows to the sheet."""
        chosen = self.person.page.locator('[role="tab"][aria-selected="true"]')
        self.goes_to(chosen.get_attribute("data-testid") or "")
        while self.focused()["testid"] != "tab-score":
            self.press("ArrowRight")

    def finds_focus_at(self, testid: str) -> None:
        """The page itself has led here, without a key."""
        expect(self.person.page.locator(f'[data-testid="{testid}"]:focus').first).to_be_visible()
