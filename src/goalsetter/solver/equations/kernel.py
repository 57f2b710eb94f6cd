"""The bridge to the kernel: a problem in numbers, and its answer in the words of a search.

The kernel compares what it cannot write out by enclosures. Whatever it believes to be a Solution
is evaluated here exactly; what is refused was a near miss, and what cannot be decided keeps the
search from proving anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from goalsetter.expr import (
    Function,
    Number,
    Outcome,
    Undefined,
    Unsettled,
)
from goalsetter.solver.answer import Exhausted, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations import search as plain
from goalsetter.solver.equations.built import Built, Node, Picked, Sought, cubes_in, picked
from goalsetter.solver.equations.chains import may_be_cut
from goalsetter.solver.equations.forward import COMMUTATIVE
from goalsetter.solver.equations.kernel_tables import (
    ProblemPart,
    Tables,
    part_of,
    simple_part_of,
    tables_of,
)
from goalsetter.solver.equations.meter import Meter, StoppedError
from goalsetter.solver.equations.powers_proof import lacks_powers, search_by_cases
from goalsetter.solver.equations.problem import (
    Problem,
    function_of_binary,
    function_of_unary,
)

try:
    from goalsetter.solver import _kernel
except ImportError:  # there was no compiler
    _kernel = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from goalsetter.solver._kernel import KernelCatalogue, Question, Verdicts

POLL = 1 << 17
"""Steps between two looks at whether to go on: some milliseconds."""

DOUBTS = 2_000
"""Near misses that are looked at exactly before the kernel gives up on proving."""

IN_PART = 3_000_000
"""Steps for a look at a part of a problem that the kernel cannot take as a whole."""

EXTRA_POLLS = 16
"""How long further Solutions are looked for, once there is one."""

REASONS = {
    "budget": Reason.BUDGET,
    "memory": Reason.MEMORY,
    "cancelled": Reason.CANCELLED,
    "undecided": Reason.UNDECIDED,
    "endless": Reason.INFINITE,
}

LOST = (Reason.BUDGET, Reason.MEMORY, Reason.INFINITE)
"""Doubts of a search that may have missed a simple Solution among too many numbers."""

LEAF, OPEN = 0, 3
"""The sorts of parts that are numbers: those of the table, and powers of the base."""

MOST_READINGS = 2_000
"""Pairs of values that are looked at, where powers and roots have several."""

Reading = tuple[Node, Outcome]
Parts = tuple[tuple[int, int], ...]
"""An expression as the kernel tells it: postfix, what sort of part and its number."""


def is_built() -> bool:
    """Whether there is a kernel; without one plain Python searches."""
    return _kernel is not None


def search(problem: Problem, budget: Budget, count: int = 1) -> Sought:
    """The search by the kernel, or by plain Python where the kernel is missing or lacks a row."""
    if not is_built():
        return plain.search(problem, budget, count)
    tables = tables_of(problem)
    if tables is not None:
        sought = Confirmer(problem, budget, count).search(tables)
        # Only a search in vain is worth the cases: they take several searches.
        if lacks_powers(problem, sought):
            return search_by_cases(problem, search, budget, count)
        # Where signs may be repeated, most of what is made is roots of roots that nobody needs.
        is_endless = not all(row.kinds for row in problem.signs())
        if isinstance(sought, Unknown) and sought.reason in LOST and is_endless:
            return _seen_in_part(simple_part_of(problem), budget, count) or sought
        return sought
    seen = _seen_in_part(part_of(problem), budget, count)
    return seen or plain.search(problem, budget, count)


def _seen_in_part(part: ProblemPart, budget: Budget, count: int) -> tuple[Built, ...] | None:
    """Search a part of a problem; that proves nothing."""
    tables = tables_of(part.problem)
    if tables is None:
        return None
    # A look, no proof, so it may not cost much of what the whole search needs.
    short = replace(budget, steps=min(budget.steps, IN_PART))
    sought = Confirmer(part.problem, short, count).search(tables)
    if not isinstance(sought, tuple):
        return None
    return tuple(Built(built.target, part.of_whole(built.tree)) for built in sought)


def make_catalogue(*tables: Any) -> KernelCatalogue:
    """All that cubes can be under some rules, kept by the kernel."""
    return _kernel.catalogue(*tables)


def ask(
    catalogue: KernelCatalogue,
    question: Question,
    budget: Budget,
    *,
    count: int,
    first: int,
    is_cancelled: Callable[[int, int], bool],
    confirm: Callable[[Parts, int, int, int], int | None],
) -> Verdicts | None:
    """Pose the problems of a mat in the kernel and search them."""
    costs = (budget.steps, first, budget.megabytes, POLL, DOUBTS)
    return _kernel.ask(catalogue, question, count, *costs, is_cancelled, confirm)


def proof_or_doubt(verdict: str, numbers: Sequence[int], *, complete: bool) -> Exhausted | Unknown:
    """The words for a search in vain."""
    # In this order: a search that stopped proves nothing, and neither does one with targets left
    # out, however complete it was.
    if verdict in REASONS:
        return Unknown(reason=REASONS[verdict])
    if not complete:
        return Unknown(reason=Reason.UNDECIDED, evidence=(("what", "goal"),))
    cubes, vectors, values, steps = numbers
    return Exhausted(cubes=cubes, vectors=vectors, values=values, steps=steps)


@dataclass
class Confirmer:
    """Asks the kernel, and confirms what it finds."""

    problem: Problem
    budget: Budget
    count: int
    solutions: list[Built] = field(default_factory=list)
    polls: int = 0
    is_spent: bool = False
    """Whether exact arithmetic has cost all that it may."""

    @cached_property
    def meter(self) -> Meter | None:
        """The meter of exact arithmetic, where that is bounded."""
        exact = self.budget.exact
        return None if exact is None else Meter(Budget(steps=exact))

    def search(self, tables: Tables) -> Sought:
        """The answer of the kernel."""
        powers = self.problem.powers if self.problem.is_open else None
        opened = () if powers is None else (powers.kind, powers.base, int(powers.negative))
        verdict, _, _, cubes, vectors, values, steps, *_ = _kernel.search(
            *(tables.kinds, tables.leaves, tables.unary, tables.binary, tables.targets),
            *(self.problem.spare, self.problem.least_cubes),
            *(self.problem.most_cubes, self.problem.multiple_of),
            *(opened, may_be_cut(self.problem)),
            *(self.budget.steps, self.budget.megabytes, POLL, DOUBTS),
            *(self.is_cancelled, self.confirm),
        )
        if self.solutions:
            return self.in_order()
        if self.is_spent:
            return Unknown(reason=Reason.BUDGET)
        numbers = (cubes, vectors, values, steps)
        sought = proof_or_doubt(verdict, numbers, complete=self.problem.every_target)
        if isinstance(sought, Exhausted) and not self.problem.every_leaf:
            return Unknown(reason=Reason.INFINITE, evidence=(("what", "powers of the base"),))
        return sought

    def in_order(self) -> tuple[Built, ...]:
        """The Solutions so far, fewest cubes first."""
        return tuple(sorted(self.solutions, key=lambda one: cubes_in(one.tree, self.problem)))

    def is_cancelled(self) -> bool:
        """Tell the kernel whether to stop; one Solution is enough if others are far."""
        self.polls += bool(self.solutions)
        asked: Callable[[], bool] | None = self.budget.cancelled
        return self.polls > EXTRA_POLLS or (asked is not None and asked())

    def confirm(self, parts: Parts, target: int) -> bool | None:
        """Whether an expression has the value of a target, exactly, and no more are wanted."""
        try:
            return self._compare(parts, target)
        except StoppedError:
            # To the kernel this looks like the last Solution that is wanted, so that it stops too.
            self.is_spent = True
            return True

    def _compare(self, parts: Parts, target: int) -> bool | None:
        settled = True
        goal = self.problem.targets[target].value
        for tree, value in read_postfix(self.problem, parts, self.meter):
            if isinstance(value, Undefined):
                continue
            # The kernel compares by enclosures, so two near numbers may look like one to it. Only
            # this exact comparison makes a Solution; None tells the kernel to give up on a proof.
            same = None if isinstance(value, Unsettled) else self._meets(value, goal)
            settled = settled and same is not None
            if same:
                built = Built(target, _tidy(tree, self.problem))
                if built not in self.solutions:
                    self.solutions.append(built)
                return len(self.solutions) >= self.count
        return False if settled else None

    def _meets(self, value: Number, goal: Number) -> bool | None:
        if self.meter is not None:
            self.meter.pay_for(value, goal)
        return self.problem.meets(value, goal)


def read_postfix(problem: Problem, parts: Parts, meter: Meter | None = None) -> list[Reading]:
    """Return the trees of an expression in postfix order with their exact values.

    There are several where powers and roots have several values. A meter stops what costs too much.
    """
    stack: list[list[Reading]] = []
    for sort, number in parts:
        if sort in (LEAF, OPEN):
            leaf = number + len(problem.leaves) if sort == OPEN else number
            stack.append([(leaf, problem.leaf(leaf).value)])
            continue
        right = stack.pop()
        if sort == 1:
            function = function_of_unary(problem.unary[number])
            stack.append(
                [
                    reading
                    for node, value in right
                    for reading in _applied(function, meter, (number, node), value)
                ]
            )
            continue
        left, function = stack.pop(), function_of_binary(problem.binary[number])
        if len(left) * len(right) > MOST_READINGS:
            return [(0, Unsettled("several-values"))]
        stack.append(
            [
                reading
                for one, before in left
                for other, behind in right
                for reading in _applied(function, meter, (number, one, other), before, behind)
            ]
        )
    return stack[0]


def _tidy(tree: Node, problem: Problem) -> Node:
    """The expression with the shorter operand of + and the like first, so that 2+3 is 3+2."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, Picked):
        return Picked(_tidy(tree.node, problem), tree.value)
    if len(tree) == 2:
        return tree[0], _tidy(tree[1], problem)
    row, *operands = tree[0], _tidy(tree[1], problem), _tidy(tree[2], problem)
    if problem.binary[row].operation.name in COMMUTATIVE:
        # Leaves by number, padded so that text sorts as numbers do; whole trees by their shape.
        operands.sort(
            key=lambda side: (
                cubes_in(side, problem),
                f"{side:>5}" if isinstance(side, int) else repr(side),
            )
        )
    return row, operands[0], operands[1]


def _applied(
    function: Function, meter: Meter | None, node: Node, *operands: Outcome
) -> list[Reading]:
    """An operation on exact numbers, of which none may be missing."""
    numbers: list[Number] = []
    for operand in operands:
        if isinstance(operand, Undefined | Unsettled):
            return [(node, operand)]
        numbers.append(operand)
    if meter is not None:
        meter.pay_for(*numbers)
    result = function(*numbers)
    if isinstance(result, tuple):
        return [(picked(node, value, result), value) for value in result]
    return [(node, result)]
