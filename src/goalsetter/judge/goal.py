"""Judging a Goal as it lies: is it legal, and what is it worth."""

from __future__ import annotations

from goalsetter.cubes import LaidGoal
from goalsetter.expr import Number, Purse, Reading, Undefined, Unsettled
from goalsetter.judge.finding import Code, Finding
from goalsetter.judge.verdict import GoalVerdict
from goalsetter.notation import text
from goalsetter.rules import (
    Edition,
    EquationsRules,
    Place,
    Reader,
    Scope,
    find_edition,
    within_limit,
)


def edition_of(rules: EquationsRules) -> Edition[EquationsRules]:
    """The edition that the rules come from."""
    edition = find_edition(rules.edition)
    assert edition is not None, rules.edition
    return edition


def judge_goal(goal: LaidGoal, rules: EquationsRules) -> GoalVerdict:
    """The Goal under the rules in force, with all its values (2018-19 III, IV-B)."""
    reader = Reader(rules.reading, Place.LAID_GOAL)
    too_long = len(goal.cubes()) > rules.goal_cubes
    most = 0 if too_long else rules.goal_factorials
    purse = Purse()
    readings = reader.with_factorials(goal, most, purse)
    values = tuple(value for value in map(_number, readings.defined) if value is not None)
    within = tuple(value for value in values if within_limit(value, rules.goal_limit))
    legal = bool(within) and not too_long
    reason = _reason(too_long, bool(values), [r.value for r in readings.undefined])
    return GoalVerdict(
        legal=legal,
        values=within if legal else (),
        family=rules.reading.numerals.powers_of_the_base and _has_one(goal, rules),
        settled=readings.complete and not readings.unsettled,
        findings=() if legal else (_illegal(goal, rules, reason),),
        rulings=rules.in_play(Scope.GOAL, frozenset(cube.symbol for cube in goal.cubes())),
        steps=purse.spent,
    )


def is_legal_goal(goal: LaidGoal, rules: EquationsRules) -> bool:
    """Whether the Goal is plainly legal, without looking for all its values."""
    if len(goal.cubes()) > rules.goal_cubes:
        return False
    found = Reader(rules.reading, Place.LAID_GOAL).laid(goal)
    values = [value for value in map(_number, found.defined) if value is not None]
    return any(within_limit(value, rules.goal_limit) for value in values)


def _number(reading: Reading) -> Number | None:
    value = reading.value
    return None if isinstance(value, Undefined | Unsettled) else value


def _has_one(goal: LaidGoal, rules: EquationsRules) -> bool:
    return any(cube.symbol == "1" or cube.symbol in rules.reading.wild for cube in goal.cubes())


def _reason(too_long: bool, has_values: bool, undefined: list[object]) -> str:
    """Which sentence tells why the Goal is not legal."""
    if too_long:
        return "goal-too-long"
    if has_values:
        return "goal-beyond-limit"
    return "goal-undefined" if undefined else "goal-no-expression"


def _illegal(goal: LaidGoal, rules: EquationsRules, reason: str) -> Finding:
    edition = edition_of(rules)
    key = "goal-cubes" if reason in ("goal-too-long", "goal-no-expression") else "goal-illegal"
    return Finding(code=Code.GOAL_ILLEGAL, clause=edition.clause(key), reason=reason, at=text(goal))
