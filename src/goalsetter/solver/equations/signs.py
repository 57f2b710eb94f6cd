"""The operations of a problem: the rows of the table of signs whose cubes are on the mat."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cubes import FACE_OF, Cube, Placed, Written
from goalsetter.notation import text
from goalsetter.rules import Lies, ReadingRules, SignRole, SignRow
from goalsetter.solver.equations.problem import Binary, Kind, Unary


def unary_of(kinds: tuple[Kind, ...], rules: ReadingRules) -> tuple[Unary, ...]:
    """The signs before or behind one operand."""
    return tuple(
        Unary(
            kind=at,
            operation=row.operation,
            text=sign_text(row, rules),
            behind=row.role is SignRole.POSTFIX,
        )
        for at, row in _rows(kinds, rules)
        if row.role is not SignRole.INFIX
    )


def binary_of(kinds: tuple[Kind, ...], rules: ReadingRules) -> tuple[Binary, ...]:
    """The signs between two operands."""
    return tuple(
        Binary(kind=at, operation=row.operation, text=sign_text(row, rules))
        for at, row in _rows(kinds, rules)
        if row.role is SignRole.INFIX
    )


def _rows(kinds: tuple[Kind, ...], rules: ReadingRules) -> Iterator[tuple[int, SignRow]]:
    """Each row with the kind of its cube."""
    at = {kind.symbol: index for index, kind in enumerate(kinds)}
    for row in rules.signs:
        face = FACE_OF.get(row.symbol, row.symbol)
        if face in at:
            yield at[face], row


def sign_text(row: SignRow, rules: ReadingRules) -> str:
    """The sign as it is written: turned as it must lie, marked where it has another meaning."""
    cube = Cube(
        row.symbol,
        sideways=row.lies is Lies.SIDEWAYS,
        upside_down=row.lies is Lies.UPSIDE_DOWN,
    )
    rivals = {r.mark for r in rules.signs if r.symbol == row.symbol and r.lies is row.lies}
    note = row.mark if row.mark and len(rivals) > 1 else None
    return text(Written((Placed(cube, note),)))
