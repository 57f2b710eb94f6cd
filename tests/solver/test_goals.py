"""Is there a Goal at all?"""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import parse_goal, parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Division
from goalsetter.solver import Budget, Impossible, Solvable, find_goal
from tests.judging import judge_equation, judge_goal
from tests.solver.random_mats import every_rules, rolled_mat

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
SENIOR = EDITIONS[1].in_force(Division.SENIOR)


def test_a_whole_roll_has_a_goal() -> None:
    """The Goal is legal, and the Equation with it is correct."""
    chance = Random(3)
    for rules in every_rules():
        rolled = rolled_mat(chance, 0).resources
        answer = find_goal(Mat(resources=rolled), rules, Budget(steps=200_000))
        assert isinstance(answer, Solvable), (rules.edition, rules.division, answer)
        goal = parse_goal(answer.goal)
        assert judge_goal(goal, rules).legal
        mat = Mat(goal=goal, resources=rolled)
        assert judge_equation(answer.witness[0], mat, rules, ChallengeKind.IMPOSSIBLE).correct


@pytest.mark.parametrize("cubes", ["+ - x / ^ √", "2 3 4 5", "2 + 3", "0 / 0 0"])
def test_no_goal(cubes: str) -> None:
    """Without digits, without signs, with too few cubes, or with nothing but zeros to divide."""
    mat = parse_mat(f"resources {cubes}")
    assert isinstance(find_goal(mat, MIDDLE), Impossible)


def test_turned_goals() -> None:
    """Where digits may be turned, a Goal may be turned too."""
    answer = find_goal(parse_mat("resources 3 x 2 6"), SENIOR)
    assert isinstance(answer, Solvable)


def test_out_of_steps() -> None:
    """If a search had to stop, nothing is proven."""
    answer = find_goal(parse_mat("resources 2 / 3 5 - 7"), MIDDLE, Budget(steps=1))
    assert not isinstance(answer, Impossible)
