"""Three hundred tables of three sockets each on one server, beside a bare echo.

Every table plays random legal deeds through its sockets, which take changes as the page does. The
echo runs on the same framework: to a message it answers frames of the sizes and the number that a
table sent when every picture was whole (``BEFORE``), to as many sockets, and knows no game; so
smaller frames do not move the yardstick. Both are measured in the same run, by the CPU time of the
server's process and by how long it takes until all three sockets have the new picture.

Run by ``make bench``, or ``python bench/bench_tables.py [tables] [seconds] [pause] [memory]``; the
pause is that between two deeds at a table, and with ``memory`` the database lies in memory.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES, SECONDS, PAUSE = 300, 30.0, 5.0
SEATS = 3
LONGEST = 10.0
"""Seconds after which a deed that nobody saw is given up; it counts as so late."""
BEFORE = {"do": 82, "done": 33, "news": 162, "table": 4_856}
"""Bytes of a frame when every picture was whole: measured at commit 5c1834f6 by this benchmark,
300 tables, 30 seconds, a pause of 5. A deed was answered by one ``done``, and three sockets got one
``news`` and one ``table`` each: 15,102 bytes."""
SHARED_MEMORY = "/dev/shm"
SOON, MOST_OF_THEM, FULL = 0.25, 0.8, 0.9
"""Bounds: of the p99 in seconds that is in time, of the deeds that are enough of those wanted, and
of a processor that is used up, as Python runs on one of them at a time."""


# The two servers, each in a process of its own.


def serve(port: int, folder_in: str | None) -> None:
    """The table, kept in SQLite, without limits of speed."""
    from goalsetter.server import Limits, Settings, serve  # noqa: PLC0415

    fast = Limits(tables=10_000, tables_at_once=10_000, frames=10_000, frames_at_once=10_000)
    with tempfile.TemporaryDirectory(dir=folder_in) as folder:
        # All players come from one network here: its usual share ends at 1,666 tables of three.
        settings = Settings(
            host="127.0.0.1", port=port, data=Path(folder), limits=fast, connections=0
        )
        serve(settings, lambda *_: None)


def echo(port: int, done: int, news: int, table: int) -> None:
    """Answers each message as a table would, with frames that say nothing."""
    import uvicorn  # noqa: PLC0415
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.routing import WebSocketRoute  # noqa: PLC0415
    from starlette.websockets import WebSocket, WebSocketDisconnect  # noqa: PLC0415

    halls: dict[str, list[WebSocket]] = {}
    frames = {"done": "d" * done, "news": "n" * news, "table": "t" * table}

    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        guests = halls.setdefault(socket.path_params["code"], [])
        guests.append(socket)
        try:
            while True:
                await socket.receive_text()
                await socket.send_text(frames["done"])
                for guest in list(guests):
                    await guest.send_text(frames["news"])
                    await guest.send_text(frames["table"])
        except WebSocketDisconnect:
            guests.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/ws/{code}", socket)])
    uvicorn.run(app, port=port, log_level="error", ws_per_message_deflate=False)


@contextmanager
def process(*words: object) -> Iterator[int]:
    """One of the servers; its process."""
    command = [sys.executable, __file__, *map(str, words)]
    with subprocess.Popen(command) as child:
        try:
            yield child.pid
        finally:
            child.send_signal(signal.SIGINT)
            child.wait(30)


def memory_of(pid: int) -> float:
    """Megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def threads_of(pid: int) -> dict[str, float]:
    """CPU seconds of each thread of a process, by its name; those called alike are added up."""
    found: dict[str, float] = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        name, rest = (task / "stat").read_text(encoding="ascii").split("(", 1)[1].rsplit(")", 1)
        fields = rest.split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        found[name] = found.get(name, 0.0) + seconds
    return found


