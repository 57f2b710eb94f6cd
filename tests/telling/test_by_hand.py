"""Papers as people write them: no letters of colours, and the signs of the cubes."""

from __future__ import annotations

import pytest

from goalsetter.telling import by_hand


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("r2bxg3 = k6", "2×3 = 6"),
        ("ru3+us4 = rs8", "u3+us4 = s8"),
        ("b9/r3-k1 = 2", "9÷3−1 = 2"),
        ("r5 b|", "5 |"),
        ("5r2<exp> = 25", "52<exp> = 25"),
        ("0<x> where 0=x", "0<×> where 0=×"),
        ("√<lcm>", "√<lcm>"),
    ],
)
def test_what_is_written_by_hand(typed: str, shown: str) -> None:
    """Colours go, × ÷ − stand; what is said of a cube in words stays as it is."""
    assert by_hand(typed) == shown
