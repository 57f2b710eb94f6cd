"""A paper after Impossible under Add to Goal may state a Goal that can still be made.

Cubes of the Resources are added to the Goal as it lies, anywhere (2018-19 XIII-C-10, VI-A-1;
2011-12 ET8). The Goal that is written says which, so nothing is searched for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.judge.paper import WrittenPaper
from goalsetter.judge.sides import find_sides, goal_cubes
from goalsetter.rules import ChallengeKind, EquationsRules, grown_goal, places_in


def mats_with_written_goal(
    paper: WrittenPaper, mat: Mat, goal: LaidGoal, rules: EquationsRules, challenge: ChallengeKind
) -> Iterator[Mat]:
    """Every mat with a larger Goal that may still come about, on which the Goal of a paper lies."""
    grows = rules.goal_may_grow and challenge is ChallengeKind.IMPOSSIBLE
    if not grows or paper.right is None:
        return
    mats: dict[LaidGoal, Mat] = {}
    # Either side may be the Goal; the right one first, as for a Goal that does not grow.
    for side in (paper.right, paper.left):
        line = tuple(goal_cubes(side, rules))
        if len(goal.cubes()) < len(line) <= rules.goal_cubes:
            for own in places_in(len(line), len(goal.cubes())):
                added = [cube for at, cube in enumerate(line) if at not in own]
                left = _without(mat.resources, added)
                if left is not None:
                    grown = grown_goal(goal, line, own)
                    # Several ways to add the same cubes may lay the same Goal: one mat is enough.
                    mats.setdefault(grown, replace(mat, goal=grown, resources=left))
    for grown, after in mats.items():
        # The cubes are there; whether they lie as written is asked of the grown Goal itself.
        if find_sides(paper, grown, rules).matches:
            yield after


def _without(resources: tuple[Cube, ...], added: list[Cube]) -> tuple[Cube, ...] | None:
    """The Resources without some cubes, if they are there."""
    left = list(resources)
    for cube in added:
        # Colours are compared only where both tell one (decision 31).
        alike = [
            resource
            for resource in left
            if resource.face == cube.face
            and (None in (resource.colour, cube.colour) or resource.colour is cube.colour)
        ]
        if not alike:
            return None
        left.remove(alike[0])
    return tuple(left)
