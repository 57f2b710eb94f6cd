"""Complements that are typed in another way: ``~B`` and ``B~`` are both ``B'``.

A cube ' always stands behind its set. Between two sets a ~ is a complement to some and a minus to
others, so there it is refused.
"""

from __future__ import annotations

from goalsetter.cubes import CARD_COLOURS, SET_CONSTANTS, Cube
from goalsetter.notation.code import NotationCode
from goalsetter.notation.lexer import Laid, MarkKind, MarkToken, Token
from goalsetter.notation.source import Source

_NAMES = CARD_COLOURS + SET_CONSTANTS


def put_behind(source: Source, row: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens with every ~ as the cube ' behind the set that it belongs to."""
    marks = [at for at, token in enumerate(row) if _is(token, MarkKind.COMPLEMENT)]
    # From the right, so that moving one leaves the places of the others as they were.
    for at in reversed(marks):
        row = _put(source, row, at)
    return row


def _put(source: Source, row: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    mark = Laid(row[at].start, Cube("'"))
    left = next(
        (t for t in reversed(row[:at]) if not _is(t, MarkKind.GAP, MarkKind.COMPLEMENT)), None
    )
    right = next((i for i in range(at + 1, len(row)) if not _is(row[i], MarkKind.GAP)), len(row))
    behind = left is not None and _ends_set(left)
    before = right < len(row) and _begins_set(row[right])
    # B ~ R: a minus to some, "B and not R" to others. Nobody may guess.
    if behind and before:
        raise source.error(NotationCode.UNEXPECTED_CHARACTER, mark.start, "' or - between two sets")
    if not before:
        return (*row[:at], mark, *row[at + 1 :])
    end = _end(row, right)
    return (*row[:at], *row[at + 1 : end], mark, *row[end:])


def _end(row: tuple[Token, ...], at: int) -> int:
    """The place behind the set that begins at a place, its note included."""
    depth = 0
    for place in range(at, len(row)):
        depth += _is(row[place], MarkKind.OPEN) - _is(row[place], MarkKind.CLOSE)
        if depth <= 0:
            noted = place + 1 < len(row) and _is(row[place + 1], MarkKind.NOTE)
            return place + 1 + noted
    # A bracket that is never closed: its own error is told later, by the builder.
    return len(row) - _is(row[-1], MarkKind.WHERE)


def _begins_set(token: Token) -> bool:
    return token.cube.symbol in _NAMES if isinstance(token, Laid) else _is(token, MarkKind.OPEN)


def _ends_set(token: Token) -> bool:
    if isinstance(token, Laid):
        return token.cube.symbol in _NAMES + "'"
    return _is(token, MarkKind.CLOSE, MarkKind.NOTE)


def _is(token: Token, *kinds: MarkKind) -> bool:
    return isinstance(token, MarkToken) and token.kind in kinds
