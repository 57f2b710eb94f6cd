"""Problems with any number for a target, such as no Goal of six cubes is worth."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import Cube, Mat
from goalsetter.expr import FUNCTIONS, Number, Undefined, Unsettled, parse_value
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.rules import EDITIONS, ChallengeKind, Division, EquationsRules
from goalsetter.solver.equations import problem_of
from goalsetter.solver.equations.built import Node, Picked
from goalsetter.solver.equations.problem import Problem, Target

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
GOAL = parse_goal("0")


def posed(
    cubes: str | tuple[Cube, ...],
    target: str | Number,
    rules: EquationsRules = MIDDLE,
    *,
    required: bool = True,
) -> Problem:
    """All the cubes Required (or Permitted), and a value to be met."""
    given = parse_cubes(cubes) if isinstance(cubes, str) else cubes
    mat = Mat(goal=GOAL, required=given) if required else Mat(goal=GOAL, permitted=given)
    value = parse_value(target) if isinstance(target, str) else target
    found = problem_of(mat, rules, ChallengeKind.NOW)
    return replace(found, targets=(Target(value=value),))


def worth(node: Node, problem: Problem) -> Number:
    """Work out the value of an expression that a search built, from its rows alone."""
    if isinstance(node, int):
        return problem.leaves[node].value
    assert not isinstance(node, Picked)
    rows = problem.unary if len(node) == 2 else problem.binary
    operands = [worth(operand, problem) for operand in node[1:]]
    result = FUNCTIONS[rows[node[0]].operation.name](*operands)
    assert not isinstance(result, Undefined | Unsettled | tuple)
    return result
