"""An action ⇄ its kind and its parts by name, each in the notation: how programs hand one in.

The parts are those of the record's own table, so whatever a record can hold can be handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from goalsetter.errors import RecordError
from goalsetter.play.actions import Action
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.phrase import Slot, Stretch, ValueForm
from goalsetter.play.grammar.quoting import Word, words
from goalsetter.play.grammar.value import TEXT, TEXTS, WORD
from goalsetter.play.record.noun import MAX_WORDS
from goalsetter.play.record.table import ROWS, ROWS_OF, RecordRow, row_of
from goalsetter.play.seat import Seat

Parts = Mapping[str, str | list[str]]
"""Parts by name; several texts are a list, and a part that is only said is an empty text."""

_ROWS = {kind.do: rows for kind, rows in ROWS_OF.items()}
ALWAYS = object()
"""In the place of a usual value: the part is written whatever it is."""
FINISHED = "finished"
"""The one value that a verb tells: whether a countdown is begun or ended."""


def _writer(kind: ValueForm) -> Callable[[Any], str | list[str]]:
    """How a value is written without quotation marks round it."""
    if kind is TEXTS:
        return list
    return str if kind in (TEXT, WORD) else kind.write


def _left_out(row: RecordRow, part: Slot) -> object:
    """The value with which a part is not written."""
    return ALWAYS if part.shown else row.usual.get(part.name, ALWAYS)


_WRITING = {
    row.verb: tuple((part.name, _writer(part.kind), _left_out(row, part)) for part in row.parts)
    for row in ROWS
}
"""Each part of a row by name: how it is written, and with which value it is left out."""


def parts_of(action: Action) -> dict[str, str | list[str]]:
    """The parts of an action that are not as usual."""
    row = row_of(action)
    parts: dict[str, str | list[str]] = {}
    for name, write, usual in _WRITING[row.verb]:
        value = getattr(action, name)
        if usual is ALWAYS or value != usual:
            parts[name] = write(value)
    if row.fixed and any(name == FINISHED and value for name, value in row.fixed):
        parts[FINISHED] = ""
    return parts


def deed(kind: str, parts: Parts, by: Seat, at: int = 0, *, sets: bool) -> Action:
    """The action of a kind with these parts; ``sets`` tells that the game is ON-SETS.

    What is no action raises ``RecordError``, with what was expected and what came.
    """
    row = _row(kind, parts)
    known = {part.name: part for part in row.parts}
    for name in parts:
        if name not in known and name != FINISHED:
            wanted = f"one of {', '.join(known)}" if known else f"no part for {kind!r}"
            raise _strange(RecordCode.PART_NOT_HERE, wanted, name)
    values = dict(row.fixed)
    for part in row.parts:
        if part.name in parts:
            values[part.name] = part.kind.read(_stretch(part, parts[part.name], sets))
        elif part.name not in row.usual:
            raise _strange(RecordCode.PART_MISSING, f"a part {part.name!r} for {kind!r}", "")
    return row.action(by=by, at=at, **values)


def _row(kind: str, parts: Parts) -> RecordRow:
    rows = _ROWS.get(kind)
    if rows is None:
        raise _strange(RecordCode.UNKNOWN_ACTION, "a kind of action", kind)
    said = (FINISHED, FINISHED in parts)
    return next((row for row in rows if said in row.fixed), rows[0])


def _stretch(part: Slot, value: str | list[str], sets: bool) -> Stretch:
    """A part as the reader of records takes it: texts as they are, all else cut into words."""
    if (part.kind is TEXTS) != isinstance(value, list):
        wanted = "a list of texts" if part.kind is TEXTS else "one text"
        raise _strange(RecordCode.UNREADABLE, f"{wanted} for {part.name!r}", str(value)[:40])
    if isinstance(value, list):
        return Stretch(tuple(Word(text, 0, quoted=True) for text in value), 0, sets)
    if part.kind in (TEXT, WORD):
        return Stretch((Word(value, 0, quoted=True),), 0, sets)
    cut = tuple(words(value, 0))
    if len(cut) > MAX_WORDS:
        raise _strange(RecordCode.UNREADABLE, f"at most {MAX_WORDS} words", value[:40])
    return Stretch(cut, 0, sets)


def _strange(code: RecordCode, expected: str, got: str) -> RecordError:
    return RecordError(code, line=0, expected=expected, found=got)
