"""The leaves of a problem: every numeral that its cubes can form under the rules.

One function for each form of the books; the tables of ``Numerals`` say which are in force.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from goalsetter.cubes import Cube, Item, Placed
from goalsetter.expr import (
    I,
    Number,
    Undefined,
    Unsettled,
    divide,
    integer,
    numeral,
    parse_value,
    pointed,
    rational,
    repeating_both,
    repeating_last,
    subtract,
)
from goalsetter.rules import Numerals
from goalsetter.solver.equations.arranging import Arrangement
from goalsetter.solver.equations.problem import Kind, Leaf

ZERO, ONE = integer(0), integer(1)
MINUS_I = parse_value("-i")

Turn = tuple[bool, bool]
UPRIGHT: Turn = (False, False)
TURNS: tuple[Turn, ...] = (UPRIGHT, (True, False), (False, True), (True, True))
"""Sideways and upside-down, the plainest first."""

POWERS = 6
"""Powers of the base that are tried if nothing else is told: up to this, down to one over it."""

REPETITIONS = {"ABAB": repeating_both, "ABBB": repeating_last}


@dataclass(frozen=True, slots=True)
class Digit:
    """Cubes that name a digit."""

    kind: int
    value: int
    symbol: str
    note: str | None = None
    wild: bool = False
    raised: bool = False

    def item(self, turn: Turn = UPRIGHT, note: str | None = None) -> Placed:
        """How one of them is written."""
        cube = Cube(self.symbol, sideways=turn[0], upside_down=turn[1])
        return Placed(cube, note or self.note)


def digits_of(arrangement: Arrangement, numerals: Numerals) -> tuple[Digit, ...]:
    """All that may name a digit of the base."""
    symbols = dict(numerals.digit_symbols)
    by_value = {str(value): symbol for symbol, value in symbols.items()}
    digits = []
    for part in arrangement.parts:
        sort = part.holding.sort
        name = sort.symbol
        value = int(name) if name.isdigit() else symbols.get(name, numerals.base)
        # In base eight an 8 is no digit; a wild cube may stand for ten or eleven by its symbol.
        if part.leaf is not None and value < numerals.base:
            symbol = by_value.get(name, name)
            note = None if symbol.isdigit() else str(value)
            digits.append(Digit(part.leaf, value, symbol, note, sort.wild, sort.raised))
    return tuple(digits)


@dataclass(frozen=True, slots=True)
class Forms:
    """Makes leaves from an arrangement."""

    arrangement: Arrangement
    numerals: Numerals
    digits: tuple[Digit, ...]
    powers: int = POWERS

    def leaves(self) -> tuple[Leaf, ...]:
        """Every leaf, of those with the same cubes and value the plainest."""
        forms = (
            self.single(),
            self.side_by_side(),
            self.with_point(),
            self.repeating(),
            (_leaf((kind,), value, (item,)) for kind, item, value in self.units()),
        )
        # The plainest form comes first, so setdefault keeps it and drops what only looks new.
        plainest: dict[tuple[tuple[int, ...], Number], Leaf] = {}
        for leaf in chain.from_iterable(forms):
            plainest.setdefault((tuple(sorted(leaf.kinds)), leaf.value), leaf)
        return tuple(plainest.values())

    def single(self) -> Iterator[Leaf]:
        """One digit however it may lie; a 1 also as a power of the base (2018-19 XIII-B-8)."""
        for digit in self.digits:
            for turn, value in self.turned(integer(digit.value)):
                yield _leaf((digit.kind,), value, (digit.item(turn),))
        if self.numerals.powers_of_the_base:
            yield from self.powers_of_one()

    def turned(self, value: Number) -> Iterator[tuple[Turn, Number]]:
        """A value by how its cube lies (2018-19 XIII-A-1, A-2)."""
        for turn in TURNS:
            sideways, upside_down = turn
            allowed = (self.numerals.sideways or not sideways) and (
                self.numerals.upside_down or not upside_down
            )
            result = divide(ONE, value) if sideways else value
            # A sideways 0 would be one over 0, and means nothing.
            if not allowed or isinstance(result, Undefined | Unsettled):
                continue
            opposite = subtract(ZERO, result) if upside_down else result
            if not isinstance(opposite, Undefined | Unsettled):
                yield turn, opposite

    def powers_of_one(self) -> Iterator[Leaf]:
        """A 1 as each power of the base that is tried, up to the exponent that was given."""
        base = self.numerals.base
        for digit in self.digits:
            for power in range(1, self.powers + 1) if digit.symbol == "1" else ():
                for exponent, value in (
                    (power, rational(base**power, 1)),
                    (-power, rational(1, base**power)),
                ):
                    note = f"{base}^{exponent}"
                    for turn, number in self.turned(value):
                        yield _leaf((digit.kind,), number, (digit.item(turn, note),))

    def side_by_side(self) -> Iterator[Leaf]:
        """Digits side by side (VII-B-4, XIII-A-8)."""
        for length in range(2, self.numerals.solution_digits + 1):
            for run in self.runs(length):
                value = numeral([digit.value for digit in run], self.numerals.base)
                yield _leaf(_kinds(run), value, _items(run))

    def runs(self, length: int, *other: int) -> Iterator[tuple[Digit, ...]]:
        """So many digits in a row, as far as there are such cubes beside the other ones."""
        for digit in self.digits if length else ():
            used = (*other, digit.kind)
            if self.affordable(used):
                yield from ((digit, *rest) for rest in self.runs(length - 1, *used))
        if not length:
            yield ()

    def affordable(self, used: Sequence[int]) -> bool:
        """Whether so many cubes are there, and no more from the Resources than may be."""
        kinds = self.arrangement.kinds
        over = 0
        for kind in set(used):
            count = used.count(kind)
            if count > kinds[kind].most:
                return False
            over += max(0, count - kinds[kind].sure)
        return over <= self.arrangement.spare

    def with_point(self) -> Iterator[Leaf]:
        """Digits with a point before, between or behind them (2018-19 XIII-A-14)."""
        base = self.numerals.base if self.numerals.point_in_base else 10
        point = Placed(Cube("^"), ".")
        for kind in self._with_symbol("^") if self.numerals.point_digits else ():
            for length in range(1, self.numerals.point_digits + 1):
                for run in self.runs(length, kind):
                    values = [digit.value for digit in run]
                    for cut in range(length + 1):
                        yield _leaf(
                            (*_kinds(run[:cut]), kind, *_kinds(run[cut:])),
                            pointed(values[:cut], values[cut:], base),
                            (*_items(run[:cut]), point, *_items(run[cut:])),
                        )

    def repeating(self) -> Iterator[Leaf]:
        """AB+: repeating decimals, told apart by a mark (2018-19 XIII-B-11)."""
        numerals = self.numerals
        base = numerals.base if numerals.repeating_in_base else 10
        for kind in self._with_symbol("+") if numerals.repeating else ():
            for run in self.runs(2, kind):
                # A ruling: only printed digits may repeat, not what a wild cube stands for.
                if numerals.repeating_printed and any(
                    digit.wild or not digit.symbol.isdigit() for digit in run
                ):
                    continue
                for mark, value in REPETITIONS.items():
                    yield _leaf(
                        (*_kinds(run), kind),
                        value(run[0].value, run[1].value, base),
                        (*_items(run), Placed(Cube("+"), mark)),
                    )

    def units(self) -> Iterator[tuple[int, Item, Number]]:
        """The cubes that name the imaginary unit, or its opposite (2018-19 XIII-D-13)."""
        for symbol in self.numerals.units:
            for kind in self._with_symbol("-" if symbol == "|" else symbol):
                yield kind, Placed(Cube(symbol)), I
                if self.numerals.upside_down:
                    yield kind, Placed(Cube(symbol, upside_down=True)), MINUS_I

    def _with_symbol(self, symbol: str) -> list[int]:
        """The kinds of the cubes with this symbol that may be in a numeral."""
        return [
            part.leaf
            for part in self.arrangement.parts
            if part.leaf is not None and part.holding.sort.symbol == symbol
        ]


def is_one(kind: Kind) -> bool:
    """Whether the cubes of this kind are ones, which may be any power of the base."""
    return kind.symbol == "1" and kind.most > 0


def _leaf(kinds: tuple[int, ...], value: Number, items: tuple[Item, ...]) -> Leaf:
    return Leaf(kinds=kinds, value=value, items=items, shown=kinds)


def _kinds(run: Sequence[Digit]) -> tuple[int, ...]:
    return tuple(digit.kind for digit in run)


def _items(run: Sequence[Digit]) -> tuple[Item, ...]:
    return tuple(digit.item() for digit in run)
