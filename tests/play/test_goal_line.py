"""Cubes that leave the Goal: the very cube that is named goes, not another of its face."""

from __future__ import annotations

from goalsetter.cubes import Colour, Cube, GoalRow, LaidGoal, SetGoal
from goalsetter.play.goal_line import goal_cubes, less

BLUE, RED = Cube("2", Colour.BLUE), Cube("2", Colour.RED)
PLUS, ONE, BARE = Cube("+", Colour.BLUE), Cube("1", Colour.RED), Cube("2")


def test_the_cube_of_its_colour_goes() -> None:
    """A red 2 before a blue 2, or after it; across the spaces of the Goal too."""
    assert less(LaidGoal(((RED, PLUS, BLUE),)), (RED,)) == LaidGoal(((PLUS, BLUE),))
    assert less(LaidGoal(((BLUE, PLUS, RED),)), (BLUE,)) == LaidGoal(((PLUS, RED),))
    assert less(LaidGoal(((RED, PLUS), (BLUE, ONE))), (RED,)) == LaidGoal(((PLUS,), (BLUE, ONE)))


def test_of_two_alike_the_last_goes() -> None:
    """As it does when the colour does not tell which."""
    assert less(LaidGoal(((RED, PLUS, RED),)), (RED,)) == LaidGoal(((RED, PLUS),))
    assert less(LaidGoal(((RED, PLUS, BLUE),)), (BARE,)) == LaidGoal(((RED, PLUS),))
    assert less(SetGoal(GoalRow((BARE, Cube("3"), BARE))), (BARE,)) == SetGoal(
        GoalRow((BARE, Cube("3")))
    )


def test_nothing_is_left_of_a_goal_without_cubes() -> None:
    """All its cubes gone, there is no Goal."""
    goal = LaidGoal(((RED, PLUS), (BLUE,)))
    assert less(goal, goal_cubes(goal)) is None
