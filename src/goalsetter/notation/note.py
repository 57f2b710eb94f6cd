"""The ``<…>`` behind a cube and the ``where`` behind an expression ⇄ text.

The plain form of a note is a matter of ``cubes``; what a note means is no matter of this room.
"""

from __future__ import annotations

import re

from goalsetter.cubes import BLANK, NOTE_LENGTH, ROOT_WORD, StandsFor, plain_note
from goalsetter.errors import NotationError
from goalsetter.notation.code import NotationCode
from goalsetter.notation.cube import PREFIXES, read_cube
from goalsetter.notation.source import Source
from goalsetter.notation.spelling import ALL_SPELLINGS, ASCII_SPELLINGS, SET_LETTERS, spelt

WHERE = "where"
"""The word that begins what cubes stand for, for a whole expression."""

_BETWEEN = re.compile(r",(?:\s*and\s)?|\sand\s(?=\s*(?:[^\s=]+|=)\s*=)", re.IGNORECASE)
"""The separator of two entries. A meaning holds no ``=``, so an ``and`` with one soon behind it is
no part of a meaning."""


def read_note(source: Source, at: int) -> tuple[str, int]:
    """The note whose ``<`` stands at a position, and the position behind its ``>``."""
    end = source.text.find(">", at, source.stop)
    # A second < before any >: the first one was never closed.
    if end < 0 or "<" in source.text[at + 1 : end]:
        raise source.error(NotationCode.NOTE_UNCLOSED, at, "a > behind this <")
    return _note(source.part(at + 1, end).stripped()), end + 1


def _note(inside: Source) -> str:
    """The plain form of the note that fills a stretch."""
    for at in range(inside.start, inside.stop):
        if not inside.text[at].isprintable() or inside.text[at] in "<>":
            raise inside.error(
                NotationCode.UNEXPECTED_CHARACTER, at, "a printable character of a note"
            )
    try:
        return plain_note(inside.content)
    except ValueError as trouble:
        raise _bad_length(inside) from trouble


def _bad_length(inside: Source) -> NotationError:
    """The error for a note of printable characters that is no note: too short or too long."""
    if not inside.content.strip():
        return inside.error(NotationCode.NOTE_EMPTY, inside.start, "what the cube stands for")
    wanted = f"a note of at most {NOTE_LENGTH} characters"
    return inside.error(NotationCode.NOTE_TOO_LONG, inside.start, wanted, inside.content)


def read_where(source: Source) -> tuple[StandsFor, ...]:
    """The entries behind the word ``where``, with commas or the word ``and`` between them."""
    entries = []
    start = source.start
    for mark in _BETWEEN.finditer(source.text, source.start, source.stop):
        entries.append(_entry(source.part(start, mark.start()).stripped()))
        start = mark.end()
    return (*entries, _entry(source.part(start, source.stop).stripped()))


def _entry(entry: Source) -> StandsFor:
    """One ``what=meaning``; the first character is of ``what`` even where it is ``=``."""
    # = is a cube of ON-SETS and may be said to stand for another: ``==∪``.
    equals = entry.text.find("=", entry.start + 1, entry.stop)
    if equals < 0:
        raise _malformed(entry, entry.stop)
    what = _what(entry.part(entry.start, equals).stripped())
    right = entry.part(equals + 1, entry.stop).stripped()
    if not right.content:
        raise _malformed(entry, right.start)
    meaning = _note(right)
    # A second = would make two entries look like one, and ; ends a Restriction.
    if meaning != "=" and (bad := set(meaning) & set(";=")):
        at = min(right.text.index(mark, right.start) for mark in bad)
        raise _malformed(entry, at)
    return StandsFor(what, meaning)


def _what(left: Source) -> str:
    """The symbol, or the word ``blank``, on the left of an entry."""
    if left.content.lower() == BLANK:
        return BLANK
    if left.content in SET_LETTERS and left.content in PREFIXES:
        return SET_LETTERS[left.content]
    try:
        cube, end = read_cube(left, left.start, ALL_SPELLINGS)
    except NotationError as trouble:
        raise _malformed(left, trouble.position) from trouble
    # A where speaks of all cubes with a symbol, however they lie and whatever their colour.
    if end != left.stop or not cube.upright or cube.colour:
        raise _malformed(left, left.start)
    return cube.symbol


def _malformed(source: Source, at: int) -> NotationError:
    """The error for a where that cannot be read."""
    return source.error(
        NotationCode.WHERE_MALFORMED, at, "entries like 0=5 or blank=BG, with commas"
    )


def note_text(note: str | None, ascii: bool = False) -> str:
    """A note in its ``<…>``; nothing where there is none."""
    return "" if note is None else f"<{_inside_text(note, ascii)}>"


def _inside_text(note: str, ascii: bool) -> str:
    """A note without its ``<…>``; a root within a longer ASCII note is the word ``sqrt``."""
    if not ascii:
        return note
    return ASCII_SPELLINGS.get(note) or note.replace("√", ROOT_WORD)


def where_text(where: tuple[StandsFor, ...], ascii: bool = False) -> str:
    """The trailing where with the space before it; nothing where there is none."""
    entries = ", ".join(
        f"{spelt(entry.what, ascii)}={_inside_text(entry.meaning, ascii)}" for entry in where
    )
    return f" {WHERE} {entries}" if where else ""
