"""Writings of cubes, once it is settled what the wild ones stand for.

For the naive solver: no search stands here, and nothing of the solver is used. Which numeral a
little text names is asked of the rules, one text after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from goalsetter.cubes import StandsFor
from goalsetter.errors import NotationError
from goalsetter.expr import Number, Undefined, Unsettled
from goalsetter.notation import parse_written
from goalsetter.rules import (
    EquationsRules,
    ExpressionPlace,
    Lies,
    Reader,
    SignRole,
    SignRow,
    stands_for,
)

TURNS = ("", "s", "u", "su")
"""The prefixes of a cube that lies upright, sideways, upside-down, and both."""

LYING = {"": Lies.UPRIGHT, "s": Lies.SIDEWAYS, "u": Lies.UPSIDE_DOWN}
MARKS = {"^": (".", "10"), "√": ("11",), "+": ("ABAB", "ABBB"), "-": ("i",)}
"""Notes that may make a numeral, or a part of one, of a sign."""

LARGEST_POWER = 6
"""A 1 is tried as the powers of the base from minus to plus this."""

LONGEST = 4
"""Most cubes of a numeral: three digits and a point."""

Where = tuple[tuple[str, str], ...]
"""The meanings of each wild symbol."""


class Sign(NamedTuple):
    """A meaning of a cube as an operation, and how it is written."""

    row: SignRow
    text: str


class Sense:
    """The rules of a shake, with one meaning for the wild cubes."""

    def __init__(self, rules: EquationsRules, where: Where) -> None:
        self.rules = rules
        self.where = where
        self.known: dict[tuple[str, ExpressionPlace, bool], Number | None] = {}

    def symbol(self, face: str) -> str:
        """The symbol that a cube is taken for."""
        said = dict(self.where).get(face)
        shown = stands_for(said) if said else None
        return shown[0] if shown else face

    def is_wild(self, face: str) -> bool:
        """Whether a cube stands for another symbol."""
        return face in dict(self.where)

    def signs(self, face: str, turn: str = "") -> list[Sign]:
        """The operations that a cube may be in writing, laid like that."""
        said = stands_for(dict(self.where).get(face, face))
        if said is None or said[1]:
            return []
        rows = [row for row in self.rules.reading.signs if row.symbol == said[0]]
        lying = [row for row in rows if row.lies is LYING.get(turn)]
        return [Sign(row, f"{turn}{face}{_mark(row, lying)}") for row in lying]

    def every_sign(self, face: str) -> list[Sign]:
        """The operations that a cube may be, however laid."""
        return [sign for turn in TURNS for sign in self.signs(face, turn)]

    def spellings(self, face: str, turns: tuple[str, ...] = TURNS) -> Iterator[str]:
        """How one cube may be written as a numeral or a part of one."""
        symbol = self.symbol(face)
        drawn = "|" if face == "-" else face
        marks = [mark for mark in MARKS.get(symbol, ()) if self._is_in_force(mark)]
        notes = ["", *(f"<{mark}>" for mark in marks)]
        if symbol == "1" and self.rules.reading.numerals.powers_of_the_base:
            base = self.rules.reading.numerals.base
            powers = range(-LARGEST_POWER, LARGEST_POWER + 1)
            notes.extend(f"<{base}^{power}>" for power in powers)
        yield from (f"{turn}{drawn}{note}" for note in notes for turn in turns)

    def _is_in_force(self, mark: str) -> bool:
        """Whether the rules have any use for a note."""
        numerals = self.rules.reading.numerals
        uses = {".": numerals.point_digits, "i": numerals.units}
        return bool(uses.get(mark, numerals.repeating if "A" in mark else numerals.digit_symbols))

    def may_be_numeral(self, faces: tuple[str, ...]) -> bool:
        """Whether it is worth asking: a numeral of many cubes needs a rule that has such."""
        numerals = self.rules.reading.numerals
        symbols = [self.symbol(face) for face in faces]
        signs = [symbol for symbol in symbols if not symbol.isdigit()]
        named = {"-" if unit == "|" else unit for unit in numerals.units}
        digits = {symbol for symbol, _ in numerals.digit_symbols}
        if len(faces) == 1:
            return not signs or signs[0] in named | digits
        others = [symbol for symbol in signs if symbol not in digits]
        plain = len(faces) == 2 and not others
        pointed = bool(numerals.point_digits) and "^" in signs
        repeats = numerals.repeating and len(faces) == 3 and others == ["+"]
        return plain or pointed or repeats

    def numerals(self, faces: tuple[str, ...], *, long: bool = False) -> dict[Number, str]:
        """The numerals of a Solution that all these cubes make together."""
        found: dict[Number, str] = {}
        if not self.may_be_numeral(faces):
            return found
        for order in set(permutations(faces)):
            turns = TURNS if len(order) == 1 else ("",)
            for parts in product(*(tuple(self.spellings(face, turns)) for face in order)):
                value = self.value("".join(parts), ExpressionPlace.SOLUTION, long=long)
                if value is not None:
                    found.setdefault(value, "".join(parts))
        return found

    def value(self, text: str, place: ExpressionPlace, *, long: bool = False) -> Number | None:
        """Return the one value of a text that is a numeral; ``long`` ones for percent."""
        key = (text, place, long)
        if key not in self.known:
            self.known[key] = self._value(text, place, long)
        return self.known[key]

    def _value(self, text: str, place: ExpressionPlace, long: bool) -> Number | None:
        reading = self.rules.reading
        if long:
            reading = replace(reading, numerals=replace(reading.numerals, solution_digits=2))
        where = tuple(StandsFor(what, meaning) for what, meaning in self.where)
        try:
            readings = Reader(reading, place, where).written(parse_written(text))
        except NotationError:
            return None
        if len(readings.defined) != 1 or readings.defined[0].tree.operation is not None:
            return None
        value = readings.defined[0].value
        return None if isinstance(value, Undefined | Unsettled) else value

    def units(self, face: str, turns: tuple[str, ...] = ("", "u")) -> dict[Number, str]:
        """The imaginary unit, if a cube may name it; with a sign before it where it may turn."""
        symbol = self.symbol(face)
        named = set(self.rules.reading.numerals.units)
        if not named & {symbol, "|" if symbol == "-" else symbol}:
            return {}
        found: dict[Number, str] = {}
        for text in self.spellings(face, turns):
            value = self.value(text, ExpressionPlace.SOLUTION)
            if value is not None:
                found.setdefault(value, text)
        return found

    def exponents(self, face: str, turns: tuple[str, ...] = TURNS) -> dict[Number, str]:
        """The exponents that a cube of the right colour may be without a ^."""
        numerals = self.rules.reading.numerals
        symbol = self.symbol(face)
        digit = symbol.isdigit() or symbol in dict(numerals.digit_symbols)
        if not numerals.exponent_colours or not digit or face in self.unable_to_raise():
            return {}
        colour = numerals.exponent_colours[0]
        found: dict[Number, str] = {}
        for turn in turns:
            note = "" if symbol.isdigit() else f"<{dict(numerals.digit_symbols)[symbol]}>"
            value = self.value(f"{turn}{face}{note}", ExpressionPlace.SOLUTION)
            if value is not None:
                found.setdefault(value, f"{turn}{colour}{face}<exp>")
        return found

    def unable_to_raise(self) -> tuple[str, ...]:
        """Cubes that may not be exponents though they are of the colour."""
        reading = self.rules.reading
        return () if reading.numerals.wild_exponents else reading.wild


def _mark(row: SignRow, rows: list[SignRow]) -> str:
    """The note that tells this meaning from the others of the cube, where there are any."""
    rivals = [other for other in rows if other.role is row.role and other is not row]
    return f"<{row.mark}>" if row.mark and rivals else ""


def is_unary(sign: Sign) -> bool:
    """Whether a sign stands before one number."""
    return sign.row.role is SignRole.PREFIX


@lru_cache(maxsize=2048)
def sense_of(rules: EquationsRules, where: Where) -> Sense:
    """The sense of these rules, kept, so that no numeral is asked for twice."""
    return Sense(rules, where)


def senses(rules: EquationsRules, faces: set[str]) -> Iterator[Sense]:
    """One for each thing that the wild cubes among these may stand for."""
    wild = [symbol for symbol in rules.reading.wild if symbol in faces]
    reading = rules.reading
    options = [
        [said for said in reading.wild_meanings if said.isdigit() or said == symbol]
        if symbol in reading.wild_numerals
        else reading.wild_meanings
        for symbol in wild
    ]
    for meanings in product(*options):
        pairs = zip(wild, meanings, strict=True)
        yield sense_of(rules, tuple((what, said) for what, said in pairs if what != said))
