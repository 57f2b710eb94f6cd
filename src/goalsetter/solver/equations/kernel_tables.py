"""A problem in numbers, as the kernel takes it: or nothing, if the kernel lacks something."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from goalsetter.expr import (
    I,
    Number,
    Radical,
    approximate,
    as_fraction,
    integer,
    is_irrational,
    parse_value,
)
from goalsetter.solver.equations.built import Node, Picked
from goalsetter.solver.equations.problem import Binary, Leaf, Problem, Unary

OPERATIONS: dict[str, int] = {
    "add": 0,
    "subtract": 1,
    "multiply": 2,
    "divide": 3,
    "power": 4,
    "root": 5,
    "average": 6,
    "percent": 7,
    "log": 8,
    "whole-power": 9,
    "whole-root": 10,
    "lcm": 11,
    "gcf": 12,
    "remainder": 13,
    "square-root": 14,
    "whole-square-root": 15,
    "factorial": 16,
    "factors": 17,
    "next-prime": 18,
    "complex-power": 21,
    "principal-power": 22,
    "every-root": 23,
    "complex-root": 24,
    "every-square-root": 25,
    "complex-square-root": 26,
    "next-prime-real": 27,
}
"""The operations that the kernel knows, by its numbers."""

ZERO = integer(0)
UNITS: dict[Number, int] = {I: 1, parse_value("-i"): -1}
"""The imaginary unit and its opposite, as the kernel is told of them: that over 0."""

TIMES_UNIT = {1: 19, -1: 20}
"""Two numbers with a unit between them, by the kernel's numbers."""

Triple = tuple[int, int, int]
TableLeaf = tuple[tuple[int, ...], int, int]
TableRow = tuple[tuple[int, ...], int, int, int, int, int]

LARGEST = 2**63 - 1
MOST_ROWS = 65_535
MOST_BITS = 63
DIGITS = 17
"""The digits of a target that is no fraction of 64-bit numbers; the last may be off."""


HUGE = re.compile(r"about (-?)(1/)?(10\^|2\^)(.+)")
"""How a number that is too large for digits is shown: a power, maybe of a power."""

TALL, BEYOND = 250, 1001
"""Up to which power of ten a logarithm is told, and what stands for more."""

