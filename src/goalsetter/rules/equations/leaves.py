"""The numerals of a bracket level: which runs of cubes name a number, and which number.

The forms are those of the books: a digit (turned or not), digits side by side, digits with a
point, AB+, a power of the base, the imaginary unit, a coloured exponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from goalsetter.expr import (
    Atom,
    I,
    Number,
    Outcome,
    Shape,
    Tree,
    Undefined,
    Unsettled,
    divide,
    integer,
    numeral,
    pointed,
    rational,
    repeating_both,
    repeating_last,
    subtract,
)
from goalsetter.rules.equations.face import EXPONENT, POINT, POWER_OF_BASE, WRITTEN_OUT, Face
from goalsetter.rules.equations.tables import ExpressionPlace, Numerals
from goalsetter.rules.rulings import numbers, settled_by

ZERO, ONE = integer(0), integer(1)

LONGEST = 40
"""No numeral has more digits than a mat has cubes, and then some."""

FAMILY = (15, 15, 15, 4, 2)
"""Powers of the base that a 1 on the mat is tried with, by how many there are: a sample of them
all, from 10^-15 to 10^15, and fewer where many together would be too many."""

UNIT_MARKS = ("", "i", "|")
"""Notes that a cube naming the imaginary unit may carry."""

LONG_NUMERAL = 2
"""The numerals that percent takes (2018-19 XIII-A-13)."""


@dataclass(frozen=True, slots=True)
class FaceLine:
    """One bracket level as faces; ``gaps`` are the positions before which the mat has a space."""

    faces: tuple[Face | None, ...]
    gaps: frozenset[int] = frozenset()
    place: ExpressionPlace = ExpressionPlace.SOLUTION

    @property
    def laid(self) -> bool:
        """Whether it lies on the mat, where nothing is marked and every meaning is open."""
        return self.place is ExpressionPlace.LAID_GOAL


class NumeralLeaf(NamedTuple):
    """A numeral that may be read in the line, and what it may be worth.

    Its values are worked out as they are taken, once: the form of a paper is told without a number.
    """

    start: int
    end: int
    values: Iterable[Outcome]
    shape: Shape = Shape.ATOM


def atoms(line: FaceLine, rules: Numerals) -> Iterator[Atom[Outcome]]:
    """Every numeral that may be read in the line, with what it may be worth."""
    for leaf in leaves(line, rules):
        tree = Tree(leaf.start, leaf.end)
        options = tuple((value, tree) for value in leaf.values)
        yield Atom(leaf.start, leaf.end, options, leaf.shape)


def between_digits(line: FaceLine) -> frozenset[int]:
    """The places between two printed digits. On paper no numeral of an expression begins or ends
    there: no sign stands there, and none is meant."""
    digits = [
        face is not None and _printed(face) and face.upright and not face.mark
        for face in line.faces
    ]
    return frozenset(at for at in range(1, len(digits)) if digits[at - 1] and digits[at])


def leaves(
    line: FaceLine, rules: Numerals, without: frozenset[int] = frozenset()
) -> Iterator[NumeralLeaf]:
    """Every numeral that may be read in the line, but for those that begin at some places."""
    # Once for the whole line: every start looks at the digits behind it.
    digits = [digit(face, rules) for face in line.faces]
    for start, face in enumerate(line.faces):
        if start in without:
            continue
        if face is not None:
            yield from _single(line, start, face, rules)
        run = _run(digits, line, start)
        yield from _whole_numbers(line, start, run, rules)
        yield from _pointed_numbers(line, start, digits, rules)
        yield from _decimals_in_goal(line, start, run, rules)
        yield from _repeating(line, start, run, rules)


def digit(face: Face | None, rules: Numerals) -> int | None:
    """The digit that a face names in the base if it may lie upright (judges B49)."""
    if face is None or not face.may_be_upright:
        return None
    return _digit_shown(face, rules)


def _digit_shown(face: Face, rules: Numerals) -> int | None:
    """The digit on a face, however it lies."""
    if face.symbol.isdigit():
        value = int(face.symbol)
        # An 8 is no digit in base 8, and a marked cube stands for something else than its digit.
        return value if value < rules.base and not face.mark else None
    for symbol, value in rules.digit_symbols:
        if face.symbol == symbol and face.mark in ("", str(value)):
            return value
    return None


def turned(value: Number, turn: tuple[bool, bool]) -> Outcome:
    """Sideways is the reciprocal, upside-down the additive inverse (2018-19 XIII-A-1, A-2)."""
    sideways, upside_down = turn
    result = divide(ONE, value) if sideways else value
    if isinstance(result, Undefined | Unsettled) or not upside_down:
        return result
    return subtract(ZERO, result)


def _may_turn(line: FaceLine, turn: tuple[bool, bool], rules: Numerals) -> bool:
    """Whether a digit may lie that way."""
    in_goal = line.place is not ExpressionPlace.SOLUTION
    if all(turn) and in_goal and not rules.turned_both_in_goal:
        return False
    return (rules.sideways or not turn[0]) and (rules.upside_down or not turn[1])


def _turns(line: FaceLine, face: Face, rules: Numerals) -> list[tuple[bool, bool]]:
    """The ways in which the digit on a face may be taken to lie.

    A ^ that is a digit is never laid turned (2018-19 XIII-C-5 note).
    """
    if line.laid and face.symbol == "^" and not face.wild and not face.upright:
        return []
    free = face.symbol != "^" or rules.digit_symbols
    ways = face.turns if free else face.turns[:1]
    return [turn for turn in ways if _may_turn(line, turn, rules)]


def _single(line: FaceLine, start: int, face: Face, rules: Numerals) -> Iterator[NumeralLeaf]:
    """One cube: the unit, a turned digit, a power of the base, an exponent."""
    yield from _unit(line, start, face, rules)
    yield from _power_of_base(line, start, face, rules)
    exponent = face.mark == EXPONENT
    named = not face.upright and not face.wild and names_root(face.symbol, face.mark, rules)
    value = _digit_shown(replace(face, mark="") if exponent or named else face, rules)
    if value is None:
        return
    turns = _turns(line, face, rules)
    if not exponent:
        shown = [turn for turn in turns if any(turn) or not face.upright]
        if shown:
            yield NumeralLeaf(start, start + 1, (turned(integer(value), turn) for turn in shown))
    if _is_exponent(line, face, rules):
        tenth = rules.decimal_in_goal and line.laid and face.may_be_upright
        points = [[value]] if tenth else []
        plain = (turned(integer(value), turn) for turn in turns)
        tenths = (pointed([], digits, _point_base(rules)) for digits in points)
        if turns or points:
            yield NumeralLeaf(start, start + 1, chain(plain, tenths), Shape.EXPONENT)


def names_root(symbol: str, mark: str, rules: Numerals) -> bool:
    """Whether a note on a turned exponent names the root that is meant, as in ``16^s4<2i>``.

    On a 1 it is the power of the base that the 1 stands for.
    """
    power = POWER_OF_BASE.fullmatch(mark) or (rules.powers_of_the_base and symbol == "1")
    return bool(mark) and mark != EXPONENT and not power


@settled_by(numbers.MINUS_CUBE)
def _unit(line: FaceLine, start: int, face: Face, rules: Numerals) -> Iterator[NumeralLeaf]:
    """i, or −i upside-down; sideways only on a wild cube (2018-19 XIII-D-13; judges F33, F34, B74).

    A wild cube that stands for the minus may be it too (XIII-D-13 comment d), whichever way it
    lies: one that lies sideways is a sideways minus.
    """
    wild_minus = line.laid and face.wild and face.symbol == "-" and "|" in rules.units
    if face.mark not in UNIT_MARKS or (face.symbol not in rules.units and not wild_minus):
        return
    seen = wild_minus and not (face.sideways and face.upside_down)
    either = {(False, False), (False, True)} if seen else set()
    turns = {turn for turn in {*face.turns, *either} if _unit_may_lie(line, face, turn)}
    if turns:
        yield NumeralLeaf(start, start + 1, (turned(I, turn) for turn in sorted(turns)), Shape.UNIT)


def _unit_may_lie(line: FaceLine, face: Face, turn: tuple[bool, bool]) -> bool:
    """A | is never sideways; a wild cube may be, but in a Goal not upside-down as well."""
    sideways, upside_down = turn
    both_in_goal = upside_down and line.place is not ExpressionPlace.SOLUTION
    return not sideways or (face.wild and not both_in_goal)


@settled_by(numbers.EXPONENT_CUBES)
def _is_exponent(line: FaceLine, face: Face, rules: Numerals) -> bool:
    """A digit of the chosen colour; on paper marked as an exponent (2018-19 XIII-B-10)."""
    if not line.laid and face.mark != EXPONENT:
        return False
    if face.wild and not rules.wild_exponents:
        return False
    if face.colour is None:
        return bool(rules.exponent_colours) and not line.laid
    return face.colour.value in rules.exponent_colours


@settled_by(numbers.ONE_IN_NUMERAL)
def _power_of_base(
    line: FaceLine, start: int, face: Face, rules: Numerals
) -> Iterator[NumeralLeaf]:
    """A 1 as a power of the base: marked on paper, any on the mat (2018-19 XIII-B-8)."""
    if not rules.powers_of_the_base or face.symbol != "1":
        return
    exponents = _exponents(line, face, rules)
    turns = _turns(line, face, rules)
    if exponents and turns:
        powers = (turned(_base_to(rules.base, n), turn) for n in exponents for turn in turns)
        yield NumeralLeaf(start, start + 1, powers)


def _exponents(line: FaceLine, face: Face, rules: Numerals) -> Sequence[int]:
    """The powers that a 1 may stand for."""
    # On the mat nothing is marked, so any power may be meant; the judge tells of the family.
    if line.laid and not face.mark:
        ones = sum(other is not None and other.symbol == "1" for other in line.faces)
        most = FAMILY[min(ones, len(FAMILY) - 1)]
        return range(-most, most + 1)
    match = POWER_OF_BASE.fullmatch(face.mark)
    said = _exponent(match[1], match[2], rules.base) if match else _told(face.mark, rules.base)
    return [] if said is None else [said]


def _told(mark: str, base: int) -> int | None:
    """The exponent of a power that is written out: 100 and 1/100, .01, or 64 in base eight."""
    match = WRITTEN_OUT.fullmatch(mark)
    if match is None:
        return None
    if match["behind"] is not None:
        return -len(match["behind"])
    powers = [n for n in range(LONGEST) if match["whole"] in (f"1{'0' * n}", str(base**n))]
    return next((-n if match["under"] else n for n in powers), None)


def _exponent(base_text: str, exponent_text: str, base: int) -> int | None:
    """Base and exponent in one system: 8^8 or, in base eight, 10^10 (judges F23)."""
    if base_text == "10":
        digits = exponent_text.lstrip("-")
        return int(exponent_text, base) if all(int(d) < base for d in digits) else None
    return int(exponent_text) if int(base_text) == base else None


def _base_to(base: int, exponent: int) -> Number:
    """An integral power of the base."""
    return rational(base**exponent, 1) if exponent >= 0 else rational(1, base**-exponent)


def _run(digits: Sequence[int | None], line: FaceLine, start: int) -> list[int]:
    """The digits that stand side by side from here on, with no gap between them."""
    run: list[int] = []
    for position in range(start, min(len(digits), start + LONGEST)):
        value = digits[position]
        if value is None or (run and position in line.gaps):
            break
        run.append(value)
    return run


def longest(line: FaceLine, rules: Numerals) -> int:
    """How many digits a numeral may have here (2018-19 IV-B-1, VII-B-4)."""
    solution = line.place is ExpressionPlace.SOLUTION
    return (rules.solution_digits if solution else rules.goal_digits) or LONGEST


def _whole_numbers(
    line: FaceLine, start: int, digits: list[int], rules: Numerals
) -> Iterator[NumeralLeaf]:
    limit = longest(line, rules)
    for length in range(1, min(len(digits), limit) + 1):
        # A loop over one slice binds it now, while the number is worked out only when it is taken.
        values = (numeral(run, rules.base) for run in [digits[:length]])
        yield NumeralLeaf(start, start + length, values)
    # Percent alone takes it, by its shape: 25% of 8 where a Solution has one-digit numerals.
    if limit < LONG_NUMERAL <= len(digits):
        values = (numeral(run, rules.base) for run in [digits[:LONG_NUMERAL]])
        yield NumeralLeaf(start, start + LONG_NUMERAL, values, Shape.LONG)


def _is_point(line: FaceLine, position: int, rules: Numerals) -> bool:
    """A written point, a ^ marked as one, or an unmarked ^ on the mat (2018-19 XIII-A-14)."""
    face = line.faces[position] if position < len(line.faces) else None
    if face is None or not face.may_be_upright:
        return False
    if face.symbol == POINT:
        in_goal = bool(rules.decimal_in_goal) and line.place is ExpressionPlace.WRITTEN_GOAL
        return bool(rules.point_digits) or in_goal
    marked = face.mark == "." or (line.laid and not face.mark)
    return bool(rules.point_digits) and face.symbol == "^" and marked


def _point_base(rules: Numerals) -> int:
    return rules.base if rules.point_in_base else 10


def _pointed_numbers(
    line: FaceLine, start: int, digits: Sequence[int | None], rules: Numerals
) -> Iterator[NumeralLeaf]:
    """Digits with one point before, between or behind them, up to so many digits."""
    limit = rules.point_digits or rules.decimal_in_goal
    before = _run(digits, line, start) if limit else []
    for length in range(min(len(before), limit) + 1 if limit else 0):
        point = start + length
        if not _is_point(line, point, rules) or (length and point in line.gaps):
            continue
        # A gap behind the point ends the numeral, as one between digits does.
        after = [] if point + 1 in line.gaps else _run(digits, line, point + 1)
        for more in range(min(len(after), limit - length) + 1):
            if more or _may_end(length, rules):
                cuts = [(before[:length], after[:more])]
                values = (pointed(whole, part, _point_base(rules)) for whole, part in cuts)
                yield NumeralLeaf(start, point + 1 + more, values)


def _may_end(length: int, rules: Numerals) -> bool:
    """Whether a point may stand behind so many digits, with none behind it.

    A ^ may (2018-19 XIII-A-14 e); a point thought into the Goal only behind the most digits that
    may stand there (XIII-D-14; judges E70).
    """
    return length > 0 and (bool(rules.point_digits) or length == rules.decimal_in_goal)


def _decimals_in_goal(
    line: FaceLine, start: int, digits: list[int], rules: Numerals
) -> Iterator[NumeralLeaf]:
    """On the mat a point may be thought before, between or behind the digits (XIII-D-14)."""
    if not rules.decimal_in_goal or not line.laid:
        return
    for length in range(1, min(len(digits), rules.decimal_in_goal) + 1):
        cuts = [(digits[:k], digits[k:length]) for k in range(length + 1)]
        values = (pointed(whole, part, _point_base(rules)) for whole, part in cuts)
        yield NumeralLeaf(start, start + length, values)


REPETITIONS = {"ABAB": repeating_both, "ABBB": repeating_last}
"""The values of AB+, by its mark."""


def _printed(face: Face | None) -> bool:
    """Whether a digit is printed on the cube, not meant by a wild cube or a sign."""
    return face is not None and not face.wild and face.symbol.isdigit()


def _repeating(
    line: FaceLine, start: int, run: list[int], rules: Numerals
) -> Iterator[NumeralLeaf]:
    """AB+: both repetitions unless one is marked (2018-19 XIII-B-11), as rulings say."""
    digits = run if rules.repeating else []
    sign = line.faces[start + 2] if len(digits) >= 2 and start + 2 < len(line.faces) else None
    if sign is None or sign.symbol != "+" or not sign.may_be_upright:
        return
    # A, B and + must touch: with a space the + adds.
    if {start + 1, start + 2} & line.gaps:
        return
    if rules.repeating_printed and not all(map(_printed, line.faces[start : start + 2])):
        return
    unmarked = tuple(REPETITIONS) if line.laid else rules.repeating_unmarked
    base = rules.base if rules.repeating_in_base else 10
    marks = [m for m in REPETITIONS if sign.mark == m or (not sign.mark and m in unmarked)]
    if marks:
        values = (REPETITIONS[mark](digits[0], digits[1], base) for mark in marks)
        yield NumeralLeaf(start, start + 3, values)
