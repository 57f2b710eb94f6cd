"""Mats that were once answered wrongly under variations, and tiny bags that ask for everything."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.notation import parse_mat, text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, solve
from tests.solver.planted_store import table_named
from tests.solver.planted_variations import accepted
from tests.solver.tiny_bags import tiny
from tests.solver.trial import fault
from tests.solver.variation_mats import alone

NEW, OLD = "mlag-equations-2018-19", "mlag-equations-2011-12"
BUDGET = Budget(steps=500_000)

ONCE_WRONG = [
    (NEW, "senior", "next prime number & x wild", "goal 2 sx2; required x; permitted / 7", "9 3"),
    (NEW, "senior", "x wild & base 12", "goal 2sx; permitted / 2 3", ""),
    (NEW, "senior", "blue exponent & imaginary", "goal rs1; required b3; permitted 1 g4 gx", "g^"),
    (OLD, "elementary", "factorial & number of factors", "goal x9; required 8 √; permitted 1", "+"),
    (NEW, "middle", "factorial", "goal 2+ 3; required 4 5 6 x x", ""),
    (NEW, "senior", "imaginary", "goal u2; required - - - -", ""),
    (NEW, "senior", "imaginary", "goal 1/2; required - - 2", ""),
    (NEW, "junior", "powers of the base", "goal 1/10; required 1 √", ""),
    (OLD, "senior", "÷ as log & x wild", "goal 0sx; required 9 9; permitted / 6", "-"),
    (OLD, "senior", "decimal in goal & x wild", "goal xux; required 7; permitted + 7", ""),
    (OLD, "senior", "0 wild & x wild", "goal 2x0; permitted 4 8 x", ""),
    (OLD, "senior", "0 wild & x wild", "goal xu0; required + + 0; permitted 1", "2"),
    (OLD, "senior", "0 wild & x wild", "goal u0 xu0; required 0 0 8; permitted x +", ""),
    (NEW, "junior", "x wild & multiple of 12", "goal 3ux; required 3; permitted + 2 x", ""),
    (NEW, "junior", "base 12", "goal u√; required 1 √ √", ""),
    (NEW, "senior", "imaginary", "goal 2|; required - 1 2", ""),
    (NEW, "senior", "imaginary", "goal u1; required - - 1 1", ""),
    (NEW, "senior", "imaginary", "goal √2; required - 2 √", ""),
    (OLD, "senior", "root is i", "goal 4√; required 2 2 √", ""),
    (OLD, "senior", "root is i", "goal 4; required 2 2 √ √", ""),
    (OLD, "senior", "root is i & multiple of 6", "goal 4√; required 4 6 + √", ""),
    (OLD, "senior", "root is i & multiple of 6", "goal 4√; required 6; permitted + 4 √", ""),
    (NEW, "junior", "x wild & green exponent", "goal bxgxgs4; required r2; permitted k/ r2", ""),
    (NEW, "senior", "x wild & blue exponent", "goal bxbsx; permitted b1 b2", "b1"),
]


@pytest.mark.parametrize(("edition", "division", "chosen", "laid", "resources"), ONCE_WRONG)
def test_what_was_wrong_is_right(
    edition: str, division: str, chosen: str, laid: str, resources: str
) -> None:
    """Each has a Solution now, and the judge takes it."""
    table = table_named(edition, division, chosen)
    mat = parse_mat(f"{laid}; resources {resources}" if resources else laid)
    answer = solve(mat, table.rules, ChallengeKind.NOW, BUDGET)
    assert isinstance(answer, Solvable)
    assert not fault(answer, mat, table.rules, ChallengeKind.NOW)


def test_every_value_of_a_tiny_bag_is_found() -> None:
    """All cubes Required, each of their values wanted: never impossible, no paper refused."""
    chance, wrong = Random(11), []
    for table in alone(chance):
        for planted in tiny(chance, table, bags=3, wanted=3):
            assert accepted(planted, table.rules), f"{table} {planted}"
            answer = solve(planted.mat, table.rules, ChallengeKind.NOW, BUDGET)
            refused = fault(answer, planted.mat, table.rules, ChallengeKind.NOW)
            if isinstance(answer, Impossible) or refused:
                wrong.append(f"{table} {text(planted.mat)}: {planted.equation} {answer} {refused}")
    assert not wrong, "\n".join(wrong)
