"""Learning: a socket for each step of a course. Nothing of it is kept, and no bot plays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket

from goalsetter.coach import TAUGHT, Lesson, Reply, reply_to
from goalsetter.play import Action, State
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.lessons.state import (
    BEFORE_SHOWING,
    LEARNER,
    Schooling,
    after_refusal,
    after_reply,
    after_showing,
    again,
    begun,
    picture,
    words,
)
from goalsetter.server.network import network_of
from goalsetter.server.ops.logs import broke
from goalsetter.server.rate_limit import Bucket, Buckets
from goalsetter.server.room.actions import answer_to, read_deed
from goalsetter.server.room.presence import Drafts
from goalsetter.server.services import Services
from goalsetter.server.socket.connection import (
    GONE,
    check_size,
    encoded,
    greeted,
    read,
    read_draft,
    received,
    sent_away,
)
from goalsetter.server.workers import Share
from goalsetter.server.workers.drafts import check_draft, glanced_at, looked_at
from goalsetter.server.workers.papers import asked_by
from goalsetter.table import Outcome, Table, submit
from goalsetter.words import speaking

PATIENCE = 100
"""How many bad frames in a row are answered before the socket is closed."""


class School:
    """All lessons that are open on a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.open = 0
        limits = services.limits
        self._comers = Buckets(limits.steps, limits.steps_at_once)

    async def attend(self, socket: WebSocket, game: str, step: str) -> None:
        """One socket from its first frame to its last."""
        await socket.accept()
        try:
            hello = await greeted(socket, self.services.limits)
        except GONE:
            return
        except UnfitError as error:
            await sent_away(socket, error)
            return
        with speaking(hello.language):
            try:
                await self._teach(socket, game, step)
            except GONE:
                return
            except UnfitError as error:
                await sent_away(socket, error)

    async def _teach(self, socket: WebSocket, game: str, step: str) -> None:
        self._admit(network_of(socket))
        self.open += 1
        try:
            who = network_of(socket)
            schooling = await self.services.workers.work(
                begun, game, step, self.services.clock.now()
            )
            with asked_by(Share(who, who)):
                await Pupil(socket, self.services, schooling).stay()
        finally:
            self.open -= 1

    def _admit(self, who: str) -> None:
        if self.open >= self.services.limits.lessons or not self._comers.take(who):
            raise UnfitError("lessons-full")


