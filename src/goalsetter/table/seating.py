"""Seats, by which rules, with which clocks: what is agreed before a table opens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from goalsetter.bots import Bot, bot_named
from goalsetter.play import Seat, Terms
from goalsetter.solver import Budget
from goalsetter.table.pace import Pace

THOUGHT = Budget(steps=20_000_000)
"""The most that one thought of a bot may cost."""

USUAL_LEVEL = "fifth-grade"
"""The level of bots where nobody asks for another."""
STAND_IN = USUAL_LEVEL
"""The level of the bot that plays in the seat of somebody who has left."""


class PaperHelp(StrEnum):
    """How much a writer is told of a paper before it is handed in."""

    NOTHING = "nothing"
    FORM = "form"
    """Whether it can be read, which cubes it uses, and where brackets would leave no doubt."""
    EVERYTHING = "everything"
    """Also what it makes, and every fault that the judge would find."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """The holder of a seat: a person, or a bot with the name of its level."""

    name: str
    bot: Bot | None = None
    level: str = ""
    stands_in: bool = False
    """Whether the bot plays for a person of this name, who has left."""

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be waited for."""
        return self.bot is None

    def here(self, here: bool) -> Player:
        """The player, or a bot in the seat of a person who is not here."""
        if here:
            return Player(name=self.name) if self.stands_in else self
        if not self.is_person:
            return self
        return Player(name=self.name, bot=bot_named(STAND_IN), level=STAND_IN, stands_in=True)


@dataclass(frozen=True, kw_only=True)  # no slots: it remembers who are people
class Seating:
    """All that a table needs to know, beside what is done at it."""

    terms: Terms
    players: tuple[Player, ...]
    """One for each seat, clockwise."""
    seed: int = 0
    """All chance at the table comes of it; nobody who plays may know it."""
    pace: Pace = Pace.TOURNAMENT
    shakes: int | None = None
    """After how many shakes the match is over; none plays on until the round ends."""
    between: int | None = None
    """After how many milliseconds the next shake is called; none waits until all are ready."""
    choosing: bool = False
    """Whether people choose the number of cards, and in Elementary V and Λ, and not chance (On-Sets
    II)."""
    paper_help: PaperHelp = PaperHelp.FORM
    longest_thought: int | None = None
    """After how many milliseconds a bot acts at the latest; none lets each take its time."""
    budget: Budget = THOUGHT
    begun_after: int = 0
    """How many of the first actions were played in another match, from whose position it began."""

    def __post_init__(self) -> None:
        if len(self.players) != self.terms.players:
            wanted, came = self.terms.players, len(self.players)
            raise ValueError(f"expected a player for each of {wanted} seats, got {came}")

    def player(self, seat: Seat) -> Player:
        """The holder of a seat."""
        return self.players[self.terms.seats.index(seat)]

    @cached_property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.terms.seats if self.player(seat).is_person)

    @cached_property
    def choosers(self) -> frozenset[Seat]:
        """The seats whose own word is waited for before cubes are set out or cards dealt."""
        return frozenset(self.people) if self.choosing else frozenset()

    @cached_property
    def bots(self) -> tuple[Seat, ...]:
        """The seats of bots."""
        return tuple(seat for seat in self.terms.seats if not self.player(seat).is_person)

    def without(self, absent: frozenset[Seat]) -> Seating:
        """The seating when these have left and stand-ins play for them."""
        pairs = zip(self.terms.seats, self.players, strict=True)
        return replace(self, players=tuple(pair.here(seat not in absent) for seat, pair in pairs))
