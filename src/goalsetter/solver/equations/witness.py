"""From what a search built to what a player would hand in: an Equation that the judge accepts."""

from __future__ import annotations

from goalsetter.notation import parse_written, text
from goalsetter.rules import Place, Reader, ReadingRules
from goalsetter.solver.equations.brackets import lean
from goalsetter.solver.equations.built import Built, Node
from goalsetter.solver.equations.problem import Problem


def equation_of(built: Built, problem: Problem, rules: ReadingRules) -> str:
    """``Solution = Goal``, with the brackets that leave it one reading (2018-19 VII-B-1, B-6)."""
    solution = lean(parse_written(_spelt(built.tree, problem)), Reader(rules, Place.SOLUTION))
    return f"{text(solution)} = {problem.targets[built.target].goal}"


def _spelt(node: Node, problem: Problem) -> str:
    """An expression with brackets round every operand that is one."""
    if isinstance(node, int):
        return problem.leaves[node].text
    operands = [_operand(operand, problem) for operand in node[1:]]
    if len(operands) == 2:
        return operands[0] + problem.binary[node[0]].text + operands[1]
    row = problem.unary[node[0]]
    return operands[0] + row.text if row.behind else row.text + operands[0]


def _operand(node: Node, problem: Problem) -> str:
    spelt = _spelt(node, problem)
    return spelt if isinstance(node, int) else f"({spelt})"
