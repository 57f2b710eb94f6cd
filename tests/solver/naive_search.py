"""Everything that can be written with some cubes: the naive solver's search.

Collections of cubes, smallest first; for each all values of all expressions that use just these
cubes in numerals, with a text for each value. Nothing of the solver is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from goalsetter.expr import Number, Operation, Rational
from goalsetter.rules import UNLIMITED, SignRole
from tests.solver.naive_goal import (
    FACTORIAL,
    MULTIPLY,
    NotSettledError,
    noted,
    raised_to,
    results,
)
from tests.solver.naive_sense import LONGEST, Sense, Sign

MOST_WORK = 150_000
"""Operations that are worked out before the naive solver gives up."""

IRRATIONAL = 50
"""A stand-in for a number that is not rational."""

CHAIN = 2
"""How often in a row a root or a ! is tried where there is no end to them."""

LONGEST_CHAIN = 60
"""The same for an x before one number: the primes up to 200 are fewer."""

Ways = tuple[int, ...]


class Token(NamedTuple):
    """A kind of cube: what is on it, and whether its colour lets it be an exponent."""

    face: str
    raises: bool = False


Tokens = tuple[Token, ...]


class State(NamedTuple):
    """The use of an expression: signs by face, !, and operations as far as they count."""

    signs: Ways
    factorials: int = 0
    operations: int = 0


Row = dict[Number, str]
Table = dict[State, Row]


class Supply(NamedTuple):
    """The signs that may be used: how many of each face, and whether more often than that."""

    faces: tuple[str, ...]
    most: Ways
    often: tuple[bool, ...]


class Search:
    """All expressions of a bag of cubes under one sense."""

    def __init__(self, sense: Sense, bag: Counter[Token], signs: Supply) -> None:
        self.sense = sense
        self.bag = bag
        self.supply = signs
        self.nothing = State((0,) * len(signs.faces))
        self.work = 0
        self.is_open = False
        """Whether there is something that was not tried."""
        rules = sense.rules
        self.factorials = CHAIN if rules.factorials == UNLIMITED else rules.factorials
        self.counted = rules.least_operations
        every = [
            (at, sign) for at, face in enumerate(signs.faces) for sign in sense.every_sign(face)
        ]
        self.binary = [pair for pair in every if pair[1].row.role is SignRole.INFIX]
        self.unary = [pair for pair in every if pair[1].row.role is SignRole.PREFIX]
        self.long = any(sign.row.long_operands for _, sign in every)
        self.tables: dict[Tokens, Table] = {}

    def run(self) -> dict[Tokens, Table]:
        """A table for every collection of cubes that numerals can be made of."""
        for tokens in sorted(parts_of(self.bag), key=len):
            if tokens:
                self.tables[tokens] = self._table(tokens)
        return {tokens: table for tokens, table in self.tables.items() if table}

    def _table(self, tokens: Tokens) -> Table:
        table: Table = {}
        if len(tokens) <= LONGEST:
            faces = tuple(token.face for token in tokens)
            for value, text in self.sense.numerals(faces).items():
                _put(table, self.nothing, value, text)
        for left, right in splits(tokens):
            self._joined(table, left, right)
            if len(right) == 1:
                self._raised(table, left, right[0])
                self._with_unit(table, left, right[0])
            for unit in set(left):
                rest = _without(left, unit)
                if rest:
                    self._between(table, rest, unit, right)
        self._closed(table)
        return table

    def _joined(self, table: Table, left: Tokens, right: Tokens) -> None:
        """Two expressions with a sign between them."""
        for at, sign in self.binary:
            long = sign.row.long_operands
            for one, other in product(self._operands(left, long), self._operands(right, long)):
                state = self._added(one[0], other[0], at)
                if state is None:
                    continue
                between = one[3] + sign.text + other[2]
                for (a, first), (b, second) in product(one[1].items(), other[1].items()):
                    parts = (one[2], first, between, second, other[3])
                    self._put_results(table, state, sign.row.operation, (a, b), *parts)

    def _operands(self, tokens: Tokens, long: bool) -> Iterator[tuple[State, Row, str, str]]:
        """Yield the operands of a sign, with the brackets for it; percent numerals have none."""
        for state, values in self.tables.get(tokens, {}).items():
            yield state, values, "(", ")"
        if long and len(tokens) == 2 and self.sense.rules.reading.numerals.solution_digits == 1:
            faces = tuple(token.face for token in tokens)
            yield self.nothing, self.sense.numerals(faces, long=True), "", ""

    def _raised(self, table: Table, left: Tokens, cube: Token) -> None:
        """An expression with a coloured exponent."""
        exponents = self.sense.exponents(cube.face) if cube.raises else {}
        power = self.sense.rules.reading.power
        for state, values in self.tables.get(left, {}).items():
            for exponent, name in exponents.items():
                most = self.factorials - state.factorials
                for value, more, raised in raised_to(exponent, name, most):
                    grown = self._with_factorial(state, more)
                    for base, text in values.items():
                        self._put_results(table, grown, power, (base, value), f"({text}){raised}")

    def _with_unit(self, table: Table, left: Tokens, cube: Token) -> None:
        """A product with the imaginary unit that no sign shows."""
        for unit, name in self.sense.units(cube.face).items():
            for state, values in self.tables.get(left, {}).items():
                for value, text in values.items():
                    self._put_results(table, state, MULTIPLY, (value, unit), f"({text}){name}")

    def _between(self, table: Table, left: Tokens, cube: Token, right: Tokens) -> None:
        """A product of two expressions with the imaginary unit between them."""
        units = self.sense.units(cube.face)
        if not units:
            return
        every = product(self.tables.get(left, {}).items(), self.tables.get(right, {}).items())
        for (one, lefts), (other, rights) in every:
            state = self._added(one, other, None)
            if state is None:
                continue
            for (unit, name), (a, first), (b, second) in product(
                units.items(), lefts.items(), rights.items()
            ):
                for half, _ in results(MULTIPLY, a, unit):
                    shown = f"({first}){name}({second})"
                    self._put_results(table, state, MULTIPLY, (half, b), shown)

    def _closed(self, table: Table) -> None:
        """Put in whatever signs before or behind one number make, over and over."""
        fresh = [
            (state, value, text) for state, row in table.items() for value, text in row.items()
        ]
        for length in range(LONGEST_CHAIN):
            if not fresh:
                return
            found: Table = {}
            for state, value, text in fresh:
                self._put_unary(found, state, value, text, length)
            fresh = [
                (state, value, text)
                for state, row in found.items()
                for value, text in row.items()
                if _put(table, state, value, text)
            ]
        self.is_open |= bool(fresh)

    def _put_unary(self, found: Table, state: State, value: Number, text: str, length: int) -> None:
        for at, sign in self.unary:
            grown = self._added(state, self.nothing, at)
            endless = self.supply.often[at] and "root" in sign.row.operation.name
            if grown is not None and endless and length >= CHAIN:
                self.is_open |= not self._is_fixed(sign, value)
            elif grown is not None:
                shown = f"{sign.text}({text})"
                self._put_results(found, grown, sign.row.operation, (value,), shown)
        if state.factorials < self.factorials:
            grown = self._with_factorial(state, 1)
            self._put_results(found, grown, FACTORIAL, (value,), f"({text})!")

    def _is_fixed(self, sign: Sign, value: Number) -> bool:
        """Whether a sign leaves a number as it is, or makes none."""
        return all(result == value for result, _ in results(sign.row.operation, value))

    def _put_results(
        self,
        table: Table,
        state: State,
        operation: Operation,
        operands: tuple[Number, ...],
        *parts: str,
    ) -> None:
        self.work += 1
        if self.work > MOST_WORK:
            raise NotSettledError("too-much-work")
        try:
            found = results(operation, *operands)
        except NotSettledError:
            self.is_open = True
            return
        for value, note in found:
            self.work += 0 if isinstance(value, Rational) else IRRATIONAL
            if value not in table.get(state, ()):
                _put(table, state, value, noted("".join(parts), note))

    def _added(self, one: State, other: State, at: int | None) -> State | None:
        """Add up the use of two parts and a sign; nothing if that is more than there is."""
        signs = [a + b for a, b in zip(one.signs, other.signs, strict=True)]
        if at is not None:
            signs[at] += 1
        for place, most in enumerate(self.supply.most):
            if signs[place] > most and not self.supply.often[place]:
                return None
            signs[place] = min(signs[place], most)
        factorials = one.factorials + other.factorials
        if factorials > self.factorials:
            return None
        operations = one.operations + other.operations + (at is not None)
        return State(tuple(signs), factorials, min(operations, self.counted))

    def _with_factorial(self, state: State, more: int) -> State:
        operations = min(state.operations + more, self.counted)
        return state._replace(factorials=state.factorials + more, operations=operations)


def _put(table: Table, state: State, value: Number, text: str) -> bool:
    """Keep the first text of a value; whether it was the first."""
    row = table.setdefault(state, {})
    if value in row:
        return False
    row[value] = text
    return True


def _without(tokens: Tokens, token: Token) -> Tokens:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def parts_of(bag: Counter[Token]) -> Iterator[Tokens]:
    """Every collection of cubes from a bag, each once."""
    kinds = sorted(bag)
    for counts in product(*(range(bag[kind] + 1) for kind in kinds)):
        yield tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


def splits(tokens: Tokens) -> Iterable[tuple[Tokens, Tokens]]:
    """Every way to deal cubes to a left and a right hand, neither of them empty."""
    whole = Counter(tokens)
    for left in parts_of(whole):
        right = whole - Counter(left)
        if left and right.total():
            yield left, tuple(sorted(right.elements()))
