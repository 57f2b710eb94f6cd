"""Legal expressions by chance: numerals joined and changed by whatever the rules have.

For planted Solutions; nothing of the solver is used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from goalsetter.cubes import Colour, Cube
from goalsetter.expr import Number, Operation, integer
from goalsetter.rules import SignRole
from tests.solver.naive_goal import (
    FACTORIAL,
    MULTIPLY,
    NotSettledError,
    noted,
    raised_to,
    results,
)
from tests.solver.naive_sense import Sense
from tests.solver.variation_mats import FLAVOUR

DIGITS = "0123456789"
SIGNS = "+-x/^√"

Expression = tuple[str, Number]


@dataclass(frozen=True, slots=True)
class Plant:
    """A part of an expression: its text, its value, and the cubes that it takes."""

    text: str
    value: Number
    digits: tuple[Cube, ...]
    signs: tuple[str, ...] = ()
    factorials: int = 0


class Gardener:
    """Grows expressions under one sense of the cubes."""

    def __init__(self, chance: Random, sense: Sense) -> None:
        self.chance = chance
        self.sense = sense
        self.rules = sense.rules
        names = [chosen.name for chosen in self.rules.variations]
        self.flavour = "".join(FLAVOUR.get(name, "") for name in names)
        faces = [face for face in SIGNS + "0" if sense.every_sign(face)]
        wanted = [face for face in faces if face in self.flavour or sense.is_wild(face)]
        signs = [sign for face in (*faces, *wanted * 3) for sign in sense.every_sign(face)]
        self.binary = [sign for sign in signs if sign.row.role is SignRole.INFIX]
        self.unary = [sign for sign in signs if sign.row.role is SignRole.PREFIX]

    def grow(self, leaves: int) -> Plant | None:
        """An expression of so many numerals; nothing if it comes to nothing."""
        pool = [self._leaf() for _ in range(leaves)]
        while len(pool) > 1 or self.chance.random() < 0.3:
            if any(part is None for part in pool):
                return None
            self.chance.shuffle(pool)
            parts = [part for part in pool if part is not None]
            if len(parts) > 1 and self.chance.random() < 0.75:
                pool = [self._joined(parts[0], parts[1]), *parts[2:]]
            else:
                pool = [self._changed(parts[0]), *parts[1:]]
        return pool[0]

    def _leaf(self) -> Plant | None:
        """A numeral: one cube as a rule, sometimes as many as the variations have use for."""
        count = self.chance.choices((1, 2, 3, 4), (70, 16, 10, 4))[0]
        faces = [self.chance.choice(DIGITS)]
        if self.flavour and self.chance.random() < 0.4:
            faces = [self.chance.choice(self.flavour)]
        while len(faces) < count:
            faces.append(self.chance.choice(DIGITS + "^+" * (count - len(faces) == 1)))
        if count == 2 and self.chance.random() < 0.5:
            faces[1] = self.chance.choice(DIGITS)
        found = list(self.sense.numerals(tuple(faces)).items())
        if not found:
            return None
        value, text = self.chance.choice(found)
        return Plant(text, value, tuple(map(Cube, faces)))

    def _joined(self, left: Plant, right: Plant) -> Plant | None:
        sign = self.chance.choice(self.binary)
        parts = [left, right]
        shown = [f"({left.text})", f"({right.text})"]
        if sign.row.long_operands and self.chance.random() < 0.7:
            at = self.chance.randrange(2)
            parts[at] = self._long() or parts[at]
            shown[at] = parts[at].text
        text = f"{shown[0]}{sign.text}{shown[1]}"
        made = self._result(sign.row.operation, text, *(part.value for part in parts))
        return None if made is None else _merged(made, parts[0], parts[1], sign.text)

    def _long(self) -> Plant | None:
        """A numeral of two digits, such as percent takes."""
        faces = tuple(self.chance.choice(DIGITS) for _ in range(2))
        found = list(self.sense.numerals(faces, long=True).items())
        value, text = self.chance.choice(found) if found else (integer(0), "")
        return Plant(text, value, tuple(map(Cube, faces))) if found else None

    def _changed(self, part: Plant) -> Plant | None:
        """A part with one more sign, exponent or unit on it."""
        ways = [self._with_sign, self._with_factorial, self._with_exponent, self._with_unit]
        return self.chance.choice(ways)(part)

    def _with_sign(self, part: Plant) -> Plant | None:
        sign = self.chance.choice(self.unary) if self.unary else None
        if sign is None:
            return part
        made = self._result(sign.row.operation, f"{sign.text}({part.text})", part.value)
        return None if made is None else _merged(made, part, None, sign.text)

    def _with_factorial(self, part: Plant) -> Plant | None:
        if not self.rules.factorials or part.factorials > 1:
            return part
        made = self._result(FACTORIAL, f"({part.text})!", part.value)
        if made is None:
            return part
        return replace(part, text=made[0], value=made[1], factorials=part.factorials + 1)

    def _with_exponent(self, part: Plant) -> Plant | None:
        colours = self.rules.reading.numerals.exponent_colours
        face = self.chance.choice(DIGITS)
        exponents = list(self.sense.exponents(face).items())
        if not colours or not exponents:
            return part
        exponent, name = self.chance.choice(exponents)
        most = 1 if self.rules.factorials and not part.factorials else 0
        value, more, raised = self.chance.choice(list(raised_to(exponent, name, most)))
        power = self.rules.reading.power
        made = self._result(power, f"({part.text}){raised}", part.value, value)
        if made is None:
            return None
        cubes = (*part.digits, Cube(face, Colour(colours[0])))
        return Plant(*made, cubes, part.signs, part.factorials + more)

    def _with_unit(self, part: Plant) -> Plant | None:
        face = self.chance.choice("-√0x")
        units = list(self.sense.units(face).items())
        if not units:
            return part
        unit, name = self.chance.choice(units)
        made = self._result(MULTIPLY, f"({part.text}){name}", part.value, unit)
        if made is None:
            return None
        return replace(part, text=made[0], value=made[1], digits=(*part.digits, Cube(face)))

    def _result(self, operation: Operation, text: str, *operands: Number) -> Expression | None:
        try:
            found = results(operation, *operands)
        except NotSettledError:
            return None
        if not found:
            return None
        value, note = self.chance.choice(found)
        return noted(text, note), value


def _merged(made: Expression, left: Plant, right: Plant | None, sign: str) -> Plant:
    """The expression that a sign makes of one or two parts."""
    face = sign.lstrip("su")[0]
    if right is None:
        return Plant(*made, left.digits, (*left.signs, face), left.factorials)
    return Plant(
        *made,
        (*left.digits, *right.digits),
        (*left.signs, *right.signs, face),
        left.factorials + right.factorials,
    )
