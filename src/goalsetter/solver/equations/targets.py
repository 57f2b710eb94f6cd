"""The values that a Solution may have: those of the Goal as it lies, each with its writing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from goalsetter.cubes import LaidGoal, Written
from goalsetter.expr import Undefined, Unsettled, written_out
from goalsetter.notation import text
from goalsetter.rules import EquationsRules, Place, Reader, items_of
from goalsetter.solver.equations.brackets import lean
from goalsetter.solver.equations.problem import Target


@dataclass(frozen=True, slots=True)
class Targets:
    """The targets that were found, and whether these are all."""

    found: tuple[Target, ...] = ()
    complete: bool = True


@lru_cache(maxsize=1024)
def targets_of(goal: LaidGoal, rules: EquationsRules) -> Targets:
    """Every value that the Goal has as it lies (2018-19 IV-B, VII-B-2)."""
    if len(goal.cubes()) > rules.goal_cubes:
        return Targets()
    readings = Reader(rules.reading, Place.LAID_GOAL).laid(goal)
    writer, items = Reader(rules.reading, Place.WRITTEN_GOAL), items_of(goal)
    found = [
        Target(value=reading.value, goal=text(lean(Written(full), writer)))
        for reading in readings.defined
        for full in [written_out(reading.tree, items)]
        if not isinstance(reading.value, Undefined | Unsettled)
    ]
    return Targets(tuple(found), readings.settled)
