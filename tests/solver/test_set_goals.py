"""Whether a roll allows a Goal, and which (On-Sets III-D)."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.cubes import Cube, Mat
from goalsetter.notation import parse_set_goal, parse_universe
from goalsetter.rules import ChallengeKind, goal_values
from goalsetter.solver import (
    Budget,
    Certificate,
    Exhausted,
    Impossible,
    Reason,
    Solvable,
    Unknown,
    find_set_goal,
    solve_sets,
)
from goalsetter.solver.onsets.goals import goals_of
from tests.judging import judge_solution
from tests.solver.random_set_mats import BOOKS, Book, dealt, faces_rolled, offered, rules_for
from tests.solver.test_solve_sets import rules_of

UNIVERSE = parse_universe("BRGY BRG BR BY RG G Y blank")


def rolled(text: str) -> tuple[Cube, ...]:
    """Cubes by their symbols."""
    return tuple(map(Cube, text.split()))


@pytest.mark.parametrize("book", BOOKS)
def test_random_rolls(book: Book) -> None:
    """A Goal that is found is legal, and its Solution is correct."""
    random = Random(f"{book[0].name} {book[1]}")
    for _ in range(4):
        cubes = rolled(" ".join(faces_rolled(random, book[1])))
        universe = dealt(random, book[0].in_force(book[1]))
        names = random.sample(offered(*book), 2)
        rules = rules_for(random, *book, (cubes, universe), names)
        found = find_set_goal(cubes, universe, rules)
        assert isinstance(found, Solvable)
        goal = parse_set_goal(found.goal)
        mat = Mat(goal=goal, resources=cubes, universe=universe)
        verdict = judge_solution(found.witness, mat, rules, ChallengeKind.IMPOSSIBLE)
        assert verdict.correct, (found, rules.variations)


def test_two_solutions_for_one_goal() -> None:
    """XIII-D-14: both Solutions are for the same Goal."""
    rules = rules_of("senior", "two solutions")
    cubes = rolled("1 4 B R Y ∪")
    found = find_set_goal(cubes, UNIVERSE, rules)
    assert isinstance(found, Solvable)
    mat = Mat(goal=parse_set_goal(found.goal), resources=cubes, universe=UNIVERSE)
    assert judge_solution(found.witness, mat, rules, ChallengeKind.IMPOSSIBLE).correct


def test_the_books_own_no_goal() -> None:
    """III-D-1 comment a: three 1s, only ∪, and every colour on at least four cards."""
    universe = parse_universe("BRGY BRG BRY BGY RGY BR")
    cubes = rolled("1 1 1 B R G Y B R G Y ∪ ∪ ∪ ∪ V V V")
    found = find_set_goal(cubes, universe, rules_of("elementary"))
    assert isinstance(found, Impossible)
    assert isinstance(found.proof, Exhausted)


def test_no_goal_without_a_search() -> None:
    """No digit, or no card that counts."""
    rules = rules_of("middle")
    found = find_set_goal(rolled("B R ∪"), UNIVERSE, rules)
    assert found == Impossible(proof=Certificate(name="no-legal-goal"))
    small = find_set_goal(rolled("3 B R ∪"), parse_universe("B R"), rules)
    assert isinstance(small, Impossible)
    assert isinstance(small.proof, Certificate)
    assert small.proof.name == "goal-beyond-universe"


def test_a_stopped_search_knows_nothing() -> None:
    """A budget that runs out is no proof."""
    found = find_set_goal(rolled("2 B R ∪"), UNIVERSE, rules_of("middle"), Budget(steps=0))
    assert found == Unknown(reason=Reason.BUDGET)


def test_goals_are_told_apart_by_their_values() -> None:
    """Every legal value has one Goal, with as few cubes as can be."""
    rules = rules_of("middle")
    goals = goals_of(rolled("1 2 4 B"), rules)
    assert all(goal_values(goal, rules) == values for values, goal in goals.items())
    assert {value for values in goals for value in values} >= {*range(1, 10), 12}
    assert goals[4,] == parse_set_goal("4")


def test_a_goal_agrees_with_the_question() -> None:
    """A Goal is found if and only if some Goal is not impossible."""
    rules = rules_of("middle")
    for cubes in (rolled("1 3 B R ∪ ∩"), rolled("1 1 B V ∪"), rolled("2 B G ⊆ ∩")):
        some = any(
            isinstance(
                solve_sets(
                    Mat(goal=goal, resources=cubes, universe=UNIVERSE),
                    rules,
                    ChallengeKind.IMPOSSIBLE,
                ),
                Solvable,
            )
            for goal in goals_of(cubes, rules).values()
        )
        assert isinstance(find_set_goal(cubes, UNIVERSE, rules), Solvable) == some
