"""The work of a class as it is kept: what was assigned, how far each child is, letters, totals.

Rows of accounts like all others: ``accounts`` lists them with their keys.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """Something that a class is to do by a day; ``kind`` is a row of ``accounts.assignments``."""

    id: str
    group: str
    kind: str
    what: str
    """The name of it among those of its kind: a lesson's address, a level, a skill."""
    amount: int = 1
    """How much of it, for kinds that are counted."""
    due: int = 0
    """When it is to be done, in milliseconds since 1970, as all times here; 0 for no day."""
    made: int = 0
    by: str = ""
    """The grown-up who assigned it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Milestone:
    """A child has done something for the first time: a lesson to its end, a level, a skill."""

    child: str
    kind: str
    what: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTotal:
    """Matches of seasons that are past, as sums: nothing is known of a single one any more."""

    child: str
    matches: int = 0
    millis: int = 0
    points: int = 0
    best: int = 0
    kept: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardianLetter:
    """A letter on the page of a grown-up: a class that nobody opens is to be deleted, or was."""

    id: str
    person: str
    group: str
    name: str
    """The name of the class; no child is named."""
    at: int
    ends: int
    """When the class is deleted, unless somebody opens it."""
    kind: str


ClassRow = Assignment | Milestone | PlayTotal | GuardianLetter
CLASS_KEYS: dict[type, tuple[str, ...]] = {
    Assignment: ("id",),
    Milestone: ("child", "kind", "what"),
    PlayTotal: ("child",),
    GuardianLetter: ("id",),
}
"""The fields by which a row of each kind is known."""
