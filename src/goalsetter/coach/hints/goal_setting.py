"""Hints for one who sets the Goal: how large one may be, and what its Solution is made of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from goalsetter.coach.hints.hint import Advice, Hint, says
from goalsetter.coach.hints.look import SeatLook
from goalsetter.coach.witness import faces_used, signs_among
from goalsetter.cubes import GoalRow, LaidGoal, SetGoal
from goalsetter.judge import is_legal_goal
from goalsetter.play import goal_cubes, with_goal
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Solvable

AnyGoal = LaidGoal | SetGoal

TRIES = 12
"""How many Goals are looked at."""
LONG_ENOUGH = 4
"""A Goal whose Solution has so many cubes is not given away by the first move."""


def advise_goal_setter(look: SeatLook, asked: int) -> Hint:
    """First to begin with a Solution, then how many cubes a good Goal has, then its signs."""
    if look.view.setting != look.view.seat:
        return says(Advice.WAIT, last=True)
    if asked == 0:
        return says(Advice.GOAL_THINK)
    goal, faces = best_goal(look)
    if goal is None:
        return says(Advice.GOAL_UNSEEN, last=True)
    size, cubes = len(goal_cubes(goal)), len(faces)
    signs = signs_among(faces)
    if asked == 1 or not signs:
        return says(Advice.GOAL_SIZE, last=not signs, size=size, cubes=cubes)
    return says(Advice.GOAL_SIGNS, last=True, size=size, signs=" ".join(signs))


def best_goal(look: SeatLook) -> tuple[AnyGoal | None, tuple[str, ...]]:
    """Return the Goal with the longest Solution of some, or the first whose is long enough."""
    best: AnyGoal | None = None
    longest: tuple[str, ...] = ()
    for goal in some_goals(look):
        answer = look.glance(ChallengeKind.IMPOSSIBLE, with_goal(look.mat, goal))
        if not isinstance(answer, Solvable):
            continue
        faces = faces_used(answer.witness, sets=look.sets)
        # The longest, for a short Solution is challenged with the first cube moved.
        if len(faces) > len(longest):
            best, longest = goal, faces
        if len(longest) >= LONG_ENOUGH:
            break
    return best, longest


def some_goals(look: SeatLook) -> Iterator[AnyGoal]:
    """Yield legal Goals of two digits and of one, as the cubes lie."""
    faces = {cube.face: cube for cube in look.mat.resources if cube.face.isdigit()}
    # One cube of each digit, 0 last: a Goal that begins with 0 is hardly a good one.
    ordered = sorted(faces.values(), key=lambda cube: (cube.face == "0", cube.face))
    laid: dict[str, AnyGoal] = {}
    for size in (2, 1):
        for cubes in permutations(ordered, size):
            goal = (
                SetGoal(GoalRow(cubes) if size > 1 else cubes[0])
                if look.sets
                else LaidGoal((cubes,))
            )
            laid.setdefault("".join(cube.face for cube in cubes), goal)
    legal = (goal for goal in laid.values() if is_legal_goal(goal, look.rules))
    # The range comes first: so no legal Goal is looked for beyond the last one wanted.
    for _, goal in zip(range(TRIES), legal, strict=False):
        yield goal
