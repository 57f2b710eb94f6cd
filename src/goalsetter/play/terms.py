"""The terms of a match: what is agreed before the first cube is rolled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from goalsetter.play.seat import Seat, seats_of
from goalsetter.rules import (
    GAMES,
    ON_SETS,
    ROUND_SECONDS,
    AnyEdition,
    AnyGame,
    Chosen,
    Division,
    DivisionRules,
    Offer,
    Procedure,
    ShakeRules,
    Years,
    find_procedure,
)


class Mode(StrEnum):
    """The way of a table with an illegal action (decision 29)."""

    GUARDED = "guarded"
    """It is refused, with its clause: for learners."""
    OPEN = "open"
    """It happens, as on a real mat, to be charged or insulated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Edition, division, number of players, mode and rulings of a match."""

    edition: str
    division: Division
    players: int = 3
    mode: Mode = Mode.OPEN
    profile: str = "mlag"
    rulings: tuple[tuple[str, str], ...] = ()
    years: Years | None = None
    """Which of the alternating lists is played; none leaves it to the ruling on other years."""
    fixed: tuple[Chosen, ...] | None = None
    """A house term: these variations are in force in every shake, and nobody chooses. An empty one
    plays without variations; none leaves the choice to the players, as the book does (II-B)."""
    round_minutes: int = ROUND_SECONDS // 60
    """After how many minutes the round's time is called (XI-B)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise."""
        return seats_of(self.players)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return _game(self.edition)

    @property
    def book(self) -> AnyEdition:
        """The rule book."""
        return _book(self.edition)

    @property
    def procedure(self) -> Procedure:
        """How the book has the game played, under the house terms of this match."""
        return _procedure(self.edition, self.fixed is None)

    @property
    def list_of_variations(self) -> DivisionRules[ShakeRules]:
        """The list of the division."""
        return _list(self.edition, self.division)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The lines of that list from which players choose in the years that are played.

        Of a house that has fixed the variations, the lines of those.
        """
        offers = self.list_of_variations.offers
        if self.fixed is not None:
            names = [self.book.catalogue.named(chosen.name).name for chosen in self.fixed]
            return tuple(offer for offer in offers if offer.name in names)
        return tuple(offer for offer in offers if offer.is_played(self.years))

    @property
    def list_code(self) -> str:
        """The code of the list that is played: by the house, by the year, or the only one."""
        if self.fixed is not None:
            return "fixed" if self.fixed else "none"
        return self.years.name.lower() if self.years else ""

    def title_of(self, chosen: Chosen) -> str:
        """Return what the book calls a choice."""
        return self.book.title_of(self.division, chosen)

    @property
    def deals_cards(self) -> bool:
        """Whether cards are dealt."""
        return self.game is ON_SETS

    def in_force(self, chosen: tuple[Chosen, ...]) -> ShakeRules:
        """The rules of a shake with these variations, and with those that the house has fixed.

        At an open table anything can be circled: what is no variation of the game changes nothing.
        """
        return _in_force(self, chosen)

    def knows(self, chosen: Chosen) -> bool:
        """Whether the game has a variation of that name, offered or not."""
        return chosen.name in self.book.catalogue.names


LISTS = {"odd": Years.ODD, "even": Years.EVEN, "both": Years.BOTH}
"""The lists a table may order; nothing orders the list of the book's own year (decision 18)."""


def years_of(edition: str, ordered: str = "") -> Years | None:
    """Which list is played under a book if this is ordered; none where nothing alternates."""
    book = _book(edition)
    return LISTS.get(ordered, book.years) if book.alternates else None


@lru_cache
def _game(edition: str) -> AnyGame:
    return next(game for game in GAMES if game.edition(edition) is not None)


@lru_cache
def _book(edition: str) -> AnyEdition:
    book: AnyEdition | None = _game(edition).edition(edition)
    assert book is not None
    return book


@lru_cache
def _procedure(edition: str, chooses: bool) -> Procedure:
    book = find_procedure(edition)
    return book if chooses else replace(book, variations=False)


@lru_cache
def _list(edition: str, division: Division) -> DivisionRules[ShakeRules]:
    division_rules = _book(edition).division(division)
    if division_rules is None:
        raise ValueError(f"expected a division of {edition}, got {division.value!r}")
    return division_rules


@lru_cache(maxsize=512)
def _in_force(terms: Terms, chosen: tuple[Chosen, ...]) -> ShakeRules:
    known = tuple(filter(terms.knows, (*(terms.fixed or ()), *chosen)))
    rules: ShakeRules = terms.book.in_force(
        terms.division, known, terms.profile, dict(terms.rulings)
    )
    return rules
