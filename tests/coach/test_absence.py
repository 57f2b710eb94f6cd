"""The absent decide nothing, and papers that two checkers see differently (X-A, X-D)."""

from __future__ import annotations

import pytest

from goalsetter.coach import analyse
from goalsetter.play import Seat, read_record

HEAD = """Goalsetter record 1
Edition: mlag-equations-2018-19
Division: middle
Mode: open
Players: 3

0:00 A given
 .. phase: move
 .. goal-setter: C
 .. turn: A
 .. last-mover: C
 .. goal: 7
 .. required: 2
 .. resources: 4 8 5 + 9
"""


def test_who_is_away_missed_nothing() -> None:
    """X-D: no chance, no flub and no points of one who is not there."""
    record = read_record(
        HEAD
        + """0:10 C leaves table with a stand-in
0:20 A moves + to permitted
0:30 B moves 8 to forbidden
0:40 C lifts block
0:42 C challenges now
1:00 C presents "2+5=7"
1:10 A presents "2+5=7"
1:20 A accepts C
1:21 B accepts C
1:22 B accepts A
1:23 C accepts A
"""
    )
    analysis = analyse(record)
    missed = [f.seats for f in analysis.findings if f.code == "missed-now"]
    assert missed == [(Seat("B"),)]
    assert analysis.accuracy(Seat("C")) is None


def test_one_checker_accepts_what_another_rejects() -> None:
    """X-A: who wrote nothing and accepted a wrong paper scores as one who was wrong."""
    record = read_record(
        HEAD
        + """0:20 A moves 8 to forbidden
0:30 B lifts block
0:32 B challenges now
1:00 B presents "2x5=7"
1:10 C presents nothing
1:20 C accepts B
1:30 A rejects B because unequal
"""
    )
    analysis = analyse(record)
    found = [(f.code.value, f.seats) for f in analysis.findings if f.number == len(record.log)]
    assert ("wrong-accepted", (Seat("C"),)) in found
    (check,) = [d for d in analysis.of(Seat("C")) if d.kind == "check"]
    assert (check.best, check.brought) == (6, 2)


@pytest.mark.parametrize("last", ["moves + to permitted", "moves 8 to forbidden"])
def test_a_record_that_is_broken_off_blames_nobody_for_what_may_still_come(last: str) -> None:
    """The last position is still open."""
    analysis = analyse(read_record(HEAD + f"0:20 A {last}\n"))
    assert not [f for f in analysis.findings if f.code.value.startswith("missed") and f.number == 2]
