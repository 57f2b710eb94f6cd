"""Matches by touch alone on a small phone, and a shake of each game in detail."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from goalsetter.notation import parse_cube
from tests.web.conftest import House, Room
from tests.web.people import Person
from tests.web.test_phone import fits
from tests.web.whole_match import BOOKS, plays_a_match

LEAST = 24
"""How many pixels a target has at the least, each way."""


def touch(person: Person, target: Locator) -> None:
    """A finger on the middle of something that can be seen, as soon as it stands still."""
    person.settles()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    target.tap()


def touches(person: Person, *testids: str) -> None:
    """One after the other."""
    for testid in testids:
        touch(person, person.one(testid).first)


@dataclass(slots=True)
class Fingers:
    """A person with a phone and no keyboard, but for the name and the numbers of a form."""

    person: Person

    def orders(self, choices: dict[str, str]) -> None:
        """Fill in the form of the start page; the phone's own list opens at a touch."""
        self.person.open()
        touches(self.person, "nickname")
        self.person.introduces_herself()
        touch(self.person, self.person.one("choices").locator("summary").first)
        for name, value in choices.items():
            field = self.person.one(f"order-{name}")
            touch(self.person, field)
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        touches(self.person, "make-table")

    def presses(self, testid: str) -> None:
        """A button."""
        touches(self.person, testid)

    def chooses(self, card: Locator) -> None:
        """The card, and the word for it."""
        touch(self.person, card)
        touches(self.person, "play-variation")

    def lays_and_says(self, digit: str) -> None:
        """A cube, the Goal, the word."""
        touch(self.person, self.person.cube(digit))
        touches(self.person, "put-goal", "say-goal")

    def moves(self, symbol: str, section: str) -> None:
        """A cube and its place."""
        touch(self.person, self.person.cube(symbol))
        touches(self.person, f"put-{section}")

    def claims(self, claim: str) -> None:
        """The block, and the claim."""
        touches(self.person, "block", f"challenge-{claim}")

    def writes(self, *symbols: str) -> None:
        """Cubes where they lie; a paper that the table doubts is handed in again."""
        person = self.person
        person.one("paper-input").wait_for()
        for symbol in symbols:
            free = person.page.locator('[data-testid="cube"][data-used="false"]')
            texts = free.evaluate_all("all => all.map(e => e.dataset.text)")
            text = next(each for each in texts if parse_cube(each).symbol == symbol)
            touch(person, free.and_(person.page.locator(f'[data-text="{text}"]')).first)
        if person.one("insert-goal").count():
            touches(person, "insert-goal")
        number = person.number
        touches(person, "present")
        answered = f'[data-testid="insist"], [data-number]:not([data-number="{number}"])'
        person.page.locator(answered).first.wait_for()
        if person.number == number:
            touches(person, "present")

    def accepts(self) -> None:
        """The paper is right."""
        touch(self.person, self.person.page.locator('[data-testid^="accept-"]').first)

    def opens_the_score_sheet(self) -> None:
        """The menu, and its tab; then the mat is back."""
        touches(self.person, "menu", "tab-score")
        assert fits(self.person)


@pytest.mark.parametrize("game", BOOKS)
def test_a_match_from_the_start_page_to_the_score_sheet(room: Room, game: str) -> None:
    """Order a table, choose, set a Goal, move, challenge, write, check, go on: fingers alone."""
    plays_a_match(Fingers(room.person("Kim", phone=True)), game)


def test_a_shake_by_touch(house: House) -> None:
    """The Goal, two moves, Now, a paper tapped with the pad, and its checking."""
    ada, bea = (house.sits("touch", seat, phone=True) for seat in "AB")
    touch(ada, ada.cube("6"))
    touches(ada, "put-goal", "say-goal")
    bea.awaits("move")
    touch(bea, bea.cube("2"))
    touches(bea, "put-required")
    ada.awaits("move")
    touch(ada, ada.cube("x"))
    touches(ada, "put-permitted")
    bea.awaits("move")
    touch(ada, ada.cube("3"))
    touches(ada, "put-required", "planned")
    expect(ada.one("planned")).to_have_count(0)
    touches(bea, "menu")
    touch(bea, bea.one("move").nth(1))
    expect(bea.one("looking-back")).to_be_visible()
    touches(bea, "back-step", "to-now", "block", "challenge-now")
    bea.awaits("write-one")
    pad = bea.page.locator('[data-testid="cube"][data-used]')
    touch(bea, pad.and_(bea.page.locator('[data-text="r2"]')))
    touch(bea, pad.and_(bea.page.locator('[data-text="bx"]')))
    touch(bea, pad.and_(bea.page.locator('[data-text="r3"]')))
    touch(bea, bea.page.locator('[data-testid="pad-piece"][data-text="("]'))
    expect(bea.one("paper-input")).to_have_value("2x3(")
    touches(bea, "pad-undo", "insert-goal")
    expect(bea.one("paper-input")).to_have_value("2x3 = 6")
    touches(bea, "pad-undo", "pad-redo")
    expect(bea.one("paper-input")).to_have_value("2x3 = 6")
    assert fits(bea)
    touches(bea, "present")
    ada.awaits("check")
    touches(ada, "accept-B")
    ada.awaits("over")
    assert fits(ada)


def test_a_shake_of_on_sets_by_touch(house: House) -> None:
    """A Goal of one cube, a move, Impossible, a paper of cubes tapped on the mat, its checking."""
    ada, bea = (house.sits("touch on-sets", seat, phone=True) for seat in "AB")
    touch(ada, ada.cube("2"))
    touches(ada, "put-goal", "say-goal")
    bea.awaits("move")
    touch(bea, bea.cube("B"))
    touches(bea, "put-required")
    ada.awaits("move")
    touches(ada, "block", "challenge-impossible")
    bea.awaits("write-all")
    cubes = bea.page.locator('[data-testid="cube"][data-used]')
    for sign in ("B", "∩", "R"):
        touch(bea, cubes.and_(bea.page.locator(f'[data-text="{sign}"]')).first)
    expect(bea.one("paper-input")).to_have_value("B∩R")
    expect(bea.page.locator('[data-shaded="true"]')).to_have_count(2)
    assert fits(bea)
    touches(bea, "present")
    ada.awaits("check")
    touches(ada, "accept-B")
    ada.awaits("over")
    assert fits(ada)
