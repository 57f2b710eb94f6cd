"""The numerals of a bracket level: which runs of cubes name a number, and which number.

The forms are those of the books: a digit (turned or not), digits side by side, digits with a
point, AB+, a power of the base, the imaginary unit, a coloured exponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
    power,
    repeating_both,
    repeating_last,
    subtract,
)
from goalsetter.rules.equations.face import POWER_OF_BASE, Face
from goalsetter.rules.equations.tables import Numerals, Place

ZERO, ONE = integer(0), integer(1)

LONGEST = 40
"""No numeral has more digits than a mat has cubes, and then some."""


@dataclass(frozen=True, slots=True)
class Line:
    """One bracket level as faces; ``gaps`` are the positions before which the mat has a space."""

    faces: tuple[Face | None, ...]
    gaps: frozenset[int] = frozenset()
    place: Place = Place.SOLUTION

    @property
    def laid(self) -> bool:
        """Whether it lies on the mat, where nothing is marked and every meaning is open."""
        return self.place is Place.LAID_GOAL


def atoms(line: Line, rules: Numerals) -> Iterator[Atom]:
    """Every numeral that may be read in the line."""
    for start, face in enumerate(line.faces):
        if face is not None:
            yield from _single(line, start, face, rules)
        yield from _whole_numbers(line, start, rules)
        yield from _pointed_numbers(line, start, rules)
        yield from _repeating(line, start, rules)


def atom(start: int, end: int, values: Sequence[Outcome], meaning: str = "") -> Atom:
    """An atom with these values."""
    tree = Tree(start, end, meaning=meaning)
    return Atom(start, end, tuple((value, tree) for value in values))


def digit(face: Face | None, rules: Numerals) -> int | None:
    """The digit that an upright face names in the base, if it names one."""
    if face is None or not face.upright:
        return None
    if face.symbol.isdigit() and not face.mark:
        value = int(face.symbol)
        return value if value < rules.base else None
    return _digit_symbol(face, rules)


def _digit_symbol(face: Face, rules: Numerals) -> int | None:
    """Ten and eleven, which ^ and √ name in bases eleven and twelve (2018-19 XIII-C-5)."""
    for symbol, value in rules.digit_symbols:
        if face.symbol == symbol and face.mark in ("", str(value)):
            return value
    return None


def turned(value: Number, face: Face) -> Outcome:
    """Sideways is the reciprocal, upside-down the additive inverse (2018-19 XIII-A-1, A-2)."""
    result = divide(ONE, value) if face.sideways else value
    if isinstance(result, Undefined | Unsettled) or not face.upside_down:
        return result
    return subtract(ZERO, result)


def _may_turn(line: Line, face: Face, rules: Numerals) -> bool:
    """Whether a digit may lie as it does."""
    if face.sideways and face.upside_down and line.laid and not rules.turned_both_in_goal:
        return False
    return (rules.sideways or not face.sideways) and (rules.upside_down or not face.upside_down)


def _single(line: Line, start: int, face: Face, rules: Numerals) -> Iterator[Atom]:
    """One cube: the unit, a turned digit, a power of the base, an exponent."""
    end = start + 1
    if face.symbol in rules.units and not face.mark and not face.sideways:
        yield _unit(start, face)
        return
    upright = Face(face.symbol, "" if face.mark == "exp" else face.mark, face.colour)
    value = digit(upright, rules)
    if value is not None and _may_turn(line, face, rules):
        number = turned(integer(value), face)
        if face.mark != "exp" and not face.upright:
            yield atom(start, end, [number])
        if _is_exponent(line, face, rules):
            yield Atom(start, end, ((number, Tree(start, end)),), Shape.EXPONENT)
    yield from _power_of_base(line, start, face, rules)


def _unit(start: int, face: Face) -> Atom:
    """i, or −i upside-down (2018-19 XIII-D-13)."""
    value = turned(I, Face("|", upside_down=face.upside_down))
    return Atom(start, start + 1, ((value, Tree(start, start + 1)),), Shape.UNIT)


def _is_exponent(line: Line, face: Face, rules: Numerals) -> bool:
    """A digit of the chosen colour; on paper marked as an exponent (2018-19 XIII-B-10)."""
    if not line.laid and face.mark != "exp":
        return False
    if face.colour is None:
        return bool(rules.exponent_colours) and not line.laid
    return face.colour.value in rules.exponent_colours


def _power_of_base(line: Line, start: int, face: Face, rules: Numerals) -> Iterator[Atom]:
    """A 1 marked as a power of the base (2018-19 XIII-B-8)."""
    match = POWER_OF_BASE.fullmatch(face.mark)
    if not rules.powers_of_the_base or face.symbol != "1" or match is None:
        return
    base, exponent = match.groups()
    if base == "10" or int(base) == rules.base:
        in_base = base == "10" and rules.base != 10
        size = int(exponent, rules.base) if in_base else int(exponent)
        number = power(integer(rules.base), integer(size))
        if not isinstance(number, Undefined | Unsettled) and _may_turn(line, face, rules):
            yield atom(start, start + 1, [turned(number, face)])


def _run(line: Line, start: int, rules: Numerals) -> list[int]:
    """The digits that stand side by side from here on, with no gap between them."""
    found: list[int] = []
    for position in range(start, min(len(line.faces), start + LONGEST)):
        value = digit(line.faces[position], rules)
        if value is None or (found and position in line.gaps):
            break
        found.append(value)
    return found


def _longest(line: Line, rules: Numerals) -> int:
    """How many digits a numeral may have here (2018-19 IV-B-1, VII-B-4)."""
    solution = line.place is Place.SOLUTION
    return (rules.solution_digits if solution else rules.goal_digits) or LONGEST


def _whole_numbers(line: Line, start: int, rules: Numerals) -> Iterator[Atom]:
    digits = _run(line, start, rules)
    for length in range(1, min(len(digits), _longest(line, rules)) + 1):
        yield atom(start, start + length, [numeral(digits[:length], rules.base)])


def _is_point(line: Line, position: int) -> bool:
    """A written point, a ^ marked as one, or an unmarked ^ on the mat (2018-19 XIII-A-14)."""
    if position >= len(line.faces):
        return False
    face = line.faces[position]
    if face is None or face.symbol != "^" or not face.upright:
        return False
    return face.mark == "." or (line.laid and not face.mark)


def _pointed_numbers(line: Line, start: int, rules: Numerals) -> Iterator[Atom]:
    """Digits with one point before, between or behind them, up to so many digits."""
    limit = rules.point_digits
    before = _run(line, start, rules)
    for length in range(min(len(before), limit) + 1 if limit else 0):
        point = start + length
        if not _is_point(line, point) or (length and point in line.gaps):
            continue
        after = [] if point + 1 in line.gaps else _run(line, point + 1, rules)
        for more in range(min(len(after), limit - length) + 1):
            if length + more:
                end = point + 1 + more
                yield atom(start, end, [pointed(before[:length], after[:more], rules.base)])


def _repeating(line: Line, start: int, rules: Numerals) -> Iterator[Atom]:
    """AB+, marked with its repetition on paper (2018-19 XIII-B-11)."""
    digits = _run(line, start, rules)
    sign = line.faces[start + 2] if len(digits) >= 2 and start + 2 < len(line.faces) else None
    if not rules.repeating or sign is None or sign.symbol != "+" or not sign.upright:
        return
    first, second = digits[:2]
    for mark, form in (("ABAB", repeating_both), ("ABBB", repeating_last)):
        if sign.mark in ("", mark):
            yield atom(start, start + 3, [form(first, second, rules.base)], mark)