def cpu_of(pid: int) -> float:
    """CPU seconds of a process, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Measuring.


class Measure:
    """Deeds and how long each took, from a moment on."""

    def __init__(self) -> None:
        self.counts, self.late, self.cpu = False, list[float](), 0.0
        self.bytes: dict[str, list[int]] = {}
        self.busy = self.own = 0.0
        """The share of one processor that the server used, and that of the players here."""

    def done(self, seconds: float) -> None:
        """All sockets of a table have seen a deed."""
        if self.counts:
            self.late.append(seconds)

    def size(self, kind: str, size: int) -> None:
        """A frame passed."""
        if self.counts:
            self.bytes.setdefault(kind, []).append(size)

    def sizes(self) -> str:
        """The mean size of each frame, how many came for each deed, and all bytes of a deed."""
        deeds = max(1, len(self.late))
        rows = [
            f"{len(sizes) / deeds:.2f} {kind} of {sum(sizes) // len(sizes)}"
            for kind, sizes in sorted(self.bytes.items())
        ]
        sent = sum(sum(sizes) for kind, sizes in self.bytes.items() if kind != "do")
        return f"frames a deed: {', '.join(rows)}; the server sent {sent // deeds} bytes a deed"


async def measured(pid: int, measure: Measure, seconds: float) -> float:
    """CPU milliseconds for each deed, once it has warmed up."""
    await asyncio.sleep(seconds / 3)
    measure.counts, before, own = True, cpu_of(pid), process_time()
    await asyncio.sleep(seconds)
    measure.counts = False
    used = cpu_of(pid) - before
    measure.busy, measure.own = used / seconds, (process_time() - own) / seconds
    return used * 1000 / max(1, len(measure.late))


def told(name: str, cpu: float, measure: Measure, seconds: float) -> None:
    """One line of the result."""
    late = sorted(measure.late) or [0.0]
    half, most = late[len(late) // 2], late[int(len(late) * 0.99)]
    print(
        f"{name}: {len(late) / seconds:.0f} deeds/s, {cpu:.2f} ms CPU a deed, "
        f"until all three saw it {half * 1000:.0f} ms by median, {most * 1000:.0f} ms p99"
    )


def what_gives_way(measure: Measure, wanted: float, seconds: float) -> str:
    """Tell what was used up first, if deeds were late or fewer than ``wanted`` a second."""
    late, given_up = sorted(measure.late) or [0.0], sum(s >= LONGEST for s in measure.late)
    used = f"the server used {measure.busy:.0%} of a processor, the players here {measure.own:.0%}"
    deeds = f"{len(measure.late) / seconds:.0f} of {wanted:.0f} deeds a second, {given_up} given up"
    if late[int(len(late) * 0.99)] < SOON and len(measure.late) >= wanted * seconds * MOST_OF_THEM:
        return f"nothing gives way: {deeds}; {used}"
    if measure.own >= FULL > measure.busy:
        return f"the players of this benchmark give way first: {deeds}; {used}"
    if measure.busy >= FULL:
        return f"the server's processor gives way first: {deeds}; {used}"
    return f"the machine or its disk gives way first, no processor is full: {deeds}; {used}"


# Playing.


class Player:
    """One socket at a table; it knows the newest picture."""

    def __init__(self, socket: Any, measure: Measure) -> None:
        self.socket, self.measure = socket, measure
        self.seen: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Take whatever comes."""
        import msgspec  # noqa: PLC0415

        async for text in self.socket:
            frame = msgspec.json.decode(text)
            self.measure.size(frame["type"], len(text))
            if frame["type"] == "table":
                self.seen = frame
                self.news.set()
            elif frame["type"] == "changes":
                self.seen |= frame["table"]
                self.news.set()
            elif frame["type"] == "sounding":
                await self.socket.send(msgspec.json.encode({"type": "echo", "id": frame["id"]}))
            elif frame["type"] == "lobby":
                await self.socket.send(msgspec.json.encode({"type": "ready", "id": 0}))

    async def until(self, number: int) -> None:
        """Wait for the picture of that state, or a later one."""
        while self.seen.get("number", -1) < number:
            self.news.clear()
            await self.news.wait()

    async def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        import msgspec  # noqa: PLC0415

        data = msgspec.json.encode(frame)
        self.measure.size(frame["type"], len(data))
        await self.socket.send(data.decode())

    def deed(self, chance: Random) -> dict[str, Any] | None:
        """Something that this seat may do and ought to."""
        seen = self.seen
        if not seen or seen["over"] or seen["now"]["situation"] in ("wait", "object", "over"):
            return None
        if seen["phase"] == "end":
            return {"type": "ready", "id": 1}
        found = self._parts(chance)
        if found is None:
            return None
        kind, parts = found
        return {"type": "do", "id": 1, "seen": seen["number"], "kind": kind, "parts": parts}

    def _parts(self, chance: Random) -> tuple[str, dict[str, Any]] | None:
        offers = {offer["kind"]: offer for offer in self.seen["offers"]}
        if self.seen["choices"]:
            return "select_variation", {"variations": [chosen(self.seen["choices"])]}
        for kind in ("agree_no_goal", "accept", "take_side", "move"):
            if kind in offers and offers[kind]["rows"]:
                row = chance.choice(offers[kind]["rows"])
                pairs = zip(offers[kind]["parts"], row, strict=True)
                return kind, {name: text for name, text in pairs if text is not None}
        if "present" in offers:
            return "present", {"texts": ["1=1"]}
        digits = [c["text"] for c in self.seen["mat"]["resources"] if c["face"].isdigit()]
        return ("goal", {"goal": digits[0]}) if "goal" in offers and digits else None


def chosen(choices: list[dict[str, Any]]) -> str:
    """A variation, one without a blank if there is one."""
    first = next((choice for choice in choices if not choice["takes"]), choices[0])
    fills = first["fills"] if first["takes"] else []
    return f"{first['name']} {fills[0]['text']}" if fills else str(first["name"])


async def play(
    players: list[Player], chance: Random, measure: Measure, pause: float, begins: asyncio.Event
) -> None:
    """One table: somebody does something, all look, and there is a pause."""
    # Tables that played while thousands still came in would leave the server no time for those.
    await begins.wait()
    while True:
        await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
        for player in players:
            frame = player.deed(chance)
            if frame is None:
                continue
            number, began = player.seen["number"], monotonic()
            await player.send(frame)
            if frame["type"] == "ready":
                continue
            waits = [asyncio.create_task(each.until(number + 1)) for each in players]
            try:
                await asyncio.wait(waits, timeout=LONGEST)
            finally:
                for each in waits:
                    each.cancel()
            measure.done(monotonic() - began)
            break


