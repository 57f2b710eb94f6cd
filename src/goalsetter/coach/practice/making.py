"""Making an item: a candidate, decided again with ten times the budget, under one seed."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import Discard
from goalsetter.coach.practice.deciding import USUAL_PRACTICE, ten_times
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import Place, PracticeKind
from goalsetter.cubes import SECTIONS
from goalsetter.notation import mat_to_json
from goalsetter.solver import Budget


def make_item(
    kind: PracticeKind,
    dice: Dice,
    seed: int,
    place: Place,
    budget: Budget = USUAL_PRACTICE,
) -> PracticeItem | Discard:
    """Make one item of a kind, or tell why none came; ``dice`` has been seeded with ``seed``."""
    candidate = kind.generate(dice, *place, budget)
    if isinstance(candidate, Discard):
        return candidate
    item = replace(candidate, seed=seed)
    return kind.recheck(item, ten_times(budget)) or item


def same_as(item: PracticeItem) -> tuple[object, ...]:
    """A key that two items share if they ask the same: colors of cubes do not tell them apart."""
    mat = item.position
    faces = tuple(
        tuple(sorted(cube.face for cube in getattr(mat, section))) for section in SECTIONS
    )
    goal = mat_to_json(mat).get("goal", "")
    return (item.kind, item.edition, item.division, item.variations, goal, faces, item.details)
