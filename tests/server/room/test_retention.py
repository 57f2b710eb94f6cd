"""Old tables: a wrong clock deletes nothing, and what goes lies aside before it does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from time import monotonic, sleep, time

import pytest

from goalsetter.play import SPECTATOR
from goalsetter.server import MemoryStore
from goalsetter.server.clock import ServerClock
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.registry import Registry, open_registry
from goalsetter.server.room.retention import ASIDE, DAY, ClockWatch, Retention, bring_back
from goalsetter.server.services import Services
from goalsetter.server.socket.outbox import Outbox
from goalsetter.server.store import Change, Pulse, StoreError
from goalsetter.server.workers.dispatch import Workers
from tests.server.room.test_deleting import FRESH, OLD, Aged
from tests.server.running import PATIENCE, running

HOUR = 3600.0


@dataclass(slots=True)
class Clocks:
    """Two clocks that a test moves."""

    wall: float = field(default_factory=time)
    steady: float = 50.0

    def go(self, hours: float) -> None:
        """Time passes for both."""
        self.wall += hours * HOUR
        self.steady += hours * HOUR

    def watch(self) -> ClockWatch:
        """Somebody who watches them."""
        return ClockWatch(lambda: self.wall, lambda: self.steady)


def test_a_clock_is_trusted_after_a_day() -> None:
    """Not before; and then the next day begins."""
    clocks = Clocks()
    watch = clocks.watch()
    seen = []
    for _ in range(49):
        seen.append(watch.look())
        clocks.go(1)
    assert [hour for hour, trusted in enumerate(seen) if trusted] == [24, 48]


@pytest.mark.parametrize("leap", [61.0, -61.0, 10 * 365 * 24 * HOUR, -40 * 365 * 24 * HOUR])
def test_after_a_leap_the_day_begins_anew(leap: float, caplog: pytest.LogCaptureFixture) -> None:
    """It is logged, whichever way it goes; half a minute is none."""
    clocks = Clocks()
    watch = clocks.watch()
    assert not watch.look()
    clocks.go(23)
    clocks.wall += leap
    assert not watch.look()
    assert caplog.messages == ["clock-leapt"]
    clocks.go(23)
    assert not watch.look()
    clocks.wall += 30
    clocks.go(1)
    assert watch.look()
    assert caplog.messages == ["clock-leapt"]


def aged_hall(clock: ServerClock) -> tuple[Aged, Services]:
    """An old table and a fresh one, and what a registry needs."""
    store = Aged()
    return store, Services(store=store, clock=clock, workers=Workers(1))


def test_what_is_old_is_set_aside_and_deleted_two_weeks_later() -> None:
    """By the server's own clock; a leap of the time of day in between changes nothing."""

    async def tried() -> None:
        store, services = aged_hall(ServerClock())
        await store.open()
        registry = await open_registry(services)
        clocks = Clocks()
        retention = Retention(registry, 4, clocks.watch())
        await retention.sweep()
        clocks.go(24)
        await retention.sweep()
        assert [each.name for each in await store.aside()] == [OLD]
        with pytest.raises(UnfitError, match="set-aside"):
            await registry.find_room(OLD)
        clocks.wall += 400 * 24 * HOUR
        for _ in range(3):
            await retention.sweep()
            clocks.go(24)
        assert [each.name for each in await store.aside()] == [OLD, FRESH]
        assert await bring_back(store, FRESH)
        clocks.wall -= 400 * 24 * HOUR
        await registry.close()
        await store.keep([Pulse(at=ASIDE * DAY + DAY)])
        registry = await open_registry(replace(services, workers=Workers(1), figures=Figures()))
        retention = Retention(registry, 4, clocks.watch())
        for _ in range(2):
            await retention.sweep()
            clocks.go(24)
        assert await store.find(OLD) is None
        assert await store.find(FRESH) is not None
        await registry.close()

    asyncio.run(tried())


def test_a_sweep_spares_whoever_is_there() -> None:
    """A table in memory goes when nobody is at it; a use makes it young again."""

    async def tried() -> None:
        store, services = aged_hall(ServerClock())
        await store.open()
        registry = await open_registry(services)
        retention, now = Retention(registry, 1), int(time() * 1000)
        old, fresh = await registry.find_room(OLD), await registry.find_room(FRESH)
        await fresh.add_key("A", "another")
        guest = Guest(seat=SPECTATOR, base="", outbox=Outbox(9))
        assert await store.unused(now) == [OLD]
        await old.join(guest)
        await retention.set_aside(now)
        assert not old.deleted
        old.leave(guest)
        await retention.set_aside(now)
        assert [each.name for each in await store.aside()] == [OLD]
        assert (old.deleted, fresh.deleted) == (True, False)
        with pytest.raises(UnfitError, match="no-table"):
            await old.add_key("A", "too late")
        await come_back(registry)
        await registry.close()

    asyncio.run(tried())


async def come_back(registry: Registry) -> None:
    """A table that was set aside is brought back, once."""
    assert await bring_back(registry.services.store, OLD)
    assert not await bring_back(registry.services.store, OLD)
    assert not (await registry.find_room(OLD)).deleted


def test_a_sweep_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes on."""
    swept = []

    class Failing(MemoryStore):
        async def keep(self, changes: Sequence[Change]) -> None:
            if not all(isinstance(each, Pulse) for each in changes):
                swept.append(changes)
                raise StoreError("store-failed")

    monkeypatch.setattr("goalsetter.server.room.retention.BETWEEN_SWEEPS", 0.01)
    monkeypatch.setattr("goalsetter.server.room.retention.DAY_SECONDS", 0.0)
    with running(store=Failing()) as server:
        end = monotonic() + PATIENCE
        while len(swept) < 3 and monotonic() < end:
            sleep(0.01)
        assert server.ask("GET", "/healthz").status == 200
    assert len(swept) >= 3
