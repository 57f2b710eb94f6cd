"""A lesson and a course: rows of positions, each with what is asked there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from goalsetter.coach.lessons.reply import Reply, ReplyCode
from goalsetter.play import Action, Seat, Setup, State, Terms, action
from goalsetter.rules import Chosen

LEARNER, PARTNER = Seat("A"), Seat("B")
"""The learner, and the partner whose part the position plays."""

TAUGHT = frozenset(
    kind.do
    for kind in (
        *(action.SetGoalDown, action.Move, action.PickUpBlock, action.PutDownBlock),
        *(action.Challenge, action.Present, action.DoNotPresent, action.Accept, action.Reject),
        *(action.Shift, action.AddToGoal),
    )
)
"""The kinds of action that a lesson knows; others are left for the table."""


class Ask(Protocol):
    """A task of a lesson."""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Reply to a deed that decides the lesson."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz:
    """A question about a position, with a finite set of answers."""

    options: tuple[str, ...]
    """Numbers, cards, or papers as they are typed; codes of sentences where ``worded``."""
    right: frozenset[str]
    """All the options that are to be chosen."""
    about: str = ""
    """The expression that is to be read, as it is typed."""
    many: bool = False
    """Whether several options may be chosen."""
    worded: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One position with a task."""

    name: str
    """Its sentences stand under ``lesson-``, the words of its course and this name."""
    clause: str
    """Where the book says what the lesson teaches."""
    given: Setup
    asks: Ask
    shown: Action
    """A deed that does what is asked; the position itself where a question is asked."""
    wrong: tuple[tuple[Action, ReplyCode], ...] = ()
    """Deeds that do not, each with the reply to it."""
    quiz: Quiz | None = None
    also: frozenset[str] = frozenset()
    """Kinds of deeds that it teaches beside those that all lessons know."""
    now: bool = False
    """Whether a Solution can be built with at most one more cube, as the text has it."""
    possible: bool = True
    """Whether a Solution can be built at all."""

    @property
    def taught(self) -> frozenset[str]:
        """The kinds of deeds that it knows; others are left for the table."""
        return TAUGHT | self.also


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """Lessons in their order, and the terms by which they are played."""

    game: str
    terms: Terms
    lessons: tuple[Lesson, ...]
    name: str = ""
    """Where it stands in an address, if not under its game."""
    words: str = ""
    """Where its sentences stand, if not under its game."""
    variation: Chosen | None = None
    """The variation that it teaches, if it teaches one."""

    @property
    def address(self) -> str:
        """The course in an address: its game, its name, or book, division and variation."""
        return self.name or self.game

    @property
    def said(self) -> str:
        """The word under which its sentences stand."""
        return self.words or self.game
