"""Starting and stopping a real server for tests."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 180
"""Seconds that a server may take to open on a busy machine."""


QUICK = 20
"""How many times as fast as a real clock that of the server goes."""
SERVER = """
import sys
from pathlib import Path
from goalsetter.server import Settings, serve
port, data, speed = sys.argv[1:]
settings = Settings(host="127.0.0.1", port=int(port), data=Path(data), speed=float(speed))
serve(settings, lambda here, others: None)
"""
"""What the command does, with a quick clock."""


@dataclass(slots=True)
class Served:
    """A running server."""

    process: subprocess.Popen[bytes]
    address: str
    data: Path

    def get(self, path: str) -> bytes:
        """The body of an answer."""
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return bytes(answer.read())

    def json(self, path: str) -> dict[str, object]:
        """An answer that is an object."""
        found = json.loads(self.get(path))
        assert isinstance(found, dict)
        return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


@contextlib.contextmanager
def served(
    data: Path,
    port: int | None = None,
    speed: int = QUICK,
    env: Mapping[str, str] | None = None,
) -> Iterator[Served]:
    """A server on a free port, with a quick clock, so that bots do not keep anybody waiting."""
    port = port or free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(port), str(data), str(speed)],
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    running = Served(process, f"http://127.0.0.1:{port}", data)
    try:
        _await(running)
        yield running
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=30)
        assert b"Traceback" not in complaints, complaints.decode()


def _await(running: Served) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if running.process.poll() is not None:
            break
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            running.get("/healthz")
            return
        time.sleep(0.1)
    raise AssertionError("the server did not open")
