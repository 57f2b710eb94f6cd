"""A hundred times ``kill -9``: is anything lost that a player was told, or done twice?

Two tables are played at once, one between people and one against a bot, while the server is killed
at random moments. With ``--postgres`` the tables are kept in a PostgreSQL of its own; it is
restarted too, politely or as if the power went, every other time under a server that lives on.
Run by ``make bench``, or ``python bench/bench_kill.py [runs] [--postgres]``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

RUNS = 100


def main() -> int:
    """Kill, start again, compare; the exit code tells whether something was lost."""
    # Each server's own processes read this file again, and need nothing of this.
    from tests.server.killing import victim  # noqa: PLC0415
    from tests.server.postgres import restartable  # noqa: PLC0415

    reader = argparse.ArgumentParser()
    reader.add_argument("runs", type=int, nargs="?", default=RUNS)
    reader.add_argument("--postgres", action="store_true")
    asked = reader.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        restartable() if asked.postgres else nullcontext() as database,
        victim(Path(folder), database.address if database else "") as game,
    ):
        return Trial(game, database).run(asked.runs)


class Trial:
    """One server, its players, and what they remember."""

    def __init__(self, game: Any, database: Any) -> None:
        from tests.server.killing import Memory  # noqa: PLC0415

        self.game, self.database = game, database
        self.chance, self.faults, self.starts = Random(11), [], []
        self.refusals: Counter[str] = Counter()
        self.outages = 0
        self.memories = Memory(), Memory()
        self.seats: tuple[dict[str, str], ...] = ()

    def run(self, runs: int) -> int:
        """All of it; the exit code."""
        self.open_tables()
        for number in range(runs):
            if self.database is not None and number % 2:
                self.restart_database()
            else:
                self.kill_server()
            self.compare()
        self.compare_rows()
        acknowledged = sum(memory.acknowledged for memory in self.memories)
        kills = len(self.starts)
        print(f"{kills} times kill -9, {self.outages} times the database restarted below it")
        print(f"{acknowledged} actions acknowledged, {len(self.faults)} lost or done twice")
        print(f"back after {sorted(self.starts)[kills // 2]:.2f} s in the median")
        print(f"refused meanwhile: {dict(self.refusals)}")
        for each in self.faults[:20]:
            print("fault:", each)
        return 1 if self.faults else 0

    def open_tables(self) -> None:
        """One between people, one against a bot."""
        from tests.server.seats import join  # noqa: PLC0415

        server = self.game.start()
        people = server.order(bots=[""], pace="none", shakes=50)
        join(server, people)
        self.seats = people, server.order(bots=["third-grade"], pace="none", shakes=50)

    def together(self, play: Any) -> None:
        """Play at both tables at once."""
        each = zip(self.seats, self.memories, strict=True)
        players = [threading.Thread(target=play, args=(seat, memory)) for seat, memory in each]
        for player in players:
            player.start()
        for player in players:
            player.join()

    def kill_server(self) -> None:
        """Let it be killed in the middle, with the database restarted before it is back."""
        from tests.server.killing import play_until_killed  # noqa: PLC0415

        self.together(lambda *at: play_until_killed(self.game, *at, self.chance))
        if self.database is not None:
            self.database.restart(self.chance.choice(("fast", "immediate")))
        began = monotonic()
        self.game.start()
        self.starts.append(monotonic() - began)

    def restart_database(self) -> None:
        """The server lives on, and its players do."""
        from tests.server.killing import play_through  # noqa: PLC0415

        over = threading.Event()

        def restart() -> None:
            self.database.restart(self.chance.choice(("fast", "immediate")))
            over.set()

        def play(seat: dict[str, str], memory: Any) -> None:
            try:
                self.refusals.update(play_through(self.game, seat, memory, over))
            except AssertionError as error:
                self.faults.append(str(error))

        timer = threading.Timer(self.chance.uniform(0, 0.5), restart)
        timer.start()
        self.together(play)
        timer.join()
        self.outages += 1

    def compare(self) -> None:
        """Compare what the players remember with what the server knows."""
        from tests.server.killing import lost  # noqa: PLC0415
        from tests.server.running import Running  # noqa: PLC0415

        server = Running(port=self.game.port)
        for seat, memory in zip(self.seats, self.memories, strict=True):
            self.faults += lost(server, seat, memory)

    def compare_rows(self) -> None:
        """Every number stands once in the log, every deed was done once, and none too many."""
        from goalsetter.server import store_for  # noqa: PLC0415

        async def rows(code: str) -> list[Any]:
            store = store_for(self.game.store, self.game.data)
            try:
                kept = await store.find(code)
                return list(kept.rows) if kept is not None else []
            finally:
                await store.close()

        for seat, memory in zip(self.seats, self.memories, strict=True):
            kept = asyncio.run(rows(seat["code"]))
            own = sum(row.by == seat["seat"] for row in kept)
            if [row.number for row in kept] != list(range(len(kept))):
                self.faults.append(f"the numbers of {seat['code']} are not 0, 1, 2 …")
            if not memory.deeds <= own <= memory.deeds + memory.doubtful:
                told = f"{memory.deeds} acknowledged, {memory.doubtful} doubtful"
                self.faults.append(f"{own} rows of one player: {told}")
            print(f"rows of one player: {own}; {memory.deeds} deeds acknowledged", end=", ")
            print(f"{memory.doubtful} without an answer or refused")


if __name__ == "__main__":
    sys.exit(main())
