"""Values of the two sides of a paper, and the readings of the Goal that the mat allows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cubes import (
    LaidGoal,
    Placed,
    Written,
    placed_in,
)
from goalsetter.expr import Reading, Readings, StepBudget, Undefined, Unsettled, ValueSet
from goalsetter.judge.sides import Sides
from goalsetter.judge.supply import count_factorials
from goalsetter.judge.wild import WildMeanings
from goalsetter.rules import (
    NO_GAPS,
    EquationsRules,
    ExpressionPlace,
    Reader,
    stands_for,
    within_limit,
)


@dataclass(frozen=True, slots=True)
class SidesWorth:
    """Readings of the Solution, of the Goal as written, and of those the ones the mat allows."""

    solution: Readings
    goal: Readings
    legal_goal: Readings
    beyond_limit: tuple[Reading, ...] = ()
    """Those that the mat allows, but not the limit of Multiple of k (2018-19 XIII-B-7)."""

    @property
    def settled(self) -> bool:
        """Whether every reading was found and valued."""
        return self.solution.settled and self.goal.settled


def find_worth(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, budget: StepBudget
) -> SidesWorth:
    """Read both sides, on one budget."""
    goal, legal = _goal(sides, laid, wild, rules, budget)
    # The Goal was read first: it is short, and leaves most of the budget to the Solution.
    reader = Reader(rules.reading, ExpressionPlace.SOLUTION, wild.solution_where)
    solution = reader.written(sides.solution, budget)
    within: list[Reading] = []
    beyond: list[Reading] = []
    for reading in legal.defined:
        value = reading.value
        # A value that nobody knows breaks no limit: it is told otherwise.
        fits = isinstance(value, Undefined | Unsettled) or within_limit(value, rules.goal_limit)
        (within if fits else beyond).append(reading)
    return SidesWorth(solution, goal, replace(legal, defined=tuple(within)), tuple(beyond))


def _goal(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, budget: StepBudget
) -> tuple[Readings, Readings]:
    """The Goal as written, and those of its readings that the mat allows."""
    # Nothing added to the cubes says nothing: then any reading of the Goal will do (ET16).
    items = sides.goal.items if sides.goal else ()
    as_laid = all(isinstance(item, Placed) and item.note is None for item in items)
    if sides.goal is None or (rules.fits_some_goal and as_laid):
        readings = _any_reading(sides, laid, wild, rules, budget)
        return readings, readings
    reader = Reader(rules.reading, ExpressionPlace.WRITTEN_GOAL, wild.goal_where)
    written = reader.written(sides.goal, budget)
    # These are not the cubes of the Goal, so no reading of them is allowed by the mat.
    if not sides.matches:
        return written, Readings(())
    gaps = Reader(rules.reading).gaps(laid, _said(laid, sides.goal, wild, rules))
    allowed = [reader.written(sides.goal, budget, gaps)] if gaps != NO_GAPS else []
    # Basic: the Goal has one value, by the order of operations, and the paper must agree.
    if rules.reading.order_of_operations:
        allowed.append(Reader(rules.reading, ExpressionPlace.LAID_GOAL).laid(laid, budget))
    # Of the readings those remain whose value occurs among all that is allowed (VII-C-4-g).
    kept = written.defined
    for readings in allowed:
        values: ValueSet[None] = ValueSet()
        for reading in readings.defined:
            if not isinstance(reading.value, Undefined | Unsettled):
                values.add(reading.value, None)
        kept = tuple(
            reading
            for reading in kept
            if not isinstance(reading.value, Undefined | Unsettled) and reading.value in values
        )
    return written, replace(written, defined=kept)


def _any_reading(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, budget: StepBudget
) -> Readings:
    """Every reading of the Goal on the mat, its wild cubes as marked in the Solution.

    Unmarked and unused in the Solution, they may stand for anything; factorials that the Solution
    leaves over may modify the Goal (2011-12 ET6).
    """
    used = {cube.symbol for cube in sides.solution.cubes()}
    declared = {entry.what for entry in wild.goal_where}
    said = [pair for pair in _said(laid, None, wild, rules) if pair[0] in used | declared]
    reading = replace(rules.reading, wild_said=tuple(said))
    left = max(0, min(rules.goal_factorials, 2 - count_factorials(sides.solution.items)))
    return Reader(reading, ExpressionPlace.LAID_GOAL).with_factorials(laid, left, budget)


def _said(
    laid: LaidGoal, goal: Written | None, wild: WildMeanings, rules: EquationsRules
) -> tuple[tuple[str, str], ...]:
    """The meaning of each wild symbol of the Goal: by a note in it, else as declared, else as
    it is."""
    declared = {entry.what: entry.meaning for entry in wild.goal_where}
    marked = {p.cube.symbol: p.note for p in placed_in(goal.items) if p.note} if goal else {}
    said = {cube.symbol: cube.symbol for cube in laid.cubes() if cube.symbol in rules.reading.wild}
    for symbol in said:
        for meaning in (marked.get(symbol, ""), declared.get(symbol, "")):
            shown = stands_for(meaning)
            if shown is not None:
                # How a sign is marked is each cube's own; only its symbol holds for all.
                said[symbol] = meaning if meaning.isdigit() else shown[0]
                break
    return tuple(said.items())
