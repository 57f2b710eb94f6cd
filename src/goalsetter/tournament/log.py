"""The log of an event: one line an entry, and the state is the fold of them.

    12 2026-03-07T09:14:00 director "Ana Ruiz" withdraw player="p7" contest="eq" round=3

The order is that of the numbers. The moment is noted and never asked: a clock may be wrong, and a
laptop may have slept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace

from goalsetter.errors import RecordError
from goalsetter.tournament.acts import (
    ACTS_BY_KIND,
    ACTS_BY_NAME,
    NEEDS,
    ActRefusal,
    Deed,
    Stamp,
)
from goalsetter.tournament.nouns import OfficialRole, is_plain_name
from goalsetter.tournament.plain_values import PlainError, from_plain, to_plain
from goalsetter.tournament.state import EventState

HEADER = "goalsetter-event 1"
"""The first line of a file: what it is, and the version of its form."""

MOST_LINES = 200_000
"""More lines than any event has: such a file is no log."""

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z?")
HEAD = re.compile(r"(\d+) (\S+) ([a-z-]+) (?=\")")
ACT = re.compile(r" ([a-z-]+)(?: |$)")
NAME = re.compile(r"([a-z_]+)=")


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """A deed with its number, its moment, and the person who did it."""

    number: int
    at: str
    by: str
    role: OfficialRole
    deed: Deed

    @property
    def moment(self) -> Stamp:
        """The entry without its deed."""
        return Stamp(number=self.number, at=self.at, by=self.by, role=self.role)


def refuse(state: EventState, entry: LogEntry) -> ActRefusal | None:
    """Tell why an entry cannot be done now; none if it can."""
    row = ACTS_BY_KIND[type(entry.deed)]
    if entry.number != state.entries + 1:
        expected = str(state.entries + 1)
        return ActRefusal(code="out-of-order", expected=expected, came=str(entry.number))
    if not MOMENT.fullmatch(entry.at):
        return ActRefusal(code="bad-moment", expected="2026-03-07T09:14:00", came=entry.at)
    if not is_plain_name(entry.by):
        return ActRefusal(code="bad-name", came=entry.by)
    if entry.role not in row.roles:
        expected = ", ".join(role.value for role in OfficialRole if role in row.roles)
        return ActRefusal(code="role", expected=expected, came=entry.role.value)
    for need in row.needs:
        if refusal := NEEDS[need](state, entry.deed):
            return refusal
    return row.check(state, entry.moment, entry.deed) if row.check else None


def apply_entry(state: EventState, entry: LogEntry) -> EventState | ActRefusal:
    """Return the state after an entry, or the refusal."""
    if refusal := refuse(state, entry):
        return refusal
    row = ACTS_BY_KIND[type(entry.deed)]
    return replace(row.change(state, entry.moment, entry.deed), entries=entry.number)


def fold(entries: Iterable[LogEntry], state: EventState | None = None) -> EventState:
    """Return the state after a log; an entry that would be refused raises ``RecordError``."""
    state = state or EventState()
    for entry in entries:
        after = apply_entry(state, entry)
        if isinstance(after, ActRefusal):
            line, expected = entry.number + 1, after.expected or "an act that can be done"
            raise RecordError(f"event-{after.code}", line=line, expected=expected, found=after.came)
        state = after
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class EventLog:
    """A log with the state that it leads to."""

    entries: tuple[LogEntry, ...] = ()
    state: EventState = field(default_factory=EventState)

    def add(self, deed: Deed, *, at: str, by: str, role: OfficialRole) -> EventLog | ActRefusal:
        """Return the log with one deed more, or the refusal."""
        entry = LogEntry(number=len(self.entries) + 1, at=at, by=by, role=role, deed=deed)
        after = apply_entry(self.state, entry)
        if isinstance(after, ActRefusal):
            return after
        return EventLog(entries=(*self.entries, entry), state=after)


def open_log(text: str) -> EventLog:
    """Return the log of a file with its state."""
    entries = read_log(text)
    return EventLog(entries=entries, state=fold(entries))


# --- text ---------------------------------------------------------------------------------------


def entry_text(entry: LogEntry) -> str:
    """Return an entry as one line."""
    plain = to_plain(entry.deed)
    parts = [f"{name}={_json(value)}" for name, value in plain.items()]
    act = ACTS_BY_KIND[type(entry.deed)].name
    head = f"{entry.number} {entry.at} {entry.role.value} {_json(entry.by)} {act}"
    return " ".join((head, *parts))


def log_text(entries: Iterable[LogEntry]) -> str:
    """Return a whole log, with its header."""
    return "".join(f"{line}\n" for line in (HEADER, *map(entry_text, entries)))


def read_entry(line: str, number: int = 1) -> LogEntry:
    """Return the entry of a line; ``number`` is that of the line in its file."""
    head = HEAD.match(line)
    if head is None:
        raise _unreadable("event-line", number, 'number, moment, role, "name", act', line)
    by, end = _value(line, head.end(), number)
    assert isinstance(by, str)  # it began with a quote
    role = next((one for one in OfficialRole if one.value == head[3]), None)
    if role is None:
        known = ", ".join(one.value for one in OfficialRole)
        raise _unreadable("event-role", number, known, head[3])
    act = ACT.match(line, end)
    if act is None or act[1] not in ACTS_BY_NAME:
        known = ", ".join(ACTS_BY_NAME)
        raise _unreadable("event-act", number, known, act[1] if act else line[end:])
    deed = read_deed(act[1], line[act.end() :], number)
    return LogEntry(number=int(head[1]), at=head[2], by=by, role=role, deed=deed)


def read_deed(act: str, text: str, number: int = 1) -> Deed:
    """Return the deed of an act whose details are told as ``name=value``, one blank between."""
    row = ACTS_BY_NAME[act]
    known = ", ".join(one.name for one in fields(row.kind))
    data: dict[str, object] = {}
    place = 0
    while place < len(text):
        name = NAME.match(text, place)
        if name is None or name[1] in data:
            raise _unreadable("event-detail", number, known, text[place:])
        data[name[1]], place = _value(text, name.end(), number)
        if place < len(text):
            if text[place] != " ":
                raise _unreadable("event-detail", number, "a blank", text[place:])
            place += 1
    return plain_deed(act, data, number)


def plain_deed(act: str, data: object, number: int = 1) -> Deed:
    """Return the deed of an act whose details are plain data, as a page sends them."""
    if act not in ACTS_BY_NAME:
        raise _unreadable("event-act", number, ", ".join(ACTS_BY_NAME), act)
    try:
        deed: Deed = from_plain(ACTS_BY_NAME[act].kind, data, act)
    except PlainError as error:
        expected = f"{error.expected} ({error.where})"
        raise _unreadable("event-detail", number, expected, error.came) from None
    return deed


def read_log(text: str) -> tuple[LogEntry, ...]:
    """Return the entries of a file; a last line that was cut off is left out.

    A laptop may die while it writes: the line has no end then, and was never answered for.
    """
    lines = text.split("\n")
    if lines[0].rstrip("\r") != HEADER:
        raise _unreadable("event-header", 1, HEADER, lines[0])
    if len(lines) > MOST_LINES:
        raise _unreadable("event-long", MOST_LINES, f"at most {MOST_LINES} lines", "more")
    # What comes after the last line feed is not a line.
    whole = [(turn, line.rstrip("\r")) for turn, line in enumerate(lines[:-1], 1)]
    return tuple(read_entry(line, turn) for turn, line in whole[1:] if line)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _value(line: str, place: int, number: int) -> tuple[object, int]:
    try:
        value: object
        value, end = json.JSONDecoder().raw_decode(line, place)
    except (ValueError, RecursionError):
        raise _unreadable("event-value", number, "a value as in JSON", line[place:]) from None
    return value, end


def _unreadable(code: str, line: int, expected: str, found: str) -> RecordError:
    return RecordError(code, line=line, expected=expected, found=found)
