"""The lease: every commit names its epoch, and a database refuses one that has passed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from goalsetter.server import store as stores
from goalsetter.server.store import LOST, Pulse, SqlStore, StoreError, StoreState
from goalsetter.server.store.lease import LASTS, Lease
from goalsetter.server.store.lease_owners import Owner, is_dead, owner_of, started, this_owner
from tests.server.postgres import postgres
from tests.server.running import PATIENCE
from tests.server.store.test_stores import _emptied as emptied

Make = Callable[[], SqlStore]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    address = request.getfixturevalue("database")
    asyncio.run(emptied(address))
    return lambda: SqlStore(address)


async def opened(make: Make, owner: Owner | None = None) -> SqlStore:
    """A store that is open, as if by another process if one is named."""
    store = make()
    store.lease = Lease(owner)
    try:
        await store.open()
    except StoreError:
        await store.close()
        raise
    return store


async def told(store: SqlStore, statement: str) -> None:
    """Change something behind the back of everybody."""
    async with store.engine.begin() as connection:
        await connection.execute(text(statement))


async def fall_asleep(store: SqlStore) -> None:
    """The process does nothing any more, as after SIGSTOP."""
    assert store._renewing is not None
    store._closing.set()
    await store._renewing


def test_who_slept_cannot_write(make: Make, tmp_path: Path) -> None:
    """Another takes the lease when it has run out; who wakes is refused, by every way to write."""

    path = tmp_path / "backup"

    async def tried() -> None:
        first = await opened(make)
        await first.keep([Pulse(at=1)])
        await stores.back_up(first, path)
        await fall_asleep(first)
        second = await opened(make)
        assert second.lease.epoch == first.lease.epoch + 1
        await second.keep([Pulse(at=2)])
        with pytest.raises(StoreError, match="store-lost"):
            await stores.restore(first, path, replace=True)
        with pytest.raises(StoreError, match="store-lost"):
            await first.keep([Pulse(at=99)])
        assert first.standing.state is StoreState.LOST
        await first.close()
        await second.keep([Pulse(at=3)])
        assert await second.stood_at() == 3
        await second.close()

    asyncio.run(tried())


def test_who_lost_it_notices_without_writing(make: Make) -> None:
    """The loss is noticed, whatever became of the row."""

    async def tried() -> None:
        for loss in ("UPDATE leases SET epoch = epoch + 1", "DELETE FROM leases"):
            store = await opened(make)
            await told(store, loss)
            async with asyncio.timeout(PATIENCE):
                await store.standing.until(StoreState.LOST)
            with pytest.raises(StoreError) as caught:
                await store.keep([Pulse(at=1)])
            assert caught.value.code == LOST
            await told(store, "UPDATE leases SET owner = ''")
            await store.close()

    asyncio.run(tried())


def test_a_lease_that_ran_out_is_renewed_if_nobody_took_it(make: Make) -> None:
    """At the same epoch: a database that was away for long takes nothing from its server."""

    async def tried() -> None:
        store = await opened(make)
        await told(store, "UPDATE leases SET renewed = 0")
        await store.keep([Pulse(at=1)])
        assert await store.stood_at() == 1
        assert store.standing.state is StoreState.WELL
        await store.close()

    asyncio.run(tried())


def test_a_dead_neighbour_is_not_waited_for(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number may be free, or given out again; one elsewhere is waited for, not refused."""
    monkeypatch.setattr("goalsetter.server.store.lease.LASTS", 1e9)
    ours = this_owner()
    dead = [replace(ours, process=2**22 + 1), replace(ours, started="0")]

    async def tried() -> None:
        for owner in dead:
            store = await opened(make, owner)
            await fall_asleep(store)
            heir = await opened(make)
            await heir.close()
            await store.close()

    asyncio.run(tried())


def test_a_stranger_that_died_is_waited_for(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """For as long as a lease lasts, by no clock of the stranger's: his may be wrong."""
    monkeypatch.setattr("goalsetter.server.store.lease.LASTS", 0.3)
    stranger = replace(this_owner(), place="elsewhere")

    async def tried() -> None:
        store = await opened(make, stranger)
        await fall_asleep(store)
        await told(store, "UPDATE leases SET renewed = 9999999999999")
        heir = await opened(make)
        assert heir.lease.epoch == store.lease.epoch + 1
        await heir.close()
        await store.close()

    asyncio.run(tried())


def test_who_renews_is_left_alone(make: Make) -> None:
    """The owner keeps it, whatever the clock says; the newcomer is told who it is."""

    async def tried() -> None:
        store = await opened(make, replace(this_owner(), place="elsewhere", host="kiosk"))
        with pytest.raises(StoreError, match="kiosk") as caught:
            await opened(make)
        assert caught.value.code == "store-locked"
        await store.keep([Pulse(at=1)])
        await store.close()

    asyncio.run(tried())


def test_owners_are_told_apart() -> None:
    """By their place, their number and their start; what cannot be read is nobody."""
    ours = this_owner()
    assert owner_of(str(ours)) == ours
    assert this_owner() != ours
    assert owner_of("") is owner_of("a|b|c|d|e") is None
    assert started(ours.process) == ours.started != ""
    assert not is_dead(ours)
    assert is_dead(replace(ours, started="0"))
    assert not is_dead(replace(ours, started="0", place="elsewhere"))
    assert LASTS > 0


def test_where_processes_cannot_be_seen_nobody_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a lease has to run out."""
    monkeypatch.setattr("goalsetter.server.store.lease_owners.PROC", Path("/nowhere"))
    ours = this_owner()
    assert (ours.place, ours.started) == ("", "")
    assert not is_dead(ours)
