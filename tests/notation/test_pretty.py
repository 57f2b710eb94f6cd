"""Text for people's eyes."""

from __future__ import annotations

import pytest

from goalsetter.notation import (
    parse_cube,
    parse_equation,
    parse_goal,
    parse_solution,
    parse_written,
    pretty,
)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("2x3-4/5", "2×3−4÷5"),
        ("2^3", "2³"),
        ("(2+3)^12", "(2+3)¹²"),
        ("2^3+1", "2^3+1"),
        ("2^u3", "2^u3"),
        ("2^3<exp>", "2^3<exp>"),
        ("^3", "^3"),
        ("[5!]<5>x1.5", "[5!]<5>×1.5"),
    ],
)
def test_expressions(typed: str, shown: str) -> None:
    """× ÷ −, and a raised exponent where nothing else stands beside the power."""
    assert pretty(parse_written(typed)) == shown


def test_other_nouns() -> None:
    """Equations, Solutions with a where, Goals as they lie; all else is the plain text."""
    assert pretty(parse_equation("2x3 = 6 where 0=5")) == "2×3 = 6 where 0=5"
    assert pretty(parse_solution("4-0 where 0=5")) == "4−0 where 0=5"
    assert pretty(parse_goal("2x 3-us/")) == "2× 3−su÷"
    assert pretty(parse_cube("ru3")) == "ru3"


def test_ascii_is_the_plain_text() -> None:
    """For a terminal that knows nothing else."""
    assert pretty(parse_written("√2x3^2"), ascii=True) == "v2x3^2"
