"""The values that a Solution may have: those of the Goal as it lies, each with its reading."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from goalsetter.cubes import DIGITS, LaidGoal
from goalsetter.expr import Undefined, Unsettled, ValueSet
from goalsetter.rules import EquationsRules, ExpressionPlace, Reader, within_limit
from goalsetter.solver.equations.identity import ById
from goalsetter.solver.equations.problem import GoalReading, Target

Said = tuple[tuple[str, str], ...]
"""The meanings that a paper gives to wild symbols."""


@dataclass(frozen=True, slots=True)
class Targets:
    """The targets that were found, and whether these are all."""

    values: tuple[Target, ...] = ()
    complete: bool = True
    ones: int = 0
    """The ones of the Goal that may be any power of the base: of those not all are tried."""


def targets_of(goal: LaidGoal, rules: EquationsRules, said: Said = ()) -> tuple[Targets, ...]:
    """Every value of the Goal as it lies, by how many ! it takes (2018-19 IV-B, XIII-A-4).

    Its wild cubes stand for the given meanings. A value stands where it takes the fewest !.
    """
    return _targets_of(goal, ById(rules), said)


def targets_of_any(
    goals: tuple[LaidGoal, ...], rules: EquationsRules, said: Said = ()
) -> tuple[Targets, ...]:
    """The same of several Goals together, none of which need be read again."""
    known: ValueSet[None] = ValueSet()
    own = replace(rules.reading, wild_said=said) if said else rules.reading
    reader = Reader(own, ExpressionPlace.LAID_GOAL)
    legal = [goal for goal in goals if len(goal.cubes()) <= rules.goal_cubes]
    by_factorials: list[Targets] = []
    # Fewest ! first: a value that is known already needs no more of them.
    for count in range(rules.goal_factorials + 1):
        parts = [_read(reader, goal, rules, count, known) for goal in legal]
        by_factorials.append(
            Targets(
                tuple(target for part in parts for target in part.values),
                all(part.complete for part in parts),
                max((part.ones for part in parts), default=0),
            )
        )
    return tuple(by_factorials)


# A shake asks about one Goal many times, and to read it may take longer than the search.
@lru_cache(maxsize=1024)
def _targets_of(goal: LaidGoal, same: ById[EquationsRules], said: Said) -> tuple[Targets, ...]:
    return targets_of_any((goal,), same.thing, said)


def _read(
    reader: Reader, goal: LaidGoal, rules: EquationsRules, count: int, known: ValueSet[None]
) -> Targets:
    """The values with just so many !, those that are known already left out."""
    targets, complete = [], True
    for items, readings in reader.each_with_factorials(goal, count):
        complete = complete and readings.settled
        for reading in readings.defined:
            value = reading.value
            # A value beyond the division's limit is no Goal at all, so nothing is searched for it.
            if isinstance(value, Undefined | Unsettled) or not within_limit(
                value, rules.goal_limit
            ):
                continue
            if known.add(value, None):
                targets.append(Target(value=value, goal=GoalReading(items, reading.tree, goal)))
    powers = rules.reading.numerals.powers_of_the_base
    return Targets(tuple(targets), complete, count_ones(goal, reader) if powers else 0)


def count_ones(goal: LaidGoal, reader: Reader) -> int:
    """Count the ones that may be powers of the base: one beside another digit is part of a numeral,
    unless that digit may be an exponent."""
    said = dict(reader.rules.wild_said)
    raised = bool(reader.rules.numerals.exponent_colours)
    count = 0
    for chunk in goal.chunks:
        symbols = ["", *(said.get(cube.symbol, cube.symbol) for cube in chunk), ""]
        for at in range(1, len(symbols) - 1):
            beside = symbols[at - 1] in DIGITS or symbols[at + 1] in DIGITS
            count += symbols[at] == "1" and (raised or not beside)
    return count
