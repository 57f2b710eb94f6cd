"""How few cubes of the Resources a Solution can do with: told as the least only where proved."""

from __future__ import annotations

import pytest

from goalsetter.coach.analysis.truth import Oracle, is_least
from goalsetter.play import State, read_record, steps_of
from goalsetter.solver import Budget

HEAD = """Goalsetter record 1
Edition: mlag-basic-equations-2019-20
Division: middle
Mode: open
Players: 2

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: B
 .. goal: 28
 .. permitted: x +
 .. resources: {resources}
"""


def mat(resources: str) -> State:
    """The Goal 28, with x and + in Permitted."""
    return steps_of(read_record(HEAD.format(resources=resources)))[0].state


@pytest.mark.parametrize(
    ("resources", "needs", "least"),
    [
        ("4 5 2", 3, True),  # 4x(5+2), and no two of them make 28
        ("4 5 2 7", 3, False),  # 4x7
        ("4 7 9", 2, True),
        ("4 5 2 1 3", 4, False),  # not asked
        ("4 7", 0, True),
    ],
)
def test_the_least_number_is_proved(resources: str, needs: int, least: bool) -> None:
    """Of none there is nothing to prove; one cube must not do for two, nor any two for three."""
    assert is_least(mat(resources), needs, Oracle(Budget(steps=200_000))) is least


def test_what_is_undecided_proves_nothing() -> None:
    """A search that was stopped has not seen everything."""
    assert not is_least(mat("4 5 2"), 3, Oracle(Budget(cancelled=lambda: True)))
