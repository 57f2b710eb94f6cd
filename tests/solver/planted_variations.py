"""Solutions known to be there: a legal expression by chance under variations, and a Goal for it.

The mat's Required are just the cubes of the expression, so a solver must use them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt
from random import Random

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.errors import NotationError
from goalsetter.expr import (
    Number,
    Undefined,
    Unsettled,
    add,
    as_fraction,
    as_integer,
    equal,
    integer,
    multiply,
)
from goalsetter.notation import parse_goal
from goalsetter.rules import ChallengeKind, EquationsRules
from tests.judging import judge_equation
from tests.solver.gardener import DIGITS, SIGNS, Gardener, Plant
from tests.solver.naive_goal import NotSettledError, goal_worths
from tests.solver.naive_sense import Sense, senses
from tests.solver.variation_mats import Table, together

TRIES = 120
"""How many expressions are grown before one is given up."""

LARGEST = 2_000
"""The largest number that a Goal is looked for."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A mat with an Equation that solves it."""

    mat: Mat
    equation: str


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
    return judge_equation(planted.equation, planted.mat, rules, ChallengeKind.NOW).correct


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


def scattered(chance: Random, planted: Planted) -> tuple[Mat, ChallengeKind]:
    """The same Solution with its cubes on all the mat, and some among them that it can spare."""
    question = chance.choice(list(ChallengeKind))
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "resources": []}
    most = {ChallengeKind.NOW: 1, ChallengeKind.LAST_CUBE: 0}.get(question, 9)
    for cube in planted.mat.required:
        open_to = [name for name in sections if name != "resources" or len(sections[name]) < most]
        sections[chance.choice(open_to)].append(cube)
    for _ in range(chance.choice((0, 0, 1, 2))):
        spare = Cube(chance.choice(DIGITS + SIGNS))
        sections[chance.choice(("permitted", "resources"))].append(spare)
    mat = Mat(
        goal=planted.mat.goal,
        required=tuple(sections["required"]),
        permitted=tuple(sections["permitted"]),
        resources=tuple(sections["resources"]),
    )
    return mat, question


def seedlings(seed: int, count: int) -> Iterator[tuple[Table, Planted, ChallengeKind]]:
    """So many plants by chance, scattered, under one to three variations, needed or not."""
    chance = Random(seed)
    while count:
        table = together(chance, chance.choice((1, 2, 2, 3)))
        rules = table.rules
        found = next(filter(None, (_try(chance, rules) for _ in range(TRIES))), None)
        if found is not None and accepted(found, rules):
            mat, question = scattered(chance, found)
            yield table, Planted(mat, found.equation), question
            count -= 1
