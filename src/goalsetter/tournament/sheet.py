"""Sheets: the result of a table as players wrote it, typed once or several times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum


@dataclass(frozen=True, slots=True, kw_only=True)
class ShakeScore:
    """A player's cell in one shake: the score, and penalties kept apart with initials."""

    score: int = 0
    penalties: int = 0
    initials: str = ""
    """The judge's, beside a penalty (XI-A note)."""
    absent: bool = False
    """Absent for the shake, which scores 0 (X-D)."""

    @property
    def net(self) -> int:
        """The points that the shake adds to the total."""
        return self.score - self.penalties


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreLine:
    """A player's column of a sheet, as far as it was written."""

    player: str
    shakes: tuple[ShakeScore, ...] = ()
    total: int | None = None
    points: int | None = None
    initialled: bool = True
    absent: bool = False
    """Never came to the table."""

    @property
    def sum(self) -> int | None:
        """The total that the shakes make, where shakes were typed."""
        return sum(shake.net for shake in self.shakes) if self.shakes else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One typing of a sheet by one person."""

    by: str
    at: str
    lines: tuple[ScoreLine, ...]
    doubtful: str = ""
    """The reason why it is kept though something does not fit."""
    seen_by: str = ""
    """The person who looked at missing initials or an unexpected player."""
    record: str = ""
    """The record of a web table, which says it all."""


class SheetState(Enum):
    """How far a sheet has come."""

    OUT = "out"
    RECEIVED = "received"
    ENTERED = "entered"
    DIFFERS = "differs"
    CONFIRMED = "confirmed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The sheet of a table in a round, with every typing of it."""

    code: str
    contest: str
    round: int
    table: int
    players: tuple[str, ...]
    state: SheetState = SheetState.OUT
    entries: tuple[Entry, ...] = ()
    lines: tuple[ScoreLine, ...] = ()
    """The result that counts: confirmed, or provisional while it is postponed."""
    postponed: str = ""
    """The reason, where it does not count yet."""
    doubtful: str = ""
    seen_by: str = ""
    minutes: int = 0
    """Time added to this table alone."""
    replays: int = 0
    earlier: tuple[tuple[ScoreLine, ...], ...] = ()
    """Results before a replay or a correction, oldest first."""

    @property
    def counts(self) -> bool:
        """Whether the standings may use it."""
        return self.state is SheetState.CONFIRMED and not self.postponed

    def line_of(self, player: str) -> ScoreLine | None:
        """The column of a player in the result, if there is a result."""
        return next((line for line in self.lines if line.player == player), None)


@dataclass(frozen=True, slots=True)
class Differing:
    """A cell in which two typings differ; shake 0 is the line's own cell."""

    player: str
    cell: str
    shake: int
    first: str
    second: str


def differing_cells(
    first: tuple[ScoreLine, ...], second: tuple[ScoreLine, ...]
) -> tuple[Differing, ...]:
    """Compare two typings of one sheet, cell by cell."""
    right = {line.player: line for line in second}
    return tuple(cell for line in first for cell in _in_line(line, right[line.player]))


def _in_line(first: ScoreLine, second: ScoreLine) -> Iterator[Differing]:
    for name in ("total", "points", "initialled", "absent"):
        left, right = getattr(first, name), getattr(second, name)
        if left != right:
            yield Differing(first.player, name, 0, _shown(left), _shown(right))
    for number in range(max(len(first.shakes), len(second.shakes))):
        left, right = (line.shakes[number : number + 1] for line in (first, second))
        for name in ("score", "penalties", "initials", "absent"):
            here, there = (getattr(part[0], name) if part else None for part in (left, right))
            if here != there:
                yield Differing(first.player, name, number + 1, _shown(here), _shown(there))


def _shown(value: object) -> str:
    # By ``is``: to Python 1 equals True, and one penalty is no tick.
    for known, text in ((None, "–"), (True, "yes"), (False, "no")):
        if value is known:
            return text
    return str(value)


def latest_entries(sheet: Sheet) -> tuple[Entry, ...]:
    """Return the last typing of each person, in the order of typing."""
    last = {entry.by: entry for entry in sheet.entries}
    return tuple(entry for entry in sheet.entries if last[entry.by] is entry)


def agreeing(sheet: Sheet) -> tuple[Entry, Entry] | None:
    """Return the first two typings by two people that agree in every cell."""
    entries = latest_entries(sheet)
    for place, first in enumerate(entries):
        for second in entries[place + 1 :]:
            if not differing_cells(first.lines, second.lines):
                return first, second
    return None


def receive_entry(sheet: Sheet, entry: Entry, *, alone: bool) -> Sheet:
    """Return the sheet after one more typing, confirmed if that is enough.

    ``alone``: one typing is enough here, as it is where a table's record says it and all signed.
    """
    more = replace(sheet, entries=(*sheet.entries, entry))
    initialled = all(line.initialled or line.absent for line in entry.lines)
    pair = agreeing(more)
    if alone or (entry.record and initialled):
        pair = (entry, entry)
    if pair is None:
        single = len(latest_entries(more)) == 1
        state = SheetState.ENTERED if single else SheetState.DIFFERS
        return replace(more, state=state, lines=entry.lines)
    return replace(
        more,
        state=SheetState.CONFIRMED,
        lines=pair[0].lines,
        doubtful=pair[0].doubtful or pair[1].doubtful,
        seen_by=pair[0].seen_by or pair[1].seen_by,
    )
