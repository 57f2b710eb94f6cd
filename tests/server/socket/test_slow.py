"""A browser that takes nothing is sent away, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from goalsetter.play import SPECTATOR, Seat
from goalsetter.server import MemoryStore, wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.room.handlers import HANDLERS
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.registry import Registry, open_registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.services import Services
from goalsetter.server.settings import Limits
from goalsetter.server.socket import connection as sockets
from goalsetter.server.socket.outbox import Outbox
from goalsetter.server.socket.table_connection import TableConnection
from goalsetter.server.workers.dispatch import Workers
from tests.server.running import ORDER, PATIENCE

WAITING = 5
MOST = Limits(waiting=WAITING)


class Deaf:
    """A socket whose other side neither reads nor writes, but for what it is told to have sent."""

    def __init__(self) -> None:
        self.url, self.headers = SimpleNamespace(scheme="ws"), dict[str, str]()
        self.came = asyncio.Queue[dict[str, Any]]()
        self.closed = False

    async def send_text(self, text: str) -> None:
        """Nothing is ever taken."""
        del text
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        """Frames that it sent."""
        return await self.came.get()

    async def close(self, code: int = 1000) -> None:
        """It is told to go."""
        self.closed = bool(code)


async def opened() -> tuple[Registry, TableRoom]:
    """A registry with one table at which nobody is yet."""
    registry = await open_registry(
        Services(store=MemoryStore(), clock=ServerClock(), workers=Workers(1), limits=MOST)
    )
    order = wire.Order(**{**ORDER, "bots": [""]})  # type: ignore[arg-type]
    return registry, await registry.find_room((await registry.order(order)).code)


async def until(good: Any) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not good():
            await asyncio.sleep(0.005)


def test_who_takes_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as too much waits for him; the others are told everything, and that he has gone."""
    monkeypatch.setattr(sockets, "FAREWELL", 0.01)

    async def tried() -> None:
        registry, room = await opened()
        outbox = Outbox(1000)
        other = Guest(seat=SPECTATOR, base="", outbox=outbox)
        await room.join(other)
        connection = TableConnection(Deaf(), registry, room, Seat("A"))  # type: ignore[arg-type]
        stays = asyncio.create_task(connection.stay())
        await until(lambda: len(room.audience) == 2 and connection._listens)
        for number in range(WAITING + 2):
            room.audience.tell(wire.Pong(id=number))
        async with asyncio.timeout(PATIENCE):
            await stays
        assert (len(room.audience), connection.outbox.overfull) == (1, True)
        frames = [await outbox.take() for _ in range(WAITING + 5)]
        assert wire.Pong(id=WAITING + 1) in frames
        assert wire.Presence(here=[], watching=1) in frames
        await registry.close()

    asyncio.run(tried())


def test_what_he_does_is_finished_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that is being dealt with is not broken off in the middle."""
    monkeypatch.setattr(sockets, "FAREWELL", 0.01)
    done: list[str] = []

    async def tried() -> None:
        registry, room = await opened()
        socket, go_on = Deaf(), asyncio.Event()
        connection = TableConnection(socket, registry, room, Seat("A"))  # type: ignore[arg-type]

        async def slowly(*_: object) -> None:
            done.append("begun")
            await go_on.wait()
            done.append("ended")

        monkeypatch.setitem(HANDLERS, wire.Ping, slowly)
        stays = asyncio.create_task(connection.stay())
        socket.came.put_nowait({"type": "websocket.receive", "text": '{"type":"ping","id":1}'})
        await until(lambda: done == ["begun"])
        for number in range(WAITING + 2):
            room.audience.tell(wire.Pong(id=number))
        await asyncio.sleep(0)
        go_on.set()
        async with asyncio.timeout(PATIENCE):
            await stays
        assert done == ["begun", "ended"]
        await registry.close()

    asyncio.run(tried())
