"""Default groupings: which signs take just the numeral beside them, and when defaults clash.

2018-19 VII-B-6-b gives √ and ! a default; under the agloa profile so have unary x, coloured
exponents and products with the imaginary unit (VII-B-6 note): these are rulings.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cubes import Factorial, Item
from goalsetter.rules.equations.face import EXPONENT, Face
from goalsetter.rules.equations.leaves import UNIT_MARKS, FaceLine
from goalsetter.rules.equations.tables import ExpressionPlace, Lies, ReadingRules, SignRole, SignRow

ROOT = "root"
"""The mark of a √ that means a root."""


def rows_at(line: FaceLine, items: tuple[Item, ...], at: int, rules: ReadingRules) -> list[SignRow]:
    """The meanings that the item at this position may have as a sign."""
    if not 0 <= at < len(items):
        return []
    if isinstance(items[at], Factorial):
        return [row for row in rules.signs if row.symbol == "!"]
    face = line.faces[at]
    return [] if face is None else [row for row in rules.signs if _means(line, face, row, rules)]


def _means(line: FaceLine, face: Face, row: SignRow, rules: ReadingRules) -> bool:
    """Whether a face may have this meaning: lying right, and marked if it must be."""
    if face.symbol != row.symbol or not face.lies(row.lies):
        return False
    if not row.in_goal and line.place is not ExpressionPlace.SOLUTION:
        return False
    if face.wild and row.lies is not Lies.UPRIGHT and not rules.wild_turned:
        return False
    in_goal = line.place is not ExpressionPlace.SOLUTION
    seen_upright = in_goal and face.upright and not _hidden(face)
    if face.wild and not row.wild_upright and seen_upright:
        return False  # judges B84: a wild 0 of the Goal must lie sideways
    if face.mark:
        return face.mark == row.mark
    return line.laid or not row.marked_only


def _hidden(face: Face) -> bool:
    """Whether nobody can see that the cube is not sideways."""
    return face.hidden or any(sideways for sideways, _ in face.free)


def defaults_clash(line: FaceLine, items: tuple[Item, ...], rules: ReadingRules) -> bool:
    """Whether two defaults want the same numeral, as in √9! (2018-19 VII-B-6-c)."""
    rows = [rows_at(line, items, at, rules) for at in range(len(items))]
    ends = set(_wanted_before(line, rows, rules))
    behind = [_tight(here, behind=True) for here in (*rows, [])]
    for at in range(len(rows)):
        # A chain of signs wants one numeral: that behind its last sign.
        if behind[at] and not behind[at + 1]:
            start = end = at + 1
            while end not in ends and end < len(rows) and _is_digit(line.faces[end]):
                end += 1
            if end in ends and (end == start or _is_digit(line.faces[end])):
                return True
    return False


def _is_digit(face: Face | None) -> bool:
    return face is not None and face.symbol.isdigit()


def _wanted_before(line: FaceLine, rows: list[list[SignRow]], rules: ReadingRules) -> Iterator[int]:
    """Where the numerals end that the signs behind them take by default."""
    chain = 0
    for at, here in enumerate(rows):
        exponent = rules.tight_exponents and is_exponent(line, at)
        unseen = exponent or (rules.tight_products and is_unit(line, at, rules))
        index = rules.tight_index and at > 0 and _is_root(here)
        tight = _tight(here, behind=False)
        if index or unseen or tight:
            yield at - 1 - chain
        chain = chain + 1 if tight else 0


def _is_root(rows: list[SignRow]) -> bool:
    """Whether a √ with an index stands here, which may want the numeral before it."""
    return any(row.role is SignRole.INFIX and row.mark == ROOT for row in rows)


def _tight(rows: list[SignRow], *, behind: bool) -> bool:
    """Whether a sign with a default stands here that takes what is behind (or before) it."""
    return any(row.tight and (row.role is not SignRole.POSTFIX) == behind for row in rows)


def is_exponent(line: FaceLine, at: int) -> bool:
    """Whether a marked exponent stands here."""
    face = line.faces[at]
    return face is not None and face.mark == EXPONENT


def is_unit(line: FaceLine, at: int, rules: ReadingRules) -> bool:
    """Whether the imaginary unit stands here."""
    face = line.faces[at] if 0 <= at < len(line.faces) else None
    return face is not None and face.symbol in rules.numerals.units and face.mark in UNIT_MARKS


def may_be_unit(line: FaceLine, at: int, rules: ReadingRules) -> bool:
    """The same, wild cubes on the mat that stand for the minus included."""
    face = line.faces[at]
    wild_minus = face is not None and line.laid and face.wild and face.symbol == "-"
    return is_unit(line, at, rules) or (wild_minus and bool(rules.numerals.units))
