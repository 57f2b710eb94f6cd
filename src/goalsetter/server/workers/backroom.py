"""Where work is done that would hold up the sockets.

Exact numbers are not made for several threads at once, so one thread of this process knows the
game: every table's deeds and pictures are worked out in it, one after another. Bots, the
desk and the judge of long papers think in processes of their own, made when they are first needed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

from goalsetter.bots import BotChoice, Why
from goalsetter.judge import Verdict
from goalsetter.play import Bench, Seat, UnjudgedError, judging_at
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.workers.papers import AT_ONCE, Judges
from goalsetter.server.workers.process import begin, end_all, prepare
from goalsetter.server.workers.turns import BusyError, Line
from goalsetter.table import Table, ask

P = ParamSpec("P")
T = TypeVar("T")

ANSWERED, LOOKED_AT = 20.0, 4.0
"""Seconds for a question of the desk, and for the form of a draft."""
WAITED = 45.0
"""Seconds that a question of the desk waits for its turn."""
A_MOMENT = 0.5
"""Seconds that a process has to end by itself."""
BROKEN = BotChoice(action=None, why=Why(code="broken"))
"""What a bot wants whose process has died over the question twice."""
LOST = (BrokenProcessPool, OSError)
"""What is raised if a process dies, and if none can be started."""


class NoThinkersError(Exception):
    """There is no process in which a bot could think, whatever it is asked."""


class Pool:
    """Processes that work for this one; if one dies, others are made."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._turns = asyncio.Semaphore(workers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None
        self._known: dict[str, asyncio.Future[None]] = {}
        """Modules that the processes have been asked to read."""

    async def within(self, seconds: float, work: partial[T], patience: float | None = None) -> T:
        """Have something worked out in a time; if it takes longer, the processes are ended.

        Then ``TimeoutError`` is raised. The time begins when it is this one's turn and a process
        has read what it needs: neither is thinking. Whoever asked may go meanwhile; the turn lasts
        until the work is over. If it does not come within ``patience``, ``BusyError`` is raised.
        """
        await self._turn(patience)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(self._over)
        task = asyncio.ensure_future(self._answer(answer, seconds, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(answer)

    async def _answer(self, answer: asyncio.Future[T], seconds: float, work: partial[T]) -> None:
        """Whatever comes of the work is the answer: nothing is left to complain of at the end."""
        try:
            answer.set_result(await self._timed(seconds, work))
        except asyncio.CancelledError:
            answer.cancel()
            raise
        except Exception as error:
            answer.set_exception(error)

    async def _turn(self, patience: float | None) -> None:
        try:
            async with asyncio.timeout(patience):
                await self._turns.acquire()
        except TimeoutError as error:
            raise BusyError from error

    def _over(self, done: asyncio.Future[T]) -> None:
        """It is the turn of the next."""
        self._turns.release()
        _heard(done)

    async def _timed(self, seconds: float, work: partial[T]) -> T:
        pool = self._made()
        try:
            await asyncio.shield(self._prepared(pool, work.func.__module__))
            begun = _begun(pool, work)
            return await asyncio.wait_for(asyncio.shield(begun), seconds)
        except TimeoutError:
            self._ended(pool)
            raise
        except BrokenProcessPool:
            self._dropped(pool)
            raise

    def _prepared(self, pool: ProcessPoolExecutor, module: str) -> asyncio.Future[None]:
        """Is done when a process of the pool knows a module."""
        if module not in self._known:
            self._known[module] = _begun(pool, partial(prepare, module))
        return self._known[module]

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something worked out; it is tried once more if the process dies over it."""
        call = partial(work, *args, **kwargs)
        try:
            return await self._once(call)
        except LOST:
            return await self._once(call)

    async def _once(self, call: Callable[[], T]) -> T:
        """Whatever is lost over it, the next to come gets new processes."""
        pool = self._made()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, call)
        except LOST:
            self._dropped(pool)
            raise

    async def lives(self) -> bool:
        """Whether a process can be had that answers the easiest question."""
        try:
            return await self.run(int) == 0
        except LOST:
            return False

    def _made(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool("closed")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._known = {}
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=begin)
        return self._pool

    def _dropped(self, broken: ProcessPoolExecutor) -> None:
        self._pool = None if self._pool is broken else self._pool
        broken.shutdown(wait=False, cancel_futures=True)

    def _ended(self, pool: ProcessPoolExecutor) -> None:
        """Processes that think too long are killed; whoever else waits for them is told."""
        self._pool = None if self._pool is pool else self._pool
        end_all(pool, cancel=False)

    def close(self) -> None:
        """End the processes; one that is at something is not waited for. No others are made."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is None:
            return
        end_all(pool, cancel=True, seconds=A_MOMENT)
        pool.shutdown(wait=True)


def _begun(pool: ProcessPoolExecutor, work: Callable[[], T]) -> asyncio.Future[T]:
    """Work that a pool is asked to do; one that has been closed meanwhile is broken."""
    try:
        found = asyncio.get_running_loop().run_in_executor(pool, work)
    except RuntimeError as error:
        raise BrokenProcessPool("closed") from error
    found.add_done_callback(_heard)
    return found


def _heard(done: asyncio.Future[T]) -> None:
    """What becomes of work for which nobody waits any longer is no complaint."""
    if not done.cancelled():
        done.exception()


def _judged_at(bench: Bench, work: Callable[[], T]) -> T:
    with judging_at(bench):
        return work()


class BackRoom:
    """The thread that knows the game, the bots' processes, and the desk's."""

    def __init__(self, thinkers: int = 0, figures: Figures | None = None) -> None:
        self.working = self.thinking = 0
        """How many jobs are to be done for the game, and how many thoughts to be thought."""
        self._thoughts = (figures or Figures()).thoughts
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="game")
        self._bots = Pool(thinkers or max(1, (os.cpu_count() or 2) - 1))
        self._desk = Pool(1)
        self.line = Line()
        """Who waits for the desk."""
        self._drafts = Pool(1)
        self.judges = Judges()
        """The judges who rule on papers that take long."""

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something about the game worked out, and told in the language spoken here.

        Verdicts that take long are found elsewhere meanwhile, and then it is worked out once more.
        """
        known: dict[str, Verdict] = {}
        while True:
            bench = Bench(steps=AT_ONCE, kept=known)
            try:
                return await self.attempt(bench, work, *args, **kwargs)
            except UnjudgedError as error:
                known[error.brief.digest] = await self.judges.verdict(error.brief)

    async def attempt(
        self, bench: Bench, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same, if all its verdicts are known at the bench or found at once.

        If one is not, ``UnjudgedError`` tells which.
        """
        loop, here = asyncio.get_running_loop(), copy_context()
        self.working += 1
        try:
            call = partial(_judged_at, bench, partial(work, *args, **kwargs))
            return await loop.run_in_executor(self._thread, here.run, call)
        finally:
            self.working -= 1

    async def think(self, table: Table, seat: Seat) -> BotChoice:
        """What a bot wants to do: nothing, if it brings its process down.

        Where there is no process for any question, ``NoThinkersError`` is raised.
        """
        self.thinking += 1
        try:
            with self._thoughts.time():
                return await self._bots.run(ask, table, seat)
        except LOST as error:
            if await self._bots.lives():
                return BROKEN
            raise NoThinkersError from error
        finally:
            self.thinking -= 1

    async def consult(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a question of the desk answered; one that takes too long raises ``TimeoutError``.

        If others take too long before it, that is ``BusyError``.
        """
        call = partial(work, *args, **kwargs)
        try:
            return await self._desk.within(ANSWERED, call, WAITED)
        except BrokenProcessPool:
            return await self._desk.within(ANSWERED, call, WAITED)

    async def look_at(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Have a draft looked at; nothing, if that takes too long."""
        call = partial(work, *args, **kwargs)
        try:
            return await self._drafts.within(LOOKED_AT, call, LOOKED_AT)
        except (TimeoutError, BrokenProcessPool):
            return None

    async def close(self) -> None:
        """Finish what was begun, without holding up the loop."""
        await self.judges.close()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        self._bots.close()
        self._desk.close()
        self._drafts.close()
        self._thread.shutdown(wait=True, cancel_futures=True)
