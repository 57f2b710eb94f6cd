"""Brackets that are left out: only such as nobody would miss."""

from __future__ import annotations

import pytest

from goalsetter.notation import parse_written, text
from goalsetter.rules import ADVENTUROUS, BASIC, Reader, ReadingRules
from goalsetter.solver.equations.brackets import lean

LEANER = [
    (ADVENTUROUS, "2+(√9)", "2+√9"),
    (ADVENTUROUS, "(√9)+2", "√9+2"),
    (ADVENTUROUS, "√(√9)", "√(√9)"),
    (ADVENTUROUS, "2^(√9)", "2^(√9)"),
    (ADVENTUROUS, "(1+2)+3", "(1+2)+3"),
    (ADVENTUROUS, "2x((5√1)√(7+8))", "2x((5√1)√(7+8))"),
    (ADVENTUROUS, "(1+(√4))x3", "(1+√4)x3"),
    (BASIC, "2+(3x4)", "2+3x4"),
    (BASIC, "(2+3)x4", "(2+3)x4"),
    (BASIC, "(2+(3x4))-5", "2+3x4-5"),
    (BASIC, "2x(3^4)", "2x(3^4)"),
]


@pytest.mark.parametrize(("rules", "full", "fewer"), LEANER)
def test_fewer_brackets(rules: ReadingRules, full: str, fewer: str) -> None:
    """Still one reading, the same, and no reader stumbles."""
    assert text(lean(parse_written(full), Reader(rules))) == fewer
