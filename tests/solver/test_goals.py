"""Is there a Goal at all?"""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import parse_goal, parse_mat, text
from goalsetter.rules import EDITIONS, ChallengeKind, Division, EquationsRules
from goalsetter.solver import Answer, Budget, Impossible, Reason, Solvable, Unknown, find_goal
from goalsetter.solver.equations import goals
from goalsetter.solver.equations.solving import solve_equations
from tests.judging import judge_equation, judge_goal
from tests.solver.random_mats import every_rules, rolled_mat

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
SENIOR = EDITIONS[1].in_force(Division.SENIOR)
DIGITS_ALONE = "1 2 3 4 5 6 7 8 9 0 0 1 2 3 4 5 6 7 8 9"


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


@pytest.mark.parametrize("steps", [1, 5_000, 50_000])
def test_posing_is_paid_for(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a sign no Goal has a Solution, and none takes a search: posing them is all there is,
    and it ends with the steps."""
    posed: list[Budget] = []

    def count(mat: Mat, rules: EquationsRules, question: ChallengeKind, budget: Budget) -> Answer:
        posed.append(budget)
        return solve_equations(mat, rules, question, budget)

    monkeypatch.setattr(goals, "solve_equations", count)
    answer = find_goal(parse_mat(f"resources {DIGITS_ALONE}"), MIDDLE, Budget(steps=steps))
    assert isinstance(answer, Unknown)
    assert answer.reason is Reason.BUDGET
    assert 1 <= len(posed) <= max(1, steps // goals.POSING_STEPS)


def test_each_goal_is_posed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Goal that has its proof at first sight is not looked at again."""
    asked: list[str] = []

    def note(mat: Mat, rules: EquationsRules, question: ChallengeKind, budget: Budget) -> Answer:
        asked.append(text(mat.goal) if mat.goal else "")
        return solve_equations(mat, rules, question, budget)

    monkeypatch.setattr(goals, "solve_equations", note)
    assert isinstance(find_goal(parse_mat("resources 2 3 4 5"), MIDDLE), Impossible)
    assert len(asked) == len(set(asked)) > 1


def test_steps_are_for_all_goals_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every Goal is hard, what all of them may take is what the budget says."""
    given: list[int] = []

    def spend(mat: Mat, rules: EquationsRules, question: ChallengeKind, budget: Budget) -> Answer:
        del mat, rules, question
        given.append(budget.steps)
        return Unknown(reason=Reason.BUDGET)

    monkeypatch.setattr(goals, "solve_equations", spend)
    steps = 30_000_000
    answer = find_goal(parse_mat("resources 2 / 3 5 - 7"), MIDDLE, Budget(steps=steps))
    assert isinstance(answer, Unknown)
    # The first look is not the last: what it left over is shared out.
    assert max(given) > goals.FIRST_LOOK
    assert sum(given) + goals.POSING_STEPS * len(given) <= steps
