"""Snapshots: a table woken by one is the one that its log tells of; a wrong one does no harm."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from goalsetter.play import NOBODY, Mode, Phase, Seat
from goalsetter.play.changes import alter
from goalsetter.server import MemoryStore, wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.latency import BlockClaim
from goalsetter.server.room import snapshots
from goalsetter.server.room.journal import Contests, head_of, reason_rows, rows_of, table_of, woken
from goalsetter.server.room.registry import Registry, open_registry
from goalsetter.server.room.snapshots import (
    EVERY,
    SnapshotMaker,
    UnfitSnapshotError,
    digest_of,
    pack,
    unpack,
)
from goalsetter.server.services import Services
from goalsetter.server.store import Begun, Kept, LogRow, Made, Over, Sat, Snapshot
from goalsetter.server.workers.dispatch import Workers
from goalsetter.table import Done, Player, Table, retold
from tests.server.tables import BOTH_GAMES, bots_seating, played

CODE = "CDFGH"
CONTEST: Contests = {
    3: (BlockClaim(seat=Seat("A"), came=0, trip=4), BlockClaim(seat=Seat("B"), came=2, trip=6))
}


def match(edition: str, actions: int = 60) -> tuple[Kept, list[Table], list[Done]]:
    """A match of bots as it is kept, its tables and steps; several claimed the fourth action."""
    seating = bots_seating(edition, Mode.OPEN, shakes=9)
    rows: list[LogRow] = []
    tables: list[Table] = []
    steps: list[Done] = []
    for _, outcome in played(seating, 20 * actions):
        contests = CONTEST if any(step.number in CONTEST for step in outcome.deeds) else None
        rows += rows_of(CODE, outcome.table, outcome.deeds, contests)
        tables.append(outcome.table)
        steps += outcome.deeds
        if len(rows) >= actions:
            break
    kept = Kept(code=CODE, order="{}", made=0, head=head_of(seating), begun=0, rows=tuple(rows))
    return kept, tables, steps


def snapshot_after(kept: Kept, table: Table) -> Snapshot:
    """The snapshot that is made when a table has come so far."""
    rows = kept.rows[: table.number]
    maker = SnapshotMaker(replace(kept, rows=rows))
    place = maker.claim(table)
    assert place is not None
    assert maker.claim(table) is None, "nobody makes it twice"
    contests = woken(replace(kept, rows=rows))[1]
    return maker.snapshot(place, pack(table, place.since, reason_rows(table, contests)))


def with_snapshot(kept: Kept, snapshot: Snapshot) -> Kept:
    """The table as a store hands it out for waking."""
    return replace(kept, snapshot=snapshot, rows=kept.rows[snapshot.number :])


@pytest.mark.parametrize("edition", BOTH_GAMES)
def test_a_snapshot_and_what_came_later_are_the_log(edition: str) -> None:
    """Wherever it was made: state, log, reasons, contests and moment are those of a replay."""
    kept, tables, steps = match(edition)
    whole, contests = woken(kept)
    assert set(contests) == set(CONTEST)
    for table in tables[:: max(1, len(tables) // 8)]:
        after, again = woken(with_snapshot(kept, snapshot_after(kept, table)))
        assert after == whole
        assert again == contests
    assert retold(whole.seating, whole.log) == tuple(steps)


def test_a_pause_is_told_by_the_notes_and_not_by_the_snapshot() -> None:
    """Else it would be counted twice: the snapshot has the moment of its last row."""
    kept, tables, _ = match(BOTH_GAMES[0])
    table = tables[-1]
    late = replace(table, since=table.since + 5_000)
    snapshot = snapshot_after(kept, late)
    assert unpack(snapshot).since == kept.rows[-1].at == table.since
    assert table_of(with_snapshot(kept, snapshot)).since == table.since


def of_other_code(snapshot: Snapshot) -> Snapshot:
    """Made by code that was different."""
    return replace(snapshot, version="0" * 64)


def with_a_broken_byte(snapshot: Snapshot) -> Snapshot:
    """One bit is not what was written."""
    state = bytearray(snapshot.state)
    state[len(state) // 2] ^= 1
    return replace(snapshot, state=bytes(state))


def holding(content: bytes) -> Callable[[Snapshot], Snapshot]:
    """One with other content, and the digest to go with it."""

    def changed(snapshot: Snapshot) -> Snapshot:
        return replace(snapshot, state=content, digest=digest_of(content))

    return changed


def with_fewer_actions(snapshot: Snapshot) -> Snapshot:
    """The log in it is shorter than it says."""
    since, state, log, reasons = msgspec.json.decode(zlib.decompress(snapshot.state))
    packed = zlib.compress(msgspec.json.encode([since, state, log[:-1], reasons]))
    return holding(packed)(snapshot)


def with_a_strange_state(snapshot: Snapshot) -> Snapshot:
    """The state in it is none."""
    since, state, log, reasons = msgspec.json.decode(zlib.decompress(snapshot.state))
    state["shake"]["phase"] = "nowhere"
    packed = zlib.compress(msgspec.json.encode([since, state, log, reasons]))
    return holding(packed)(snapshot)


def past_the_log(snapshot: Snapshot) -> Snapshot:
    """It tells of actions that nobody has done."""
    return replace(snapshot, number=snapshot.number + 1_000)


def of_another_log(snapshot: Snapshot) -> Snapshot:
    """It stands for a log that is not this one."""
    return replace(snapshot, chain="0" * 32)


UNREADABLE = [
    of_other_code,
    with_a_broken_byte,
    holding(b""),
    holding(b"no zlib"),
    holding(zlib.compress(b"no json")),
    holding(zlib.compress(b"[1,2]")),
    holding(zlib.compress(b"[1,{},[],[],[]]")),
    holding(zlib.compress(b" " * 9_000_000)),
    with_fewer_actions,
    with_a_strange_state,
]


@pytest.mark.parametrize("spoil", UNREADABLE)
def test_one_that_cannot_be_used_is_told(spoil: Callable[[Snapshot], Snapshot]) -> None:
    """Other code, other bytes, or bytes that hold no table; nothing else may be raised."""
    kept, tables, _ = match(BOTH_GAMES[0], 20)
    snapshot = snapshot_after(kept, tables[-1])
    assert unpack(snapshot).state == tables[-1].state
    with pytest.raises(UnfitSnapshotError):
        unpack(spoil(snapshot))


def test_the_version_is_that_of_the_code() -> None:
    """The same for the same code, and long enough that no other code has it."""
    assert snapshots.code_version() == snapshots.code_version()
    assert len(snapshots.code_version()) == 64


# A server that is stopped and started.


async def filled(rows: int) -> tuple[MemoryStore, Table]:
    """A store with a match of people that goes on, and the table as its log tells of it."""
    kept, _, _ = match(BOTH_GAMES[0], rows)
    people = tuple(Player(name=name) for name in ("Ada", "Bea", "Cal"))
    seating = replace(bots_seating(BOTH_GAMES[0], Mode.OPEN, shakes=9), players=people)
    order = wire.Order(
        nickname="Ada", edition=BOTH_GAMES[0], division="middle", players=3, bots=["", ""]
    )
    begun = Begun(code=CODE, head=head_of(seating), begun=1)
    bare = [replace(row, reason="") for row in kept.rows]
    store = MemoryStore()
    made = Made(code=CODE, order=msgspec.json.encode(order).decode(), made=1)
    await store.keep(
        [made, *(Sat(code=CODE, seat=seat, name=seat) for seat in "ABC"), begun, *bare]
    )
    whole = await store.find(CODE)
    assert whole is not None
    return store, table_of(whole)


async def opened(store: MemoryStore) -> Registry:
    """A server on a store, with its tables awake."""
    services = Services(store=store, clock=ServerClock(), workers=Workers(1))
    registry = await open_registry(services)
    await registry.find_room(CODE)
    return registry


def woken_twice(spoil: Callable[[Snapshot], Snapshot] | None, rows: int) -> tuple[Table, Table]:
    """The table of a server that found a snapshot, spoilt or not, and that of the log."""

    async def tried() -> tuple[Table, Table]:
        store, whole = await filled(rows)
        await (await opened(store)).close()
        [asleep] = await store.wake([CODE])
        assert asleep.snapshot is not None
        assert asleep.snapshot.number == whole.number
        assert not asleep.rows
        if spoil is not None:
            await store.keep([spoil(asleep.snapshot)])
        registry = await opened(store)
        room = registry.rooms[CODE]
        assert room.table is not None
        assert not room.unreadable
        table = room.table
        await registry.close()
        [again] = await store.wake([CODE])
        assert again.snapshot is not None, "made anew"
        assert unpack(again.snapshot).state == table.state
        return table, whole

    return asyncio.run(tried())


def test_a_server_that_stops_leaves_a_snapshot_and_starts_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then no action is done again."""
    unpacked: list[int] = []

    def counted(snapshot: Snapshot) -> snapshots.Unpacked:
        unpacked.append(snapshot.number)
        return unpack(snapshot)

    monkeypatch.setattr("goalsetter.server.room.journal.unpack", counted)
    table, whole = woken_twice(None, EVERY + 5)
    assert (table.state, table.log) == (whole.state, whole.log)
    assert unpacked == [whole.number]


