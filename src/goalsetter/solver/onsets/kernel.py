"""The bridge to the kernel: problems in numbers, and what it finds as trees.

The kernel knows no rule: sets come as masks, and operations as truth tables that are read off the
functions of ``expr``. Where it is missing, or a mat is too large for it, plain Python searches.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from goalsetter.expr import SET_FUNCTIONS, CardSet
from goalsetter.solver.answer import Reason
from goalsetter.solver.onsets.bounds import shortest_name, shortest_part
from goalsetter.solver.onsets.hit import Hit, Way
from goalsetter.solver.onsets.problem import CubeRole, Kind, SetProblem
from goalsetter.solver.onsets.purse import Purse, StoppedError
from goalsetter.solver.onsets.restrictions import REMOVES
from goalsetter.solver.onsets.search import hits_of
from goalsetter.solver.onsets.trees import Chain, Node

try:
    from goalsetter.solver import _kernel
except ImportError:  # there was no compiler
    _kernel = None  # type: ignore[assignment]

POLL = 1 << 20
"""Steps between two looks at whether to go on: some milliseconds."""

MOST_CUBES = 1000
MOST_BITS = 63
"""The most that the kernel takes: cubes, and bits of a set."""

OPERANDS = {CubeRole.SET: 0, CubeRole.JOIN: 2, CubeRole.PRIME: 1}

REASONS = {
    "budget": Reason.BUDGET,
    "memory": Reason.MEMORY,
    "cancelled": Reason.CANCELLED,
}

Problems = tuple[SetProblem, ...]
KindRow = tuple[int, int, int, int, int, int, int, tuple[tuple[int, int], ...]]
Row = tuple[tuple[KindRow, ...], tuple[int, ...], tuple[int, ...], *tuple[int, ...]]
"""A problem in numbers."""

Tokens = tuple[tuple[int, int], ...]
"""A Solution as the kernel tells it: kinds with their options, operands first."""


def is_built() -> bool:
    """Whether there is a kernel; without one plain Python searches."""
    return _kernel is not None


def seek(problems: Problems, purse: Purse, enough: Callable[[Hit], bool]) -> None:
    """Shows every set that fits, shortest Solutions first, until there is enough."""
    if is_built() and all(map(countable, problems)):
        _ask(problems, purse, enough)
    else:
        any(map(enough, hits_of(problems, purse, every=False)))


def _ask(problems: Problems, purse: Purse, enough: Callable[[Hit], bool]) -> None:
    def show(number: int, classes: CardSet, tokens: Tokens) -> bool:
        problem = problems[number]
        return enough(Hit(problem, classes, (_way(problem, tokens),)))

    budget = purse.budget
    rows = tuple(map(row_of, problems))
    verdict, vectors, values, steps = _kernel.search_sets(
        rows, budget.steps, budget.megabytes, POLL, budget.cancelled, show
    )
    purse.vectors, purse.values, purse.steps = vectors, values, steps
    if verdict in REASONS:
        raise StoppedError(REASONS[verdict])


def countable(problem: SetProblem) -> bool:
    """Whether the kernel has room for so many cubes."""
    most = [problem.least_operations, *(kind.most for kind in problem.kinds)]
    # As the kernel packs them: a field for each kind and one for all operations.
    bits = sum(max(number, 1).bit_length() + 1 for number in most)
    return bits <= MOST_BITS and max(most) <= MOST_CUBES


def row_of(problem: SetProblem) -> Row:
    """The problem in numbers."""
    sets = dict(problem.sets)
    return (
        tuple(_kind_row(kind, sets) for kind in problem.kinds),
        problem.weights,
        tuple(sorted(problem.targets)),
        -1 if problem.needed is None else problem.needed,
        problem.barred,
        int(problem.spare is not None),
        int(problem.restrictions),
        int(problem.restriction_due),
        problem.null,
        int(problem.once),
        problem.least_cubes,
        problem.least_operations,
        int(problem.operations_anywhere),
        int(problem.cube_needed),
        shortest_name(problem),
        shortest_part(problem),
    )


def _kind_row(kind: Kind, sets: dict[str, CardSet]) -> KindRow:
    counts = (kind.required, kind.named, kind.sure, kind.most)
    flags = (int(kind.repeats), int(kind.wanted))
    options = []
    for option in kind.options:
        # The table of an operation, or of what = or ⊆ removes; nothing for the rest.
        function = option.function or REMOVES.get(option.symbol)
        options.append((sets[option.symbol], truth_table(function) if function else 0))
    return (kind.role, *counts, *flags, tuple(options))


@cache
def truth_table(function: str) -> int:
    """Bit 2a + b tells of a card in the first set (a) and in the second (b) whether it stays."""
    return SET_FUNCTIONS[function](0b1100, 0b1010) & 0b1111


def _way(problem: SetProblem, tokens: Tokens) -> Way:
    """Trees from tokens: a Restriction is its sets, each with the sign before it, and an end."""
    chains: list[Chain] = []
    nodes: list[Node] = []
    signs: list[Node] = []
    for kind, option in tokens:
        if kind < 0:
            chains.append(Chain(tuple(nodes), tuple(signs)))
            nodes, signs = [], []
        elif problem.kinds[kind].role is CubeRole.SIGN:
            signs.append(Node(kind, option))
        else:
            # Postfix: the operands are the last nodes, and the sign takes their place.
            left = len(nodes) - OPERANDS[problem.kinds[kind].role]
            nodes[left:] = [Node(kind, option, tuple(nodes[left:]))]
    return tuple(chains), nodes[0]
