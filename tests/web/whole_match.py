"""A match of two shakes against a bot, from the start page to the score sheet, by any hands.

The course holds for every roll. In the shake whose Goal she sets, she calls Impossible after the
bot's first move, so that the bot writes and she checks. In the other one she moves, calls Now after
the bot's answer, and writes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.web.patience import LONG, until
from tests.web.people import Person

BOOKS = {"equations": "mlag-equations-2018-19", "on-sets": "mlag-on-sets-2017-18"}
OPERATIONS = {"equations": "+-x/^√", "on-sets": "∪∩-'"}
HARMLESS = ("sideways", "upside-down", "0 wild", "no null restrictions", "blank card wild")
"""Variations that only add to what can be written."""
ORDER = {
    "players": "2",
    "seat-2": "champion",
    "pace": "none",
    "shakes": "2",
    "thought": "instant",
}
"""A short match at a table without clocks, against the quickest of the strongest."""


class Hands(Protocol):
    """All that somebody does in a match, with nothing but keys or fingers."""

    @property
    def person(self) -> Person:
        """The owner of the hands."""

    def orders(self, choices: dict[str, str]) -> None:
        """From the start page to a table."""

    def presses(self, testid: str) -> None:
        """Press a button."""

    def chooses(self, card: Locator) -> None:
        """Pick the card of a variation, and play it."""

    def lays_and_says(self, digit: str) -> None:
        """Set a Goal of one cube."""

    def moves(self, symbol: str, section: str) -> None:
        """Take a cube of Resources to a section."""

    def claims(self, claim: str) -> None:
        """Challenge."""

    def writes(self, *symbols: str) -> None:
        """Write cubes and hand the paper in, whatever the table thinks of it."""

    def accepts(self) -> None:
        """Find the paper that lies there right."""

    def opens_the_score_sheet(self) -> None:
        """Look at the score sheet."""


@dataclass(slots=True)
class Match:
    """One player's way through a match."""

    hands: Hands
    game: str
    asked: set[str] = field(default_factory=set)
    """All that the table has asked of her so far."""
    sets: bool = False
    """Whether the Goal of this shake is hers."""
    moved: bool = False

    @property
    def person(self) -> Person:
        """The player."""
        return self.hands.person

    def symbols(self) -> list[str]:
        """The signs of Resources, as they lie."""
        return [cube.symbol for cube in self.person.cubes_in("resources")]

    def digits(self) -> list[str]:
        """The digits among them."""
        return [symbol for symbol in self.symbols() if symbol.isdigit()]

    def chooses(self) -> None:
        """II-B: one that rules out no Solution, so that the bot has something to write."""
        cards = self.person.one("variation")
        names = cards.evaluate_all("all => all.map(e => e.dataset.variation)")
        places = [names.index(name) for name in HARMLESS if name in names]
        self.hands.chooses(cards.nth(places[0] if places else 0))

    def sets_the_goal(self) -> None:
        """II-C: one digit."""
        self.sets = True
        self.hands.lays_and_says(self.digits()[0])

    def moves_or_challenges(self) -> None:
        """An operation to Permitted helps whoever writes; then she challenges."""
        if self.sets or self.moved:
            return self.hands.claims("impossible" if self.sets else "now")
        self.moved = True
        symbols = self.symbols()
        operation = next((s for s in OPERATIONS[self.game] if s in symbols), symbols[0])
        return self.hands.moves(operation, "permitted")

    def writes(self) -> None:
        """Write two cubes with the sign that she played: wrong, most likely, and well written."""
        permitted = [cube.symbol for cube in self.person.cubes_in("permitted")]
        colors = [s for s in self.symbols() if s in "BRGY"]
        first, second, *_ = self.digits() if self.game == "equations" else colors
        self.hands.writes(first, permitted[0], second)

    def goes_on(self) -> None:
        """The next shake begins with nothing done."""
        self.sets = self.moved = False
        self.hands.presses("ready")

    def step(self) -> bool:
        """Do what is asked, if anything is; return whether the match is over."""
        situation, number = self.person.glance()
        deed = DEEDS.get(situation)
        if deed is not None:
            self.person.settles()
            self.asked.add(situation)
            deed(self)
            self.person.awaits_another(number)
        return situation == "over"


DEEDS: dict[str, Callable[[Match], None]] = {
    "deal": lambda match: match.hands.presses("call-deal"),
    "set-out": lambda match: match.hands.presses("set-out"),
    "choose": Match.chooses,
    "goal": Match.sets_the_goal,
    "move": Match.moves_or_challenges,
    "write-one": Match.writes,
    "write-all": Match.writes,
    "check": lambda match: match.hands.accepts(),
    "end": Match.goes_on,
}


def plays_a_match(hands: Hands, game: str) -> None:
    """Order the table, play both shakes, and read the score sheet."""
    hands.orders({"edition": BOOKS[game], **ORDER})
    person = hands.person
    expect(person.one("now")).to_be_visible()
    match = Match(hands, game)
    until(person.page, match.step, lambda: (person.situation, match.asked), LONG)
    wanted = {"choose", "goal", "move", "write-one", "check", "end"}
    assert match.asked >= wanted, wanted - match.asked
    hands.opens_the_score_sheet()
    expect(person.one("sheet")).to_be_visible()
    shakes = [row for row in person.sheet() if len(row) == 3]
    assert len(shakes) >= 3, "a line for each shake, and the total"
    expect(person.one("rematch")).to_be_visible()
