"""Solutions known to be there: a legal expression by chance under variations, and a Goal for it.

The mat's Required are just the cubes of the expression, so a solver must use them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import isqrt
from pathlib import Path
from random import Random

from goalsetter.cubes import Colour, Cube, LaidGoal, Mat
from goalsetter.errors import NotationError
from goalsetter.expr import (
    Number,
    Operation,
    Undefined,
    Unsettled,
    add,
    as_fraction,
    as_integer,
    equal,
    integer,
    multiply,
)
from goalsetter.judge import Challenge, judge_equation
from goalsetter.notation import parse_goal, parse_mat, text
from goalsetter.rules import Division, EquationsRules, SignRole, find_edition, find_variation
from tests.solver.naive_goal import (
    FACTORIAL,
    MULTIPLY,
    NotSettledError,
    goal_worths,
    noted,
    raised_to,
    results,
)
from tests.solver.naive_sense import Sense, senses
from tests.solver.variation_mats import FLAVOUR, Table, alone, name_of, together

DIGITS = "0123456789"
SIGNS = "+-x/^√"
TRIES = 120
"""How many expressions are grown before one is given up."""

LARGEST = 2_000
"""The largest number that a Goal is looked for."""

Expression = tuple[str, Number]


@dataclass(frozen=True, slots=True)
class Plant:
    """A part of an expression: its text, its value, and the cubes that it takes."""

    text: str
    value: Number
    digits: tuple[Cube, ...]
    signs: tuple[str, ...] = ()
    factorials: int = 0


@dataclass(frozen=True, slots=True)
class Planted:
    """A mat with an Equation that solves it."""

    mat: Mat
    equation: str


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


def plant(chance: Random, table: Table) -> Planted | None:
    """A mat with a Solution under these variations, made by them if luck will have it."""
    best, most = None, -1
    for _ in range(TRIES):
        found = _try(chance, table.rules)
        count = _needed(found, table) if found is not None else -1
        if count > most:
            best, most = found, count
        if most == len(table.chosen):
            break
    return best


def _try(chance: Random, rules: EquationsRules) -> Planted | None:
    sense = _sense(chance, rules)
    least = 2 if rules.least_operations else 0
    leaves = least + chance.choices((1, 2, 3, 4), (10, 40, 35, 15))[0]
    part = Gardener(chance, sense).grow(leaves)
    if part is None or not _is_solution(part, rules):
        return None
    found = _goal_for(chance, part, sense)
    if found is None:
        return None
    told = ", ".join(f"{what}={meaning}" for what, meaning in sense.where)
    where = f" where {told}" if told else ""
    mat = Mat(goal=found[0], required=_cubes(chance, part, rules))
    return Planted(mat, f"{part.text} = {found[1]}{where}")


def _needed(planted: Planted, table: Table) -> int:
    """How many of the variations the Equation cannot do without."""
    others = [tuple(each for each in table.chosen if each is not one) for one in table.chosen]
    rules = [table.edition.in_force(table.division, chosen) for chosen in others]
    return sum(not accepted(planted, each) for each in rules)


def accepted(planted: Planted, rules: EquationsRules) -> bool:
    """Whether the judge takes the Equation."""
    return judge_equation(planted.equation, planted.mat, rules, Challenge.NOW).correct


def _sense(chance: Random, rules: EquationsRules) -> Sense:
    """Some meaning for the wild cubes."""
    return chance.choice(list(senses(rules, set(rules.reading.wild))))


def _is_solution(part: Plant, rules: EquationsRules) -> bool:
    """Whether it has cubes enough, operations enough, and no ! too many."""
    cubes = len(part.digits) + len(part.signs)
    operations = len(part.signs) + part.factorials
    few = cubes < rules.least_cubes or operations < rules.least_operations
    return not few and (part.factorials <= max(0, rules.factorials) or rules.factorials < 0)


def _cubes(chance: Random, part: Plant, rules: EquationsRules) -> tuple[Cube, ...]:
    """The cubes of an expression; of signs that may be repeated, one or more of each."""
    signs = list(part.signs)
    for face in set(signs):
        often = rules.multiple_operations or face in rules.wild_operations
        while often and signs.count(face) > 1 and chance.random() < 0.8:
            signs.remove(face)
    cubes = [*part.digits, *map(Cube, signs)]
    chance.shuffle(cubes)
    return tuple(cubes)


def _goal_for(chance: Random, part: Plant, sense: Sense) -> tuple[LaidGoal, str] | None:
    """A Goal that the value fits, and how it is written."""
    rules = sense.rules
    wanted = part.value
    if rules.multiple_of:
        off = integer(rules.multiple_of * chance.choice((-3, -2, -1, 1, 2, 3)))
        moved = add(wanted, off)
        if isinstance(moved, Undefined | Unsettled):
            return None
        wanted = moved
    left = 2 if rules.factorials < 0 else rules.factorials - part.factorials
    for line in lines_for(wanted, rules):
        try:
            goal = parse_goal(line)
            worths = goal_worths(goal, sense)
        except (NotationError, NotSettledError):
            continue
        for (value, factorials), written in worths.items():
            if equal(value, wanted) and factorials <= left:
                return goal, written
    return None


def lines_for(value: Number, rules: EquationsRules) -> Iterator[str]:
    """Goals that may be worth so much, with no promise."""
    fraction = as_fraction(value)
    squared = multiply(value, value)
    if isinstance(fraction, tuple):
        yield from _rational_lines(*fraction, rules)
    elif fraction is None and not isinstance(squared, Undefined | Unsettled):
        whole = as_integer(squared)
        if isinstance(whole, int) and abs(whole) < LARGEST:
            root = _numeral(isqrt(abs(whole)), rules.reading.numerals.base)
            yield from (f"√{_numeral(abs(whole), rules.reading.numerals.base)}", "|", "√")
            yield from (f"{root}|", f"{root}√", f"0-{root}|", f"0-{root}√")


def _rational_lines(top: int, bottom: int, rules: EquationsRules) -> Iterator[str]:
    base = rules.reading.numerals.base
    if abs(top) > LARGEST or bottom > LARGEST:
        return
    shown = _numeral(abs(top), base)
    if bottom == 1 and top >= 0:
        yield shown
    if bottom == 1 and top < 0:
        yield from (f"u{shown}", f"0-{shown}", f"1-{_numeral(abs(top) + 1, base)}")
    if bottom > 1:
        yield from (f"{shown}/{_numeral(bottom, base)}", f"u{shown}/{_numeral(bottom, base)}")
        yield from (f"s{_numeral(bottom, base)}", f"{shown}xs{_numeral(bottom, base)}")
    if bottom == 1:
        factors = [n for n in range(2, 100) if top % n == 0]
        yield from (f"{_numeral(n, base)}x{_numeral(abs(top // n), base)}" for n in factors)


def _numeral(number: int, base: int) -> str:
    """A number in the base; ten and eleven have the signs that stand for them."""
    digits = ""
    while number or not digits:
        digits = "0123456789^√"[number % base] + digits
        number //= base
    return digits


STORE = Path(__file__).with_name("planted_variations.txt")
"""Plants grown before, one a line: growing takes longer than solving."""

PAIRS = 300


def stored() -> list[tuple[Table, Planted]]:
    """The plants of the store."""
    rows = [line.split(" | ") for line in STORE.read_text(encoding="utf-8").splitlines()]
    return [
        (table_named(edition, division, chosen), Planted(parse_mat(mat), equation))
        for edition, division, chosen, mat, equation in rows
    ]


def table_named(edition: str, division: str, chosen: str) -> Table:
    """Where a plant was grown."""
    found = find_edition(edition)
    named = [find_variation(name) for name in chosen.split(" & ")]
    assert found is not None
    return Table(found, Division(division), tuple(each[1] for each in named if each is not None))


def grow_store(seed: int) -> None:
    """Fill the store: one plant for each variation offered, and one for each of many pairs."""
    chance = Random(seed)
    tables = [*alone(chance), *(together(chance, 2) for _ in range(PAIRS))]
    with STORE.open("w", encoding="utf-8") as store:
        for table in tables:
            print(_line(*_sure(chance, table)), file=store, flush=True)


def _sure(chance: Random, table: Table) -> tuple[Table, Planted]:
    """A plant for this table or, for a pair with which luck is out, for another pair."""
    planted = plant(chance, table)
    if planted is not None:
        return table, planted
    return _sure(chance, together(chance, 2) if len(table.chosen) > 1 else table)


def _line(table: Table, planted: Planted) -> str:
    names = " & ".join(map(name_of, table.chosen))
    where = (table.edition.name, table.division.value, names)
    return " | ".join((*where, text(planted.mat), planted.equation))


if __name__ == "__main__":
    grow_store(seed=2_718)
