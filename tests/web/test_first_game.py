"""A first game by somebody who does nothing but what the coach's bubbles say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from goalsetter.notation import parse_cube
from tests.web.conftest import Room
from tests.web.patience import LONG, until
from tests.web.people import Person
from tests.web.solving import asked

SIZE = {"width": 390, "height": 844}
BOOKS = {"equations": "mlag-basic-equations-2019-20", "on-sets": "mlag-on-sets-2017-18"}
A_TRY = 2_000
"""Milliseconds for one try at a thing that may be taken away meanwhile."""
STEPS = 150
"""More than a match of two shakes needs, however it goes."""
LOOK = """() => {
  const one = name => document.querySelector(`[data-testid="${name}"]`)?.dataset;
  const { number, ahead } = document.querySelector('.table-page')?.dataset ?? {};
  const bubble = one('bubble');
  return {
    number,
    situation: one('now')?.situation ?? '',
    name: bubble?.name ?? '',
    target: bubble?.target ?? '',
    still: ahead === 'no' && one('bubbles')?.looks === 'no',
  };
}"""
"""The question of the table, and the bubble beside it; the coach may still look at the mat."""
COVERS = """() => {
  const bubble = document.querySelector('[data-testid="bubble"]');
  if (!bubble) return '';
  const box = bubble.getBoundingClientRect();
  const all = [...document.querySelectorAll(bubble.dataset.target)];
  const thing = all.find(one => one.getClientRects().length)?.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    return 'it is not wholly on the screen';
  if (thing && box.left < thing.right && thing.left < box.right
      && box.top < thing.bottom && thing.top < box.bottom) return 'it covers what it speaks of';
  return '';
}"""
REPEATED: Mapping[str, tuple[str, ...]] = {
    "goal": ("goal-take", "goal-put", "goal-say"),
    "move": ("take", "put"),
    "write": ("write", "equals", "hand-in"),
    "check": ("check",),
    "end": ("after",),
}
"""A bubble that has done its work does not return: what it said is done again from memory."""


BEGINNINGS = {"take", "goal-take", "now", "impossible"}
"""Bubbles of which every first game shows one, whoever sets the Goal and whoever challenges."""


@dataclass(slots=True)
class Newcomer:
    """Somebody with a phone who has never heard of the game."""

    person: Person
    game: str
    shots: Path
    heard: dict[str, str] = field(default_factory=dict)
    """Each bubble that was seen, and what it stood beside."""
    steps: int = 0

    def looks(self) -> dict[str, str]:
        """Return what she sees at a glance."""
        seen = self.person.page.evaluate(LOOK)
        assert isinstance(seen, dict)
        return seen

    def stands(self) -> str:
        """Tell where she is stuck, with a picture of it."""
        picture = self.shots / "stuck.png"
        self.person.page.screenshot(path=picture)
        return f"{self.steps} steps, stuck at {self.looks()}; heard {list(self.heard)}; {picture}"

    def step(self) -> bool:
        """Do what the bubble says, or what one has said before; whether the match is over."""
        # A bubble comes one frame after the table that it is about.
        self.person.settles()
        seen = self.looks()
        name, kind = seen["name"], seen["situation"].split("-")[0]
        if kind == "over":
            return True
        if not seen["still"] or not (name or self.knows(kind)):
            return False
        self.steps += 1
        assert self.steps <= STEPS, self.stands()
        if name:
            self.heard[name.removesuffix("-now") if name == "check-now" else name] = seen["target"]
            until(self.person.page, lambda: not self.is_covered(name), self.stands)
            self.follows("check" if name == "check-now" else name)
        else:
            self.repeats(kind)
        until(self.person.page, lambda: self.looks() != seen, self.stands)
        return False

    def is_covered(self, name: str) -> bool:
        """Whether the bubble lies badly: it may still be on its way."""
        return self.looks()["name"] == name and self.person.page.evaluate(COVERS) != ""

    def knows(self, kind: str) -> bool:
        """Whether bubbles have told all that is to be done there."""
        # A paper that is handed in is not written again while others still write theirs.
        if kind == "write" and not self.person.one("paper-input").is_visible():
            return False
        names = [
            name for name in REPEATED.get(kind, ()) if not (name == "equals" and self.plays_sets)
        ]
        return bool(names) and all(name in self.heard for name in names)

    @property
    def plays_sets(self) -> bool:
        """Whether it is ON-SETS: there a paper is a set, and has no other side."""
        return self.game == "on-sets"

    def repeats(self, kind: str) -> None:
        """Do it as it was told the first time."""
        assert self.knows(kind), self.stands()
        for name in REPEATED[kind]:
            if name in self.heard and self.looks()["situation"].split("-")[0] == kind:
                self.follows(name)

    def follows(self, name: str) -> None:
        """Tap what a bubble stands beside, but where it asks for more."""
        if name == "moved":
            self.repeats("move")
        elif name.startswith("called"):
            pass  # told while the other one writes: nothing is to be done
        elif name == "write":
            self.writes()
        else:
            self.taps(self.person.page.locator(self.heard[name]))

    def taps(self, things: Locator) -> None:
        """A finger on the first that can be seen, unless the table goes on before it gets there."""
        number, thing = self.person.number, things.filter(visible=True).first

        def is_tapped() -> bool:
            try:
                thing.tap(timeout=A_TRY)
            except TimeoutError:
                return self.person.number != number
            return True

        until(self.person.page, is_tapped, self.stands)

    def writes(self) -> None:
        """Tap the cubes of a Solution, sign by sign; who sees none passes, as the bubble says."""
        page, solution = self.person.page, self.solution()
        if not solution:
            number = self.person.number
            self.taps(self.person.one("present-nothing"))
            self.person.awaits_another(number)
        for sign in solution:
            field = self.person.one("paper-input")
            before = field.input_value()
            if sign in "();":
                self.taps(page.locator(f'[data-testid="pad-piece"][data-text="{sign}"]'))
            else:
                free = page.locator('[data-testid="cube"][data-used="false"]')
                texts = free.evaluate_all("all => all.map(cube => cube.dataset.text)")
                text = next(text for text in texts if parse_cube(text).symbol == sign)
                self.taps(free.and_(page.locator(f'[data-text="{text}"]')))
            expect(field).not_to_have_value(before)

    def solution(self) -> str:
        """The signs of a Solution that she sees, without the Goal; empty if there is none."""
        challenge = self.person.one("challenge")
        claim = challenge.get_attribute("data-claim") if challenge.count() else "last-cube"
        areas = ("required", "permitted", "resources")
        mat = {area: " ".join(self.person.texts_in(area)) for area in areas}
        book = {"edition": BOOKS[self.game], "division": "elementary"}
        goal = self.person.one("goal-reads")
        if not goal.count():
            return ""  # she is to show a Goal where another saw none: she has no idea
        universe = " ".join(self.person.cards())
        question = {
            **book,
            **mat,
            "goal": goal.get_attribute("data-goal"),
            "challenge": claim,
            "universe": universe,
        }
        answer = asked(self.person.address, "/api/desk/solve", question)
        witnesses = answer["witnesses"]
        assert isinstance(witnesses, list)
        paper = str(witnesses[0][0]) if witnesses else ""
        return (paper if self.plays_sets else paper.split("=")[0]).replace(" ", "")


@pytest.mark.parametrize("game", BOOKS)
def test_a_first_game_by_the_bubbles_alone(room: Room, shots: Path, game: str) -> None:
    """A whole match to its last points: no bubble leads nowhere or is in the way."""
    person = room.person("Eve", viewport=SIZE, has_touch=True, reduced_motion="reduce")
    person.open()
    person.one(f"play-{game}").tap()
    newcomer = Newcomer(person, game, shots)
    until(person.page, newcomer.step, newcomer.stands, LONG)
    assert "after" in newcomer.heard
    assert newcomer.heard.keys() & BEGINNINGS
    person.opens("score")
    for scored in person.sheet()[1:3]:
        assert all(points.isdigit() for points in scored[1:]), scored