@pytest.mark.parametrize(
    "spoil", [*UNREADABLE[:3], with_a_strange_state, past_the_log, of_another_log]
)
def test_a_snapshot_that_does_not_fit_is_dropped_and_made_anew(
    spoil: Callable[[Snapshot], Snapshot],
) -> None:
    """A faulty snapshot leaves the table that its log gives."""
    table, whole = woken_twice(spoil, EVERY + 5)
    assert (table.state, table.log, table.since) == (whole.state, whole.log, whole.since)


def test_a_snapshot_on_which_the_rest_cannot_be_done_is_dropped() -> None:
    """It can be read and names this log, but its state is none that the log leads to."""

    async def tried() -> None:
        store, whole = await filled(EVERY + 5)
        kept = await store.find(CODE)
        assert kept is not None
        early = table_of(replace(kept, rows=kept.rows[:20]))
        wrong = alter(early.state, phase=Phase.END, turn=NOBODY)
        await store.keep([snapshot_after(kept, replace(early, state=wrong))])
        [asleep] = await store.wake([CODE])
        assert asleep.snapshot is not None
        registry = await opened(store)
        room = registry.rooms[CODE]
        assert room.table is not None
        assert (room.table.state, room.table.log) == (whole.state, whole.log)
        await registry.close()

    asyncio.run(tried())


