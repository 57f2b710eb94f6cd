"""Thirty dear papers beside other tables: how much later are the others' deeds seen?

Some tables play through their sockets, and the time until a deed is kept and answered is measured
twice in one run: alone, and while a stranger's papers wait that take the judge seconds each. The
promise: the p99 at most doubles.

Run by ``make bench``, or ``python bench/bench_dear.py [tables] [seconds] [papers]``.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench_tables import (
    EDITIONS,
    Measure,
    Player,
    free_port,
    listening,
    measured,
    order,
    process,
)

TABLES, SECONDS, PAPERS = 20, 60.0, 30
PAUSE = 1.0
"""Seconds between two deeds at a table."""


class Doer(Player):
    """A socket at a table that knows which of its deeds were answered."""

    def __init__(self, socket: Any, measure: Measure) -> None:
        super().__init__(socket, measure)
        self.answers: dict[int, asyncio.Future[str]] = {}

    async def listen(self) -> None:
        """Take whatever comes."""
        async for text in self.socket:
            frame = json.loads(text)
            if frame["type"] == "table":
                self.seen = frame
            elif frame["type"] == "sounding":
                await self.socket.send(json.dumps({"type": "echo", "id": frame["id"]}))
            elif frame["type"] == "lobby":
                await self.socket.send(json.dumps({"type": "ready", "id": 0}))
            elif frame.get("id") in self.answers:
                self.answers.pop(frame["id"]).set_result(frame["type"])

    async def do(self, frame: dict[str, Any], number: int) -> str:
        """Do something; how it was answered."""
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.send({**frame, "id": number})
        return str(await answer)


async def play(players: list[Doer], chance: Random, measure: Measure) -> None:
    """One table: somebody does something and waits for the answer, then there is a pause."""
    for number in count(1):
        await asyncio.sleep(chance.uniform(0.5, 1.5) * PAUSE)
        chosen = [(player, player.deed(chance)) for player in players]
        for player, frame in [(player, frame) for player, frame in chosen if frame][:1]:
            began = monotonic()
            if await player.do(frame, number) == "done" and frame["type"] == "do":
                measure.done(monotonic() - began)


def told(name: str, measure: Measure, seconds: float) -> None:
    """One line of the result."""
    late = sorted(measure.late)
    half, most = late[len(late) // 2] * 1000, late[-1] * 1000
    print(
        f"{name}: {len(late) / seconds:.1f} deeds/s, answered after {half:.0f} ms by median, "
        f"{p99(measure) * 1000:.0f} ms p99, {most:.0f} ms at most",
        flush=True,
    )


def hand_in(port: int, papers: int, open_tables: ExitStack) -> list[tuple[object, int]]:
    """At so many tables a dear paper lies, and is rejected: each checker waits for the judge."""
    from tests.attacks.test_dear_papers import checking, dear, reject  # noqa: PLC0415
    from tests.server.running import Running  # noqa: PLC0415

    found: list[tuple[object, int]] = []
    for seed in range(papers):
        table = checking(Running(port=port), dear(seed))
        writer, checker, _ = open_tables.enter_context(table)
        found.append((checker, reject(checker, writer)))
    return found


def still_waiting(asked: list[tuple[object, int]]) -> int:
    """How many of the checkers have no answer yet."""
    from tests.attacks.test_dear_papers import is_answered  # noqa: PLC0415
    from tests.server.browser import Browser  # noqa: PLC0415

    waiting = 0
    for checker, number in asked:
        assert isinstance(checker, Browser)
        checker.ask("ping")
        waiting += not is_answered(checker, number)
    return waiting


def p99(measure: Measure) -> float:
    """The time below which all but one deed in a hundred stay."""
    late = sorted(measure.late)
    return late[int(len(late) * 0.99)]


async def run(tables: int, seconds: float, papers: int) -> None:
    """Both measurements, on one server."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    port, quiet = free_port(), Measure()
    with process("serve", port) as pid, ExitStack() as open_tables:
        await listening(port)
        tasks, all_players = [], []
        for at in range(tables):
            code, tokens = await asyncio.to_thread(order, port, EDITIONS[at % len(EDITIONS)])
            players = []
            for token in tokens:
                address = f"ws://127.0.0.1:{port}/ws/{code}"
                socket = await connect(address, compression=None, proxy=None, open_timeout=60)
                players.append(Doer(socket, quiet))
                await players[-1].send({"type": "hello", "token": token})
                tasks.append(asyncio.create_task(players[-1].listen()))
            all_players.append(players)
        playing = [play(each, Random(at), quiet) for at, each in enumerate(all_players)]
        tasks += [asyncio.create_task(each) for each in playing]
        await measured(pid, quiet, seconds)
        told("alone", quiet, seconds)
        before = p99(quiet)
        asked = await asyncio.to_thread(hand_in, port, papers, open_tables)
        quiet.late.clear()
        await measured(pid, quiet, seconds)
        told(f"{papers} dear papers", quiet, seconds)
        waiting = await asyncio.to_thread(still_waiting, asked)
        print(f"p99 times {p99(quiet) / before:.2f}; {waiting} of {papers} papers still wait")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    told_so = [*sys.argv[1:], *map(str, (TABLES, SECONDS, PAPERS)[len(sys.argv) - 1 :])]
    asyncio.run(run(int(told_so[0]), float(told_so[1]), int(told_so[2])))
