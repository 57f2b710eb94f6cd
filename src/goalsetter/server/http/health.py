"""Whether the server lives, and whether it can take up a match: two questions, two answers.

Alive is whoever answers: a server on a full disk is not helped by being killed. Ready is one whose
store keeps something now: a store that can be read may still be full.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from goalsetter import __version__
from goalsetter.server import wire
from goalsetter.server.http.schema import answer
from goalsetter.server.room.registry import Registry
from goalsetter.server.store import Pulse, StoreError

WITHIN = 2.0
"""Seconds in which a store that is well keeps something."""
FRESH = 1.0
"""Seconds for which an answer is good: a stranger who asks without end has nothing written."""


class Readiness:
    """Asks the store to keep a pulse, once for all who want to know at the time."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._told: wire.Health | None = None
        self._until = 0.0
        self._asking: asyncio.Task[wire.Health] | None = None

    async def told(self) -> wire.Health:
        """How ready the server is, as of a moment ago at most."""
        # Each question writes to the store; a load balancer asks often, a stranger without end.
        if self._told is not None and monotonic() < self._until:
            return self._told
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> wire.Health:
        registry = self._registry
        try:
            pulse = Pulse(at=registry.services.clock.now())
            await asyncio.wait_for(registry.services.store.keep([pulse]), WITHIN)
            kept = True
        except (StoreError, TimeoutError):
            kept = False
        self._told = wire.Health(
            version=__version__,
            store="ok" if kept else "unreachable",
            tables=len(registry.rooms),
            live=registry.playing,
            sockets=registry.sockets,
        )
        self._until = monotonic() + FRESH
        return self._told


async def healthz(_request: Request) -> Response:
    """Is the server there? Nothing is looked at, so the answer takes no longer on a bad day."""
    return answer(wire.Alive(version=__version__))


async def readyz(request: Request) -> Response:
    """Can the server take up a match: does its store keep what it is given?"""
    readiness = request.app.state.readiness
    assert isinstance(readiness, Readiness)
    health = await readiness.told()
    ready = health.store == "ok"
    return answer(health, HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE)
