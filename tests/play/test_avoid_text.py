"""Avoid moves as people write them (2011-12 ET17)."""

from __future__ import annotations

import pytest

from goalsetter.play import read_avoid_move


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("6 -> F", ["6 forbidden"]),
        ("x to Req", ["x required"]),
        ("F +", ["+ forbidden"]),
        ("forbid a +", ["+ forbidden"]),
        ("R 7", ["7 required"]),
        ("r9 to permitted", ["9 permitted"]),
        ("- → P", ["- permitted"]),
        ("F6", ["6 forbidden"]),
        ("mover el 6 a Prohibidos", ["6 forbidden"]),
        ("Bonus 6 -> F, then 2 -> R", ["6 forbidden", "2 required"]),
        ("R -> F", ["R forbidden"]),
        ("Y to Permitted", ["Y permitted"]),
        ("Bonus: G to F; luego Y a Req.", ["G forbidden", "Y required"]),
        ("something better", None),
        ("6", None),
        ("", None),
        ("6 -> F, 2 -> F, 3 -> F", None),
    ],
)
def test_how_an_avoid_move_may_be_written(written: str, meant: list[str] | None) -> None:
    """The abbreviations of ET17, and the words of both languages."""
    found = [[f"{each.cube.face} {each.to.value}" for each in r] for r in read_avoid_move(written)]
    assert found == ([] if meant is None else [meant])