EDITIONS = ("mlag-equations-2018-19", "mlag-on-sets-2017-18", "mlag-basic-equations-2019-20")


async def tables(port: int, pid: int, count: int, seconds: float, pause: float) -> Measure:
    """All tables play; what was measured."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    measure, tasks, empty, begins = Measure(), [], memory_of(pid), asyncio.Event()
    for at in range(count):
        code, tokens = await asyncio.to_thread(order, port, EDITIONS[at % len(EDITIONS)])
        players = []
        for token in tokens:
            address = f"ws://127.0.0.1:{port}/ws/{code}"
            socket = await connect(address, compression=None, proxy=None, open_timeout=60)
            players.append(Player(socket, measure))
            await players[-1].send({"type": "hello", "token": token, "changes": True})
            tasks.append(asyncio.create_task(players[-1].listen()))
        tasks.append(asyncio.create_task(play(players, Random(at), measure, pause, begins)))
    begins.set()
    print(f"{count} tables, {len(tasks) - count} sockets", flush=True)
    threads = threads_of(pid)
    cpu = await measured(pid, measure, seconds)
    told("table", cpu, measure, seconds)
    print(measure.sizes())
    print(what_gives_way(measure, count / pause, seconds))
    print(f"memory a table: {(memory_of(pid) - empty) / count:.2f} MB, of {memory_of(pid):.0f} MB")
    spent = {name: used - threads.get(name, 0.0) for name, used in threads_of(pid).items()}
    every = sum(spent.values()) or 1.0
    shares = (f"{name} {used / every:.0%}" for name, used in spent.items() if used / every > 0.01)
    print("by thread, warming up included:", ", ".join(shares), flush=True)
    measure.cpu = cpu
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measure


def order(port: int, edition: str, shakes: int = 50) -> tuple[str, list[str]]:
    """A table of three people; its code and their keys."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.running import Running  # noqa: PLC0415

    server = Running(port=port)
    people = {"players": 3, "bots": ["", ""], "pace": "none", "shakes": shakes, "edition": edition}
    people["choosing"] = False  # its players know moves, not how to deal
    found = [server.order(**people)]
    path = f"/api/tables/{found[0]['code']}/seats"
    found += [server.ask("POST", path, {"nickname": name}).json for name in ("Ben", "Cid")]
    return found[0]["code"], [each["token"] for each in found]


async def echoes(
    port: int, pid: int, count: int, *, seconds: float, pause: float, do: int
) -> Measure:
    """The same number of sockets, and as many messages, at the echo."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    measure, tasks = Measure(), []

    async def table(code: int) -> None:
        address = f"ws://127.0.0.1:{port}/ws/{code}"
        options: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": 60}
        sockets = [await connect(address, **options) for _ in range(SEATS)]
        chance, text = Random(code), "x" * do
        while True:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
            one, began = chance.choice(sockets), monotonic()
            await one.send(text)
            await one.recv()
            await asyncio.gather(*(each.recv() for each in sockets))
            await asyncio.gather(*(each.recv() for each in sockets))
            measure.done(monotonic() - began)

    tasks = [asyncio.create_task(table(code)) for code in range(count)]
    measure.cpu = await measured(pid, measure, seconds)
    told("echo", measure.cpu, measure, seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measure


async def listening(port: int) -> None:
    """Until somebody answers at a port."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise RuntimeError("no server came up")


def free_port() -> int:
    """A port that nobody uses."""
    import socket  # noqa: PLC0415

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def run(count: int, seconds: float, pause: float, where: str) -> None:
    """Both, one after the other."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    port = free_port()
    with process("serve", port, *([SHARED_MEMORY] if where == "memory" else [])) as pid:
        await listening(port)
        measure = await tables(port, pid, count, seconds, pause)
    port, pause = free_port(), count * seconds / max(1, len(measure.late))
    with process("echo", port, BEFORE["done"], BEFORE["news"], BEFORE["table"]) as pid:
        await listening(port)
        echo = await echoes(port, pid, count, seconds=seconds, pause=pause, do=BEFORE["do"])
    print(f"a deed costs {measure.cpu / (echo.cpu or 1.0):.1f} times the echo")


def main() -> None:
    """The benchmark, or one of its servers."""
    words = sys.argv[1:]
    if words[:1] == ["serve"]:
        serve(int(words[1]), words[2] if len(words) > 2 else None)
    elif words[:1] == ["echo"]:
        echo(*map(int, words[1:]))
    else:
        usual = [str(TABLES), str(SECONDS), str(PAUSE), "disk"]
        count, seconds, pause, where = (*words, *usual[len(words) :])
        asyncio.run(run(int(count), float(seconds), float(pause), where))


if __name__ == "__main__":
    main()
