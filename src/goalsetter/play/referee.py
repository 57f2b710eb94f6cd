"""The referee who rules on a paper that checkers dispute: the judge room, or one in its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from goalsetter.cubes import LaidGoal, Mat, SetGoal
from goalsetter.errors import NotationError
from goalsetter.judge import Verdict
from goalsetter.notation import parse_goal, parse_set_goal
from goalsetter.play.changes import take_all
from goalsetter.play.copying import replace
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.in_force import chosen, mat_of
from goalsetter.play.state import Paper, Shake, State
from goalsetter.play.verdicts import Brief, verdict_of
from goalsetter.rules import BURDENS, ChallengeKind

if TYPE_CHECKING:
    from goalsetter.play.view import View


class Matter(StrEnum):
    """The point on which a referee is asked about a paper."""

    REASON = "reason"
    AMBIGUITY = "ambiguity"
    VALUE = "value"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """A paper, and what is said against it."""

    state: State
    paper: Paper
    matter: Matter
    reason: str = ""
    said: str = ""
    """The checker's own words."""
    regrouped: str = ""


class Referee(Protocol):
    """Rules on papers that checkers dispute."""

    def upholds(self, dispute: Dispute) -> bool | None:
        """Whether what is said against the paper holds; nothing if that is for a person to say.

        Of the value it is asked whether it misses the Goal.
        """

    def names(self, dispute: Dispute) -> str:
        """The fault that is there, where a reason was upheld: a ruling never names another."""


def verdict_on(state: State, paper: Paper) -> Verdict:
    """Everything the judge room finds in a paper, raised or not."""
    return verdict_of(brief_on(state, paper))


def brief_on(state: State, paper: Paper) -> Brief:
    """Everything that the verdict on a paper depends on."""
    return Brief(
        terms=state.terms,
        named=chosen(state.shake),
        mat=mat_of(state.shake) if not paper.goal else _contested(state, paper),
        texts=paper.texts,
        after=presented_after(state.shake),
    )


def presented_after(shake: Shake | View) -> ChallengeKind:
    """How much of the Resources a paper may use (VII-B-3, VIII, XI-B)."""
    if shake.challenge is not None:
        every = BURDENS[shake.challenge.claim].all_resources
        return ChallengeKind.IMPOSSIBLE if every else ChallengeKind.NOW
    if shake.forceout_by:
        return ChallengeKind.NOW
    return ChallengeKind.IMPOSSIBLE if shake.stopped else ChallengeKind.LAST_CUBE


def _contested(state: State, paper: Paper) -> Mat:
    """After "No Goal": the Goal that the writer lays from the Resources himself (IV-D-2)."""
    goal = read_goal(state, paper.goal)
    left = take_all(state.shake.resources, goal_cubes(goal)) if goal else None
    if goal is None or left is None:
        return mat_of(state.shake)
    return mat_of(replace(state.shake, goal=goal, resources=left))


def read_goal(state: State, written: str) -> LaidGoal | SetGoal | None:
    """A Goal in the notation of the game; nothing if it cannot be read."""
    try:
        return parse_set_goal(written) if state.terms.deals_cards else parse_goal(written)
    except NotationError:
        return None
