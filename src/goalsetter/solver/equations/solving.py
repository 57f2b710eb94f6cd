"""Can a Solution of EQUATIONS be built: certificates, then a search, then its writing."""

from __future__ import annotations

from importlib import import_module

from goalsetter.cubes import Mat
from goalsetter.rules import EquationsRules
from goalsetter.solver.answer import Answer, Exhausted, Impossible, Solvable, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.built import Search
from goalsetter.solver.equations.certificates import certificate_of
from goalsetter.solver.equations.modelled import not_modelled
from goalsetter.solver.equations.posing import problem_of
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.search import search
from goalsetter.solver.equations.witness import equation_of
from goalsetter.solver.question import Question

KERNEL = "goalsetter.solver.equations.kernel"
"""Where a quicker search may be, which need not have been built."""


def searches() -> tuple[Search, ...]:
    """The searches that are there, the quickest first; all give the same answers."""
    try:
        kernel = import_module(KERNEL)
    except ImportError:
        return (search,)
    return (kernel.search, search)


def solve_equations(
    mat: Mat, rules: EquationsRules, question: Question, budget: Budget, count: int = 1
) -> Answer:
    """A witness, a proof that there is none, or why neither was found."""
    unknown = not_modelled(rules)
    if unknown is not None:
        return unknown
    return answer_of(problem_of(mat, rules, question), rules, budget, count)


def answer_of(problem: Problem, rules: EquationsRules, budget: Budget, count: int) -> Answer:
    """The same for a problem that is posed already."""
    certificate = certificate_of(problem)
    if certificate is not None:
        return Impossible(proof=certificate)
    found = searches()[0](problem, budget, count)
    if isinstance(found, Unknown):
        return found
    if isinstance(found, Exhausted):
        return Impossible(proof=found)
    first, *more = [(equation_of(each, problem, rules.reading),) for each in found]
    return Solvable(witness=first, more=tuple(more))
