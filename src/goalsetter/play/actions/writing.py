"""Sides, papers, and what checkers and judges say of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action
from goalsetter.play.seat import NOBODY, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSide(Action):
    """The Third Party takes a side: ``mover`` or ``challenger``."""

    do: ClassVar[str] = "take_side"
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoNotPresent(Action):
    """Present nothing."""

    do: ClassVar[str] = "do_not_present"


@dataclass(frozen=True, slots=True, kw_only=True)
class Present(Action):
    """Present a paper: an Equation or a Solution, two under Two Solutions.

    ``goal`` is the Goal that goes with it after a contested "No Goal"; ``avoid_move`` the move
    that would have avoided the flub (2011-12 ET17).
    """

    do: ClassVar[str] = "present"
    texts: tuple[str, ...]
    goal: str = ""
    avoid_move: str = ""
    indicated: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class IndicateEquation(Action):
    """Say which of several Equations on the paper is meant."""

    do: ClassVar[str] = "indicate_equation"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeEquation(Action):
    """Change what is written."""

    do: ClassVar[str] = "change_equation"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Action):
    """Accept a writer's paper as correct."""

    do: ClassVar[str] = "accept"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Reject(Action):
    """Reject a writer's paper, with a reason."""

    do: ClassVar[str] = "reject"
    writer: Seat
    reason: str = ""
    said: str = ""
    in_person: bool = False
    """A person in the judge's seat rules on the words that were said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProveAmbiguity(Action):
    """Show in writing a regrouping that spoils a paper.

    ``simultaneous`` hands it in: it is ruled on when the other checker is ready too. Without it
    the writer looks at it at once, and so ends all objections (VII-C-4-h).
    """

    do: ClassVar[str] = "prove_ambiguity"
    writer: Seat
    regrouped: str = ""
    jointly_with: Seat = NOBODY
    simultaneous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkTogether(Action):
    """Prove ambiguity together with the other checker, or join the try that he has handed in."""

    do: ClassVar[str] = "work_together"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowNothing(Action):
    """Say that one has nothing to show beside the other checker's try."""

    do: ClassVar[str] = "show_nothing"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOutError(Action):
    """Show a fault to the other checker after having accepted."""

    do: ClassVar[str] = "point_out_error"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(Action):
    """Give up one's own paper."""

    do: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskJudge(Action):
    """Ask a judge: whether it equals the Goal, something specific, or everything."""

    do: ClassVar[str] = "ask_judge"
    question: str
    writer: Seat = NOBODY
    about: str = ""
    """The fault that a specific question is about: a reason for which a paper is rejected."""
    in_person: bool = False
    """A person in the judge's seat answers about the value too (VII-C-4-i)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeAnswers(Action):
    """A judge answers the question that was asked: yes or no."""

    do: ClassVar[str] = "judge_answers"
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeRules(Action):
    """A judge rules a paper right or wrong, whatever was ruled before."""

    do: ClassVar[str] = "judge_rules"
    writer: Seat
    correct: bool
    said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StrikePenalty(Action):
    """A judge strikes a penalty, by its number in the match."""

    do: ClassVar[str] = "strike_penalty"
    penalty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialPenalty(Action):
    """A judge initials a penalty (XI-A note)."""

    do: ClassVar[str] = "initial_penalty"
    penalty: int
