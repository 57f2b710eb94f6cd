"""The imaginary unit in the kernel: the same answers as plain Python, and papers that are right."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Answer, Impossible, Solvable, solve
from goalsetter.solver.equations import kernel
from tests.judging import judge_paper

RULES = EDITIONS[1].in_force(Division.SENIOR, (Chosen("imaginary"),))


def units_mat(chance: Random) -> Mat:
    """Few digits, minus cubes that may be units, and no power or root but in the Resources."""
    digits = [chance.choice("0122345689") for _ in range(chance.choice((2, 3)))]
    signs = ["-", chance.choice("-+x/"), chance.choice("x/")]
    required = chance.sample((*digits, *signs), chance.randint(2, 4))
    permitted = [*digits, *signs]
    for cube in required:
        permitted.remove(cube)
    spare = chance.choice(("", "; resources 7 +", "; resources -"))
    lists = f"required {' '.join(required)}; permitted {' '.join(permitted)}{spare}"
    return parse_mat(f"goal {chance.randint(1, 30)}; {lists}")


def answered(mat: Mat) -> Answer:
    """The answer to Now; a paper must be right."""
    answer = solve(mat, RULES, ChallengeKind.NOW)
    if isinstance(answer, Solvable):
        assert judge_paper(answer.witness, mat, RULES, ChallengeKind.NOW).correct
    return answer


def test_the_kernel_and_plain_python_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small mats with one or two units, decided by both."""
    chance = Random(31)
    mats = [units_mat(chance) for _ in range(40)]
    by_kernel = [answered(mat) for mat in mats]
    monkeypatch.setattr(kernel, "_kernel", None)
    for mat, answer in zip(mats, by_kernel, strict=True):
        assert type(answered(mat)) is type(answer), mat
    assert any(isinstance(answer, Impossible) for answer in by_kernel)


@pytest.mark.parametrize(
    ("mat", "expected"),
    [
        ("goal 9; required 3 3 x - -", Solvable),  # 3 -i x 3 i, or 3 x (-i) (-i) …
        ("goal 6; required 2 3 - -", Solvable),  # the unit between two numbers, twice
        ("goal 7; required 2 3 - -", Impossible),
        ("goal 5; required 1 2 x + - 1 2 + -", Solvable),  # (1 + 2i) x (1 - 2i)
    ],
)
def test_units_that_cancel(mat: str, expected: type) -> None:
    """Two units make a number real again."""
    assert isinstance(answered(parse_mat(mat)), expected)
