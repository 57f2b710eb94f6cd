"""The work of a class: assignments, milestones, seating, seasons, adoption, and letters."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.api import Order
from goalsetter.server.wire.base import Body


class NewAssignment(Body):
    """Something is assigned to a class."""

    kind: str
    """A kind of work: "lesson", "level"."""
    what: str
    amount: int = 1
    due: int = 0
    """When it is to be done, in milliseconds since 1970, as all times here; 0 for no day."""


class AssignmentEntry(Body):
    """An assignment as a page shows it."""

    id: str
    kind: str
    what: str
    title: str
    address: str
    """Where a child does it."""
    amount: int
    due: int
    late: bool
    """Whether the day is past."""
    is_done: bool = False
    """For a child: whether it has done it."""
    done_by: list[str] = []
    """For a coach: the ids of the children who have done it."""


class WorkList(Body):
    """Assignments, those due first in front."""

    assignments: list[AssignmentEntry]


class MilestoneEntry(Body):
    """Something that was done for the first time: a lesson to its end, a level."""

    kind: str
    what: str


class MilestoneList(Body):
    """Everything that a child has done."""

    reached: list[MilestoneEntry]


class SeasonOrder(Body):
    """The next season of a class: those who come along, all if none is named."""

    name: str
    children: list[str] = []
    promote: bool = True
    """Whether everybody goes up a grade, and into the division of that grade."""


class PromotionOrder(Body):
    """Some children of a class, all if none is named, go up a grade."""

    children: list[str] = []


class AdoptionOrder(Body):
    """A child comes from elsewhere: by its card, and by the word of its guardian."""

    word: str
    key: str = ""
    """The key in the card's picture, or else what is printed on the card:"""
    class_code: str = ""
    nickname: str = ""
    words: str = ""


class WordOrder(Body):
    """A guardian gives the word; ``leave`` hands the child over, else both answer for it."""

    leave: bool = False


class WordMade(Body):
    """The word of a guardian: it is shown once, and works once."""

    word: str
    ends: int


class ToolsOrder(Body):
    """Tools that a coach opens for the tables of a class, or stops; None leaves it."""

    hints: bool | None = None
    phrases: bool | None = None
    variations: bool | None = None
    paused: bool | None = None


class SeatingOrder(Body):
    """A class is seated: in a room opened for it, or in the next round of the one it has."""

    way: Literal["lot", "level", "hand"] = "lot"
    children: list[str] = []
    """Those who play; by hand they stand in ``groups``. None is everybody who has come in."""
    groups: list[list[str]] = []
    order: Order | None = None
    """The tables of a new room; None for another round in the room that is open."""
    anyway: bool = False
    """Whether matches that still go on end."""


class LetterEntry(Body):
    """A letter to a guardian: a class is deleted on a day, or was."""

    id: str
    name: str
    at: int
    ends: int
    kind: Literal["class-ending", "class-gone"]


class LetterList(Body):
    """The letters to a grown-up, the newest first."""

    letters: list[LetterEntry]


class PromotionMade(Body):
    """How many children went up a grade."""

    count: int
