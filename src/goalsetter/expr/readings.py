"""The distinct values of a bracket level over all its groupings, each with one grouping.

Values are shared between groupings span by span, so millions of groupings need not be listed.
A reading without a value does not count as a reading, but is remembered; one whose value could
not be settled is reported, never dropped in silence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from typing import NamedTuple

from goalsetter.expr.arithmetic import Function, Results, function_of
from goalsetter.expr.chart import Chart, Span
from goalsetter.expr.lexeme import ANY, BracketLevel, Shape, Sign
from goalsetter.expr.number import (
    Number,
    Outcome,
    Rational,
    Undefined,
    Unsettled,
    ValueSet,
    effort,
    equal,
    integer,
    join,
    joinable,
)
from goalsetter.expr.tree import Tree

ZERO = integer(0)

BUDGET = 12_000_000
"""Steps that one question may take, each about a microsecond at most: the same on every machine,
and about ten seconds on a slow one. A level that is too long to be charted takes them all."""

RATIONAL_STEPS = 6
"""The steps that an operation on two rationals costs, with the place of its result in memory."""

IRRATIONAL_STEPS = 1_500
"""The price of an operation without a rational result, in steps."""

EFFORT_STEPS = 60
"""The price of each unit of effort, in steps: for a result, and for comparing it with others."""

KEPT = 8
"""How many readings without a settled value are kept as examples."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One grouping and what it is worth."""

    value: Outcome
    tree: Tree


@dataclass(frozen=True, slots=True)
class Readings:
    """All distinct values with a grouping for each; what had no value; what was not settled.

    ``complete`` is false if the budget ran out; ``distinct`` is false if some two values could
    not be told apart, so that both are listed though they may be equal.
    """

    defined: tuple[Reading, ...]
    undefined: tuple[Reading, ...] = ()
    unsettled: tuple[Reading, ...] = ()
    complete: bool = True
    distinct: bool = True

    @property
    def settled(self) -> bool:
        """Whether every reading was found and valued."""
        return self.complete and not self.unsettled


class SpentError(Exception):
    """A question took more steps than it was given."""


class StepBudget:
    """The steps left for a question; shared by the levels of one expression."""

    def __init__(self, steps: int = BUDGET) -> None:
        self.steps = steps
        self.given = steps

    @property
    def spent(self) -> int:
        """The steps taken so far."""
        return self.given - self.steps

    @property
    def empty(self) -> bool:
        """Whether more steps were asked for than there were: what was found may lack something."""
        return self.steps < 0

    def pay(self, steps: int) -> bool:
        """Take the steps; false if they were not there."""
        self.steps -= steps
        return self.steps >= 0

    def charge(self, steps: int) -> None:
        """Take the steps; if they were not there, ``SpentError`` ends whatever asked for them."""
        if not self.pay(steps):
            raise SpentError


@dataclass(slots=True)
class _Cell:
    """The worth of a span, by shape."""

    values: dict[Shape, ValueSet[Tree]] = field(default_factory=dict)
    undefined: list[Reading] = field(default_factory=list)
    unsettled: list[Reading] = field(default_factory=list)

    def of_shape(self, shape: Shape) -> ValueSet[Tree]:
        """The values of one shape."""
        if shape not in self.values:
            self.values[shape] = ValueSet()
        return self.values[shape]

    def matching(self, mask: Shape) -> list[ValueSet[Tree]]:
        """The values of every shape in the mask."""
        return [values for shape, values in self.values.items() if shape & mask]

    def keep(self, shape: Shape, outcome: Outcome, tree: Tree) -> None:
        """Put an outcome where it belongs."""
        if isinstance(outcome, Undefined):
            _remember(self.undefined, Reading(outcome, tree))
        elif isinstance(outcome, Unsettled):
            _remember(self.unsettled, Reading(outcome, tree))
        else:
            self.of_shape(shape).add(outcome, tree)

    def inherit(self, part: _Cell) -> None:
        """Take over what is unsettled or undefined in a part: it is so in the whole."""
        for reading in part.unsettled:
            _remember(self.unsettled, reading)
        for reading in part.undefined:
            _remember(self.undefined, reading)


class _Job(NamedTuple):
    """One sign at work in one span, and the cell that takes what it makes."""

    cell: _Cell
    shape: Shape
    span: Span
    sign: Sign
    function: Function

    def tree(self, operands: tuple[Tree, ...]) -> Tree:
        """The node that the sign makes of these operands."""
        sign = self.sign
        return Tree(*self.span, sign.operation, operands, sign.start, sign.end)

    def pair(self, left: Tree, right: Tree) -> Tree:
        """The node that the sign makes of two operands."""
        sign = self.sign
        return Tree(*self.span, sign.operation, (left, right), sign.start, sign.end)


Choice = tuple[tuple[Number, Tree], ...]
"""One value, with its tree, for each operand of a sign."""


def read_level(level: BracketLevel[Outcome], budget: StepBudget | None = None) -> Readings:
    """All distinct values of the level, in a stable order."""
    return _LevelReader(level, budget or StepBudget()).read()


