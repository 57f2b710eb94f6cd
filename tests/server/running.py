"""A real server for tests: in a thread, on a free port, with a clock that hurries."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

from goalsetter.server import MemoryStore, Settings, Store
from goalsetter.server.network import listening
from goalsetter.server.pages import WEB
from goalsetter.server.serving import Stoppable, configured

HASTE = 60.0
"""How fast the clock goes in tests, so that nobody waits for bots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A server that runs."""

    port: int

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request; a body that is no text is sent as JSON."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        data = body if isinstance(body, str | bytes | None) else json.dumps(body)
        try:
            connection.request(method, path, data, headers or {})
            return _answer(connection.getresponse())
        finally:
            connection.close()

    def order(self, **changed: object) -> Any:
        """Order a table for one person and a bot; the answer's body."""
        found = self.ask("POST", "/api/tables", {**ORDER, **changed})
        assert found.status == 200, found.text
        return found.json


def _answer(response: HTTPResponse) -> Answer:
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Answer(status=response.status, headers=headers, text=response.read().decode())


ORDER: dict[str, object] = {
    "nickname": "Ann",
    "edition": "mlag-basic-equations-2019-20",
    "division": "middle",
    "players": 2,
    "bots": ["third-grade"],
    "mode": "guarded",
    "pace": "relaxed",
    "shakes": 1,
}


@contextmanager
def running(
    settings: Settings | None = None, store: Store | None = None, pages: Path = WEB
) -> Iterator[Running]:
    """A server in a thread, until the end of the block."""
    settings = settings or Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1)
    found = listening(settings)
    kept = store or MemoryStore()
    server = Stoppable(configured(settings, kept, ("http://192.0.2.7:8642",), pages))

    async def serve() -> None:
        await kept.open()
        try:
            await server.serve(sockets=[found])
        finally:
            await kept.close()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        yield Running(port=found.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(30)
        found.close()
        assert not thread.is_alive()
