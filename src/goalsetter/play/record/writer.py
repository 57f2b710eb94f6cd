"""Record → text. Strict: one spelling for each record, and what is written reads back the same."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.errors import RecordError
from goalsetter.play.actions import Action
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.quoting import quoted
from goalsetter.play.grammar.value import moment_text, seat_text
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.record.header import header_lines
from goalsetter.play.record.noun import Record
from goalsetter.play.record.reader import CONTINUED, MARK, NOTE, RESULT, scan_record
from goalsetter.play.record.result import NO_TALE, Tale, tale_of
from goalsetter.play.record.table import action_text, pieces, row_of
from goalsetter.play.referee import Referee

TIMES, SEATS = 9, 5
"""The widths of the columns for moments and seats."""
INDENT = " " * (TIMES + 1)


def write_record(record: Record, *, results: bool = True, referee: Referee = JUDGE_ROOM) -> str:
    """The text of a record; with what came of each action, unless only the log is wanted.

    A record that cannot be read back the same raises ``RecordError``.
    """
    bare = _text(record, NO_TALE)
    return _text(record, tale_of(record, referee)) if results else bare


def _text(record: Record, tale: Tale) -> str:
    match = "\n".join(_match_lines(record, tale)).strip("\n")
    text = "\n".join(header_lines(record)) + (f"\n\n{match}\n" if match else "\n")
    if scan_record(text).record != record:
        wanted = "values that a record can hold"
        got = "a record that reads back otherwise"
        raise RecordError(RecordCode.UNWRITABLE, line=0, expected=wanted, found=got)
    return text


def _match_lines(record: Record, tale: Tale) -> Iterator[str]:
    remarks = _remarks(record)
    yield from remarks.get(0, ())
    for number, action in enumerate(record.log):
        if number in tale.headings:
            yield from ("", tale.headings[number])
        yield from action_lines(action)
        yield from (f"{INDENT}{RESULT} {line}" for line in tale.results.get(number, ()))
        yield from remarks.get(number + 1, ())
    if tale.closing:
        yield from ("", "[Result]", *(f"{INDENT}{RESULT} {line}" for line in tale.closing))


def _remarks(record: Record) -> dict[int, list[str]]:
    """The lines under each action: marks of programs, then remarks of people."""
    lines: dict[int, list[str]] = {}
    for mark in record.marks:
        parts = " ".join(f"{name} {quoted(value)}" for name, value in mark.parts)
        lines.setdefault(mark.number, []).append(f"{INDENT}{MARK} {mark.code} {parts}".rstrip())
    for remark in record.remarks:
        line = f"{INDENT}{NOTE} {quoted(remark.text)}"
        lines.setdefault(remark.number, []).append(line)
    return lines


def line_of(action: Action) -> str:
    """By whom and what, on one line, as ``read_line`` reads it."""
    return f"{seat_text(action.by)} {action_text(action)}"


def action_lines(action: Action) -> Iterator[str]:
    """The line of an action; a position is spread over several."""
    row = row_of(action)
    start = f"{moment_text(action.at):<{TIMES}} {seat_text(action.by):<{SEATS}}"
    first, *more = pieces(row, action)
    if not row.spread:
        yield " ".join([start, first, *more])
        return
    yield f"{start} {first}"
    yield from (f"{INDENT}{CONTINUED} {piece}" for piece in more)
