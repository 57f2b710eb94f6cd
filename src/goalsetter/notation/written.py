"""The writing of EQUATIONS players ⇄ text: expressions, Solutions and Equations.

Which readings an expression has, and whether it is allowed, is no matter of this room.
"""

from __future__ import annotations

import re
from typing import assert_never

from goalsetter.cubes import (
    BRACKETS,
    DIGITS,
    EQUATIONS_SYMBOLS,
    ON_SETS_SYMBOLS,
    DecimalPoint,
    Equation,
    Factorial,
    Group,
    Item,
    Placed,
    Solution,
    Written,
)
from goalsetter.notation.builder import Parts, read_parts
from goalsetter.notation.code import NotationCode
from goalsetter.notation.cube import cube_text
from goalsetter.notation.lexer import CLOSING, OPENING, Dialect, Laid, MarkKind, Token, tokens
from goalsetter.notation.note import note_text, where_text
from goalsetter.notation.source import Source, filled
from goalsetter.notation.spelling import EQUATIONS_SPELLINGS, EQUATIONS_WORDS

WRITING = Dialect(
    expected="a cube of EQUATIONS, a bracket, ! or .",
    spellings=EQUATIONS_SPELLINGS,
    marks={
        **OPENING,
        **CLOSING,
        ".": MarkKind.POINT,
        "!": MarkKind.FACTORIAL,
        "=": MarkKind.EQUALS,
    },
    notes=True,
    words=EQUATIONS_WORDS,
    mark_words={"equals": MarkKind.EQUALS, "is equal to": MarkKind.EQUALS},
    raised=True,
)
"""How EQUATIONS players write."""

_ONLY_IN_SETS = ON_SETS_SYMBOLS - EQUATIONS_SYMBOLS

_LETTERS = {MarkKind.GAP: "g", MarkKind.NOTE: "n"}
_GAP_BETWEEN_DIGITS = re.compile("dgd(?!g?n)")
"""Over one letter for each token: a digit, a gap, and a digit that no note explains."""


def parse_written(text: str) -> Written:
    """One written expression of EQUATIONS, without a where."""
    source = filled(text, "an expression")
    parts = _read(source)
    without_where(source, parts)
    return _one(source, parts)


def parse_solution(text: str) -> Solution:
    """One written expression of EQUATIONS, with its where if it has one."""
    source = filled(text, "a Solution")
    parts = _read(source)
    return Solution(_one(source, parts), parts.where)


def parse_equation(text: str) -> Equation:
    """Two expressions with exactly one ``=`` between them, and a where if there is one."""
    source = filled(text, "an Equation")
    parts = _read(source)
    # The end of what was written, not of the where: there the = is missing.
    if not parts.signs:
        end = source.stop if parts.where_at is None else parts.where_at
        raise source.error(NotationCode.MISSING_EQUALS, end, "an = between Solution and Goal")
    if len(parts.signs) > 1:
        raise source.error(NotationCode.EXTRA_EQUALS, parts.signs[1], "one = in an Equation")
    left, right = parts.parts
    return Equation(left, right, parts.where)


def without_where(source: Source, parts: Parts) -> None:
    """Hold that a text has no where."""
    if parts.where_at is not None:
        raise source.error(
            NotationCode.WHERE_NOT_HERE, parts.where_at, "an expression alone", "where"
        )


def _one(source: Source, parts: Parts) -> Written:
    """The only expression of a text that must hold no ``=``."""
    if parts.signs:
        raise source.error(NotationCode.EXTRA_EQUALS, parts.signs[0], "an expression without =")
    return parts.parts[0]


def _read(source: Source) -> Parts:
    """The expressions of a text, if every gap in it is harmless."""
    row = tuple(tokens(source, WRITING))
    # Brackets and notes first: their errors say more than that of a gap.
    parts = read_parts(source, row)
    if gap := _GAP_BETWEEN_DIGITS.search("".join(map(_letter, row))):
        at = row[gap.start() + 1].start
        raise source.error(
            NotationCode.SPACE_BETWEEN_DIGITS, at, "one numeral or a sign, not a space"
        )
    return parts


def _letter(token: Token) -> str:
    """One letter for a token: d for a digit, g for a gap, n for a note, o for another."""
    if isinstance(token, Laid):
        return "d" if token.cube.symbol in DIGITS else "o"
    return _LETTERS.get(token.kind, "o")


def written_text(written: Written, ascii: bool = False) -> str:
    """A written expression; cubes that only ON-SETS has are set apart by spaces."""
    # A Written of either game has one type, so its own cubes tell how it is set.
    apart = any(cube.symbol in _ONLY_IN_SETS for cube in written.cubes())
    return items_text(written.items, apart, ascii)


def items_text(items: tuple[Item, ...], apart: bool, ascii: bool) -> str:
    """Items from left to right, with spaces between them if they are to stand apart."""
    written = ""
    for item in items:
        # A ' stands right behind its set, wherever the others stand apart.
        complement = isinstance(item, Placed) and item.cube.symbol == "'"
        glued = not (apart and written) or complement
        written += ("" if glued else " ") + _item_text(item, apart, ascii)
    return written


def _item_text(item: Item, apart: bool, ascii: bool) -> str:
    match item:
        case Placed(cube, note):
            return cube_text(cube, ascii) + note_text(note, ascii)
        case Group(items, bracket, note):
            inside = items_text(items, apart, ascii)
            return bracket + inside + BRACKETS[bracket] + note_text(note, ascii)
        case DecimalPoint():
            return "."
        case Factorial():
            return "!"
        case _:
            assert_never(item)


def solution_text(solution: Solution, ascii: bool = False) -> str:
    """An expression and its where."""
    return written_text(solution.written, ascii) + where_text(solution.where, ascii)


def equation_text(equation: Equation, ascii: bool = False) -> str:
    """Two expressions with `` = `` between them, and their where."""
    left, right = written_text(equation.left, ascii), written_text(equation.right, ascii)
    return f"{left} = {right}{where_text(equation.where, ascii)}"
