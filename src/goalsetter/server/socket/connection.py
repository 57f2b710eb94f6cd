"""One browser's socket: who it is, what it sends, what it is sent. Nothing it sends can do harm."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from goalsetter.play import SPECTATOR, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, unkept
from goalsetter.server.keys import as_code
from goalsetter.server.latency import KEPT
from goalsetter.server.network import network_of
from goalsetter.server.ops.logs import broke, complain, tell
from goalsetter.server.rate_limit import Bucket
from goalsetter.server.room import rematch
from goalsetter.server.room.chat import recall
from goalsetter.server.room.handlers import HANDLERS
from goalsetter.server.room.pictures import picture_of
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.settings import Limits
from goalsetter.server.socket.outbox import Outbox, WantedPicture
from goalsetter.server.store import StoreError
from goalsetter.server.workers import Share
from goalsetter.server.workers.papers import asked_by
from goalsetter.words import speaking, spoken

DRAFT: msgspec.json.Decoder[wire.Draft] = msgspec.json.Decoder(wire.Draft)
DECODER: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)
ENCODER = msgspec.json.Encoder()
GONE = (WebSocketDisconnect, RuntimeError)
"""Errors of a socket whose other side is not there any more."""
FAREWELL = 2.0
"""Seconds for the last frames."""
OFTEN, SELDOM = 0.5, 20.0
"""Seconds between two soundings: until enough are known, and from then on."""
PATIENCE = 100
"""How many bad frames in a row are answered before the socket is closed."""


class Connection:
    """One socket at one table, from its first frame to its last."""

    def __init__(
        self, socket: WebSocket, registry: Registry, room: TableRoom, seat: Seat, token: str = ""
    ) -> None:
        limits = registry.services.limits
        self.socket, self.registry, self.room = socket, registry, room
        self.outbox = Outbox(limits.waiting, self._give_up)
        self.guest = Guest(
            seat=seat,
            base=base_of(socket),
            outbox=self.outbox,
            token=token,
            language=spoken(),
        )
        self._own = Bucket(limits.frames, limits.frames_at_once)
        self._bad = 0
        self._reading: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._listens = False

    async def stay(self) -> None:
        """Read and send until either side has gone."""
        began, facts = monotonic(), {"table": self.room.code, "seat": str(self.guest.seat)}
        tell("socket-opened", **facts, language=self.guest.language)
        try:
            await self._stay()
        finally:
            slow = self.outbox.overfull
            tell("socket-closed", **facts, seconds=round(monotonic() - began, 1), slow=slow)

    async def _stay(self) -> None:
        sending = asyncio.create_task(self._send())
        sounding: asyncio.Task[None] | None = None
        try:
            await self.room.join(self.guest)
            if self.room.failed:  # before this browser could be told with all others
                self.outbox.put(UnfitError("broken").error(fatal=True))
                self.outbox.close()
            sounding = asyncio.create_task(self._sound())
            recall(self.room, self.guest)
            await self._greet()
            self._reading = asyncio.create_task(self._read())
            await asyncio.wait([self._reading])
            if not self._reading.cancelled():
                self._reading.result()
        except GONE:
            pass
        finally:
            for task in (sounding, self._hinting):
                if task is not None:
                    task.cancel()
            if self._reading is not None:
                self._reading.cancel()
                # Its error holds this frame: without this the two would keep each other.
                self._reading = None
            self.room.leave(self.guest)
            await self.guest.drafts.close()
            self.outbox.close()
            await asyncio.wait([sending], timeout=FAREWELL)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _greet(self) -> None:
        """Show the way to the rematch to somebody who comes late."""
        try:
            await rematch.move(self.registry, self.room, self.guest)
        except (UnfitError, StoreError) as error:
            complain("rematch-lost", error, table=self.room.code)

    # In.

    async def _read(self) -> None:
        while not self.outbox.closed:
            self._listens = True
            data = await received(self.socket)
            self._listens = False
            await self.receive(data)

    def _give_up(self) -> None:
        """Too much waits for this browser: it is not waited for, but what it does is finished."""
        if self._reading is not None and self._listens:
            self._reading.cancel()

    async def receive(self, data: str | bytes) -> None:
        """One frame, for its handler; whatever is wrong with it is told."""
        if self.outbox.closed:  # who was sent away is not heard
            return
        try:
            frame = self._allowed(data)
        except UnfitError as error:
            self._complain(error, None)
            return
        if isinstance(frame, wire.AskHint):
            # A hint may be searched for; meanwhile drafts are read and told.
            if self._hinting is not None:
                await asyncio.wait([self._hinting])
            self._hinting = asyncio.create_task(self._answer(frame))
        elif frame is not None:
            await self._answer(frame)

    async def _answer(self, frame: wire.FromBrowser) -> None:
        number = getattr(frame, "id", None)
        try:
            await HANDLERS[type(frame)](self.room, self.guest, frame)
            self._bad = 0
        except UnfitError as error:
            self._complain(error, number)
        except StoreError as error:
            complain("not-kept", error, table=self.room.code)
            self._complain(unkept(error), number)
        except Exception:
            broke("frame-broke", table=self.room.code, seat=self.guest.seat)
            self._complain(UnfitError("broken"), number)

    def _allowed(self, data: str | bytes) -> wire.FromBrowser | None:
        """The frame, if it came in time; a draft that did not is put off, and nothing is told.

        Whoever floods a table with drafts is sent away all the same.
        """
        if self._wait() == 0:
            check_size(data, self.registry.services.limits)
            return read(data)
        late = read_draft(data, self.registry.services.limits)
        if late is None or self._bad + 1 >= PATIENCE:
            raise UnfitError("too-fast")
        self._bad += 1
        self.guest.drafts.put_off(late, self._wait, self._answer)
        return None

    def _wait(self) -> float:
        """All browsers of a seat send so many frames together; each that looks on, its own."""
        guest, frames = self.guest, self.room.limits.frames
        return frames.take_or_wait(guest.seat) if guest.plays else self._own.take_or_wait()

    def _complain(self, error: UnfitError, number: int | None) -> None:
        self._bad += 1
        self.registry.services.figures.refused(error.code)
        tell("frame-refused", table=self.room.code, seat=self.guest.seat, why=error.code)
        last = self._bad >= PATIENCE
        asked = number is not None and not last
        answer = error.refused(number or 0) if asked else error.error(number, fatal=last)
        self.outbox.put(answer)
        if last:
            self.outbox.close()

    # Out.

    async def _send(self) -> None:
        """Send what waits; close the socket behind the last frame."""
        try:
            await self._send_all()
        except Exception as error:
            if not isinstance(error, GONE):
                broke("sending-broke", table=self.room.code, seat=self.guest.seat)
            with suppress(*GONE):
                await self.socket.close(1011)

    async def _send_all(self) -> None:
        while (frame := await self.outbox.take()) is not None:
            if isinstance(frame, WantedPicture):
                await self.socket.send_text(encoded(await picture_of(self.room, self.guest)))
                continue
            if isinstance(frame, wire.Sounding):
                self.guest.trips.sent(frame.id, self.registry.services.clock.now())
            await self.socket.send_text(encoded(frame))
        await self.socket.close()

    async def _sound(self) -> None:
        """Measure the way to a player's browser: a few times at first, then now and then."""
        number = 0
        while self.guest.plays:
            self.outbox.put(wire.Sounding(id=number))
            number += 1
            await asyncio.sleep(OFTEN if number < KEPT else SELDOM)


