"""Connections: how many one network may have, and how long a request may take to come in.

uvicorn waits for ever for the rest of a request, and takes as many connections as there are files.
Whoever holds a thousand half-sent requests open would keep everybody else out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goalsetter.server.network import network_in
from goalsetter.server.ops.logs import tell
from goalsetter.server.ops.system import most_files
from goalsetter.server.settings import Limits, Settings

RESERVE = 100
"""Files that the server needs beside connections: the store, its workers, the pages."""
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)
"""The answer to a connection that is one too many."""
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""The answer to a connection whose request does not come."""
HEAD, BODY = "head", "body"
"""The parts of a request that can be waited for."""


class Connections:
    """How many connections each network has now."""

    def __init__(self, most: int) -> None:
        """At most so many for one network; 0 is as many as there are files."""
        self._files = max(RESERVE, most_files() - RESERVE)
        # A quarter stays free for other networks, whatever was asked for.
        self._share = min(most, self._files * 3 // 4) if most else self._files
        self._open: Counter[str] = Counter()

    def admit(self, network: str) -> bool:
        """Count one more, if it may come in; one network alone cannot use up the files."""
        if self._open[network] >= self._share or self._open.total() >= self._files:
            return False
        self._open[network] += 1
        return True

    def release(self, network: str) -> None:
        """One has gone."""
        self._open[network] -= 1
        if self._open[network] <= 0:
            # Else every address that ever came would stay in memory.
            del self._open[network]


def network_at(transport: asyncio.BaseTransport) -> str:
    """The network at the other end."""
    address = get_remote_addr(transport)  # type: ignore[arg-type]
    return network_in(address[0]) if address else ""


class Patience:
    """One timer: it aborts a connection whose other side neither sends nor reads for too long."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self.waits_for = ""

    def wait(self, what: str, seconds: float, give_up: Any) -> None:
        """Wait for something so long in all; what is waited for already is not given more time."""
        # One byte a second would renew the time for ever.
        if what == self.waits_for:
            return
        self.end()
        self.waits_for = what
        self._timer = asyncio.get_running_loop().call_later(seconds, give_up)

    def end(self) -> None:
        """Nothing is waited for."""
        self.waits_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    """HTTP, for so many connections of a network, each within its time."""

    open_now: Connections
    limits: Limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or tell that there are too many."""
        self.sending, self.reading = Patience(), Patience()
        self.upgraded = False
        self.network = network_at(transport)
        self.admitted = self.open_now.admit(self.network)
        super().connection_made(transport)
        if self.admitted:
            self._wait_for_rest()
            return
        tell("connection-refused")
        # Written by hand: a request that is not read cannot be answered by the protocol.
        transport.write(BUSY)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self.sending.end()
        self.reading.end()
        if self.admitted:
            self.open_now.release(self.network)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a piece, and look at what is still missing."""
        if not self.admitted:
            return
        super().data_received(data)
        if not self.upgraded:
            self._wait_for_rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is the socket's."""
        self.upgraded = True
        self.sending.end()
        self.reading.end()
        super().handle_websocket_upgrade(event)

    def _wait_for_rest(self) -> None:
        state = self.conn.their_state
        if state is h11.IDLE:
            self.sending.wait(HEAD, self.limits.head_within, self._give_up)
        elif state is h11.SEND_BODY:
            self.sending.wait(BODY, self.limits.body_within, self._give_up)
        else:
            self.sending.end()

    def _give_up(self) -> None:
        tell("request-late", missing=self.sending.waits_for)
        # In the middle of an answer another one would only be garbage.
        if getattr(self.cycle, "response_complete", True):
            self.transport.write(LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        """Another request may come; that one has its own time."""
        self.sending.end()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.reading.wait("reader", self.limits.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.reading.end()


class Socket(WebSocketsSansIOProtocol):
    """A socket that was let in as HTTP."""

    open_now: Connections
    limits: Limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It counts already."""
        self.reading = Patience()
        self.network = network_at(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self.reading.end()
        self.open_now.release(self.network)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        assert isinstance(self.transport, asyncio.Transport)
        self.reading.wait("reader", self.limits.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.reading.end()


def protocols(settings: Settings) -> tuple[type[Http], type[Socket]]:
    """How a server with these settings speaks HTTP and sockets; both count together."""
    own = {"open_now": Connections(settings.connections), "limits": settings.limits}
    # uvicorn makes protocols itself and passes nothing on, so each server has classes of its own.
    return type("Http", (Http,), own), type("Socket", (Socket,), own)
