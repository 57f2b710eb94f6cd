"""An hour of a hundred tables whose players come and go: does the server's memory stay flat?

Every table is played through its sockets; now and then all its players go, stay away for a while,
and come back. A match that is over makes room for a new one. The memory of the server and of its
processes is printed each minute; the last third of the run may have a tenth more than the middle.

Run by ``make bench``, or ``python bench/bench_soak.py [minutes] [tables]``.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench_tables import EDITIONS, Measure, Player, free_port, listening, order, play, process

MINUTES, TABLES = 60.0, 100
PAUSE = 2.0
"""Seconds between two deeds at a table."""
STAY, AWAY = (20.0, 90.0), (1.0, 10.0)
"""Seconds that the players of a table stay, and are away, at least and at most."""
SHAKES = 1
"""A short match, so that many end and begin: what is kept of one that is over is the question."""
SHARE = 6
"""In so many looks a minute."""


def memory_of(pid: int) -> tuple[int, int]:
    """Megabytes of a process, and of its children."""
    own, children = _resident(pid), 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="ascii").rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            children += _resident(int(path.parent.name))
    return own, children


def _resident(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)


async def table(port: int, at: int, measure: Measure, visits: list[int]) -> None:
    """One table after another, with players who come and go."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    chance = Random(at)
    while True:
        code, tokens = await asyncio.to_thread(order, port, EDITIONS[at % len(EDITIONS)], SHAKES)
        over = False
        while not over:
            players = []
            for token in tokens:
                address = f"ws://127.0.0.1:{port}/ws/{code}"
                socket = await connect(address, compression=None, proxy=None, open_timeout=120)
                players.append(Player(socket, measure))
                await players[-1].send({"type": "hello", "token": token})
            tasks = [asyncio.create_task(each.listen()) for each in players]
            tasks.append(asyncio.create_task(play(players, chance, measure, PAUSE)))
            visits[0] += len(players)
            await asyncio.sleep(chance.uniform(*STAY))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(each.socket.close() for each in players))
            over = any(each.seen.get("over") for each in players)
            await asyncio.sleep(chance.uniform(*AWAY))


async def run(minutes: float, count: int) -> None:
    """Play for so long, and look at the memory."""
    port, measure, visits = free_port(), Measure(), [0]
    measure.counts = True
    with process("serve", port) as pid:
        await listening(port)
        tasks = [asyncio.create_task(table(port, at, measure, visits)) for at in range(count)]
        began, seen = monotonic(), list[int]()
        while monotonic() - began < minutes * 60:
            await asyncio.sleep(60 / SHARE)
            own, children = memory_of(pid)
            seen.append(own)
            broken = [task for task in tasks if task.done()]
            for task in broken:
                task.result()
            if len(seen) % SHARE == 0:
                passed = (monotonic() - began) / 60
                print(
                    f"{passed:.0f} min: server {own} MB, its processes {children} MB, "
                    f"{len(measure.late)} deeds, {visits[0]} visits",
                    flush=True,
                )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    third = max(1, len(seen) // 3)
    middle, last = mean(seen[third : 2 * third] or seen), mean(seen[-third:])
    flat = "flat" if last <= middle * 1.1 else "NOT flat"
    print(f"{count} tables, {minutes:.0f} min: {middle:.0f} MB, then {last:.0f} MB: {flat}")


if __name__ == "__main__":
    told_so = [*sys.argv[1:], *map(str, (MINUTES, TABLES)[len(sys.argv) - 1 :])]
    asyncio.run(run(float(told_so[0]), int(told_so[1])))
