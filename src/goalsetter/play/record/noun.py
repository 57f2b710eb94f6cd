"""The record of a match as a value: terms, names, what was done, and remarks on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from goalsetter.play.actions import Action
from goalsetter.play.seat import Seat
from goalsetter.play.terms import Terms

VERSION = 1
"""The version of the format."""

MAX_TEXT = 1_000_000
"""How many characters a record may have."""

MAX_ACTIONS = 5_000
"""How many actions a record may have: ten times a long match."""

MAX_WORDS = 1_000
"""How many words one action may have: a position with every cube and card has a hundred."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark on an action, by its number; 0 stands before the first one."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A program's finding at an action, by its number: a code, and parts by name."""

    number: int
    code: str
    parts: tuple[tuple[str, str], ...] = ()


N = TypeVar("N", Remark, Mark)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match: everything that replaying it needs, and what people want to know beside it."""

    terms: Terms
    names: tuple[tuple[Seat, str], ...] = ()
    """Players' names by seat, kept in the order of the seats."""
    headers: tuple[tuple[str, str], ...] = ()
    """Event, place, date and whatever else is told, as text."""
    log: tuple[Action, ...] = ()
    remarks: tuple[Remark, ...] = ()
    """Kept in the order of the actions."""
    marks: tuple[Mark, ...] = ()
    """Kept in the order of the actions."""
    version: int = VERSION

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(sorted(self.names, key=lambda pair: pair[0])))
        object.__setattr__(self, "remarks", self._ordered(self.remarks))
        object.__setattr__(self, "marks", self._ordered(self.marks))

    def _ordered(self, notes: tuple[N, ...]) -> tuple[N, ...]:
        """Remarks or marks in the order of the actions, each on one that there is."""
        ordered = tuple(sorted(notes, key=lambda note: note.number))
        if ordered and not 0 <= ordered[0].number <= ordered[-1].number <= len(self.log):
            raise ValueError(f"expected remarks on 0 to {len(self.log)} actions, got {ordered!r}")
        return ordered

    def name(self, seat: Seat) -> str:
        """A player's name: the seat, if no name is told."""
        return dict(self.names).get(seat) or seat

    def remarks_on(self, number: int) -> tuple[str, ...]:
        """The remarks on an action, counted from 1; 0 is before the first."""
        return tuple(remark.text for remark in self.remarks if remark.number == number)


@dataclass(frozen=True, slots=True)
class Claimed:
    """The result that a line claims for the actions before it, or which shake begins there."""

    line: int
    number: int
    """How many actions stand before it."""
    text: str
    shake: int = 0
    """The number of the shake, if the line is the heading of one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordReading:
    """A record with the places of its lines: the line of each action, and what lines claim."""

    record: Record
    lines: tuple[int, ...] = ()
    claims: tuple[Claimed, ...] = ()
