"""A pool of processes: jobs by name, texts in and out, in a fair line.

A job that takes longer than its time, or that nobody waits for any more, is ended with its
process, and hurts no other. A process that dies over a job, or has no memory left, is replaced and
the job is asked again: what came of it is no answer. Neither waiting nor the start of a process
counts as time.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from goalsetter.server.workers import child
from goalsetter.server.workers.line import BusyError, FairLine, Share

TRIES = 3
"""How often a job is given to a new process if one dies over it."""
STARTED = 120.0
"""Seconds that a process has to start and to import what a job needs, on the busiest machine."""
START = "from goalsetter.server.workers.child import main; main()"


class LostError(Exception):
    """No process lived long enough to do a job, however often it was asked; it is not answered."""


class JobError(Exception):
    """A job raised something; its traceback is told."""


@dataclass(eq=False, slots=True, kw_only=True)
class _Ticket:
    """A job that waits for its turn or is being done."""

    job: str
    text: str
    seconds: float | None
    share: Share
    priority: int
    progress: Callable[[str], None] | None = None
    answer: asyncio.Future[str] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    taken: asyncio.Event = field(default_factory=asyncio.Event)


class WorkerProcess:
    """One process, spoken to from one thread at a time; it may be killed from any."""

    def __init__(self, memory: int, niceness: int) -> None:
        # -P: the folder in which the server was started must not hide a module of ours.
        command = [sys.executable, "-P", "-c", START, str(memory), str(niceness)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)

    def ask(
        self, job: str, text: str, begun: Callable[[], None], progress: Callable[[str], None]
    ) -> tuple[bytes, str]:
        """Have a job done, and wait for it; a process that has gone raises ``LostError``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            child.write(self._process.stdin, child.ASKED, job + child.BETWEEN + text)
            frame = child.read(self._process.stdout)
            # The clock of a job starts when its process has imported what it needs, not before.
            if frame is not None and frame[0] == child.BEGUN:
                begun()
                frame = child.read(self._process.stdout)
            while frame is not None and frame[0] == child.PROGRESS:
                progress(frame[1])
                frame = child.read(self._process.stdout)
        except (OSError, ValueError) as error:
            raise LostError from error
        if frame is None:
            raise LostError
        return frame

    def kill(self) -> None:
        """End it at once, and wait until it has ended."""
        self._process.kill()
        # Without waiting it would stay in the system's list as a zombie.
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:  # what it was not told any more
                    continue


