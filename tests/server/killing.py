"""A real server process that is killed at random moments, and what its players remember of it."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from time import monotonic, sleep
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException

from goalsetter.server import Settings, serve
from tests.server.browser import Browser, browser
from tests.server.running import PATIENCE, Running, patient, steady

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["goalsetter.server.serving", "tests.server.killing"])
LONGEST = 0.1
"""Seconds after which a server is killed at the latest, once enough has been done."""
MOST_DEEDS = 12
AGAIN = 0.15
"""Seconds between two deeds of one who is not to be too fast, or until a browser comes again."""


def _serve(data: Path, store: str, told: Connection) -> None:
    """Run the server on any free port, and tell which."""
    wanted = patient(Settings(host="127.0.0.1", port=0, data=data, store=store, thinkers=1))
    with steady():
        serve(wanted, lambda here, _: told.send(urlsplit(here).port))


@dataclass(slots=True)
class Victim:
    """A server process, started and killed as often as wanted, on one folder.

    Each is forked from one that has read everything already, which saves most of a start.
    """

    data: Path
    store: str = ""
    port: int = 0
    process: BaseProcess | None = None

    def start(self) -> Running:
        """Start it, and wait until it answers."""
        here, there = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=_serve, args=(self.data, self.store, there))
        self.process.start()
        there.close()
        with here:
            assert here.poll(PATIENCE), "the server did not start"
            self.port = here.recv()
        server = Running(port=self.port)
        server.ask("GET", "/healthz")
        return server

    def kill(self) -> None:
        """No time to tidy up."""
        found, self.process = self.process, None
        if found is not None:
            found.kill()
            found.join()

    def stop(self) -> int | None:
        """Ask it politely; its exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        code, self.process = self.process.exitcode, None
        return code


@contextmanager
def victim(data: Path, store: str = "") -> Iterator[Victim]:
    """One that does not outlive the block."""
    found = Victim(data, store)
    try:
        yield found
    finally:
        found.kill()


@dataclass(slots=True)
class Memory:
    """Words to a player: the highest number that was acknowledged, and all the news."""

    acknowledged: int = 0
    deeds: int = 0
    """How many deeds were acknowledged."""
    doubtful: int = 0
    """How many were sent and not acknowledged: some of them may be kept all the same."""
    told: list[tuple[int, str, str]] = field(default_factory=list)

    def hear(self, player: Browser) -> None:
        """Take in the frames of one socket."""
        done = {frame["id"] for frame in player.frames if frame["type"] == "done"}
        self.deeds += len(player.deeds & done)
        self.doubtful += len(player.deeds - done)
        for frame in player.frames:
            if frame["type"] == "done":
                self.acknowledged = max(self.acknowledged, frame["number"])
            elif frame["type"] == "news":
                entries = [(e["number"], e["by"], e["sentence"]) for e in frame["entries"]]
                self.told = entries if frame["whole"] else [*self.told, *entries]


def play_until_killed(game: Victim, seated: dict[str, str], memory: Memory, chance: Random) -> None:
    """Act and speak without a pause; after some deeds another thread kills the server."""
    deeds, moment = chance.randint(1, MOST_DEEDS), chance.uniform(0, LONGEST)
    fatal = threading.Timer(moment, game.kill)
    try:
        with browser(game.port, seated["code"], seated["token"]) as player:
            try:
                player.table()
                for done in range(10_000):
                    if done == deeds:
                        fatal.start()
                    if player.act() is None:
                        player.do("say", what="adjustment")
            finally:
                memory.hear(player)
    except (ConnectionClosed, WebSocketException, OSError, EOFError):
        pass
    if fatal.ident is None:  # a player of another table had it killed before this one did enough
        assert game.process is None, "the server went before it was killed"
        return
    fatal.join()


def play_through(
    game: Victim, seated: dict[str, str], memory: Memory, over: threading.Event
) -> list[str]:
    """Act and speak while the database goes and comes, until something is done when that is over.

    Whatever is refused is not done again as it was: the player looks at the table first. Returns
    the codes of all refusals.
    """
    refusals: list[str] = []
    end = monotonic() + PATIENCE
    while monotonic() < end:
        try:
            with browser(game.port, seated["code"], seated["token"]) as player:
                try:
                    player.table()
                    while monotonic() < end:
                        late = over.is_set()
                        answer = player.act() or player.do("say", what="adjustment")
                        if answer["type"] == "refused":
                            refusals.append(answer["code"])
                        elif late:
                            return refusals
                        sleep(AGAIN)
                finally:
                    memory.hear(player)
                    fatal = [each for each in player.frames if each["type"] == "error"]
                    refusals += [each["code"] for each in fatal]
        except (ConnectionClosed, WebSocketException, OSError, EOFError):
            sleep(AGAIN)
    raise AssertionError(f"nothing could be done after the outage: {refusals[-5:]}")


def lost(server: Running, seated: dict[str, str], memory: Memory) -> list[str]:
    """Return everything a player was told that the server does not know any more."""
    with browser(server.port, seated["code"], seated["token"]) as player:
        news = player.until("news")
        table = player.table()
    known = {(e["number"], e["by"], e["sentence"]) for e in news["entries"]}
    found = [f"news {entry}" for entry in memory.told if entry not in known]
    if table["number"] < memory.acknowledged:
        found.append(f"acknowledged {memory.acknowledged}, found {table['number']}")
    return found
