"""Practice as it is kept: the tries of card holders, and objections to items.

Plain values, one for each row of a table, kept and found like those of accounts. Guests have no
tries here: their cards stay in their browser.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeTry:
    """One answer of a card holder to one item, and the grade that the schedule took from it."""

    id: str
    child: str
    item: str
    kind: str
    card: str
    """The card that it reviewed: a skill in a division, or one item that returns as itself."""
    at: int
    """The time of day, in milliseconds since 1970, as all times here."""
    standing: str
    hinted: bool
    millis: int
    grade: int
    """From 1 (again) to 4 (easy)."""
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemObjection:
    """Somebody thinks that an item is wrong: the item with the answer and the argument."""

    id: str
    item: str
    text: str
    answer: str
    argument: str
    at: int
    child: str = ""


PracticeRow = PracticeTry | ItemObjection
PRACTICE_KEYS: dict[type, tuple[str, ...]] = {
    PracticeTry: ("id",),
    ItemObjection: ("id",),
}
"""The fields by which a row of each kind is known."""
