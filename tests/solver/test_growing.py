"""Add to Goal and Impossible: the solver against one that lays every larger Goal by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import parse_cubes, parse_goal, text
from goalsetter.rules import ChallengeKind, Chosen, Division, EquationsRules, find_edition
from goalsetter.solver import Budget, Impossible, Solvable, Unknown, solve
from tests.judging import judge_paper
from tests.solver.grown_goals import grown
from tests.solver.naive import NotSettledError, solvable

MATS = 30
SEED = 11
FACES = "0112233456789+-x/√"
GOALS = ("{0}", "{0}{1}", "{0}{2}", "{0}{2}{1}", "{2}{0}", "{0}{2} {1}")


def rules_of(book: str, answer: str = "goal-may-grow") -> EquationsRules:
    """The rules of a book with Add to Goal, in Junior Division."""
    edition = find_edition(book)
    assert edition is not None
    answers = {"impossible-under-add-to-goal": answer}
    return edition.in_force(Division.JUNIOR, (Chosen("add to goal"),), rulings=answers)


BOOKS = ("mlag-equations-2011-12", "mlag-equations-2018-19")


def mat_of(goal: str, permitted: str, resources: str, required: str = "") -> Mat:
    """A mat from texts."""
    return Mat(
        goal=parse_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        resources=parse_cubes(resources),
    )


def small_mats(seed: int, count: int) -> Iterator[Mat]:
    """Mats with a Goal of a few cubes and two Resources."""
    chance = Random(seed)
    for _ in range(count):
        digits = [chance.choice("12346") for _ in range(2)]
        goal = chance.choice(GOALS).format(*digits, chance.choice("+-x√"))
        digits, signs = chance.choices("01123468", k=4), chance.choices("+-x/√", k=2)
        held = chance.sample([*digits[3:], signs[1], chance.choice(FACES)], 2)
        yield mat_of(goal, " ".join([*digits[: chance.randint(2, 3)], signs[0]]), " ".join(held))


@pytest.mark.parametrize("book", BOOKS)
def test_impossible_means_that_no_larger_goal_has_a_solution(book: str) -> None:
    """Decision 33: every verdict on small mats is that of the one who tries everything."""
    rules, answers = rules_of(book), {True: 0, False: 0}
    for mat in small_mats(SEED, MATS):
        try:
            expected = any(
                solvable(m, rules, ChallengeKind.IMPOSSIBLE) for m in dict.fromkeys(grown(mat))
            )
        except NotSettledError:
            continue
        answer = solve(mat, rules, ChallengeKind.IMPOSSIBLE, Budget(steps=60_000_000))
        assert not isinstance(answer, Unknown), text(mat)
        assert isinstance(answer, Solvable) is expected, text(mat)
        answers[expected] += 1
        if isinstance(answer, Solvable):
            verdict = judge_paper(answer.witness, mat, rules, ChallengeKind.IMPOSSIBLE)
            assert verdict.correct, (text(mat), answer, verdict.findings)
    assert min(answers.values()) > MATS // 10, answers


def test_a_larger_goal_is_told() -> None:
    """The answer names the Goal that it means."""
    answer = solve(mat_of("9x", "6 x", "3 2"), rules_of(BOOKS[0]), ChallengeKind.IMPOSSIBLE)
    assert isinstance(answer, Solvable)
    assert answer.goal == "9x2"


def test_the_alternative_takes_the_goal_as_it_lies() -> None:
    """The ruling has another answer."""
    rules = rules_of(BOOKS[0], "goal-as-it-lies")
    assert isinstance(
        solve(mat_of("9x", "6 x", "3 2"), rules, ChallengeKind.IMPOSSIBLE), Impossible
    )


def test_now_is_about_the_goal_as_it_lies() -> None:
    """2018-19 VI-A-2: a cube may be used, none is added to the Goal."""
    rules = rules_of(BOOKS[1])
    assert isinstance(solve(mat_of("9x", "6 x 3", "2 7"), rules, ChallengeKind.NOW), Impossible)


def test_too_many_goals_are_not_known() -> None:
    """With little to spend and many Goals, the solver says that it does not know."""
    mat = mat_of("97", "0 x", "2 3 4 5 6 7 8 √")
    answer = solve(mat, rules_of(BOOKS[1]), ChallengeKind.IMPOSSIBLE, Budget(steps=2_000_000))
    assert isinstance(answer, Unknown)
    assert dict(answer.evidence)["goals"]


def test_what_no_goal_helps_is_known_at_once() -> None:
    """Two signs that no digits can be put between are a proof whatever is added."""
    mat = mat_of("98", "1", "7 7 6 6 5 5 4 4 3 3 0 + - x", required="+ + + + + + + + + + + + + + +")
    answer = solve(mat, rules_of(BOOKS[1]), ChallengeKind.IMPOSSIBLE, Budget(steps=100_000))
    assert isinstance(answer, Impossible)
