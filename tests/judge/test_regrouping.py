"""A checker may add brackets, and nothing else."""

from __future__ import annotations

import pytest

from goalsetter.judge.regrouping import is_regrouping

REGROUPINGS = [
    ("8^(2/3) = 4", "8^(2/3)<4> = 4"),
    ("8/2 = 4", "8/<log>2 = 4"),
    ("2x3+5 = 8", "2x(3+5) = 8"),
    ("2x3+5 = 8", "2x3+5 = 8"),
    ("2x3+5 = 8", "[2x3]+{5} = (8)"),
    ("2x4-(3+1) = 4", "2x[4-(3+1)] = 4"),
    ("(5+1)! = √10!/7", "(5+1)! = [√(10!)]/7"),
    ("2+(3x4-6 = 8", "2+(3x(4-6)) = 8"),
    ("2+(3x4-6 = 8", "2+(3x4)-6 = 8"),
    ("2+3)x4 = 8", "(2+3)x4 = 8"),
    ("0+3 = 8 where 0=5", "(0+3) = 8 where 0=5"),
    ("8x2+4", "8x(2+4)"),
]

OTHERS = [
    ("2x4-(3+1) = 4", "2x[4-(3)+1] = 4"),
    ("2x(3+5)/2 = 8", "2x(3+[5)/2] = 8"),
    ("2x(3+5)/2 = 8", "2x3+5/2 = 8"),
    ("2x3+5 = 8", "2x5+3 = 8"),
    ("2x3+5 = 8", "8 = 2x3+5"),
    ("2x3+5 = 8", "2x3+5"),
    ("0+3 = 8 where 0=5", "0+3 = 8 where 0=6"),
    ("2+((3x4-6 = 8", "2+((3x4)-6) = 8"),
    ("nonsense", "2+3 = 5"),
    ("8^(2/3)<4> = 4", "8^(2/3) = 4"),
    ("2+3 = 5", "2+3"),
]


@pytest.mark.parametrize(("written", "other"), REGROUPINGS)
def test_a_regrouping(written: str, other: str) -> None:
    """Every cube and every written group is kept; one missing bracket may be put in."""
    assert is_regrouping(written, other)


@pytest.mark.parametrize(("written", "other"), OTHERS)
def test_no_regrouping(written: str, other: str) -> None:
    """A bracket that cuts through a written group, or another text altogether."""
    assert not is_regrouping(written, other)
