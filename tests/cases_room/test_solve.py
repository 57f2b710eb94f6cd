"""Cases of kind ``solve``."""

from __future__ import annotations

import pytest

from goalsetter.cases import run_case

CASE: dict[str, object] = {
    "id": "five",
    "rules": "mlag-equations-2018-19",
    "kind": "solve",
    "goal": "5",
    "permitted": "2 + 3",
    "challenge": "now",
    "solvable": True,
}


def test_the_verdict_is_compared() -> None:
    """A case passes just if the solver says what is expected."""
    assert run_case(CASE).passed
    (wrong,) = run_case({**CASE, "solvable": False}).differences
    assert (wrong.key, wrong.expected, wrong.got) == ("solvable", "false", "true: 2+3 = 5")
    (short,) = run_case({**CASE, "permitted": "2"}).differences
    assert short.got == "false: few-cubes"
    (vain,) = run_case({**CASE, "permitted": "9 - 1 √ 7"}).differences
    assert vain.got == "false: search exhausted"


@pytest.mark.parametrize("expected", [True, False])
def test_not_to_know_is_never_right(expected: bool) -> None:
    """A case that the solver cannot decide fails, for any expectation."""
    endless = {"variations": ["powers of the base"], "permitted": "1 1 ^ 3", "solvable": expected}
    (unknown,) = run_case({**CASE, **endless}).differences
    assert unknown.got == "not known: infinitely-many-leaves"


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"goal": None}, "wrong-type-text"),
        ({"solvable": "yes"}, "wrong-type-flag"),
        ({"equation": "2+3 = 5"}, "unknown-key"),
        ({"challenge": "later"}, "unknown-challenge"),
        ({"goal": ""}, "no-goal"),
        ({"rules": "mlag-on-sets-2017-18"}, "missing-key"),
    ],
)
def test_what_is_wrong_with_a_case(change: dict[str, object], trouble: str) -> None:
    """A case that cannot be understood fails, and says why."""
    data = {key: value for key, value in {**CASE, **change}.items() if key != "permitted"}
    assert run_case(data).trouble == trouble
