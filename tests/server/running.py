"""A real server for tests: in a thread, on a free port, with a clock that hurries.

Every table has the same seed; another one can be tried by ``GOALSETTER_TEST_SEED``.
"""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from unittest.mock import patch

from goalsetter.server import Limits, MemoryStore, Settings, Store
from goalsetter.server.http import health
from goalsetter.server.http.pages import WEB
from goalsetter.server.network import listening
from goalsetter.server.room import order
from goalsetter.server.serving import Stoppable, configured
from goalsetter.server.workers import dispatch

HASTE = 60.0
"""How fast the clock goes in tests, so that nobody waits for bots."""
SEED = int(os.environ.get("GOALSETTER_TEST_SEED", "1"))
"""The seed of every table: the same cubes are rolled whenever the tests are run."""
PATIENCE = 120.0
"""Seconds that something may take on a busy machine before it counts as a fault."""


@contextmanager
def steady() -> Iterator[None]:
    """A server in this process has one seed, and does not give up what is only slow."""
    with (
        patch.object(order, "new_seed", lambda: SEED),
        patch.multiple(health, WITHIN=PATIENCE, FRESH=0.0),
        patch.multiple(dispatch, ANSWERED=PATIENCE, LOOKED_AT=PATIENCE),
        patch.object(dispatch, "WAITED", PATIENCE),
    ):
        yield


def patient(settings: Settings) -> Settings:
    """Settings by which a socket has long to say who it is, unless they say how long."""
    if settings.limits.patience != Limits().patience:
        return settings
    return replace(settings, limits=replace(settings.limits, patience=PATIENCE))


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
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
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


def bearer(token: str) -> dict[str, str]:
    """The header by which a key is shown."""
    return {"authorization": f"Bearer {token}"}


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
    settings = patient(settings or Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1))
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
    with steady():
        thread.start()
        try:
            yield Running(port=found.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            found.close()
            assert not thread.is_alive()
