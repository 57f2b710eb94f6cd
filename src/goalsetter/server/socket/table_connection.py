"""A socket at a table: who comes, which seat a key opens, and what only a match has."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.websockets import WebSocket

from goalsetter.play import SPECTATOR, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, unkept
from goalsetter.server.keys import as_code
from goalsetter.server.latency import KEPT
from goalsetter.server.network import network_of
from goalsetter.server.ops.logs import Fact, complain
from goalsetter.server.room import rematch
from goalsetter.server.room.chat import recall
from goalsetter.server.room.handlers import HANDLERS
from goalsetter.server.room.pictures import picture_of
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.socket.connection import ENCODER, Connection, attend, encoded
from goalsetter.server.socket.outbox import WantedPicture
from goalsetter.server.store import StoreError
from goalsetter.server.view.parts import PictureStream
from goalsetter.server.workers import Share
from goalsetter.server.workers.papers import asked_by
from goalsetter.words import spoken

OFTEN, SELDOM = 0.5, 20.0
"""Seconds between two soundings: until enough are known, and from then on."""


class TableConnection(Connection):
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        registry: Registry,
        room: TableRoom,
        seat: Seat,
        hello: wire.Hello | None = None,
    ) -> None:
        hello = hello or wire.Hello()
        facts: dict[str, Fact] = {"table": room.code, "seat": str(seat)}
        super().__init__(socket, registry.services, folds=hello.changes, **facts)
        self.registry, self.room = registry, room
        self._stream = PictureStream(room.parts) if hello.changes else None
        self.guest = Guest(
            seat=seat,
            base=base_of(socket),
            outbox=self.outbox,
            drafts=self.drafts,
            token=hello.token,
            language=spoken(),
            changes=hello.changes,
        )
        self._sounding: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Join the table; somebody who comes late is told what was said, and of a rematch."""
        await self.room.join(self.guest)
        if self.room.failed:  # before this browser could be told with all others
            raise UnfitError("broken")
        self._sounding = asyncio.create_task(self._sound())
        recall(self.room, self.guest)
        try:
            await rematch.move(self.registry, self.room, self.guest)
        except (UnfitError, StoreError) as error:
            complain("rematch-lost", error, table=self.room.code)

    async def end(self) -> None:
        """Leave the table; nothing more is searched for or measured."""
        for task in (self._sounding, self._hinting):
            if task is not None:
                task.cancel()
        # The error of a cancelled task holds its frame, and so this connection: let go of it.
        self._sounding = self._hinting = None
        self.room.leave(self.guest)

    async def answer(self, frame: wire.FromBrowser) -> None:
        """Have a frame done."""
        if not isinstance(frame, wire.AskHint):
            await super().answer(frame)
            return
        # A hint may be searched for; meanwhile drafts are read and told.
        if self._hinting is not None:
            await asyncio.wait([self._hinting])
        self._hinting = asyncio.create_task(super().answer(frame))

    async def handle(self, frame: wire.FromBrowser) -> None:
        """Do what a frame asks for, by its row."""
        await HANDLERS[type(frame)](self.room, self.guest, frame)

    def take_or_wait(self) -> float:
        """All browsers of a seat send so many frames together; each that looks on, its own."""
        guest, frames = self.guest, self.room.limits.frames
        return frames.take_or_wait(guest.seat) if guest.plays else super().take_or_wait()

    async def write(self, frame: wire.ToBrowser | WantedPicture) -> Sequence[str]:
        """Draw the newest picture, or note when a sounding goes out."""
        if isinstance(frame, WantedPicture):
            return await self._draw(frame)
        if isinstance(frame, wire.Sounding):
            self.guest.trips.sent(frame.id, self.services.clock.now())
        return [self._text(frame)]

    def _text(self, frame: wire.ToBrowser) -> str:
        """A frame in codes, or in words for a browser that takes no changes."""
        return encoded(frame) if self._stream is None else ENCODER.encode(frame).decode()

    async def _draw(self, wanted: WantedPicture) -> Sequence[str]:
        """Draw the newest picture, or what has changed since the one before, with its news."""
        picture, stream = await picture_of(self.room, self.guest), self._stream
        if stream is None:
            return [self._text(picture)]
        # Taken after the picture is drawn: news may be ahead of it, never behind.
        news = self.outbox.folded()
        if wanted is WantedPicture.WHOLE or not isinstance(picture, wire.Table):
            stream.forget()
        if not isinstance(picture, wire.Table):
            return [*map(self._text, news), self._text(picture)]
        if not stream.begun:
            return [*map(self._text, news), stream.frame(picture)]
        return [stream.frame(picture, news)]

    async def _sound(self) -> None:
        """Measure the way to a player's browser: a few times at first, then now and then."""
        number = 0
        while self.guest.plays:
            self.outbox.put(wire.Sounding(id=number))
            number += 1
            await asyncio.sleep(OFTEN if number < KEPT else SELDOM)


async def attend_table(socket: WebSocket, registry: Registry, code: str) -> None:
    """Everything that one socket does at a table."""

    async def meet(hello: wire.Hello) -> None:
        who = network_of(socket)
        try:
            room, seat = await introduce(registry, code, hello.token, who)
        except StoreError as error:
            complain("not-found", error, table=as_code(code))
            raise unkept(error) from error
        with asked_by(Share(who, room.code)):
            await TableConnection(socket, registry, room, seat, hello).stay()

    await attend(socket, registry.services.limits, meet)


async def introduce(registry: Registry, code: str, token: str, who: str) -> tuple[TableRoom, Seat]:
    """Return the table, and the seat that a key opens; who may not come raises ``UnfitError``."""
    room = await registry.code_guessing.find_room(code, who, token)
    seat = room.seat_of(token) if token else SPECTATOR
    if seat is None:
        raise UnfitError("no-key")
    if room.company.closed:
        raise UnfitError("closed")
    if seat == SPECTATOR and not room.order.watch:
        raise UnfitError("no-watching")
    if seat == SPECTATOR:
        registry.check_watcher(room, who)
    if seat != SPECTATOR and not room.limits.comings.take(seat):
        raise UnfitError("too-fast")
    return room, seat


def base_of(socket: WebSocket) -> str:
    """The address by which the browser came."""
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', 'localhost')}"
