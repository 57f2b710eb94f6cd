"""Commits: how many deeds share one, and what that costs, at 100 and 300 deeds a second.

Deeds of one row each come in at random moments, as from many tables, and are kept in SQLite and in
PostgreSQL. ``--delay`` tries what waiting some milliseconds
before each commit would bring.

Run by ``make bench``, or ``python bench/bench_commits.py [seconds] [--delay MS ...]``.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from goalsetter.server.store import Begun, Change, LogRow, Made, SqlStore  # noqa: E402
from tests.server.postgres import postgres  # noqa: E402

SECONDS, DELAYS = 5.0, (0.0,)
RATES = (100, 300)
LINE = "1:02.345 A moves r3 to required"


class Counted(SqlStore):
    """A store that counts its commits, and may wait before each."""

    delay = 0.0
    commits = 0
    changes = 0

    async def _commit(self, changes: Sequence[Change]) -> None:
        self.commits += 1
        self.changes += len(changes)
        await super()._commit(changes)


def waiting(store: Counted, delay: float) -> None:
    """Let the writer wait for others after the first deed has come."""
    writer: Any = store._writer
    get = writer._calls.get

    async def get_later() -> Any:
        call = await get()
        await asyncio.sleep(delay)
        return call

    if delay:
        writer._calls.get = get_later


async def measure(address: str, rate: int, seconds: float, delay: float) -> str:
    """Deeds at a rate; what came of it."""
    store, chance = Counted(address), Random(rate)
    await store.open()
    code = f"{rate}{int(delay * 1e6)}"
    await store.keep([Made(code=code, order="{}", made=1), Begun(code=code, head="x", begun=1)])
    store.commits = store.changes = 0
    waiting(store, delay)
    took: list[float] = []

    async def keep(number: int) -> None:
        began = time.perf_counter()
        await store.keep([LogRow(code=code, number=number, at=number, by="A", text=LINE)])
        took.append(time.perf_counter() - began)

    tasks: list[asyncio.Task[None]] = []
    began, spent, due = time.perf_counter(), time.process_time(), 0.0
    while due < seconds:
        due += chance.expovariate(rate)
        await asyncio.sleep(max(0.0, began + due - time.perf_counter()))
        tasks.append(asyncio.create_task(keep(len(tasks))))
    await asyncio.gather(*tasks)
    cpu = time.process_time() - spent
    commits = store.commits
    await store.close()
    late = quantiles(took, n=100)
    return (
        f"{rate:4} a second, {delay * 1000:.0f} ms waited: "
        f"{len(tasks) / commits:5.2f} deeds a commit, "
        f"kept in {median(took) * 1000:6.2f} ms (p99 {late[98] * 1000:7.2f}), "
        f"{cpu / len(tasks) * 1000:.2f} ms CPU a deed"
    )


async def show(address: str, seconds: float, delays: Sequence[float]) -> None:
    """Every rate with every delay."""
    print(address.partition(":")[0])
    for rate in RATES:
        for delay in delays:
            print("  ", await measure(address, rate, seconds, delay), flush=True)


def main() -> None:
    """Both stores."""
    asked, _, waits = " ".join(sys.argv[1:]).partition("--delay")
    seconds = float(asked.strip() or SECONDS)
    delays = [float(text) / 1000 for text in waits.split()] or DELAYS
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(show(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", seconds, delays))
    with postgres() as address:
        asyncio.run(show(address, seconds, delays))


if __name__ == "__main__":
    main()