class _LevelReader:
    """Fills the chart of one level, cell by cell, as far as the steps go."""

    def __init__(self, level: BracketLevel[Outcome], budget: StepBudget) -> None:
        self.chart = Chart(level)
        self.budget = budget
        self.cells: dict[Span, _Cell] = {}
        self.functions: dict[Sign, Function] = {}
        self.complete = True

    def read(self) -> Readings:
        """Fill the cells, shortest spans first, and report the one that spans the level."""
        # Takes the whole budget, and one step more: the caller sees that nothing was read.
        if self.chart.too_long:
            self.pay(self.budget.steps + 1)
        for span in self.chart.spans():
            self.cells[span] = self.fill(span)
        cell = self.cells.get(self.chart.whole, _Cell())
        whole = cell.matching(ANY)
        # One shape is the rule; then its values need no second comparing, which is the dear part.
        merged = whole[0] if len(whole) == 1 else ValueSet()
        for values in whole if len(whole) > 1 else ():
            for number, tree in values:
                merged.add(number, tree)
        return Readings(
            defined=tuple(Reading(number, tree) for number, tree in merged),
            undefined=tuple(cell.undefined),
            unsettled=tuple(cell.unsettled),
            complete=self.complete and self.budget.steps >= 0,
            distinct=not any(values.undecided for values in (merged, *whole)),
        )

    def fill(self, span: Span) -> _Cell:
        """Work out what one span may be worth, all shorter ones being known."""
        cell = _Cell()
        block = self.chart.is_block(span)
        for atom in self.chart.atoms.get(span, ()):
            for outcome, tree in atom.options:
                cell.keep(atom.shape, outcome, tree)
        for sign, operands in self.chart.ways(span):
            shape = sign.shape | Shape.ATOM if block else sign.shape
            # The same sign comes back in very many spans; its row is looked up once.
            function = self.functions.setdefault(sign, function_of(sign.operation))
            if not self.pay(1):
                break
            self.apply(_Job(cell, shape, span, sign, function), operands)
        return cell

    def apply(self, job: _Job, operands: tuple[Span, ...]) -> None:
        """Apply the sign of a job to every choice of values of its operands."""
        parts = [self.cells[operand] for operand in operands if operand in self.cells]
        if len(parts) < len(operands):
            return
        matching = [part.matching(m) for part, m in zip(parts, job.sign.masks, strict=True)]
        # A part with neither a value of a wanted shape nor a failure is no expression for the sign:
        # the whole is then no reading, and must not inherit what failed in the other part.
        if not all(
            m or part.undefined or part.unsettled for m, part in zip(matching, parts, strict=True)
        ):
            return
        for part in parts:
            job.cell.inherit(part)
        for choice in product(*matching):
            # Nearly all values are rational, and a loop over plain integers is far quicker.
            if len(choice) == 2 and self.join_rationals(job, choice[0], choice[1]):
                self.apply_to_choices(job, _left_over(choice[0], choice[1]))
            else:
                self.apply_to_choices(job, product(*choice))

    def join_rationals(self, job: _Job, lefts: ValueSet[Tree], rights: ValueSet[Tree]) -> bool:
        """Work out rationals with rationals in a quick loop, if there is one for the sign."""
        name, values = job.sign.operation.name, job.cell.of_shape(job.shape)
        one, other = lefts.rationals, rights.rationals
        # Where a form is among the values, each rational has to be compared with it: no quick loop.
        if values.forms or not joinable(name, one, other):
            return False
        results, price = values.rationals, RATIONAL_STEPS
        join(name, one, other, results, node=job.pair, pay=self.pay, price=price)
        return True

    def apply_to_choices(self, job: _Job, choices: Iterable[Choice]) -> None:
        """Apply the sign to one choice of operands after the other."""
        values = job.cell.of_shape(job.shape)
        for operands in choices:
            # Paid before the work: one power may take longer than all that went before.
            if not self.pay(RATIONAL_STEPS):
                return
            result = only(job.sign.meant, job.function(*(number for number, _ in operands)))
            # Comparing with what is there already may cost more than the operation itself.
            spent = values.effort
            tree = job.tree(tuple(tree for _, tree in operands))
            for outcome in result if isinstance(result, tuple) else (result,):
                job.cell.keep(job.shape, outcome, tree)
            self.pay(_cost(result) + EFFORT_STEPS * (values.effort - spent))

    def pay(self, steps: int) -> bool:
        """Take the steps; false once they are not there, and from then on."""
        if not self.budget.pay(steps):
            self.complete = False
        return self.complete


def _cost(results: Results) -> int:
    """The price of an operation, by its results."""
    if isinstance(results, Undefined | Unsettled):
        return 0 if isinstance(results, Undefined) else IRRATIONAL_STEPS
    numbers = results if isinstance(results, tuple) else (results,)
    plain = all(isinstance(number, Rational) for number in numbers)
    work = sum(map(effort, numbers)) - len(numbers)
    return EFFORT_STEPS * work + (0 if plain else IRRATIONAL_STEPS)


def _left_over(lefts: ValueSet[Tree], rights: ValueSet[Tree]) -> Iterator[Choice]:
    """The choices that a loop over rationals leaves: with an irrational, and some with a zero."""
    yield from product(lefts, rights.irrationals())
    # Irrational pairs stood in the line above; here only the right side is rational.
    yield from product(lefts.irrationals(), rights.numbers())
    zero = rights.rationals.get((0, 1))
    # Division by zero is undefined whatever is divided: some examples are enough.
    if zero is not None:
        yield from product(islice(lefts.numbers(), KEPT), [(ZERO, zero)])


def only(meant: Number | None, results: Results) -> Results:
    """The one of several roots that the writer names, if it is among them."""
    if meant is None or isinstance(results, Undefined | Unsettled):
        return results
    choices = results if isinstance(results, tuple) else (results,)
    same = [(value, equal(value, meant)) for value in choices]
    # Which root was meant is not known, so no value may be dropped, nor one be chosen.
    if any(answer is None for _, answer in same):
        return Unsettled("undecided-equality")
    kept = tuple(value for value, answer in same if answer)
    return kept or Undefined("not-that-root")


def _remember(kept: list[Reading], reading: Reading) -> None:
    # Only examples for the ruling are kept: there may be millions of failures.
    if len(kept) < KEPT and reading not in kept:
        kept.append(reading)
