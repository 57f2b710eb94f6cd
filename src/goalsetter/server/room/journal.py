"""A table ⇄ what is kept of it: the record's header, then one line for each action."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from goalsetter.bots import Why
from goalsetter.errors import GoalsetterError
from goalsetter.play import (
    Action,
    Record,
    Seat,
    action_text,
    moment_text,
    scan_lines,
    scan_record,
)
from goalsetter.server.latency import BlockClaim
from goalsetter.server.room.people import PAUSE, RESUME
from goalsetter.server.room.snapshots import unpack
from goalsetter.server.store import BACK, Begun, Kept, LogRow
from goalsetter.table import (
    Done,
    LoggedReason,
    Seating,
    Table,
    bot_named,
    go_on,
    open_table,
    restored,
    resumed,
    saved,
    want_back,
)

Contests = dict[int, tuple[BlockClaim, ...]]
"""By the number of an action, the claims of which it was the first."""
CLAIMS = "claims"
"""The key that stands in the place of a bot's reason where several people claimed."""
LONGEST = 2_000
"""How long the line of one action may be."""
AT_ONCE = 400
"""How many lines are read together: a record may not be endless."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchStart:
    """A match that begins: its table, what is kept of it, and its actions from elsewhere."""

    table: Table
    begun: Begun
    rows: Sequence[LogRow] = ()


# Writing.


def head_of(seating: Seating) -> str:
    """The header: who plays what, and the seed."""
    return saved(open_table(seating), 0)


def line_of(deed: Action) -> str:
    """The line of an action."""
    return f"{moment_text(deed.at)} {deed.by} {action_text(deed)}"


def rows_of(
    code: str, table: Table, dones: Sequence[Done], contests: Contests | None = None
) -> list[LogRow]:
    """The rows of the newest actions of a table, all of them together."""
    claims = contests or {}
    reasons = {reason.number: reason for reason in table.reasons}
    return [
        LogRow(
            code=code,
            number=step.number,
            at=table.since,
            by=step.action.by,
            text=line_of(step.action),
            reason=_reason_text(reasons.get(step.number)) or _contest_text(claims.get(step.number)),
        )
        for step in dones
    ]


def _reason_text(reason: LoggedReason | None) -> str:
    if reason is None:
        return ""
    return json.dumps([reason.shake, reason.why.code, reason.why.details], ensure_ascii=False)


def _contest_text(claims: tuple[BlockClaim, ...] | None) -> str:
    """The claims that came in together, the first one first; times from the earliest on."""
    if not claims:
        return ""
    since = min(claim.came for claim in claims)
    return json.dumps({CLAIMS: [[c.seat, c.came - since, c.trip] for c in claims]})


def can_be_kept(head: str, deed: Action) -> bool:
    """Whether the line of a deed is short enough and reads back the same."""
    key = deed, _record(head).terms.deals_cards  # nothing else of the header decides it
    known = _keepable.get(key)
    if known is None:
        try:
            line = line_of(deed)
            known = len(line) <= LONGEST and _read(head, [line]) == (deed,)
        except GoalsetterError:
            known = False
        if len(_keepable) >= MOST_KEEPABLE:
            _keepable.clear()
        _keepable[key] = known
    return known


MOST_KEEPABLE = 4096
_keepable: dict[tuple[Action, bool], bool] = {}
"""Deeds whose lines were tried: the same cubes are moved at every table."""


# Reading.


def table_of(kept: Kept) -> Table:
    """The table as it stood when its last line was kept, with the wishes of those who come back.

    Lines that cannot be read or done raise ``RecordError``; a snapshot that cannot be used raises
    ``UnfitSnapshotError``.
    """
    return woken(kept)[0]


def woken(kept: Kept) -> tuple[Table, Contests]:
    """The same, and which of its actions several had claimed."""
    seating = resumed(kept.head, bot_named, 0).seating
    start = unpack(kept.snapshot) if kept.snapshot is not None else None
    log, rows, since, known = tuple(_log(kept)), kept.rows, kept.begun, None
    if start is not None:
        log, rows = (*start.log, *log), (*start.reasons, *rows)
        since, known = start.since, start.state
    last = kept.rows[-1].at if kept.rows else since
    table = restored(seating, log, last, known)
    table = replace(table, reasons=tuple(_reasons(rows)))
    return _with_wishes(_with_pauses(table, kept), kept), contests_of(rows)


def reason_rows(table: Table, contests: Contests) -> list[tuple[int, str, str]]:
    """The number, doer and reason of every action of a table that has a reason or was claimed."""
    texts = {number: _contest_text(claims) for number, claims in contests.items()}
    texts |= {reason.number: _reason_text(reason) for reason in table.reasons}
    return [(number, table.log[number].by, texts[number]) for number in sorted(texts)]


def _log(kept: Kept) -> Iterator[Action]:
    lines = [row.text for row in kept.rows]
    for start in range(0, len(lines), AT_ONCE):
        yield from _read(kept.head, lines[start : start + AT_ONCE])


def _read(head: str, lines: list[str]) -> tuple[Action, ...]:
    return scan_lines(_record(head), "\n".join(lines))


@lru_cache(maxsize=1024)
def _record(head: str) -> Record:
    """The record that a header begins: every deed at its table is read by it."""
    return scan_record(head).record


def _reasons(rows: Sequence[LogRow]) -> Iterator[LoggedReason]:
    for row in rows:
        reason = json.loads(row.reason) if row.reason else None
        if isinstance(reason, list):
            shake, code, details = reason
            why = Why(code=code, details=tuple((str(k), str(v)) for k, v in details))
            yield LoggedReason(number=row.number, seat=Seat(row.by), shake=shake, why=why)


def contests_of(rows: Sequence[LogRow]) -> Contests:
    """Which actions were the first of several claims, and all of these claims."""
    contests: Contests = {}
    for row in rows:
        reason = json.loads(row.reason) if row.reason else None
        if isinstance(reason, dict):
            contests[row.number] = tuple(
                BlockClaim(seat=Seat(seat), came=came, trip=trip)
                for seat, came, trip in reason[CLAIMS]
            )
    return contests


def _with_pauses(table: Table, kept: Kept) -> Table:
    """Whether the table is paused; a pause before the last action is in its moment already."""
    for note in kept.notes:
        if note.kind == PAUSE:
            table = replace(table, held=note.at)
        elif note.kind == RESUME:
            since = go_on(table, note.at).since if note.after >= table.number else table.since
            table = replace(table, held=None, since=since)
    return table


def _with_wishes(table: Table, kept: Kept) -> Table:
    """The table with the wishes of those for whom bots play, who want their seats again."""
    shake, keyed = table.state.shake, {seat for _, seat in kept.keys}
    for wish in kept.wishes:
        if wish.kind == BACK and wish.shake == shake.number and wish.seat in keyed:
            table = want_back(table, Seat(wish.seat))
    return table
