"""One browser's socket: frames in, frames out. Tables and lessons share it.

Nothing that a browser sends can do harm: each frame is measured, counted and read before anybody
acts on it, and whatever is wrong with it is told. What a frame does is said by those who share this
class, in ``handle``.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, unkept
from goalsetter.server.ops.logs import Fact, broke, complain, tell
from goalsetter.server.rate_limit import Bucket
from goalsetter.server.room.presence import Drafts
from goalsetter.server.services import Services
from goalsetter.server.settings import Limits
from goalsetter.server.socket.outbox import Outbox, WantedPicture
from goalsetter.server.store import StoreError
from goalsetter.server.view.sentences import in_words
from goalsetter.words import speaking, spoken

DRAFT: msgspec.json.Decoder[wire.Draft] = msgspec.json.Decoder(wire.Draft)
DECODER: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)
ENCODER = msgspec.json.Encoder()
GONE = (WebSocketDisconnect, RuntimeError)
"""Errors of a socket whose other side is not there any more."""
FAREWELL = 2.0
"""Seconds for the last frames."""
PATIENCE = 100
"""How many bad frames in a row are answered before the socket is closed."""


class Connection(ABC):
    """One socket, from its first frame to its last."""

    def __init__(
        self, socket: WebSocket, services: Services, *, folds: bool = False, **facts: Fact
    ) -> None:
        self.socket, self.services = socket, services
        self.facts = facts
        """The place of this socket, for the log."""
        self.outbox = Outbox(services.limits.waiting, self._give_up, folds=folds)
        self.drafts = Drafts()
        self._bucket = Bucket(services.limits.frames, services.limits.frames_at_once)
        self._bad = 0
        self._reading: asyncio.Task[None] | None = None
        self._listens = False

    # For those who share it.

    @abstractmethod
    async def begin(self) -> None:
        """Show the browser what it came for, before its first frame is read."""

    @abstractmethod
    async def handle(self, frame: wire.FromBrowser) -> None:
        """Do what a frame asks for; what is not done raises ``UnfitError``."""

    async def end(self) -> None:  # noqa: B027  (a connection may have nothing to clear away)
        """Clear away what ``begin`` and the frames have left."""

    async def hear(self) -> str | bytes:
        """Return the next message."""
        return await received(self.socket)

    async def write(self, frame: wire.ToBrowser | WantedPicture) -> Sequence[str]:
        """Return what is sent for something from the outbox, at the moment when it is sent."""
        assert not isinstance(frame, WantedPicture), "nobody asks for a picture here"
        return [encoded(frame)]

    def take_or_wait(self) -> float:
        """Return the seconds until the next frame may come; 0 takes it."""
        return self._bucket.take_or_wait()

    # In.

    async def stay(self) -> None:
        """Read and send until either side has gone."""
        began = monotonic()
        tell("socket-opened", **self.facts, language=spoken())
        sending = asyncio.create_task(self._send())
        try:
            await self.begin()
            self._reading = asyncio.create_task(self._read())
            await asyncio.wait([self._reading])
            if not self._reading.cancelled():
                self._reading.result()
        except GONE:
            pass
        except UnfitError as error:
            self.send_away(error)
        finally:
            if self._reading is not None:
                self._reading.cancel()
                # Its error holds this frame: without this the two would keep each other.
                self._reading = None
            await self.end()
            await self.drafts.close()
            self.outbox.close()
            await asyncio.wait([sending], timeout=FAREWELL)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            seconds = round(monotonic() - began, 1)
            tell("socket-closed", **self.facts, seconds=seconds, slow=self.outbox.overfull)

    async def _read(self) -> None:
        while not self.outbox.closed:
            self._listens = True
            data = await self.hear()
            self._listens = False
            await self.receive(data)

    def _give_up(self) -> None:
        """Too much waits for this browser: it is not waited for, but what it does is finished."""
        if self._reading is not None and self._listens:
            self._reading.cancel()

    def send_away(self, error: UnfitError) -> None:
        """Tell why, behind all that waits; then the socket is closed."""
        tell("socket-refused", **self.facts, why=error.code)
        self.outbox.put(error.error(fatal=True))
        self.outbox.close()

    async def receive(self, data: str | bytes) -> None:
        """One frame, for its handler; whatever is wrong with it is told."""
        if self.outbox.closed:  # who was sent away is not heard
            return
        try:
            frame = self._allowed(data)
        except UnfitError as error:
            self.complain(error, None)
            return
        if frame is not None:
            await self.answer(frame)

    async def answer(self, frame: wire.FromBrowser) -> None:
        """Have a frame done; what breaks over it breaks nothing else."""
        number = getattr(frame, "id", None)
        try:
            await self.handle(frame)
            self._bad = 0
        except UnfitError as error:
            self.complain(error, number)
        except StoreError as error:
            complain("not-kept", error, **self.facts)
            self.complain(unkept(error), number)
        except Exception:
            broke("frame-broke", **self.facts)
            self.complain(UnfitError("broken"), number)

    def _allowed(self, data: str | bytes) -> wire.FromBrowser | None:
        """The frame, if it came in time; a draft that did not is put off, and nothing is told.

        Whoever floods a table with drafts is sent away all the same.
        """
        if self.take_or_wait() == 0:
            check_size(data, self.services.limits)
            return read(data)
        late = read_draft(data, self.services.limits)
        if late is None or self._bad + 1 >= PATIENCE:
            raise UnfitError("too-fast")
        self._bad += 1
        self.drafts.put_off(late, self.take_or_wait, self.answer)
        return None

    def complain(self, error: UnfitError, number: int | None) -> None:
        """Tell why a frame was not taken; one too many in a row is the last."""
        self._bad += 1
        self.services.figures.refused(error.code)
        tell("frame-refused", **self.facts, why=error.code)
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
            while (frame := await self.outbox.take()) is not None:
                for text in await self.write(frame):
                    await self.socket.send_text(text)
            await self.socket.close()
        except Exception as error:
            if not isinstance(error, GONE):
                broke("sending-broke", **self.facts)
            with suppress(*GONE):
                await self.socket.close(1011)


async def attend(
    socket: WebSocket, limits: Limits, meet: Callable[[wire.Hello], Awaitable[None]]
) -> None:
    """Greet a browser and let it be met, in the language that its first frame asks for."""
    await socket.accept()
    try:
        hello = await greeted(socket, limits)
    except GONE:
        return
    except UnfitError as error:
        await refuse(socket, error)
        return
    with speaking(hello.language):
        try:
            await meet(hello)
        except UnfitError as error:
            await refuse(socket, error)


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


async def refuse(socket: WebSocket, error: UnfitError) -> None:
    """Tell somebody who is not let in why, and close the socket."""
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
    """A frame as it is sent, its sentences said in the language that is spoken."""
    return ENCODER.encode(in_words(frame)).decode()
