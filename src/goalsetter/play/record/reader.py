"""Text → record. Tolerant: blank lines, comments, other line ends, spaces, large letters, no times.

Nothing is played here: whether a record is legal, and whether its results are right, is asked of
``checker``. The work grows with the length of the text and with nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from goalsetter.errors import RecordError
from goalsetter.play.actions import Action
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.phrase import Stretch
from goalsetter.play.grammar.quoting import COMMENT, Word, words
from goalsetter.play.grammar.value import read_moment, seat_of
from goalsetter.play.record.header import Header, read_title
from goalsetter.play.record.noun import (
    MAX_ACTIONS,
    MAX_TEXT,
    MAX_WORDS,
    Claimed,
    Mark,
    Record,
    RecordReading,
    Remark,
)
from goalsetter.play.record.table import LONGEST, VERBS, RecordRow, read_action

CONTINUED, RESULT, NOTE, MARK = "..", "=", "note", "!"
_HEADING = re.compile(r"\[\s*shake\s+([0-9]{1,9})\b.*\]", re.ASCII | re.IGNORECASE)


@dataclass(slots=True)
class _Begun:
    """An action whose words are still coming in."""

    line: int
    words: list[Word]


@dataclass(slots=True)
class _Reader:
    """Reads line by line: first the header, then, from the first line of the match on, the log."""

    header: Header = field(default_factory=Header)
    titled: bool = False
    record: Record | None = None
    begun: _Begun | None = None
    now: int = 0
    log: list[Action] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    claims: list[Claimed] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)

    def take(self, text: str, line: int) -> None:
        """Take in one line that is neither blank nor a comment."""
        if not self.titled:
            read_title(text, line)
            self.titled = True
            return
        kind = _kind(text, line)
        if kind is not None:
            self.match(line)
            kind(self, text, line)
        elif self.record is None:
            self.header.add(text, line)
        else:
            wanted = "a time, a seat, '=', 'note', '!', '..' or '['"
            raise RecordError(RecordCode.UNKNOWN_LINE, line=line, expected=wanted, found=text)

    def match(self, line: int) -> Record:
        """Close the header, if it is still open."""
        if self.record is None:
            self.record = self.header.record(line)
        return self.record

    def begin(self, text: str, line: int) -> None:
        """An action begins."""
        self.finish()
        if len(self.log) >= MAX_ACTIONS:
            wanted = f"at most {MAX_ACTIONS} actions"
            raise RecordError(RecordCode.TOO_MANY_ACTIONS, line=line, expected=wanted, found=text)
        self.begun = _Begun(line, [])
        self.hear(text, line)

    def go_on(self, text: str, line: int) -> None:
        """An action goes on."""
        if self.begun is None:
            wanted = "an action that goes on here"
            raise RecordError(
                RecordCode.NOTHING_TO_CONTINUE, line=line, expected=wanted, found=text
            )
        self.hear(text[len(CONTINUED) :], line)

    def hear(self, text: str, line: int) -> None:
        """More words of the action that is coming in."""
        assert self.begun is not None
        for word in words(text, line):
            if len(self.begun.words) >= MAX_WORDS:
                wanted = f"at most {MAX_WORDS} words for one action"
                got = word.text
                raise RecordError(RecordCode.TOO_LONG, line=line, expected=wanted, found=got)
            self.begun.words.append(word)

    def claim(self, text: str, line: int) -> None:
        """A result is told."""
        self.finish()
        self.claims.append(Claimed(line, len(self.log), text[len(RESULT) :].strip()))

    def head(self, text: str, line: int) -> None:
        """A heading: that of a shake is a claim, others say nothing."""
        self.finish()
        heading = _HEADING.fullmatch(text)
        if heading is not None:
            self.claims.append(Claimed(line, len(self.log), text, int(heading[1])))

    def remark(self, text: str, line: int) -> None:
        """Somebody remarks on what was done."""
        self.finish()
        stretch = Stretch(tuple(words(text, line))[1:], line, sets=False)
        self.remarks.append(Remark(len(self.log), stretch.text))

    def mark(self, text: str, line: int) -> None:
        """A program has found something in what was done: a code, then names with their values."""
        self.finish()
        code, *rest = [word.text for word in words(text[len(MARK) :], line)] or [""]
        if not code or len(rest) % 2:
            wanted = "'!', a code, and names each with a value"
            raise RecordError(RecordCode.PART_MISSING, line=line, expected=wanted, found=text)
        parts = tuple(zip(rest[::2], rest[1::2], strict=True))
        self.marks.append(Mark(len(self.log), code, parts))

    def finish(self) -> None:
        """The action that was coming in is whole."""
        if self.begun is None:
            return
        sets = self.match(self.begun.line).terms.deals_cards
        action = _action(Stretch(tuple(self.begun.words), self.begun.line, sets), self.now)
        self.now = action.at
        self.log.append(action)
        self.lines.append(self.begun.line)
        self.begun = None

    def reading(self, line: int) -> RecordReading:
        """All that was read; ``line`` is the last."""
        if not self.titled:
            read_title("", line)
        self.finish()
        record = replace(
            self.match(line),
            log=tuple(self.log),
            remarks=tuple(self.remarks),
            marks=tuple(self.marks),
        )
        return RecordReading(record=record, lines=tuple(self.lines), claims=tuple(self.claims))


def _kind(text: str, line: int) -> Callable[[_Reader, str, int], None] | None:
    """The sort of a line of the match, by how it begins; nothing for a line of the header."""
    if text.startswith(CONTINUED):
        return _Reader.go_on
    if text[0] == RESULT:
        return _Reader.claim
    if text[0] == MARK:
        return _Reader.mark
    if text[0] == "[":
        return _Reader.head
    first = Word(text.split(None, 1)[0], line)
    if first.key == NOTE:
        return _Reader.remark
    is_action = text[0].isdigit() or seat_of(first) is not None
    return _Reader.begin if is_action else None


# One action.


def read_line(text: str, *, sets: bool) -> Action:
    """One action as a record has it, by whom and what; ``sets`` tells that the game is ON-SETS."""
    return _action(Stretch(tuple(words(text, 0)), 0, sets), 0)


def _action(line: Stretch, now: int) -> Action:
    """The action on a line; without a time it is done at the moment of the one before."""
    words_left, at = list(line.words), now
    if words_left[0].text[0].isdigit():
        at = _moment(words_left.pop(0))
    by = seat_of(words_left[0]) if words_left else None
    if by is None:
        wanted = "a seat: A, B, C, clock, judge or nobody"
        raise _rest(line, words_left).error(wanted, RecordCode.UNKNOWN_SEAT)
    row, length = _verb(_rest(line, words_left[1:]))
    return read_action(row, _rest(line, words_left[1 + length :]), by, at)


def _rest(line: Stretch, words_left: list[Word]) -> Stretch:
    return Stretch(tuple(words_left), line.line, line.sets)


def _moment(word: Word) -> int:
    at = read_moment(word.text)
    if at is None:
        wanted = "a time such as 1:05, 1:05.250 or 1:02:03"
        raise RecordError(
            RecordCode.TIME_MALFORMED, line=word.line, expected=wanted, found=word.text
        )
    return at


def _verb(rest: Stretch) -> tuple[RecordRow, int]:
    """The row whose verb stands here, the longest that fits, and how many words it has."""
    keys = tuple(word.key.replace("’", "'") for word in rest.words[:LONGEST])
    for length in range(len(keys), 0, -1):
        if keys[:length] in VERBS:
            return VERBS[keys[:length]], length
    raise rest.error("an action such as 'moves 3 to required'", RecordCode.UNKNOWN_ACTION)


# The whole text.


def scan_record(text: str) -> RecordReading:
    """A record with the places of its lines, read but not played."""
    return _scanned(_Reader(), text)


def scan_lines(record: Record, text: str) -> tuple[Action, ...]:
    """The actions on lines that stand below the header of a record that was read."""
    return _scanned(_Reader(titled=True, record=record), text).record.log


def _scanned(reader: _Reader, text: str) -> RecordReading:
    line = 0
    for line, content in enumerate(_lines(text), start=1):
        stripped = content.strip()
        if stripped and stripped[0] != COMMENT:
            reader.take(stripped, line)
    return reader.reading(line)


def _lines(text: str) -> list[str]:
    """The lines of a text, if it is one and not too long."""
    if not isinstance(text, str):
        got = type(text).__name__
        raise RecordError(RecordCode.NOT_TEXT, line=0, expected="a text", found=got)
    if len(text) > MAX_TEXT:
        wanted = f"at most {MAX_TEXT} characters"
        got = f"{len(text)} of them"
        raise RecordError(RecordCode.TOO_LONG, line=0, expected=wanted, found=got)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
