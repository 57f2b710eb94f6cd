"""Strangers for the attacks: what they have to hand is a network and the server's address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from goalsetter.play import Seat, action
from goalsetter.server import Limits, Settings, Store
from goalsetter.server.room.journal import line_of
from goalsetter.server.store import Change, LogRow, Over, SqlStore
from tests.server.running import Answer, Running
from tests.web.catalogue import POSITIONS
from tests.web.positions import Position, changes

MakeStore = Callable[[], Store]


def settings(**limits: float) -> Settings:
    """A server as it is started, with other limits."""
    found = Limits(**limits)  # type: ignore[arg-type]
    return Settings(host="127.0.0.1", port=0, thinkers=1, analysts=1, limits=found)


def sqlite_in(folder: Path) -> SqlStore:
    """A store in a real file."""
    return SqlStore(f"sqlite+aiosqlite:///{folder / 'goalsetter.db'}")


def fill(store: Store, kept: Sequence[Change]) -> None:
    """Keep something before the server opens."""

    async def filling() -> None:
        await store.open()
        await store.keep(kept)
        await store.close()

    asyncio.run(filling())


def finished(code: str, position: Position = POSITIONS["analyse"]) -> list[Change]:
    """All that is kept of a match of two people that is over."""
    accepted = action.Accept(by=Seat("B"), at=0, writer=Seat("A"))
    last = LogRow(code=code, number=1, at=0, by="B", text=line_of(accepted))
    return [*changes(code, position), last, Over(code=code)]


def ask_from(server: Running, address: str, path: str) -> Answer:
    """Ask as a web server in front of ours does for somebody at an address."""
    return server.ask("GET", path, headers={"x-forwarded-for": address})
