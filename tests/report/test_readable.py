"""Equations for people: the same paper, without what only the notation needs."""

from __future__ import annotations

import pytest

from goalsetter.report.readable import readable, readable_in


@pytest.mark.parametrize(
    ("paper", "shown"),
    [
        ("3x4 = b1b2", "3×4 = 12"),
        ("r2^(8/4) = (g3-1)x r2", "r2^(8÷4) = (3−1)×2"),
        ("B ∪ R", "B ∪ R"),
        ("<script>", "<script>"),
    ],
)
def test_an_equation_is_shown_as_people_write_it(paper: str, shown: str) -> None:
    """Colours of the Goal lie on the mat; those of the Solution may mean something and stay."""
    assert readable(paper) == shown


def test_it_is_shown_so_in_a_sentence() -> None:
    """Wherever the paper stands in it."""
    assert readable_in("Right: 3x4 = b1b2.", ("3x4 = b1b2",)) == "Right: 3×4 = 12."
