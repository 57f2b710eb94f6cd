"""Starting and stopping a real server for tests."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.web.patience import LONG, PATIENCE

QUICK = 20
"""How many times as fast as a real clock that of the server goes."""
SEED = "GOALSETTER_TEST_SEED"
"""The variable that gives every table another seed, so that a test is tried with other cubes."""
USUAL_SEED = 20261116
SERVER = """
import sys
from pathlib import Path
from goalsetter.server import Limits, Settings, serve
from goalsetter.server.room import order
data, speed, *seed = sys.argv[1:]
if seed:
    order.new_seed = lambda: int(*seed)
many = 10**6
limits = Limits(
    patience=600, grace=10**9, tables_at_once=many, analyses_at_once=many, hints_at_once=many
)
wanted = Settings(host="127.0.0.1", port=0, data=Path(data), speed=float(speed), limits=limits)
serve(wanted, lambda here, others: print(here, flush=True))
"""
"""Serve as the command does, with a clock of another speed, on any free port. Every table has
the seed that is given. Who is slow keeps the seat, and nobody asks for too much."""


@dataclass(slots=True)
class Served:
    """A running server."""

    process: subprocess.Popen[bytes]
    address: str
    data: Path

    def get(self, path: str) -> bytes:
        """The body of an answer."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def json(self, path: str) -> dict[str, object]:
        """An answer that is an object."""
        found = json.loads(self.get(path))
        assert isinstance(found, dict)
        return found


@contextlib.contextmanager
def served(
    data: Path,
    speed: float = QUICK,
    env: Mapping[str, str] | None = None,
    *,
    by_chance: bool = False,
) -> Iterator[Served]:
    """A server with a quick clock, so that bots do not keep anybody waiting; every table has the
    same seed, unless chance is wanted."""
    seed = [] if by_chance else [os.environ.get(SEED, str(USUAL_SEED))]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(data), str(speed), *seed],
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        running = Served(process, _address_of(process), data)
        _await(running)
        yield running
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=LONG)
        assert b"Traceback" not in complaints, complaints.decode()


def _address_of(process: subprocess.Popen[bytes]) -> str:
    """Where the server is about to listen, by its own word."""
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], LONG)[0], "the server said nothing"
    address = process.stdout.readline().decode().strip()
    assert address, "the server did not open"
    return address


def _await(running: Served) -> None:
    """Wait until it answers."""
    ends = time.monotonic() + LONG
    while time.monotonic() < ends and running.process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            running.get("/healthz")
            return
        time.sleep(0.1)
    raise AssertionError("the server did not open")
