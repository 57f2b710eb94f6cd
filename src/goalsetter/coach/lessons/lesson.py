"""A lesson and a course: rows of positions, each with what is asked there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from goalsetter.coach.lessons.reply import Reply, ReplyCode
from goalsetter.play import Action, Seat, Setup, State, Terms, action

LEARNER, PARTNER = Seat("A"), Seat("B")
"""The learner, and the partner whose part the position plays."""

TAUGHT = frozenset(
    kind.do
    for kind in (
        *(action.SetGoalDown, action.Move, action.PickUpBlock, action.PutDownBlock),
        *(action.Challenge, action.Present, action.DoNotPresent, action.Accept, action.Reject),
    )
)
"""The kinds of action that a lesson knows; others are left for the table."""


class Ask(Protocol):
    """A task of a lesson."""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Reply to a deed that decides the lesson."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One position with a task."""

    name: str
    """Its sentences stand under ``lesson-``, the game and this name."""
    clause: str
    """Where the book says what the lesson teaches."""
    given: Setup
    asks: Ask
    shown: Action
    """A deed that does what is asked."""
    wrong: tuple[tuple[Action, ReplyCode], ...]
    """Deeds that do not, each with the reply to it."""
    now: bool = False
    """Whether a Solution can be built with at most one more cube, as the text has it."""
    possible: bool = True
    """Whether a Solution can be built at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """All lessons of one game, in their order, and the terms by which they are played."""

    game: str
    terms: Terms
    lessons: tuple[Lesson, ...]