async def attend(socket: WebSocket, registry: Registry, code: str) -> None:
    """Everything that one socket does, told in the language that its first frame asks for."""
    await socket.accept()
    try:
        hello = await greeted(socket, registry.services.limits)
    except GONE:
        return
    except UnfitError as error:
        await sent_away(socket, error)
        return
    with speaking(hello.language):
        await _attend(socket, registry, code, hello.token)


async def _attend(socket: WebSocket, registry: Registry, code: str, token: str) -> None:
    try:
        room, seat = await _introduced(registry, code, token, network_of(socket))
    except UnfitError as error:
        await sent_away(socket, error)
        return
    except StoreError as error:
        complain("not-found", error, table=as_code(code))
        await sent_away(socket, unkept(error))
        return
    with asked_by(Share(network_of(socket), room.code)):
        await Connection(socket, registry, room, seat, token).stay()


async def greeted(socket: WebSocket, limits: Limits) -> wire.Hello:
    """The first frame; what is none raises ``UnfitError``."""
    try:
        data = await asyncio.wait_for(received(socket), limits.patience)
    except TimeoutError:
        raise UnfitError("no-hello") from None
    check_size(data, limits)
    frame = read(data)
    if not isinstance(frame, wire.Hello):
        raise UnfitError("no-hello")
    return frame


async def _introduced(
    registry: Registry, code: str, token: str, who: str
) -> tuple[TableRoom, Seat]:
    """The table, and the seat that a key opens."""
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


async def sent_away(socket: WebSocket, error: UnfitError) -> None:
    """Tell why, and close the socket."""
    tell("socket-refused", why=error.code)
    with suppress(*GONE):
        await socket.send_text(encoded(error.error(fatal=True)))
        await socket.close(1008)


async def received(socket: WebSocket) -> str | bytes:
    """The next message."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


def check_size(data: str | bytes, limits: Limits) -> None:
    """A frame that is too large raises ``UnfitError``."""
    if len(data) > limits.frame:
        raise UnfitError("frame-too-large", most=limits.frame, came=len(data))


def read(data: str | bytes) -> wire.FromBrowser:
    """A frame; what is none raises ``UnfitError``."""
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnfitError("no-frame", message=str(error)[:200]) from error


def read_draft(data: str | bytes, limits: Limits) -> wire.Draft | None:
    """Return a frame that came too fast, if it is a draft: nothing else is looked at."""
    try:
        return DRAFT.decode(data) if len(data) <= limits.frame else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def encoded(frame: wire.ToBrowser) -> str:
    """A frame as it is sent."""
    return ENCODER.encode(frame).decode()


def base_of(socket: WebSocket) -> str:
    """The address by which the browser came."""
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', 'localhost')}"