class ProcessPool:
    """So many processes at most, made when they are first needed."""

    def __init__(
        self,
        workers: int = 1,
        *,
        memory: int = 0,
        niceness: int = 0,
        line: FairLine[Any] | None = None,
    ) -> None:
        self._workers, self._memory, self._niceness = workers, memory, niceness
        self._line: FairLine[_Ticket] = line if line is not None else FairLine()
        self._more = asyncio.Condition()
        self._stations: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="worker")
        self._closed = False
        self.running = 0
        """How many jobs are being done."""

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return len(self._line)

    async def submit(
        self,
        job: str,
        text: str,
        *,
        share: Share | None = None,
        priority: int = 0,
        seconds: float | None = None,
        patience: float | None = None,
        progress: Callable[[str], None] | None = None,
    ) -> str:
        """Return the answer of a job (``module:function``) for a text.

        ``seconds`` are for the work alone, else ``TimeoutError``; ``patience`` is for the wait,
        else ``BusyError``, as if the line is full. Whoever is cancelled meanwhile cancels the job.
        ``progress`` hears how far it is, if the job tells (``child.report``).
        """
        whose = share or Share()
        ticket = _Ticket(
            job=job, text=text, seconds=seconds, share=whose, priority=priority, progress=progress
        )
        await self._join(ticket)
        try:
            if patience is not None:
                await self._turn_of(ticket, patience)
            return await asyncio.shield(ticket.answer)
        finally:
            ticket.answer.cancel()
            self._line.drop(ticket, whose, priority)

    async def lives(self) -> bool:
        """Whether a process can be had that answers the easiest question."""
        try:
            return await self.submit(child.ECHO, "") == ""
        except LostError:
            return False

    async def _join(self, ticket: _Ticket) -> None:
        if self._closed:
            raise LostError("closed")
        self._line.put(ticket, ticket.share, ticket.priority)
        # A new process only if those that are idle are spoken for already.
        idle = len(self._stations) - self.running
        if len(self._stations) < self._workers and len(self._line) > idle:
            self._stations.append(asyncio.create_task(self._serve()))
        async with self._more:
            self._more.notify()

    async def _turn_of(self, ticket: _Ticket, patience: float) -> None:
        try:
            await asyncio.wait_for(ticket.taken.wait(), patience)
        except TimeoutError as error:
            raise BusyError from error

    # One process after another, with one job after another.

    async def _serve(self) -> None:
        worker: WorkerProcess | None = None
        try:
            while True:
                ticket = await self._next()
                self.running += 1
                try:
                    worker = await self._done(ticket, worker)
                finally:
                    self.running -= 1
        finally:
            _end(worker)

    async def _next(self) -> _Ticket:
        async with self._more:
            while (ticket := self._line.take()) is None:
                await self._more.wait()
        ticket.taken.set()
        return ticket

    async def _done(self, ticket: _Ticket, worker: WorkerProcess | None) -> WorkerProcess | None:
        """Do a job, in a new process if need be; the process, if it can do another."""
        for _ in range(TRIES):
            # Whoever asked has gone meanwhile: the process is free for another job.
            if ticket.answer.done():
                return worker
            try:
                worker = worker or await self._started()
                kind, text = await self._asked(ticket, worker)
            except TimeoutError as error:
                _end(worker)
                _fail(ticket, error)
                return None
            except (LostError, OSError):
                _end(worker)
                worker = None
                continue
            except asyncio.CancelledError:
                _end(worker)
                _fail(ticket, LostError("closed"))
                raise
            # No memory left: the process is full of old jobs, and a new one may manage.
            if kind != child.FULL:
                _settle(ticket, kind, text)
                return worker
            _end(worker)
            worker = None
        _fail(ticket, LostError(ticket.job))
        return worker

    async def _started(self) -> WorkerProcess:
        loop = asyncio.get_running_loop()
        starting = loop.run_in_executor(self._threads, WorkerProcess, self._memory, self._niceness)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            # The thread starts it all the same, and nobody else would know of it, nor end it.
            with suppress(OSError):
                _end(await starting)
            raise

    async def _asked(self, ticket: _Ticket, worker: WorkerProcess) -> tuple[bytes, str]:
        """The answer of a process; one that takes too long raises ``TimeoutError``."""
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def tell() -> None:
            loop.call_soon_threadsafe(begun.set)

        def hear(text: str) -> None:
            if ticket.progress is not None:
                loop.call_soon_threadsafe(ticket.progress, text)

        asked = loop.run_in_executor(self._threads, worker.ask, ticket.job, ticket.text, tell, hear)
        begins = asyncio.create_task(begun.wait())
        try:
            await asyncio.wait((asked, begins, ticket.answer), timeout=STARTED, return_when=FIRST)
            if not asked.done() and not begun.is_set() and not ticket.answer.done():
                raise LostError("did not start")
            await asyncio.wait((asked, ticket.answer), timeout=ticket.seconds, return_when=FIRST)
        finally:
            begins.cancel()
            if not asked.done():  # too late, or nobody waits: the thread hears that it has gone
                worker.kill()
                asked.add_done_callback(_heard)
        if ticket.answer.done() and not asked.done():
            raise LostError("nobody waits")
        if not asked.done():
            raise TimeoutError
        return asked.result()

    async def close(self) -> None:
        """End every process, whatever it is at; whoever waits hears ``LostError``."""
        self._closed = True
        for station in self._stations:
            station.cancel()
        await asyncio.gather(*self._stations, return_exceptions=True)
        while (ticket := self._line.take()) is not None:
            _fail(ticket, LostError("closed"))
        # The threads end by themselves: the processes that they listened to are gone.
        self._threads.shutdown(wait=False)


FIRST = asyncio.FIRST_COMPLETED


def _end(worker: WorkerProcess | None) -> None:
    if worker is not None:
        worker.kill()


def _fail(ticket: _Ticket, error: Exception) -> None:
    if not ticket.answer.done():
        ticket.answer.set_exception(error)
        ticket.answer.exception()  # whoever waits is told; he may have gone


def _settle(ticket: _Ticket, kind: bytes, text: str) -> None:
    if kind == child.BROKE:
        _fail(ticket, JobError(text))
    elif not ticket.answer.done():
        ticket.answer.set_result(text)


def _heard(asked: asyncio.Future[tuple[bytes, str]]) -> None:
    if not asked.cancelled():
        asked.exception()
