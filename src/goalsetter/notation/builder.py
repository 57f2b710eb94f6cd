"""Tokens → written expressions: items in brackets, notes in their places, parts between signs.

One pass with a list of open brackets, so that no depth of brackets can exhaust anything. Which
signs may separate parts, and how many parts there must be, is for the readers to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from goalsetter.cubes import (
    BRACKETS,
    DecimalPoint,
    Factorial,
    Group,
    Item,
    Placed,
    StandsFor,
    Written,
)
from goalsetter.notation.code import NotationCode
from goalsetter.notation.lexer import Laid, MarkKind, MarkToken, Token
from goalsetter.notation.note import WHERE, read_where
from goalsetter.notation.source import MAX_DEPTH, Source


@dataclass(frozen=True, slots=True)
class Parts:
    """The content of a text: expressions, the places of the signs between them, and its where."""

    parts: tuple[Written, ...]
    signs: tuple[int, ...]
    where: tuple[StandsFor, ...]
    where_at: int | None


class _GroupBuilder:
    """The parts so far, and the brackets still open with the items inside them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.parts: list[Written] = []
        self.signs: list[int] = []
        self.where_at: int | None = None
        self.open: list[MarkToken] = []
        self.levels: list[list[Item]] = [[]]

    def take(self, token: Token) -> None:
        """Take in the next token."""
        if isinstance(token, Laid):
            self.levels[-1].append(Placed(token.cube))
        else:
            _TAKE[token.kind](self, token)

    def open_group(self, mark: MarkToken) -> None:
        """Begin a group."""
        # Everything that reads a Written goes down its groups by recursion.
        if len(self.open) == MAX_DEPTH:
            raise self.source.error(
                NotationCode.TOO_DEEP, mark.start, f"brackets at most {MAX_DEPTH} deep"
            )
        self.open.append(mark)
        self.levels.append([])

    def close_group(self, mark: MarkToken) -> None:
        """End the innermost group."""
        if not self.open:
            raise self.source.error(
                NotationCode.UNOPENED_BRACKET, mark.start, "an opening bracket before"
            )
        bracket = self.open[-1].value
        if BRACKETS[bracket] != mark.value:
            wanted = f"{BRACKETS[bracket]} for the {bracket} at position {self.open[-1].start}"
            raise self.source.error(NotationCode.MISMATCHED_BRACKET, mark.start, wanted)
        items = self.levels.pop()
        if not items:
            raise self.source.error(
                NotationCode.EMPTY_BRACKETS, self.open[-1].start, "cubes in brackets"
            )
        self.open.pop()
        self.levels[-1].append(Group(tuple(items), bracket))

    def add_note(self, mark: MarkToken) -> None:
        """Put a note on the cube or group before it."""
        item = self.levels[-1][-1] if self.levels[-1] else None
        if not isinstance(item, Placed | Group):
            raise self.source.error(
                NotationCode.NOTE_WITHOUT_CUBE, mark.start, "a cube before the note"
            )
        if item.note is not None:
            raise self.source.error(NotationCode.NOTE_TWICE, mark.start, "one note behind a cube")
        # Items are frozen: the one with its note takes the place of the one without.
        self.levels[-1][-1] = replace(item, note=mark.value)

    def add_point(self, _: MarkToken) -> None:
        """Put a decimal point."""
        self.levels[-1].append(DecimalPoint())

    def add_factorial(self, _: MarkToken) -> None:
        """Put a factorial sign."""
        self.levels[-1].append(Factorial())

    def pass_gap(self, _: MarkToken) -> None:
        """Pass over a gap."""

    def end_part(self, mark: MarkToken) -> None:
        """End a part at a sign."""
        self.end(mark.start)
        self.signs.append(mark.start)

    def keep_where(self, mark: MarkToken) -> None:
        """Remember where the where is: it is the last token."""
        self.where_at = mark.start

    def end(self, at: int) -> None:
        """End a part at a position: its brackets must be closed, and it must hold something."""
        # Told of the innermost bracket: that is the one a writer would look for.
        if self.open:
            bracket = self.open[-1]
            wanted = f"a {BRACKETS[bracket.value]} for this {bracket.value}"
            raise self.source.error(NotationCode.UNCLOSED_BRACKET, bracket.start, wanted)
        if not self.levels[-1]:
            raise self.source.error(NotationCode.EMPTY_PART, at, "an expression")
        self.parts.append(Written(tuple(self.levels[-1])))
        self.levels[-1] = []

    def finish(self) -> Parts:
        """Everything taken in, the last part ended."""
        where: tuple[StandsFor, ...] = ()
        # The last part ends before the where, whose entries are read only now.
        self.end(self.source.stop if self.where_at is None else self.where_at)
        if self.where_at is not None:
            start = self.where_at + len(WHERE)
            where = read_where(self.source.part(start, self.source.stop))
        return Parts(tuple(self.parts), tuple(self.signs), where, self.where_at)


_TAKE: Mapping[MarkKind, Callable[[_GroupBuilder, MarkToken], None]] = {
    MarkKind.OPEN: _GroupBuilder.open_group,
    MarkKind.CLOSE: _GroupBuilder.close_group,
    MarkKind.POINT: _GroupBuilder.add_point,
    MarkKind.FACTORIAL: _GroupBuilder.add_factorial,
    MarkKind.EQUALS: _GroupBuilder.end_part,
    MarkKind.SEMICOLON: _GroupBuilder.end_part,
    MarkKind.NOTE: _GroupBuilder.add_note,
    MarkKind.GAP: _GroupBuilder.pass_gap,
    MarkKind.WHERE: _GroupBuilder.keep_where,
}


def read_parts(source: Source, row: Iterable[Token]) -> Parts:
    """All that the tokens of a stretch of text hold."""
    builder = _GroupBuilder(source)
    for token in row:
        builder.take(token)
    return builder.finish()