class Pupil:
    """One learner at one step."""

    def __init__(self, socket: WebSocket, services: Services, schooling: Schooling) -> None:
        self.socket, self.services, self.schooling = socket, services, schooling
        self._bucket = Bucket(services.limits.frames, services.limits.frames_at_once)
        self._drafts = Drafts()
        self._bad = 0
        self._ends = 0.0
        self._wait()

    async def stay(self) -> None:
        """Answer frame by frame, until the learner goes or is silent for too long."""
        try:
            await self._show()
            while self._bad < PATIENCE:
                async with asyncio.timeout_at(self._ends):
                    data = await received(self.socket)
                await self._take(data)
            await self.socket.close(1008)
        except TimeoutError:
            await sent_away(self.socket, UnfitError("lesson-idle"))
        finally:
            await self._drafts.close()

    def _wait(self) -> None:
        """From now on, the learner has the whole time to do something."""
        self._ends = asyncio.get_running_loop().time() + self.services.limits.lesson_idle

    async def _take(self, data: str | bytes) -> None:
        """One frame; whatever is wrong with it is told."""
        try:
            frame = self._allowed(data)
        except UnfitError as error:
            self._bad += 1
            await self._send(error.error())
            return
        if frame is not None:
            await self._answer(frame)

    async def _answer(self, frame: wire.FromBrowser) -> None:
        number = getattr(frame, "id", None)
        try:
            await DOES.get(type(frame), Pupil.elsewhere)(self, frame)
            self._bad = 0
        except UnfitError as error:
            self._bad += 1
            await self._send(error.error() if number is None else error.refused(number))
        except GONE:
            raise
        except Exception:
            broke("lesson")
            await self._send(UnfitError("broken").error(number))

    def _allowed(self, data: str | bytes) -> wire.FromBrowser | None:
        """The frame, if it came in time; a draft that did not is put off, and nothing is told."""
        if self._bucket.take():
            check_size(data, self.services.limits)
            return read(data)
        late = read_draft(data, self.services.limits)
        if late is None:
            raise UnfitError("too-fast")
        self._bad += 1
        self._drafts.put_off(late, self._bucket.take_or_wait, self._answer_late)
        return None

    async def _answer_late(self, frame: wire.Draft) -> None:
        with suppress(*GONE):
            await self._answer(frame)

    # What a learner does.

    async def do(self, frame: wire.Do) -> None:
        """A deed: done, it is told whether it does what is asked."""
        self._wait()
        if self.schooling.standing != "open":
            raise UnfitError("lesson-over")
        if frame.kind not in TAUGHT:
            raise UnfitError("not-in-lesson")
        before, workers = self.schooling, self.services.workers
        now = self.services.clock.now()
        deed, outcome = await workers.work(_done, before.table, frame, now)
        await self._send(answer_to(frame.id, outcome))
        if outcome.refusal is not None:
            self.schooling = after_refusal(before)
        elif not outcome.stale:
            after = outcome.table
            states = before.table.state, after.state
            reply = await workers.work(_judged, before.lesson, deed, *states)
            self.schooling = after_reply(before, after, reply)
        await self._show()

    async def learn(self, frame: wire.Learn) -> None:
        """The position back, or what can be done."""
        self._wait()
        work, now = self.services.workers.work, self.services.clock.now()
        if frame.what == "again":
            self.schooling = await work(again, self.schooling, now)
        elif self.schooling.failed < BEFORE_SHOWING:
            raise UnfitError("try-first")
        else:
            self.schooling = await work(_demonstrated, self.schooling, now)
        await self._send(wire.Done(id=frame.id, number=self.schooling.table.number))
        await self._show()

    async def draft(self, frame: wire.Draft) -> None:
        """The form of a paper, told when it has been looked at; meanwhile the lesson goes on."""
        self._wait()
        check_draft(frame)
        if glance := glanced_at(frame, self.schooling.table, LEARNER):
            await self._send(glance)
        self._drafts.take(frame, self._looked_at)

    async def _looked_at(self, frame: wire.Draft) -> None:
        form = await looked_at(self.services.workers, frame, self.schooling.table, LEARNER)
        with suppress(*GONE):
            await self._send(form)

    async def elsewhere(self, frame: object) -> None:
        """Refuse what belongs to a match."""
        del frame
        raise UnfitError("not-in-lesson")

    async def ping(self, frame: wire.Ping) -> None:
        """A page that only lies open does not keep a lesson alive."""
        await self._send(wire.Pong(id=frame.id))

    async def nothing(self, frame: object) -> None:
        """Pass over what needs no answer."""
        del frame

    # What he is sent.

    async def _show(self) -> None:
        work, now = self.services.workers.work, self.services.clock.now()
        await self._send(await work(picture, self.schooling, now))
        await self._send(await work(words, self.schooling))

    async def _send(self, frame: wire.ToBrowser) -> None:
        await self.socket.send_text(encoded(frame))


DOES: dict[type, Callable[[Pupil, Any], Awaitable[None]]] = {
    wire.Do: Pupil.do,
    wire.Draft: Pupil.draft,
    wire.Learn: Pupil.learn,
    wire.Echo: Pupil.nothing,
    wire.Ping: Pupil.ping,
}
"""The method of each frame; all others belong to a match."""


def _done(table: Table, frame: wire.Do, at: int) -> tuple[Action, Outcome]:
    deed = read_deed(table, LEARNER, frame)
    return deed, submit(table, LEARNER, deed, at, frame.seen, asking=False)


def _judged(lesson: Lesson, deed: Action, before: State, after: State) -> Reply | None:
    return reply_to(lesson, before, deed, after)


def _demonstrated(schooling: Schooling, at: int) -> Schooling:
    """The deed of the lesson, done from its position."""
    fresh = again(schooling, at)
    outcome = submit(fresh.table, LEARNER, schooling.lesson.shown, at, asking=False)
    return after_showing(fresh, outcome.table)
