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
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 40
"""Seconds that a server may take to open on a busy machine."""


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
def served(data: Path, port: int | None = None) -> Iterator[Served]:
    """A server on a free port, stopped at the end."""
    port = port or free_port()
    command = Path(sys.executable).parent / "goalsetter"
    process = subprocess.Popen(
        [
            *(str(command), "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--data", str(data), "--no-open"),
        ],
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
