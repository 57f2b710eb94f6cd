"""Learning: a socket for each step of a course. Nothing of it is kept, and no bot plays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket

from goalsetter.coach import reply_to, reply_to_answer
from goalsetter.play import Action
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
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.actions import answer_to, read_deed
from goalsetter.server.services import Services
from goalsetter.server.socket.connection import Connection, attend
from goalsetter.server.workers import Share
from goalsetter.server.workers.drafts import check_draft, glanced_at, looked_at
from goalsetter.server.workers.papers import asked_by
from goalsetter.table import Outcome, Table, submit


class School:
    """All lessons that are open on a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.open = 0
        limits = services.limits
        self._comers = Buckets(limits.steps, limits.steps_at_once)

    async def attend(self, socket: WebSocket, course: str, step: str) -> None:
        """One socket from its first frame to its last."""

        async def meet(_hello: wire.Hello) -> None:
            who = network_of(socket)
            # A lesson needs no table and no name: without a limit a stranger could open any number.
            if self.open >= self.services.limits.lessons or not self._comers.take(who):
                raise UnfitError("lessons-full")
            self.open += 1
            try:
                work, now = self.services.workers.work, self.services.clock.now()
                schooling = await work(begun, course, step, now)
                with asked_by(Share(who, who)):
                    await LessonConnection(socket, self.services, schooling).stay()
            finally:
                self.open -= 1

        await attend(socket, self.services.limits, meet)


class LessonConnection(Connection):
    """One learner at one step."""

    def __init__(self, socket: WebSocket, services: Services, schooling: Schooling) -> None:
        # There is no table to name in the log, and a learner has no name.
        super().__init__(socket, services, lesson=f"{schooling.course.address}-{schooling.step}")
        self.schooling = schooling
        self._ends = 0.0
        self._stay_open()

    async def begin(self) -> None:
        """Show the position and the task."""
        await self._show()

    async def hear(self) -> str | bytes:
        """Return the next message, unless the learner is silent for too long."""
        try:
            async with asyncio.timeout_at(self._ends):
                return await super().hear()
        except TimeoutError:
            raise UnfitError("lesson-idle") from None

    def _stay_open(self) -> None:
        """From now on, the learner has the whole time to do something."""
        self._ends = asyncio.get_running_loop().time() + self.services.limits.lesson_idle

    async def handle(self, frame: wire.FromBrowser) -> None:
        """Do what a frame asks for, by its row; what belongs to a match is refused."""
        handler = HANDLERS.get(type(frame))
        if handler is None:
            raise UnfitError("not-in-lesson")
        await handler(self, frame)

    # What a learner does.

    async def do(self, frame: wire.Do) -> None:
        """A deed: done, it is told whether it does what is asked."""
        self._stay_open()
        if self.schooling.standing != "open":
            raise UnfitError("lesson-over")
        # A match knows many more deeds, which would only lead astray here.
        if frame.kind not in self.schooling.lesson.taught:
            raise UnfitError("not-in-lesson")
        before, workers = self.schooling, self.services.workers
        now = self.services.clock.now()
        deed, outcome = await workers.work(do_deed, before.table, frame, now)
        self.outbox.put(answer_to(frame.id, outcome))
        if outcome.refusal is not None:
            self.schooling = after_refusal(before)
        elif not outcome.stale:
            after = outcome.table
            states = before.table.state, deed, after.state
            reply = await workers.work(reply_to, before.lesson, *states)
            self.schooling = after_reply(before, after, reply)
        await self._show()

    async def learn(self, frame: wire.Learn) -> None:
        """The position back, what can be done, or an answer."""
        self._stay_open()
        work, now = self.services.workers.work, self.services.clock.now()
        if frame.what == "answer":
            if self.schooling.standing != "open":
                raise UnfitError("lesson-over")
            reply = reply_to_answer(self.schooling.lesson, frozenset(frame.chosen))
            self.schooling = after_reply(self.schooling, self.schooling.table, reply)
        elif frame.what == "again":
            self.schooling = await work(again, self.schooling, now)
        # Not even by hand: whoever is shown at once has tried nothing.
        elif self.schooling.failed < BEFORE_SHOWING:
            raise UnfitError("try-first")
        else:
            self.schooling = await work(show_how, self.schooling, now)
        self.outbox.put(wire.Done(id=frame.id, number=self.schooling.table.number))
        await self._show()

    async def draft(self, frame: wire.Draft) -> None:
        """The form of a paper, told when it has been looked at; meanwhile the lesson goes on."""
        self._stay_open()
        check_draft(frame)
        if glance := glanced_at(frame, self.schooling.table, LEARNER):
            self.outbox.put(glance)
        self.drafts.take(frame, self._look_at)

    async def _look_at(self, frame: wire.Draft) -> None:
        self.outbox.put(
            await looked_at(self.services.workers, frame, self.schooling.table, LEARNER)
        )

    async def ping(self, frame: wire.Ping) -> None:
        """A page that only lies open does not keep a lesson alive."""
        self.outbox.put(wire.Pong(id=frame.id))

    async def pass_over(self, _frame: wire.Echo) -> None:
        """Answer nothing: no clock runs, so nobody measures the way."""

    async def _show(self) -> None:
        work, now = self.services.workers.work, self.services.clock.now()
        self.outbox.put(await work(picture, self.schooling, now))
        self.outbox.put(await work(words, self.schooling))


HANDLERS: dict[type, Callable[[LessonConnection, Any], Awaitable[None]]] = {
    wire.Do: LessonConnection.do,
    wire.Draft: LessonConnection.draft,
    wire.Learn: LessonConnection.learn,
    wire.Echo: LessonConnection.pass_over,
    wire.Ping: LessonConnection.ping,
}
"""The method of each frame; all others belong to a match."""


def do_deed(table: Table, frame: wire.Do, at: int) -> tuple[Action, Outcome]:
    """Read the deed of a frame and do it at the table; no bot is asked."""
    deed = read_deed(table, LEARNER, frame)
    return deed, submit(table, LEARNER, deed, at, frame.seen, asking=False)


def show_how(schooling: Schooling, at: int) -> Schooling:
    """The deed of the lesson, done from its position."""
    fresh = again(schooling, at)
    if schooling.lesson.quiz is not None:
        return after_showing(fresh, fresh.table)
    outcome = submit(fresh.table, LEARNER, schooling.lesson.shown, at, asking=False)
    return after_showing(fresh, outcome.table)
