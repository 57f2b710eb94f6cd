"""Demands of the variations in force on an Equation (2018-19 VII-B-5, VII-C-4-k)."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.expr import Readings, Tree
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.sides import Sides
from goalsetter.judge.supply import count_factorials, uses
from goalsetter.judge.wild import WildMeanings
from goalsetter.notation import text
from goalsetter.rules import (
    UNLIMITED,
    EquationsRules,
    demand_clause,
    rulings,
    settled_by,
)

Demand = Callable[[Sides, WildMeanings, Readings, EquationsRules], "Finding | None"]


def demands(
    sides: Sides, wild: WildMeanings, solution: Readings, rules: EquationsRules
) -> list[Finding]:
    """Every demand that is not met."""
    findings = [demand(sides, wild, solution, rules) for demand in DEMANDS]
    return [finding for finding in findings if finding is not None]


def _finding(rules: EquationsRules, reason: str, at: str, **proof: str) -> Finding:
    return Finding(
        code=FindingCode.VARIATION,
        clause=demand_clause(rules, reason),
        reason=reason,
        at=at,
        evidence=tuple(proof.items()),
    )


def one_wild_meaning(
    sides: Sides, wild: WildMeanings, _solution: Readings, rules: EquationsRules
) -> Finding | None:
    """XIII-A-3, XIII-C-1: every wild cube stands for the same symbol."""
    if not wild.clash:
        return None
    return _finding(rules, "wild-clash", text(sides.solution), other=", ".join(wild.clash))


def enough_operations(
    sides: Sides, _wild: WildMeanings, solution: Readings, rules: EquationsRules
) -> Finding | None:
    """XIII-A-6: at least three operation signs, each time it is written unless one counts once."""
    if not rules.least_operations:
        return None
    once = rules.multiple_operations and rules.says(rulings.variations.REPEATS_COUNT, "count-once")
    counts = [
        distinct_operations(sides, reading.tree, rules) if once else operation_count(reading.tree)
        for reading in solution.defined
    ]
    # The poorest reading counts: every reading of a paper must meet the demand.
    if not counts or min(counts) >= rules.least_operations:
        return None
    return _finding(
        rules,
        "too-few-operations",
        text(sides.solution),
        have=str(min(counts)),
        needed=str(rules.least_operations),
    )


def distinct_operations(sides: Sides, tree: Tree, rules: EquationsRules) -> int:
    """The same, a sign that Multiple Operations lets repeat counted once; each ! counts."""
    used = uses(sides.solution.items, tree, rules)
    kinds = {use.cube.symbol for use in used if use.operation}
    return len(kinds) + count_factorials(sides.solution.items)


@settled_by(rulings.variations.WHAT_COUNTS)
def operation_count(tree: Tree) -> int:
    """How many signs a reading applies that somebody wrote."""
    seen = 1 if tree.operation and tree.sign_start < tree.sign_end else 0
    # A sign in brackets is written like any other.
    below = (*tree.operands, *((tree.inside,) if tree.inside else ()))
    return seen + sum(map(operation_count, below))


def factorials_in_goal(
    sides: Sides, _wild: WildMeanings, _solution: Readings, rules: EquationsRules
) -> Finding | None:
    """XIII-A-4, XIII-A-5, XIII-C-2: how many ! may modify the Goal."""
    count = count_factorials(sides.goal.items) if sides.goal else 0
    if sides.goal is None or not rules.factorials or count <= rules.goal_factorials:
        return None
    allowed = str(rules.goal_factorials)
    return _finding(
        rules, "too-many-factorials-in-goal", text(sides.goal), have=str(count), needed=allowed
    )


def factorials_altogether(
    sides: Sides, _wild: WildMeanings, _solution: Readings, rules: EquationsRules
) -> Finding | None:
    """XIII-A-4: two ! for the whole Equation, unless Multiple Operations frees the Solution's."""
    in_goal = count_factorials(sides.goal.items) if sides.goal else 0
    count = count_factorials(sides.solution.items) + in_goal
    if rules.factorials in (0, UNLIMITED) or count <= rules.factorials:
        return None
    return _finding(
        rules,
        "too-many-factorials",
        text(sides.solution),
        have=str(count),
        needed=str(rules.factorials),
    )


DEMANDS: tuple[Demand, ...] = (
    one_wild_meaning,
    enough_operations,
    factorials_in_goal,
    factorials_altogether,
)
"""The demands, in the order in which a judge would ask."""
