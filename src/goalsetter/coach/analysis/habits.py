"""Habits of a player: what is done again and again, and what to practise."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from goalsetter.coach.analysis.result import Analysis, AnalysisCode
from goalsetter.play import Seat

MOST = 3
"""How many things to practise are named."""


class Topic(StrEnum):
    """The things that can be practised."""

    SEE_NOW = "see-now"
    SEE_IMPOSSIBLE = "see-impossible"
    SAFE_MOVES = "safe-moves"
    GOALS = "goals"
    PATIENCE = "patience"
    FORCEOUTS = "forceouts"
    SIDES = "sides"
    WRITING = "writing"
    PRESENTING = "presenting"
    CHECKING = "checking"
    CLOCK = "clock"


TOPICS: dict[AnalysisCode, Topic] = {
    AnalysisCode.ALLOWED_NOW: Topic.SAFE_MOVES,
    AnalysisCode.MADE_IMPOSSIBLE: Topic.SAFE_MOVES,
    AnalysisCode.IMPOSSIBLE_GOAL: Topic.GOALS,
    AnalysisCode.FALSE_NO_GOAL: Topic.GOALS,
    AnalysisCode.NO_GOAL_ACCEPTED: Topic.GOALS,
    AnalysisCode.MISSED_NOW: Topic.SEE_NOW,
    AnalysisCode.MISSED_IMPOSSIBLE: Topic.SEE_IMPOSSIBLE,
    AnalysisCode.MISSED_FORCEOUT: Topic.FORCEOUTS,
    AnalysisCode.FALSE_FORCEOUT: Topic.FORCEOUTS,
    AnalysisCode.FORCEOUT_ACCEPTED: Topic.FORCEOUTS,
    AnalysisCode.FALSE_CHALLENGE: Topic.PATIENCE,
    AnalysisCode.WRONG_SIDE: Topic.SIDES,
    AnalysisCode.WRONG_PAPER: Topic.WRITING,
    AnalysisCode.WRONG_AVOID: Topic.FORCEOUTS,
    AnalysisCode.NO_PAPER: Topic.PRESENTING,
    AnalysisCode.WRONG_ACCEPTED: Topic.CHECKING,
    AnalysisCode.AMBIGUOUS_ACCEPTED: Topic.CHECKING,
    AnalysisCode.RIGHT_PAPER_LOST: Topic.WRITING,
    AnalysisCode.TIME_TROUBLE: Topic.CLOCK,
}
"""The practice that each mistake asks for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """One player in one match."""

    seat: Seat
    decisions: int
    right: int
    best: int
    kept: int
    undecided: int
    counts: tuple[tuple[AnalysisCode, int], ...]
    """How often each thing was found, the most frequent first."""
    practise: tuple[Topic, ...]
    """Two or three things, those first that cost the most."""
    milliseconds: int
    """All the time that the player took."""
    slowest: int


def habits_of(analysis: Analysis, seat: Seat) -> Habits:
    """Sum up a player's decisions and findings."""
    decided = analysis.of(seat)
    counts = Counter(finding.code for finding in analysis.findings if seat in finding.seats)
    spans = [span.took for span in analysis.spans if span.seat == seat]
    return Habits(
        seat=seat,
        decisions=len(decided),
        right=sum(decision.right is True for decision in decided),
        best=sum(decision.best for decision in decided),
        kept=sum(decision.brought for decision in decided),
        undecided=sum(d.seat == seat and d.right is None for d in analysis.decisions),
        counts=tuple(sorted(counts.items(), key=lambda row: (-row[1], row[0]))),
        practise=topics_for(analysis, seat, counts),
        milliseconds=sum(spans),
        slowest=max(spans, default=0),
    )


def costs_of(analysis: Analysis, seat: Seat) -> Counter[Topic]:
    """Return the points that a player lost by each topic."""
    lost: Counter[Topic] = Counter()
    for decision in analysis.of(seat):
        if decision.code in TOPICS:
            lost[TOPICS[decision.code]] += decision.lost
    return lost


def topics_for(analysis: Analysis, seat: Seat, counts: Counter[AnalysisCode]) -> tuple[Topic, ...]:
    """Return the topics by points lost, then by how often."""
    lost = costs_of(analysis, seat)
    often: Counter[Topic] = Counter()
    for code, count in counts.items():
        if code in TOPICS:
            often[TOPICS[code]] += count
    # By name in the end, so that two reports of one match are the same.
    ranked = sorted(often, key=lambda topic: (-lost[topic], -often[topic], topic))
    return tuple(ranked[:MOST])
