"""The operations of a problem: the rows of the table of signs whose cubes are on the mat.

Operations that no cube shows are rows too: a coloured exponent with the digit that it brings, and
the imaginary unit beside what it multiplies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.cubes import FACE_OF, Cube, Factorial, Item, Placed
from goalsetter.expr import FUNCTIONS, Number, Operation, Undefined, Unsettled, integer, numeral
from goalsetter.rules import Lies, ReadingRules, SignRole, SignRow
from goalsetter.solver.equations.arranging import Arrangement
from goalsetter.solver.equations.numerals import Digit, Forms
from goalsetter.solver.equations.problem import Binary, Leaf, Unary

MULTIPLY = Operation("multiply")
LONG_NUMERAL = 2
"""The numerals that percent takes (2018-19 XIII-A-13)."""

FREE_FACTORIALS = 2
"""The ! tried behind an exponent where as many as one likes may be written."""

Cost = tuple[tuple[int, ...], tuple[int, ...]]
"""The kinds that a sign uses up, and those that it is written with."""


@dataclass(frozen=True, slots=True)
class Signs:
    """Makes rows of signs from an arrangement."""

    arrangement: Arrangement
    rules: ReadingRules
    forms: Forms

    def unary(self) -> tuple[Unary, ...]:
        """The signs before or behind one operand."""
        units = (
            # A number beside the imaginary unit is multiplied with it (XIII-D-13).
            Unary(
                kinds=(kind,),
                operation=MULTIPLY,
                items=(item,),
                shown=(kind,),
                behind=True,
                right=value,
            )
            for kind, item, value in self.forms.units()
        )
        return (*self.plain_unary(), *self.exponents(), *units, *self.long_unary())

    def binary(self) -> tuple[Binary, ...]:
        """The signs between two operands."""
        signs = [
            Binary(kinds=kinds, operation=row.operation, items=(sign,), shown=shown)
            for row in self.rules.signs
            if row.role is SignRole.INFIX
            for sign in [sign_item(row, self.rules)]
            for kinds, shown in self.costs(row)
        ]
        # The imaginary unit between two numbers is multiplied with both (XIII-D-13).
        units = [
            Binary(kinds=(kind,), operation=MULTIPLY, items=(item,), shown=(kind,), factor=value)
            for kind, item, value in self.forms.units()
        ]
        return (*signs, *units)

    def plain_unary(self) -> Iterator[Unary]:
        """The signs that stand before or behind an operand by themselves."""
        for row in self.rules.signs:
            if row.role is SignRole.INFIX:
                continue
            sign: Item = Factorial() if row.symbol == "!" else sign_item(row, self.rules)
            for kinds, shown in self.costs(row):
                yield Unary(
                    kinds=kinds,
                    operation=row.operation,
                    items=(sign,),
                    shown=shown,
                    behind=row.role is SignRole.POSTFIX,
                )

    def costs(self, row: SignRow) -> Iterator[Cost]:
        """Every way to pay for a sign, each also as one of the operations that are counted."""
        for kinds, shown in self._plain_costs(row):
            yield kinds, shown
            if self.arrangement.counted is not None:
                once = dict(self.arrangement.once)
                mark = (once[row.symbol],) if row.symbol in once else ()
                # Just so many must be counted, and nobody knows which: so each sign is there
                # twice, counted and not.
                yield (*kinds, self.arrangement.counted, *mark), shown

    def _plain_costs(self, row: SignRow) -> Iterator[Cost]:
        if row.symbol == "!":
            if self.arrangement.free_factorials:
                yield (), ()
            elif self.arrangement.factorial is not None:
                yield (self.arrangement.factorial,), ()
            return
        face = FACE_OF.get(row.symbol, row.symbol)
        for part in self.arrangement.parts:
            sort = part.holding.sort
            if sort.symbol != face or (sort.wild and row.lies is not Lies.UPRIGHT):
                continue
            if part.sign is not None:
                yield (part.sign,), (part.sign,)
            if part.free is not None:
                yield (), (part.free,)

    def exponents(self) -> Iterator[Unary]:
        """Digits of the chosen colour, with factorials of their own (XIII-B-10, comment a)."""
        for digit in self.forms.digits:
            for turn, value in self.forms.turned(integer(digit.value)) if digit.raised else ():
                item = digit.item(turn, "exp")
                for paid, marks, number in self.with_factorials(value):
                    yield Unary(
                        kinds=(digit.kind, *paid),
                        operation=self.rules.power,
                        items=(item, *marks),
                        shown=(digit.kind,),
                        behind=True,
                        right=number,
                    )

    def with_factorials(
        self, value: Number
    ) -> Iterator[tuple[tuple[int, ...], tuple[Item, ...], Number]]:
        """A number with no, one, two … ! behind it."""
        kind = self.arrangement.factorial
        most = 0 if kind is None else self.arrangement.kinds[kind].most
        if self.arrangement.free_factorials:
            most = FREE_FACTORIALS
        yield (), (), value
        for count in range(1, most + 1):
            result = FUNCTIONS["factorial"](value)
            if isinstance(result, Undefined | Unsettled | tuple) or result == value:
                # 1! is 1 and 2! is 2: more of them only use up ! for the same number.
                return
            value = result
            yield (() if kind is None else (kind,) * count), (Factorial(),) * count, value

    def long_unary(self) -> Iterator[Unary]:
        """A sign that takes longer numerals than stand elsewhere, with one of them."""
        for row, kinds, shown in self._long_signs():
            sign = sign_item(row, self.rules)
            for run in self.forms.runs(LONG_NUMERAL, *shown):
                value, own = _numeral(run, self.forms)
                digits = tuple(digit.kind for digit in run)
                made = Unary(
                    kinds=(*digits, *kinds),
                    operation=row.operation,
                    items=(*own, sign),
                    shown=(*digits, *shown),
                    left=value,
                )
                yield made
                yield replace(
                    made,
                    items=(sign, *own),
                    shown=(*shown, *digits),
                    behind=True,
                    left=None,
                    right=value,
                )

    def _long_signs(self) -> Iterator[tuple[SignRow, tuple[int, ...], tuple[int, ...]]]:
        if not has_long_signs(self.rules):
            return
        for row in self.rules.signs:
            for kinds, shown in self.costs(row) if row.long_operands else ():
                yield row, kinds, shown

    def long_leaves(self) -> Iterator[Leaf]:
        """The same sign with such numerals on both sides, which is a number by itself."""
        for row, kinds, shown in self._long_signs():
            sign = sign_item(row, self.rules)
            function = FUNCTIONS[row.operation.name]
            for run in self.forms.runs(2 * LONG_NUMERAL, *shown):
                left, before = _numeral(run[:LONG_NUMERAL], self.forms)
                right, behind = _numeral(run[LONG_NUMERAL:], self.forms)
                value = function(*row.operation.settings, left, right)
                if not isinstance(value, Undefined | Unsettled | tuple):
                    digits = tuple(digit.kind for digit in run)
                    yield Leaf(
                        kinds=(*digits, *kinds),
                        value=value,
                        items=(*before, sign, *behind),
                        shown=(*digits[:LONG_NUMERAL], *shown, *digits[LONG_NUMERAL:]),
                    )


def has_long_signs(rules: ReadingRules) -> bool:
    """Whether some sign takes longer numerals than stand elsewhere."""
    short = rules.numerals.solution_digits < LONG_NUMERAL
    return short and any(row.long_operands for row in rules.signs)


def _numeral(run: tuple[Digit, ...], forms: Forms) -> tuple[Number, tuple[Item, ...]]:
    value = numeral([digit.value for digit in run], forms.numerals.base)
    return value, tuple(digit.item() for digit in run)


def sign_item(row: SignRow, rules: ReadingRules) -> Placed:
    """The sign as it is written: turned as it must lie, marked where it has another meaning."""
    cube = Cube(
        row.symbol,
        sideways=row.lies is Lies.SIDEWAYS,
        upside_down=row.lies is Lies.UPSIDE_DOWN,
    )
    rivals = {r.mark for r in rules.signs if r.symbol == row.symbol and r.lies is row.lies}
    return Placed(cube, row.mark if row.mark and len(rivals) > 1 else None)
