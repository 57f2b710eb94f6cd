"""The best moments of a match: right decisions only, of two kinds where there are two."""

from __future__ import annotations

from goalsetter.coach import Analysis, Decision, DecisionKind, best_moments
from goalsetter.play import Mode, Record, Seat, Terms
from goalsetter.rules import Division

A, B = Seat("A"), Seat("B")
TERMS = Terms(
    edition="mlag-basic-equations-2019-20", division=Division.MIDDLE, players=2, mode=Mode.OPEN
)


def decided(
    number: int, kind: DecisionKind, *, right: bool | None = True, best: int = 6
) -> Decision:
    """A decision of Ada's."""
    return Decision(number=number, shake=1, seat=A, kind=kind, right=right, best=best)


def moments(*decisions: Decision) -> list[int]:
    """The numbers of Ada's best moments."""
    analysis = Analysis(
        record=Record(terms=TERMS),
        steps=(),
        standings=(),
        findings=(),
        decisions=decisions,
        spans=(),
    )
    assert best_moments(analysis, B) == ()
    return [decision.number for decision in best_moments(analysis, A)]


def test_two_kinds_come_before_two_of_a_kind() -> None:
    """Two right papers and a side: one of each, in the order of the match."""
    paper, side = DecisionKind.PAPER, DecisionKind.SIDE
    assert moments(decided(3, side, best=4), decided(5, paper), decided(9, paper)) == [3, 5]
    assert moments(decided(5, paper), decided(9, paper), decided(12, paper)) == [5, 9]


def test_nobody_is_praised_for_what_is_wrong_or_not_known() -> None:
    """Neither for silence, which nobody saw."""
    assert (
        moments(
            decided(1, DecisionKind.GOAL, right=None),
            decided(2, DecisionKind.CHALLENGE, right=False),
            decided(3, DecisionKind.SILENCE),
        )
        == []
    )


def test_more_at_stake_comes_first() -> None:
    """A challenge for six points is told before moves that cost nothing."""
    move, call = DecisionKind.MOVE, DecisionKind.CHALLENGE
    rest = [decided(number, move, best=2) for number in range(2, 6)]
    assert moments(*rest, decided(8, call)) == [2, 8]
