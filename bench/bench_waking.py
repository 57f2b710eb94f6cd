"""Waking: how long a server takes, after a restart, until every match that goes on is awake.

Tables of three people in the middle of a match, each with its log, are kept in a database of
SQLite's; then a registry is opened on it, twice: the first time every log is replayed, the second
time snapshots are there.

Run by ``make bench``, or ``python bench/bench_waking.py [tables] [actions]``.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from goalsetter.play import Mode  # noqa: E402
from goalsetter.server import wire  # noqa: E402
from goalsetter.server.clock import ServerClock  # noqa: E402
from goalsetter.server.keys import new_code  # noqa: E402
from goalsetter.server.room.journal import head_of, rows_of  # noqa: E402
from goalsetter.server.room.registry import open_registry  # noqa: E402
from goalsetter.server.services import Services  # noqa: E402
from goalsetter.server.serving import YOUNG_GARBAGE  # noqa: E402
from goalsetter.server.store import Begun, Change, Made, Sat, Store  # noqa: E402
from goalsetter.server.store.sql import SqlStore  # noqa: E402
from goalsetter.server.workers.dispatch import Workers  # noqa: E402
from goalsetter.table import Done, Player, Table  # noqa: E402
from tests.server.tables import BOTH_GAMES, bots_seating, played  # noqa: E402

TABLES, ACTIONS = 500, 120
KINDS = 10
"""How many different matches there are; each is played at many tables."""
LONGEST = 60.0
"""Seconds after which a table that is not awake is given up."""
NAMES = ("Ada", "Bea", "Cal")


def match(seed: int, actions: int) -> tuple[str, Table, list[Done]]:
    """A match of bots, cut off in the middle, as if people had played it."""
    edition = BOTH_GAMES[seed % 2]
    seating = bots_seating(edition, Mode.OPEN, seed=seed, shakes=20)
    people = replace(seating, players=tuple(Player(name=name) for name in NAMES))
    steps: list[Done] = []
    table = None
    for _, outcome in played(seating, 40 * actions):
        steps += outcome.deeds
        table = outcome.table
        if len(steps) >= actions:
            break
    assert table is not None
    return edition, replace(table, seating=people, plans=(), reasons=()), steps


def changes_of(code: str, edition: str, table: Table, steps: list[Done]) -> list[Change]:
    """Everything that is kept of a table with that match."""
    order = wire.Order(
        nickname=NAMES[0], edition=edition, division="middle", players=3, bots=["", ""], mode="open"
    )
    made = Made(code=code, order=msgspec.json.encode(order).decode(), made=int(time.time() * 1000))
    seats = zip("ABC", NAMES, strict=True)
    return [
        made,
        *(Sat(code=code, seat=seat, name=name) for seat, name in seats),
        Begun(code=code, head=head_of(table.seating), begun=1),
        *rows_of(code, table, steps),
    ]


async def fill(store: Store, tables: int, actions: int) -> int:
    """Keep so many tables."""
    matches = [match(seed, actions) for seed in range(KINDS)]
    total = 0
    for number in range(tables):
        edition, table, steps = matches[number % KINDS]
        await store.keep(changes_of(new_code(), edition, table, steps))
        total += len(steps)
    return total


async def wake(path: Path, tables: int) -> tuple[float, float]:
    """Open a registry until all are awake: seconds by the clock, and of the processor."""
    store = SqlStore(f"sqlite+aiosqlite:///{path}")
    await store.open()
    services = Services(store=store, clock=ServerClock(), workers=Workers(1))
    began, spent = time.monotonic(), time.process_time()
    registry = await open_registry(services)
    while len(registry.rooms) < tables or not all(room.table for room in registry.rooms.values()):
        await asyncio.sleep(0.01)
        assert time.monotonic() - began < LONGEST, f"awake: {len(registry.rooms)} of {tables}"
    took = time.monotonic() - began, time.process_time() - spent
    await registry.close()
    await store.close()
    return took


async def main() -> None:
    """Fill a database, and wake everything in it."""
    gc.set_threshold(*YOUNG_GARBAGE)  # as a server that runs has it
    asked = [int(text) for text in sys.argv[1:]]
    tables, actions = (*asked, *(TABLES, ACTIONS)[len(asked) :])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "goalsetter.db"
        store = SqlStore(f"sqlite+aiosqlite:///{path}")
        await store.open()
        total = await fill(store, tables, actions)
        await store.close()
        print(f"{tables} tables with {total} actions, {path.stat().st_size // 1024:,} KB")
        for times in ("first", "second", "third"):
            wall, cpu = await wake(path, tables)
            print(f"{times} time: {wall:.2f} s, of the processor {cpu:.2f} s")


if __name__ == "__main__":
    asyncio.run(main())