def test_a_log_that_was_changed_by_hand_makes_its_snapshot_unfit() -> None:
    """The log is the only truth: whoever mends a row need not know of snapshots."""

    async def tried() -> None:
        store, whole = await filled(EVERY + 5)
        await (await opened(store)).close()
        kept = await store.find(CODE)
        assert kept is not None
        rows = kept.rows
        for number, other in (
            (3, replace(rows[3], text="0:01 A says bonus")),
            (7, replace(rows[7], at=rows[7].at + 1)),
            (9, replace(rows[9], reason="[]")),
        ):
            changed = MemoryStore()
            mended = (*rows[:number], other, *rows[number + 1 :])
            snapshot = (await store.wake([CODE]))[0].snapshot
            changed._tables = {CODE: replace(kept, rows=mended, snapshot=snapshot)}
            [asleep] = await changed.wake([CODE])
            assert asleep.snapshot is None
            assert len(asleep.rows) == whole.number

    asyncio.run(tried())


def test_a_match_that_is_over_has_no_snapshot() -> None:
    """Nobody wakes it to play on."""

    async def tried() -> None:
        store, _ = await filled(EVERY + 5)
        await (await opened(store)).close()
        await store.keep([Over(code=CODE)])
        [asleep] = await store.wake([CODE])
        assert asleep.snapshot is None
        assert asleep.rows

    asyncio.run(tried())


class Forgetful(MemoryStore):
    """A store that keeps no snapshots."""

    async def keep(self, changes: Sequence[object]) -> None:
        """All but those."""
        if any(isinstance(change, Snapshot) for change in changes):
            raise OSError("disk is full")
        await super().keep(changes)  # type: ignore[arg-type]


def test_a_snapshot_that_cannot_be_kept_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    """It is logged, and the table plays on and wakes from its log."""

    async def tried() -> None:
        full, whole = await filled(EVERY + 5)
        store = Forgetful()
        store._tables = full._tables
        registry = await opened(store)
        table = registry.rooms[CODE].table
        assert table is not None
        assert table.state == whole.state
        await registry.close()
        assert (await store.wake([CODE]))[0].snapshot is None

    asyncio.run(tried())
    assert "snapshot-not-kept" in caplog.messages
