"""A written noun reads back as the same noun."""

from __future__ import annotations

import pytest
from hypothesis import given

import goalsetter.cubes as nouns
from goalsetter.cubes import (
    Card,
    Cube,
    Equation,
    LaidGoal,
    Mat,
    SetGoal,
    SetSolution,
    Solution,
    Universe,
    Written,
)
from goalsetter.notation import (
    MAX_DEPTH,
    Noun,
    mat_from_json,
    mat_to_json,
    parse_card,
    parse_cube,
    parse_cubes,
    parse_equation,
    parse_goal,
    parse_mat,
    parse_set_goal,
    parse_set_solution,
    parse_set_written,
    parse_solution,
    parse_universe,
    parse_written,
    text,
)
from tests import strategies as some
from tests.notation.texts import TEXTS, Reader


def check(reader: Reader, noun: Noun) -> None:
    """Hold that both texts of a noun, and its repr, give the noun again."""
    assert reader(text(noun)) == noun
    assert reader(text(noun, ascii=True)) == noun
    assert text(reader(text(noun))) == text(noun)
    assert eval(repr(noun), vars(nouns)) == noun


@pytest.mark.parametrize(("reader", "typed", "unicode", "plain"), TEXTS)
def test_representative_texts(reader: Reader, typed: str, unicode: str, plain: str) -> None:
    """Every representative text reads, is written in one spelling, and reads back."""
    noun = reader(typed)
    assert text(noun) == unicode
    assert text(noun, ascii=True) == plain
    check(reader, noun)


@given(some.any_cubes)
def test_cube(cube: Cube) -> None:
    """Every cube of either game reads back."""
    check(parse_cube, cube)
    assert text(cube, ascii=True).isascii()


@given(some.cubes_in_order)
def test_cubes(cubes: tuple[Cube, ...]) -> None:
    """Cubes read back in their order."""
    check(parse_cubes, cubes)


@given(some.laid_goals)
def test_laid_goal(goal: LaidGoal) -> None:
    """Every Goal of EQUATIONS reads back with its gaps."""
    check(parse_goal, goal)


@given(some.set_goals)
def test_set_goal(goal: SetGoal) -> None:
    """Every Goal of ON-SETS reads back with its rows and stacks."""
    check(parse_set_goal, goal)


@given(some.written)
def test_written(written: Written) -> None:
    """Every expression of EQUATIONS reads back with its groups and notes."""
    check(parse_written, written)


@given(some.set_written)
def test_set_written(written: Written) -> None:
    """Every expression of ON-SETS reads back with its groups and notes."""
    check(parse_set_written, written)


@given(some.solutions)
def test_solution(solution: Solution) -> None:
    """Every Solution of EQUATIONS reads back with its where."""
    check(parse_solution, solution)


@given(some.equations)
def test_equation(equation: Equation) -> None:
    """Every Equation reads back."""
    check(parse_equation, equation)


@given(some.set_solutions)
def test_set_solution(solution: SetSolution) -> None:
    """Every Solution of ON-SETS reads back."""
    check(parse_set_solution, solution)


@given(some.cards)
def test_card(card: Card) -> None:
    """Every card reads back."""
    check(parse_card, card)


@given(some.universes)
def test_universe(universe: Universe) -> None:
    """Every Universe reads back, the empty one too."""
    check(parse_universe, universe)


@given(some.mats)
def test_mat(mat: Mat) -> None:
    """Every mat of either game reads back, from its line and from JSON."""
    check(parse_mat, mat)
    assert mat_from_json(mat_to_json(mat)) == mat


def test_deepest_brackets() -> None:
    """Brackets as deep as they may be read back."""
    check(parse_written, some.nested(MAX_DEPTH))
