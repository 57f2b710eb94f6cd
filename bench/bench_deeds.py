"""The CPU time of a deed inside the server: one after another, without a network.

Tables of three play the deeds of ``bench_tables``, with the same cubes every time, over sockets
that are queues in this process. What the players at these sockets do is not counted. So the figures
are less noisy than those of a whole server, and two versions of the code can be compared by them on
a busy machine; what uvicorn and the system spend on frames is not in them.

``python bench/bench_deeds.py [tables] [deeds] [disk|memory] [profile]``: so many tables of each
game, so many deeds at each. The last line is a digest of all pictures that were seen: two versions
that show the same have the same one. With ``profile`` it tells where each thread's time goes.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import hashlib
import pstats
import sys
import tempfile
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time, thread_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench_tables import EDITIONS, SHARED_MEMORY, Measure, Player

from goalsetter.server import serving
from goalsetter.server.room import order
from tests.server.running import ORDER, SEED, steady

TABLES, DEEDS = 4, 40
EARLY = 8
"""Deeds at the beginning of a match, of which ``bench_tables`` sees the most."""
TIMED = ("clock", "roundLeft", "nextIn")
OWN = ("type", "code", "id", "picture", "sum")
"""Parts of a picture that are another's at every run."""
GLANCE, TRIES = 0.002, 500
"""Seconds between two looks whether somebody can do something, and how often it is looked."""
ROWS = 45


class Line:
    """A socket of the application: two queues, and the CPU time that its player takes."""

    spent = 0.0
    """Of all players together."""

    def __init__(self, app: Any, code: str) -> None:
        self._app, self._scope = app, socket_scope(code)
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})

    async def serve(self) -> None:
        """Let the application serve it."""
        await self._app(self._scope, self._in.get, self._sent)

    async def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._out.put_nowait(message["text"])

    async def send(self, data: str | bytes) -> None:
        """Send a frame to the application."""
        text = data if isinstance(data, str) else data.decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def __aiter__(self) -> Any:
        """Frames as they come; what is done between two of them is the player's work."""
        while True:
            text = await self._out.get()
            began = thread_time()
            yield text
            Line.spent += thread_time() - began


def socket_scope(code: str) -> dict[str, Any]:
    """The scope by which a server would hand a socket to the application."""
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "scheme": "ws",
        "path": f"/ws/{code}",
        "raw_path": f"/ws/{code}".encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }


async def seated(app: Any, edition: str) -> tuple[str, list[str]]:
    """A table of three people; its code and their keys."""
    from goalsetter.server import wire  # noqa: PLC0415

    registry = app.state.registry
    people = {"players": 3, "bots": ["", ""], "pace": "none", "shakes": 50, "choosing": False}
    first = await registry.order(wire.Order(**{**ORDER, **people, "edition": edition}))
    keys = [first.token]
    room = await registry.find_room(first.code)
    for name in ("Ben", "Cid"):
        keys.append((await registry.sit(room, wire.Sit(nickname=name))).token)
    return first.code, keys


async def times_of(app: Any, store: Any) -> tuple[float, float, float]:
    """CPU seconds of the loop, of the thread of the game and of that of the store."""
    game = await app.state.registry.services.workers.work(thread_time)
    writing = await store._pen.run(lambda _: thread_time())
    return thread_time(), game, writing


class Match:
    """One table and its three players."""

    def __init__(self, app: Any, code: str, tokens: list[str], measure: Measure) -> None:
        self.lines = [Line(app, code) for _ in tokens]
        self.players = [Player(line, measure) for line in self.lines]
        self._tokens, self._measure = tokens, measure
        self.costs: list[tuple[str, float]] = []
        self.seen = hashlib.sha256()

    async def play(self, deeds: int, chance: Random, profile: Any) -> None:
        """Play so many deeds, one after another, as long as somebody can do one."""
        tasks = [asyncio.create_task(line.serve()) for line in self.lines]
        tasks += [asyncio.create_task(player.listen()) for player in self.players]
        for player, token in zip(self.players, self._tokens, strict=True):
            await player.send({"type": "hello", "token": token, "changes": True})
        await asyncio.gather(*(player.until(0) for player in self.players))
        turn = await self._turn(chance)
        while turn is not None and len(self.costs) < deeds:
            player, frame = turn
            number, began, spent = player.seen["number"], process_time(), Line.spent
            with profile:
                await player.send(frame)
                await asyncio.gather(*(each.until(number + 1) for each in self.players))
                turn = await self._turn(chance)  # whatever happens of itself belongs to the deed
            cost = process_time() - began - (Line.spent - spent)
            self.costs.append((frame.get("kind", "ready"), cost))
            self._measure.late.append(cost)
            for each in self.players:
                self.seen.update(still(each.seen))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turn(self, chance: Random) -> tuple[Player, dict[str, Any]] | None:
        """The next deed, when all have seen the same table and somebody can do one."""
        for _ in range(TRIES):
            if len({player.seen["number"] for player in self.players}) == 1:
                for player in self.players:
                    if frame := player.deed(chance):
                        return player, frame
            await asyncio.sleep(GLANCE)
        return None