LOG2_UNIT = 10**12
LOG2_OF_10 = (3_321_928_094_887, 3_321_928_094_888)
"""The bounds of log2 of ten, in units of 10^-12."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """The parts of a problem as rows of whole numbers."""

    kinds: tuple[tuple[int, int, int, int], ...]
    leaves: tuple[TableLeaf, ...]
    unary: tuple[TableRow, ...]
    binary: tuple[TableRow, ...]
    targets: tuple[tuple[int, ...], ...]


def tables_of(problem: Problem) -> Tables | None:
    """The problem for the kernel, or nothing if it is beyond the kernel."""
    parts = parts_of(problem)
    targets = [target_row(target.value) for target in problem.targets]
    # A count-vector is one 64-bit word: each kind its bits and a guard bit.
    bits = sum(max(kind.most, 1).bit_length() + 1 for kind in problem.kinds)
    if parts is None or None in targets or bits > MOST_BITS:
        return None
    leaves, unary, binary = parts
    return Tables(
        kinds=tuple((k.required, k.sure, k.most, int(k.cube)) for k in problem.kinds),
        leaves=leaves,
        unary=unary,
        binary=binary,
        targets=tuple(target for target in targets if target is not None),
    )


def parts_of(
    problem: Problem,
) -> tuple[tuple[TableLeaf, ...], tuple[TableRow, ...], tuple[TableRow, ...]] | None:
    """Leaves, unary and binary rows in numbers, or nothing if the kernel lacks one of them."""
    if problem.multiple_of and problem.along_i:  # the kernel counts multiples among reals only
        return None
    leaves = [_leaf(leaf) for leaf in problem.leaves]
    unary, binary = _rows(problem.unary), _rows(problem.binary)
    if None in leaves or unary is None or binary is None:
        return None
    return tuple(leaf for leaf in leaves if leaf is not None), unary, binary


@dataclass(frozen=True, slots=True)
class ProblemPart:
    """Some leaves and rows of a problem, and where they stand in the whole."""

    problem: Problem
    leaves: tuple[int, ...]
    unary: tuple[int, ...]
    binary: tuple[int, ...]

    def of_whole(self, node: Node) -> Node:
        """An expression of the part as one of the whole."""
        if isinstance(node, Picked):
            return Picked(self.of_whole(node.node), node.value)
        if isinstance(node, int):
            return self.leaves[node]
        if len(node) == 2:
            return self.unary[node[0]], self.of_whole(node[1])
        return self.binary[node[0]], self.of_whole(node[1]), self.of_whole(node[2])


SIMPLE = frozenset({"add", "subtract", "multiply", "divide"})


def part_of(problem: Problem) -> ProblemPart:
    """Return the part of a problem that the kernel can take."""
    leaves = [at for at, leaf in enumerate(problem.leaves) if _leaf(leaf) is not None]
    unary = [at for at, row in enumerate(problem.unary) if _row(row) is not None]
    binary = [at for at, row in enumerate(problem.binary) if _row(row) is not None]
    part = replace(
        problem,
        leaves=tuple(problem.leaves[at] for at in leaves),
        unary=tuple(problem.unary[at] for at in unary),
        binary=tuple(problem.binary[at] for at in binary),
    )
    return ProblemPart(part, tuple(leaves), tuple(unary), tuple(binary))


def simple_part_of(problem: Problem) -> ProblemPart:
    """Return the part with + - x / between numerals, and what Required makes one use besides.

    Powers, and roots that may be repeated, make most of the numbers that a search has to keep.
    """
    own = {at for row in problem.unary for at in row.kinds}

    def is_simple(row: Binary) -> bool:
        # Only a √ in Required may stand before one numeral as well as between two.
        needed = any(problem.kinds[at].required and at not in own for at in row.kinds)
        return row.operation.name in SIMPLE or needed

    unary = tuple(at for at, row in enumerate(problem.unary) if row.kinds)
    binary = tuple(at for at, row in enumerate(problem.binary) if is_simple(row))
    part = replace(
        problem,
        unary=tuple(problem.unary[at] for at in unary),
        binary=tuple(problem.binary[at] for at in binary),
    )
    return ProblemPart(part, tuple(range(len(problem.leaves))), unary, binary)


def _rows(rows: tuple[Unary, ...] | tuple[Binary, ...]) -> tuple[TableRow, ...] | None:
    """The rows with what they use up, operation, setting and the operand that they bring."""
    if len(rows) > MOST_ROWS:
        return None
    table = [_row(row) for row in rows]
    return None if None in table else tuple(row for row in table if row is not None)


def _row(row: Unary | Binary) -> TableRow | None:
    code = OPERATIONS.get(row.operation.name)
    settings = row.operation.settings
    left, right = (row.left, row.right) if isinstance(row, Unary) else (None, None)
    given = left if right is None else right
    fraction = (0, 1) if given is None else _small_or_unit(given)
    if isinstance(row, Binary) and row.factor is not None:
        unit = UNITS.get(row.factor) if row.operation.name == "multiply" else None
        code = None if unit is None else TIMES_UNIT[unit]
    if code is None or fraction is None or len(settings) > 1:
        return None
    side = 0 if given is None else 1 if right is None else 2
    return (row.kinds, code, sum(settings), side, *fraction)


def _leaf(leaf: Leaf) -> TableLeaf | None:
    fraction = _small_or_unit(leaf.value)
    return None if fraction is None else (leaf.kinds, *fraction)


def _small(value: Number) -> tuple[int, int] | None:
    """The fraction of 64-bit numbers that a value is."""
    fraction = as_fraction(value)
    if not isinstance(fraction, tuple) or max(abs(fraction[0]), fraction[1]) > LARGEST:
        return None
    return fraction


def _small_or_unit(value: Number) -> tuple[int, int] | None:
    """The same, or the imaginary unit."""
    unit = UNITS.get(value)
    return _small(value) if unit is None else (unit, 0)


def target_row(value: Number) -> tuple[int, ...] | None:
    """A target as a fraction, two with a unit, between two multiples of a power of two, or by its
    log2."""
    small = _small(value)
    if small is not None:
        return (0, *small)
    if isinstance(value, Radical):
        terms = dict(value.terms)
        parts = [_small(terms.pop((unit, ()), ZERO)) for unit in (False, True)]
        if not terms and None not in parts:
            return (3, *(number for part in parts if part is not None for number in part))
    irrational = int(is_irrational(value))
    shown = approximate(value, DIGITS)
    # As text, for that is rounded by the one module that knows how far it may be off.
    box, size = _box(shown), HUGE.fullmatch(shown)
    if box is not None:
        return (1, *box, irrational)
    if size is None:
        return None
    negative, below, _, exponent = size.groups()
    low, high, twos = log2_bounds(exponent)
    low, high = (-high, -low) if below else (low, high)
    return (2, low, high, -1 if negative else 1, irrational, twos)


def log2_bounds(exponent: str) -> Triple:
    """Return bounds of log2 of a number shown as a power with this exponent.

    The third number is the power of two to multiply them by: beyond a thousand where they are
    beyond all bounds.
    """
    if exponent.isdecimal():
        low, high = (int(exponent) - 1) * LOG2_OF_10[0], (int(exponent) + 2) * LOG2_OF_10[1]
        return low // LOG2_UNIT, high // LOG2_UNIT + 1, 0
    tens = exponent.removeprefix("10^")
    if not tens.isdecimal() or int(tens) > TALL:
        return 1, 2, BEYOND
    low, high = 10 ** (int(tens) - 1), 10 ** (int(tens) + 2)
    twos = max(0, high.bit_length() - 60)
    return low >> twos, (high >> twos) + 1, twos


def _box(shown: str) -> Triple | None:
    """Two whole numbers and the power of two to multiply them by, from a decimal.

    Nothing for what is not real or too large to have digits.
    """
    mantissa, _, power = shown.partition("*10^")
    before, _, after = mantissa.partition(".")
    wholes = [before + after, power or "0"]
    if not all(whole.removeprefix("-").isdecimal() for whole in wholes):
        return None
    tens = int(power or 0) - len(after)
    units = abs(int(before + after))
    # So that two units in the last place are as many digits down for every number.
    while units < 10 ** (DIGITS - 1):  # zeros at the end are not shown
        units, tens = units * 10, tens - 1
    # The last digit shown may be off by one; two more make the bounds sure.
    low, high, twos = round_outwards(units - 2, units + 2, tens)
    return (-high, -low, twos) if shown.startswith("-") else (low, high, twos)


def round_outwards(low: int, high: int, tens: int) -> Triple:
    """Return bounds times ten to a power as multiples of a power of two, none too narrow."""
    above, below = 10 ** max(tens, 0), 10 ** max(-tens, 0)
    # Sixty bits are left of each bound, which fit a machine word with its sign.
    twos = (high * above).bit_length() - below.bit_length() - 60
    up, down = 2 ** max(-twos, 0), 2 ** max(twos, 0)
    scale = below * down
    return low * above * up // scale, -(-high * above * up // scale), twos
