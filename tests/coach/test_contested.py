"""Papers after a contested "No Goal": judged with the Goal that they tell (IV-D-2)."""

from __future__ import annotations

import pytest

from goalsetter.coach import analyse
from goalsetter.play import read_record

HEAD = """Goalsetter record 1
Edition: mlag-equations-2018-19
Division: middle
Mode: open
Players: 2

0:00 A given
 .. phase: goal
 .. goal-setter: A
 .. turn: A
 .. resources: {resources}
0:20 A declares no goal
0:30 B lifts block
0:32 B challenges no_goal
1:10 B presents {paper}
1:50 A accepts B
"""


@pytest.mark.parametrize(
    ("resources", "paper", "found"),
    [
        ("1 2 3 +", '"1+2 = 3" goal "3"', []),
        ("1 2 3 +", '"1+2 = 3"', []),
        ("1 2 3 +", '"1+2"', ["goal-not-told"]),
        ("1 2 3 +", '"1+3 = 3" goal "3"', ["wrong-paper"]),
        ("+ + + +", '"+"', ["goal-not-told"]),
    ],
)
def test_a_paper_tells_its_goal_or_is_said_not_to(
    resources: str, paper: str, found: list[str]
) -> None:
    """In a part of its own, or behind the sign of equality."""
    record = read_record(HEAD.format(resources=resources, paper=paper), strict=True)
    analysis = analyse(record)
    assert [each.code.value for each in analysis.findings if each.number == 5] == found
