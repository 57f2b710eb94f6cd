"""Targets: a Solution equals the Goal, or differs from it by a multiple of k."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.expr import Number, Reading, StepBudget, Undefined, Unsettled, effort
from goalsetter.rules import EquationsRules, meets, rulings


def hits(solution: Number, goal: Number, rules: EquationsRules) -> bool | None:
    """Whether the Solution's value meets the Goal's; nothing if that cannot be decided."""
    along_i = not rules.says(rulings.numbers.IMAGINARY_MULTIPLE, "none")
    return meets(solution, goal, rules.multiple_of, along_i=along_i)


COMPARING = 5
"""The steps that it costs to compare two values, for each unit of effort that they make."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The pairs of a Solution's reading and a Goal's: those that fit, those that do not."""

    good: tuple[tuple[Reading, Reading], ...] = ()
    bad: tuple[tuple[Reading, Reading], ...] = ()
    open: tuple[tuple[Reading, Reading], ...] = ()


def find_outcomes(
    solutions: tuple[Reading, ...],
    goals: tuple[Reading, ...],
    rules: EquationsRules,
    budget: StepBudget,
) -> Outcomes:
    """Every reading of the Solution against every reading of the Goal, or those that suit it."""
    if rules.fits_some_goal:
        return fitting_some(solutions, goals, rules, budget)
    sorted_pairs: dict[bool | None, list[tuple[Reading, Reading]]] = {
        True: [],
        False: [],
        None: [],
    }
    for solution in solutions:
        for goal in goals:
            sorted_pairs[_fits(solution, goal, rules, budget)].append((solution, goal))
    return Outcomes(*(tuple(sorted_pairs[answer]) for answer in (True, False, None)))


def _fits(
    solution: Reading, goal: Reading, rules: EquationsRules, budget: StepBudget
) -> bool | None:
    """Whether they fit; nothing if that cannot be decided, or not with what is in the budget."""
    one, other = solution.value, goal.value
    if isinstance(one, Undefined | Unsettled) or isinstance(other, Undefined | Unsettled):
        return None
    # Paid before: comparing two involved numbers is the dearest step of a ruling.
    if not budget.pay(COMPARING * (effort(one) + effort(other))):
        return None
    return hits(one, other, rules)


def fitting_some(
    solutions: tuple[Reading, ...],
    goals: tuple[Reading, ...],
    rules: EquationsRules,
    budget: StepBudget,
) -> Outcomes:
    """Each reading of the Solution against the Goal's reading that suits it (2011-12 ET16)."""
    good, bad, undecided = [], [], []
    for solution in solutions:
        answers = [(_fits(solution, goal, rules, budget), goal) for goal in goals]
        fit = next((goal for answer, goal in answers if answer), None)
        doubt = next((goal for answer, goal in answers if answer is None), None)
        if fit is not None:
            good.append((solution, fit))
        elif doubt is not None:
            undecided.append((solution, doubt))
        # It suits none of them: any one shows that (2011-12 ET16).
        elif goals:
            bad.append((solution, goals[0]))
    return Outcomes(tuple(good), tuple(bad), tuple(undecided))
