"""The result of an analysis: how the mat stood, what was decided, what was found.

``docs/reference/analysis.md`` defines each of these for people.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from goalsetter.play import Action, Record, Seat, Step
from goalsetter.solver import Answer, Certificate, Exhausted


class DecisionKind(StrEnum):
    """The kinds of decision."""

    GOAL = "goal"
    MOVE = "move"
    SILENCE = "silence"
    """Not to challenge, where a challenge was right."""
    CHALLENGE = "challenge"
    FORCEOUT = "forceout"
    NO_GOAL = "no-goal"
    SIDE = "side"
    PAPER = "paper"
    CHECK = "check"


class AnalysisCode(StrEnum):
    """The kinds of finding at an action."""

    ALLOWED_NOW = "allowed-now"
    """The move let a Solution be built with one more cube, and need not have."""
    MADE_IMPOSSIBLE = "made-impossible"
    IMPOSSIBLE_GOAL = "impossible-goal"
    FORCED = "forced"
    """Every move would have left something to challenge."""
    MISSED_NOW = "missed-now"
    MISSED_IMPOSSIBLE = "missed-impossible"
    MISSED_FORCEOUT = "missed-forceout"
    RIGHT_CHALLENGE = "right-challenge"
    FALSE_CHALLENGE = "false-challenge"
    RIGHT_FORCEOUT = "right-forceout"
    FALSE_FORCEOUT = "false-forceout"
    FORCEOUT_ACCEPTED = "forceout-accepted"
    """Opponents let a forceout stand that is not right."""
    RIGHT_NO_GOAL = "right-no-goal"
    FALSE_NO_GOAL = "false-no-goal"
    NO_GOAL_ACCEPTED = "no-goal-accepted"
    """Opponents agreed that there is no Goal, and there was one."""
    RIGHT_SIDE = "right-side"
    WRONG_SIDE = "wrong-side"
    RIGHT_PAPER = "right-paper"
    WRONG_PAPER = "wrong-paper"
    GOAL_NOT_TOLD = "goal-not-told"
    """The paper after a contested "No Goal" tells no Goal, so it cannot be judged."""
    WRONG_AVOID = "wrong-avoid"
    """The move that a paper names would not have avoided the flub."""
    UNREAD_AVOID = "unread-avoid"
    """The move that a paper names could not be read."""
    NO_PAPER = "no-paper"
    """A Solution could be built, and none was presented by one who had to."""
    WRONG_ACCEPTED = "wrong-accepted"
    AMBIGUOUS_ACCEPTED = "ambiguous-accepted"
    RIGHT_PAPER_LOST = "right-paper-lost"
    """Nothing was wrong with the paper, but it did not count."""
    WELL_CHECKED = "well-checked"
    TIME_TROUBLE = "time-trouble"
    UNDECIDED = "undecided"


Proof = Certificate | Exhausted


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionStanding:
    """How the mat stood after an action, by the solver."""

    number: int
    """The action, counted from 1 in the log."""
    shake: int
    mover: Seat
    """The player against whom a challenge would have been."""
    now: Answer | None
    """Whether one more cube was enough; nothing where nobody may ask."""
    possible: Answer
    """Whether any Solution was left."""
    needs: int | None = None
    """How many cubes from Resources the Solution needs that was found."""
    least: bool = False
    """Whether it is proved that no Solution takes fewer cubes from Resources."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisFinding:
    """One thing that is worth a comment."""

    code: AnalysisCode
    number: int
    shake: int
    seats: tuple[Seat, ...]
    clause: str
    claim: str = ""
    """The claim that was made, or could have been."""
    witness: tuple[str, ...] = ()
    """A Solution that the judge accepts."""
    goal: str = ""
    """The Goal that goes with it, where the question was whether there is any."""
    proof: Proof | None = None
    better: Action | None = None
    """A move that would have left nothing to challenge."""
    bonus: Action | None = None
    """The bonus move before it, where no move of one cube was safe."""
    first: bool = False
    """Whether it was the first flub of its shake."""
    details: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One decision, with the points that were at stake."""

    number: int
    shake: int
    seat: Seat
    kind: DecisionKind
    right: bool | None
    """Nothing, where the solver could not decide."""
    best: int = 0
    """The points of the right decision, by the book."""
    brought: int = 0
    """The points of this one, at most as many."""
    code: AnalysisCode | None = None

    @property
    def lost(self) -> int:
        """Points given away."""
        return self.best - self.brought


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """How long a player took for an action, in milliseconds."""

    number: int
    shake: int
    seat: Seat
    took: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShakeAnalysis:
    """The analysis of one shake."""

    shake: int
    standings: tuple[PositionStanding, ...] = ()
    findings: tuple[AnalysisFinding, ...] = ()
    decisions: tuple[Decision, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """The analysis of a match, in the order of its actions."""

    record: Record
    steps: tuple[Step, ...]
    standings: tuple[PositionStanding, ...]
    findings: tuple[AnalysisFinding, ...]
    decisions: tuple[Decision, ...]
    spans: tuple[Span, ...]

    def of(self, seat: Seat) -> tuple[Decision, ...]:
        """Return a player's decisions, as far as the solver could tell whether they were right."""
        return tuple(d for d in self.decisions if d.seat == seat and d.right is not None)

    def accuracy(self, seat: Seat) -> Fraction | None:
        """The share of points kept; nothing for one who decided nothing."""
        decided = self.of(seat)
        best = sum(decision.best for decision in decided)
        return Fraction(sum(decision.brought for decision in decided), best) if best else None
