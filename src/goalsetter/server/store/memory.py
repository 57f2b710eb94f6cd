"""A store that forgets everything when the server stops: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeVar

from goalsetter.server.store.accounts import (
    Accounts,
    AnalysisRewritten,
    OfAccount,
    SeatRenamed,
    accounts_after,
    rows_where,
)
from goalsetter.server.store.changes import (
    DONE,
    QUEUED,
    UNFINISHED,
    Aged,
    AnalysisOrdered,
    Begun,
    BroughtBack,
    Change,
    Complaint,
    Deleted,
    Erased,
    Expired,
    Followed,
    Judged,
    Kept,
    KeptAnalysis,
    KeptAside,
    KeptSeat,
    Keyed,
    Left,
    LogRow,
    Made,
    Note,
    OfAnalysis,
    Over,
    Pulse,
    Recalled,
    Reported,
    Sat,
    Settled,
    Snapshot,
    TableSetAside,
    Used,
    Wish,
)
from goalsetter.server.store.errors import TAKEN, StoreError
from goalsetter.server.store.events import KeptEvent, KeptEvents, OfEvent, events_after
from goalsetter.server.store.halls import HallMember, Halls, KeptHall, OfHall, after
from goalsetter.server.store.renaming import called_otherwise, renamed
from goalsetter.server.store.snapshots import fields_of, for_waking
from goalsetter.server.store.status import StoreStatus

Tables = dict[str, Kept]
Analyses = dict[str, KeptAnalysis]
A = TypeVar("A")


def _made(tables: Tables, change: Made) -> Kept:
    if change.code in tables:
        raise StoreError(TAKEN, change.code)
    return Kept(
        code=change.code, order=change.order, made=change.made, id=change.id, used=change.made
    )


def _sat(tables: Tables, change: Sat) -> Kept:
    kept = tables[change.code]
    if any(taken.seat == change.seat for taken in kept.seats):
        raise StoreError(TAKEN, change.seat)
    sat = KeptSeat(seat=change.seat, name=change.name, level=change.level, account=change.account)
    return replace(kept, seats=tuple(sorted((*kept.seats, sat), key=lambda taken: taken.seat)))


def _left(tables: Tables, change: Left) -> Kept:
    kept = tables[change.code]
    seats = tuple(taken for taken in kept.seats if taken.seat != change.seat)
    keys = tuple((digest, seat) for digest, seat in kept.keys if seat != change.seat)
    return replace(kept, seats=seats, keys=keys)


def _keyed(tables: Tables, change: Keyed) -> Kept:
    kept = tables[change.code]
    return replace(kept, keys=(*kept.keys, (change.digest, change.seat)))


def _begun(tables: Tables, change: Begun) -> Kept:
    return replace(tables[change.code], head=change.head, begun=change.begun)


def _row(tables: Tables, change: LogRow) -> Kept:
    kept = tables[change.code]
    if change.number != len(kept.rows):
        raise StoreError(TAKEN, str(change.number))
    return replace(kept, rows=(*kept.rows, change))


def _wish(tables: Tables, change: Wish) -> Kept:
    kept = tables[change.code]
    others = tuple(wish for wish in kept.wishes if wish != change)
    return replace(kept, wishes=(*others, change))


def _note(tables: Tables, change: Note) -> Kept:
    kept = tables[change.code]
    if change.number != len(kept.notes):
        raise StoreError(TAKEN, str(change.number))
    return replace(kept, notes=(*kept.notes, change))


def _judged(tables: Tables, change: Judged) -> Kept:
    kept = tables[change.code]
    known = any(verdict.digest == change.digest for verdict in kept.verdicts)
    return kept if known else replace(kept, verdicts=(*kept.verdicts, change))


def _snapshot(tables: Tables, change: Snapshot) -> Kept:
    if change.code not in tables:
        raise StoreError(TAKEN, change.code)  # the table was deleted while it was made
    return replace(tables[change.code], snapshot=change)


def _over(tables: Tables, change: Over) -> Kept:
    return replace(tables[change.code], over=True, snapshot=None)


def _followed(tables: Tables, change: Followed) -> Kept:
    return replace(tables[change.code], next=change.next)


def _used(tables: Tables, change: Used) -> Kept:
    return replace(tables[change.code], used=change.used)


def _set_aside(tables: Tables, change: TableSetAside) -> Kept:
    return replace(tables[change.code], aside=change.aside)


def _brought_back(tables: Tables, change: BroughtBack) -> Kept:
    return replace(tables[change.code], aside=0, used=change.used)


def _without(tables: Tables, code: str) -> Tables:
    """All other tables; none of them leads to one that is gone."""
    rest = {known: kept for known, kept in tables.items() if known != code}
    return {known: replace(k, next="") if k.next == code else k for known, k in rest.items()}


DOES: dict[type, Callable[[Tables, Any], Kept]] = {
    Made: _made,
    Sat: _sat,
    Left: _left,
    Keyed: _keyed,
    Begun: _begun,
    LogRow: _row,
    Wish: _wish,
    Note: _note,
    Judged: _judged,
    Snapshot: _snapshot,
    Over: _over,
    Followed: _followed,
    Used: _used,
    TableSetAside: _set_aside,
    BroughtBack: _brought_back,
    SeatRenamed: renamed,
}
"""The function by which each change alters its table."""


def _of_analysis(analyses: Analyses, change: OfAnalysis) -> KeptAnalysis:
    """An analysis after a change; one that is finished stays as it is."""
    if isinstance(change, AnalysisOrdered):
        if change.id in analyses:
            raise StoreError(TAKEN, change.id)
        return KeptAnalysis(**asdict(change))
    kept = analyses[change.id]
    if isinstance(change, Recalled):
        return replace(kept, aside=0, made=change.made)
    if isinstance(change, AnalysisRewritten):
        return replace(kept, record=change.record, state=QUEUED, fault="", report=b"")
    if kept.state not in UNFINISHED:
        return kept
    if isinstance(change, Reported):
        return replace(kept, state=DONE, report=change.report)
    return replace(kept, state=change.state, fault=change.fault)


K = TypeVar("K", KeptAnalysis, Complaint)


def _after_complaint(
    complaints: dict[str, Complaint], change: Complaint | Settled
) -> dict[str, Complaint]:
    """The complaints with a new one, or without one that the owner has settled."""
    others = {id: complaint for id, complaint in complaints.items() if id != change.id}
    return others | {change.id: change} if isinstance(change, Complaint) else others


def _after_time(kept: dict[str, K], change: Aged | Expired) -> dict[str, K]:
    """Return what old ones become: some are set aside, or go."""
    if isinstance(change, Expired):
        return {
            id: analysis for id, analysis in kept.items() if not 0 < analysis.aside < change.before
        }
    old = {
        id for id, analysis in kept.items() if analysis.made < change.before and not analysis.aside
    }
    return {
        id: replace(analysis, aside=change.aside) if id in old else analysis
        for id, analysis in kept.items()
    }


class MemoryStore:
    """The store as a dictionary."""

    def __init__(self) -> None:
        self._tables: Tables = {}
        self._analyses: Analyses = {}
        self._complaints: dict[str, Complaint] = {}
        self._halls: Halls = {}
        self._events: KeptEvents = {}
        self._accounts: Accounts = {}
        self._stood_at = 0
        self.standing = StoreStatus()

    async def open(self) -> None:
        """There is nothing to make ready."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    async def keep(self, changes: Sequence[Change]) -> None:
        """Keep all of the changes or none."""
        tables, analyses, stood_at = dict(self._tables), dict(self._analyses), self._stood_at
        complaints, halls = dict(self._complaints), self._halls
        accounts, events = self._accounts, self._events
        for change in changes:
            if isinstance(change, Pulse):
                stood_at = max(stood_at, change.at)
            elif isinstance(change, OfAnalysis):
                # A change of one that was deleted meanwhile changes nothing.
                if isinstance(change, AnalysisOrdered) or change.id in analyses:
                    analyses[change.id] = _of_analysis(analyses, change)
            elif isinstance(change, Deleted):
                tables = _without(tables, change.code)
                analyses = {id: e for id, e in analyses.items() if e.source != change.code}
            elif isinstance(change, Erased):
                analyses.pop(change.id, None)
            elif isinstance(change, Aged | Expired):
                analyses = _after_time(analyses, change)
                complaints = _after_time(complaints, change)
            elif isinstance(change, Complaint | Settled):
                complaints = _after_complaint(complaints, change)
            elif isinstance(change, OfHall):
                halls = after(halls, change)
            elif isinstance(change, OfEvent):
                events = events_after(events, change)
            elif isinstance(change, OfAccount):
                accounts = accounts_after(accounts, change)
            else:
                tables[change.code] = DOES[type(change)](tables, change)
                complaints = {id: called_otherwise(c, change) for id, c in complaints.items()}
        self._tables, self._analyses, self._stood_at = tables, analyses, stood_at
        self._complaints, self._halls, self._accounts = complaints, halls, accounts
        self._events = events

    async def find(self, code: str) -> Kept | None:
        """All that is kept of a table."""
        kept = self._tables.get(code)
        return kept and replace(kept, snapshot=None)

    async def wake(self, codes: Sequence[str]) -> list[Kept]:
        """Tables with the rows that their snapshots do not stand for."""
        known = [self._tables[code] for code in codes if code in self._tables]
        return [for_waking(kept, tuple(map(fields_of, kept.rows))) for kept in known]

    async def code_of(self, id: str) -> str:
        """The code of the table whose match has a long name."""
        return next((kept.code for kept in self._tables.values() if id and kept.id == id), "")

    async def opened_by(self, digest: str) -> str:
        """The code of the table at which a key opens a seat."""
        tables = self._tables.values()
        return next((kept.code for kept in tables if digest in dict(kept.keys)), "")

    async def live(self, since: int) -> list[str]:
        """Matches that go on."""
        going = [kept for kept in self._tables.values() if kept.head and not kept.over]
        awake = [kept for kept in going if not kept.aside]
        return sorted(kept.code for kept in awake if _acted(kept) >= since)

    async def unused(self, since: int) -> list[str]:
        """Tables at which nothing was done."""
        awake = [kept for kept in self._tables.values() if not kept.aside]
        return sorted(kept.code for kept in awake if kept.used < since)

    async def aside(self) -> list[KeptAside]:
        """All that is set aside."""
        aside = [
            KeptAside(name=kept.code, aside=kept.aside, used=kept.used, is_table=True)
            for kept in self._tables.values()
            if kept.aside
        ]
        aside += [
            KeptAside(name=kept.id, aside=kept.aside, used=kept.made, is_table=False)
            for kept in self._analyses.values()
            if kept.aside
        ]
        return sorted(aside, key=lambda thing: (thing.aside, thing.name))

    async def stood_at(self) -> int:
        """The latest moment."""
        return max([self._stood_at, *map(_last, self._tables.values())])

    async def analysis(self, id: str) -> KeptAnalysis | None:
        """All that is kept of an analysis."""
        return self._analyses.get(id)

    async def rights_to(self, id: str) -> tuple[str, str] | None:
        """The table and the key of an analysis."""
        analysis = self._analyses.get(id)
        return None if analysis is None else (analysis.source, analysis.key)

    async def analysis_of(self, source: str) -> str:
        """The newest analysis of a table."""
        useful = (*UNFINISHED, DONE)
        kept = [analysis for analysis in self._analyses.values() if not analysis.aside]
        analyses = [
            analysis for analysis in kept if analysis.source == source and analysis.state in useful
        ]
        return max(analyses, key=lambda analysis: analysis.made).id if analyses else ""

    async def unfinished(self) -> list[str]:
        """The analyses that are still to be done."""
        waiting = [analysis for analysis in self._analyses.values() if analysis.state in UNFINISHED]
        queued = [analysis for analysis in waiting if not analysis.aside]
        return [one.id for one in sorted(queued, key=lambda one: (one.made, one.id))]

    async def hall(self, code: str) -> KeptHall | None:
        """All that is kept of a hall."""
        return self._halls.get(code)

    async def event(self, code: str) -> KeptEvent | None:
        """All that is kept of an event."""
        return self._events.get(code)

    async def events_tagged(self, tag: str) -> list[str]:
        """The codes of the events whose sheets begin with a tag, the newest first."""
        newest = sorted(self._events.values(), key=lambda event: -event.made)
        return [event.code for event in newest if event.tag == tag]

    async def event_at(self, table: str) -> str:
        """The code of the event whose sheet is played at a table."""
        events = self._events.values()
        return next((e.code for e in events if any(t.at_table == table for t in e.tables)), "")

    async def accounts(self, kind: type[A], /, **where: object) -> list[A]:
        """The rows of a kind whose fields have these values."""
        return rows_where(self._accounts, kind, where)

    async def seats_of(self, account: str) -> list[tuple[str, str]]:
        """The seats of a child."""
        tables = sorted(self._tables.items())
        return [
            (code, taken.seat)
            for code, kept in tables
            for taken in kept.seats
            if account and taken.account == account
        ]

    async def halls_of(self, account: str) -> list[HallMember]:
        """The halls of a child."""
        members = [member for _, hall in sorted(self._halls.items()) for member in hall.members]
        return [member for member in members if account and member.account == account]

    async def analyses_of(self, source: str) -> list[str]:
        """Every analysis of a table."""
        return sorted(id for id, kept in self._analyses.items() if kept.source == source)

    async def complaints(self) -> list[Complaint]:
        """Return what players reported."""
        return sorted(
            self._complaints.values(), key=lambda complaint: (complaint.made, complaint.id)
        )


def _last(kept: Kept) -> int:
    return max([_acted(kept), *(note.at for note in kept.notes[-1:])])


def _acted(kept: Kept) -> int:
    return max([kept.begun, *(row.at for row in kept.rows[-1:])])