def still(picture: dict[str, Any]) -> bytes:
    """All that a picture shows and that does not run by itself."""
    import msgspec  # noqa: PLC0415

    parts = {name: picture[name] for name in picture if name not in (*TIMED, *OWN)}
    return msgspec.json.encode(parts, order="deterministic")


async def run(tables: int, deeds: int, where: str, profile: Any) -> None:
    """All tables, one after another."""
    from goalsetter.server import Limits, Settings  # noqa: PLC0415
    from goalsetter.server.app import make_app  # noqa: PLC0415
    from goalsetter.server.store import store_for  # noqa: PLC0415

    gc.set_threshold(100_000, 10, 10)
    fast = Limits(tables=10_000, tables_at_once=10_000, frames=10_000, frames_at_once=10_000)
    with tempfile.TemporaryDirectory(dir=SHARED_MEMORY if where == "memory" else None) as folder:
        settings = Settings(host="127.0.0.1", port=0, data=Path(folder), limits=fast)
        store = store_for("", settings.data)
        await store.open()
        app = make_app(settings, store)
        measure, costs, digest = Measure(), list[tuple[int, str, float]](), hashlib.sha256()
        measure.counts = True
        async with app.router.lifespan_context(app):
            for at in range(-1, tables * len(EDITIONS)):
                if at == 0:
                    before, Line.spent = await times_of(app, store), 0.0
                match = Match(app, *await seated(app, EDITIONS[at % len(EDITIONS)]), measure)
                await match.play(deeds, Random(SEED + at), profile if at >= 0 else nullcontext())
                digest.update(match.seen.digest())
                if at >= 0:  # the first one only warms up
                    costs += [(n, kind, cost) for n, (kind, cost) in enumerate(match.costs)]
            spent = [
                now - then for now, then in zip(await times_of(app, store), before, strict=True)
            ]
            spent[0] -= Line.spent
        await store.close()
    report(costs)
    print(measure.sizes())
    shares = zip(("loop", "game", "store"), spent, strict=True)
    print(", ".join(f"{name} {seconds / len(costs) * 1e3:.2f} ms" for name, seconds in shares))
    print("pictures:", digest.hexdigest()[:16])


def report(costs: list[tuple[int, str, float]]) -> None:
    """The mean and the median of each kind of deed, and of those at the beginning."""

    def row(name: str, some: list[float]) -> None:
        if some:
            mean, half = sum(some) / len(some), median(some)
            times = f"mean {mean * 1e3:.2f} ms, median {half * 1e3:.2f} ms"
            print(f"{name:20} {len(some):5} deeds, {times}")

    row("all", [cost for *_, cost in costs])
    row(f"the first {EARLY}", [cost for number, _, cost in costs if number < EARLY])
    for kind in sorted({kind for _, kind, _ in costs}):
        row(kind, [cost for _, k, cost in costs if k == kind])


class Profiles:
    """A profile of each thread, while deeds are done; ``with`` it they are counted."""

    def __init__(self) -> None:
        import threading  # noqa: PLC0415

        self.all: dict[str, cProfile.Profile] = {}
        self.on = False
        threading.setprofile(self._begin)
        self.main = self.all["loop"] = cProfile.Profile(thread_time)

    def _begin(self, *_: object) -> None:
        import threading  # noqa: PLC0415

        profile = cProfile.Profile(thread_time)
        self.all[threading.current_thread().name] = profile
        profile.enable()

    def __enter__(self) -> None:
        self.main.enable()

    def __exit__(self, *_: object) -> None:
        self.main.disable()

    def report(self) -> None:
        """Every thread, the dearest functions first."""
        for name, profile in self.all.items():
            print(f"\n=== {name}")
            pstats.Stats(profile).sort_stats("cumulative").print_stats(ROWS)


def main() -> None:
    """The benchmark."""
    words = sys.argv[1:]
    profile = Profiles() if "profile" in words else None
    numbers = [int(word) for word in words if word.isdigit()]
    tables, deeds = (*numbers, *(TABLES, DEEDS)[len(numbers) :])
    where = "memory" if "memory" in words else "disk"
    seeds = count(SEED)  # of each table another one, so that none knows the cubes of the one before
    with (
        steady(),
        patch.object(order, "new_seed", lambda: next(seeds)),
        asyncio.Runner(loop_factory=serving._loop_factory()) as runner,
    ):
        runner.run(run(tables, deeds, where, profile or nullcontext()))
    if profile:
        profile.report()


if __name__ == "__main__":
    main()
