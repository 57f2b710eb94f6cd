"""Checkers on papers: accepting, rejecting, and proving ambiguity (VII-C-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from goalsetter.play.actions.base import Action, Beside, Door, Rule
from goalsetter.play.actions.listing import Candidate, Lister
from goalsetter.play.actions.need import checks
from goalsetter.play.changes import read_by
from goalsetter.play.effects import ambiguity, checking
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import AT_ONCE, IN_PERSON, SAYING, SEAT, TEXT, WORD
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import State
from goalsetter.rules import Fault

__all__ = [
    "Accept",
    "PointOutError",
    "ProveAmbiguity",
    "Reject",
    "ShowNothing",
    "WorkTogether",
]

WRITER = Slot("writer", SEAT)
OTHER = "other"
"""The reason against a paper that is said in a checker's own words."""


def list_stands(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the stands that need no words, on every paper that a seat may speak about."""
    for writer in read_by(state, seat):
        for kind in (Accept, PointOutError, WorkTogether, ShowNothing):
            yield kind, {"writer": writer}, ()


PAPERS = Lister(80, list_stands, read_by)


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Action):
    """Accept a writer's paper as correct."""

    do: ClassVar[str] = "accept"
    rule: ClassVar[Rule] = Rule(
        checking.check_accept,
        checking.accept,
        says("accepts", WRITER),
        insulates=True,
        needs=checks,
        lister=PAPERS,
        beside=Beside.PAPERS,
    )
    writer: Seat


def try_rejection(state: State, seat: Seat) -> Iterator[Action]:
    """Try to reject every paper that a seat may speak about."""
    for writer in read_by(state, seat):
        yield Reject(by=seat, at=state.now, writer=writer)


def refuse_bare_rejection(action: Reject, door: Door) -> Fault | None:
    """VII-C-4: a reason is given; words of one's own only where a person can weigh them."""
    own_words = bool(action.said.strip()) and door.judged
    says_why = own_words if action.reason == OTHER else bool(action.reason)
    return None if says_why else Fault.NO_BARE_REFUSAL


@dataclass(frozen=True, slots=True, kw_only=True)
class Reject(Action):
    """Reject a writer's paper, with a reason."""

    do: ClassVar[str] = "reject"
    rule: ClassVar[Rule] = Rule(
        checking.check_reject,
        checking.reject,
        says("rejects", WRITER, Slot("reason", WORD, "because"), SAYING, IN_PERSON),
        insulates=True,
        rightly=lambda before, after, action: checking.proved(before, after, action.writer),
        needs=checks,
        probes=try_rejection,
        gate=refuse_bare_rejection,
        taken=lambda action, judged: replace(action, in_person=judged and action.reason == OTHER),
        beside=Beside.PAPERS,
    )
    writer: Seat
    reason: str = ""
    said: str = ""
    in_person: bool = False
    """A person in the judge's seat rules on the words that were said."""


def try_proof(state: State, seat: Seat) -> Iterator[Action]:
    """Try to prove every paper ambiguous, alone and at the same time as another."""
    for writer in read_by(state, seat):
        for together in (False, True):
            yield ProveAmbiguity(by=seat, at=state.now, writer=writer, simultaneous=together)


def hand_in_unread(action: ProveAmbiguity, judged: bool) -> Action:
    """Always handed in unread, and joint only if the other checker says so too (VII-C-4-h).

    So no checker takes another's chance from him.
    """
    del judged
    return replace(action, simultaneous=True, jointly_with=NOBODY)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProveAmbiguity(Action):
    """Show in writing a regrouping that spoils a paper.

    ``simultaneous`` hands it in: it is ruled on when the other checker is ready too. Without it
    the writer looks at it at once, and so ends all objections (VII-C-4-h).
    """

    do: ClassVar[str] = "prove_ambiguity"
    rule: ClassVar[Rule] = Rule(
        ambiguity.check_prove,
        ambiguity.prove,
        says(
            "proves ambiguity of",
            WRITER,
            Slot("regrouped", TEXT, "by"),
            Slot("jointly_with", SEAT, "with"),
            AT_ONCE,
        ),
        insulates=True,
        rightly=ambiguity.rightly,
        needs=checks,
        probes=try_proof,
        taken=hand_in_unread,
        beside=Beside.PAPERS,
    )
    writer: Seat
    regrouped: str = ""
    jointly_with: Seat = NOBODY
    simultaneous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkTogether(Action):
    """Prove ambiguity together with the other checker, or join the try that he has handed in."""

    do: ClassVar[str] = "work_together"
    rule: ClassVar[Rule] = Rule(
        ambiguity.check_together,
        ambiguity.work_together,
        says("works together on", WRITER),
        needs=checks,
        lister=PAPERS,
        beside=Beside.PAPERS,
    )
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowNothing(Action):
    """Say that one has nothing to show beside the other checker's try."""

    do: ClassVar[str] = "show_nothing"
    rule: ClassVar[Rule] = Rule(
        ambiguity.check_nothing,
        ambiguity.show_nothing,
        says("shows nothing of", WRITER),
        needs=checks,
        lister=PAPERS,
        beside=Beside.PAPERS,
    )
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOutError(Action):
    """Show a fault to the other checker after having accepted."""

    do: ClassVar[str] = "point_out_error"
    rule: ClassVar[Rule] = Rule(
        checking.check_point_out,
        checking.point_out,
        says("points out error of", WRITER),
        needs=checks,
        lister=PAPERS,
        beside=Beside.PAPERS,
    )
    writer: Seat
