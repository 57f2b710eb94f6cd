"""Where work is done that would hold up the sockets.

Exact numbers are not made for several threads at once, so one thread of this process knows the
game: every table's deeds and pictures are worked out in it, one after another. While it has nothing
to do, what takes a moment is worked out in the thread of the sockets, which saves the way there and
back; Python lets only one of them run at a time in any case. Bots, the desk, drafts and the judges
of long papers think in processes of their own, made when first needed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from goalsetter.bots import BotChoice, Why
from goalsetter.judge import Verdict
from goalsetter.play import Bench, Seat, UnjudgedError, judging_at
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.workers.calls import call
from goalsetter.server.workers.compute import Compute, GoneError, LocalCompute, PoolKind
from goalsetter.server.workers.line import NO_LIMIT, FairLine, Share
from goalsetter.server.workers.papers import AT_ONCE, Judges
from goalsetter.server.workers.pool import LostError, ProcessPool
from goalsetter.table import Table, ask, ask_in_haste

P = ParamSpec("P")
T = TypeVar("T")

ANSWERED, LOOKED_AT = 20.0, 4.0
"""Seconds for a question of the desk, and for the form of a draft."""
THOUGHT, HURRIED = 12.0, 4.0
"""Seconds for a bot's thought, and for the plain choice that it makes after one that took longer.

A champion's usual thought takes less than one; people wait for whoever is on turn."""
WAITED = 45.0
"""Seconds that a question of the desk waits for its turn."""
OF_ONE, OF_ALL = 8, 40
"""How many questions of one address may wait for the desk, and how many of all."""
THOUGHTS = PoolKind(
    name="thoughts",
    workers=max(1, (os.cpu_count() or 2) - 1),
    urgency=10,
    of_a_table=NO_LIMIT,
    of_an_address=NO_LIMIT,
)
"""A bot's thought is owed, not asked for: however many tables there are, none is refused."""
BROKEN = BotChoice(action=None, why=Why(code="broken"))
"""The choice of a bot whose process has died over every try at the question."""
CUT_OFF = Why(code="cut-off")
"""The reason of a bot whose thoughts are far away: it did something plain."""


class NoThinkersError(Exception):
    """There is no process in which a bot could think, whatever it is asked."""


def _judged_at(bench: Bench, work: Callable[[], T]) -> T:
    with judging_at(bench):
        return work()


class Workers:
    """The thread that knows the game, and the processes of bots, desk, drafts and judges.

    Bots think, and judges rule on dear papers, wherever ``compute`` lets them. The desk, drafts and
    first looks at papers are quick, and stay on this machine.
    """

    def __init__(
        self, thinkers: int = 0, figures: Figures | None = None, compute: Compute | None = None
    ) -> None:
        self.working = self.thinking = 0
        """How many jobs are to be done for the game, and how many thoughts to be thought."""
        self._thoughts = (figures or Figures()).thoughts
        # One thread: what comes first is worked out first.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="game")
        self.compute: Compute = compute or LocalCompute()
        """Where heavy work is done."""
        self._bots = self.compute.pool(replace(THOUGHTS, workers=thinkers or THOUGHTS.workers))
        # No process is made for it while the bots' own can be had.
        self._nearby = ProcessPool(1, line=THOUGHTS.line())
        # Strangers ask the desk, so its line is short and its process is not the bots'.
        self._desk = ProcessPool(1, line=FairLine[object](OF_ONE, OF_ONE, OF_ALL))
        self._drafts = ProcessPool(1)
        self.judges = Judges(compute=self.compute)
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
        # A thread has a context of its own: without this it would speak English.
        loop, here = asyncio.get_running_loop(), copy_context()
        self.working += 1
        try:
            call = partial(_judged_at, bench, partial(work, *args, **kwargs))
            return await loop.run_in_executor(self._thread, here.run, call)
        finally:
            self.working -= 1

    async def attempt_here(
        self, bench: Bench, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what takes a few milliseconds: here and now, if the thread has no work."""
        if self.working:  # what came first is worked out first, and never two things at once
            return await self.attempt(bench, work, *args, **kwargs)
        return _judged_at(bench, partial(work, *args, **kwargs))

    async def think(self, table: Table, seat: Seat, code: str = "") -> BotChoice:
        """Ask a bot what it wants to do: something plain, if its thought takes too long or brings
        its process down, and nothing, if even that does.

        Where there is no process for any question, ``NoThinkersError`` is raised.
        """
        self.thinking += 1
        try:
            with self._thoughts.time():
                return await self._think_within(table, seat, Share(table=code))
        except (LostError, TimeoutError) as error:
            # One question may kill its process, or no process can be had at all.
            if await self._bots.lives():
                return BROKEN
            raise NoThinkersError from error
        finally:
            self.thinking -= 1

    async def _think_within(self, table: Table, seat: Seat, share: Share) -> BotChoice:
        try:
            return await call(self._bots, ask, table, seat, share=share, seconds=THOUGHT)
        except GoneError:
            # Nobody at the table waits for machines that are away.
            choice = await call(
                self._nearby, ask_in_haste, table, seat, share=share, seconds=HURRIED
            )
            return replace(choice, why=CUT_OFF) if choice.action is not None else choice
        except (LostError, TimeoutError):
            return await call(self._bots, ask_in_haste, table, seat, share=share, seconds=HURRIED)

    async def consult(self, work: Callable[..., T], *args: object, share: Share | None = None) -> T:
        """Have a question of the desk answered; one that takes too long raises ``TimeoutError``.

        If others take too long before it, that is ``BusyError``; ``LostError`` tells that every
        process died over it.
        """
        return await call(self._desk, work, *args, share=share, seconds=ANSWERED, patience=WAITED)

    async def look_at(self, work: Callable[..., T], *args: object) -> T | None:
        """Have a draft looked at; nothing, if that takes too long."""
        try:
            return await call(self._drafts, work, *args, seconds=LOOKED_AT, patience=LOOKED_AT)
        except (TimeoutError, LostError):
            return None

    async def close(self) -> None:
        """End the processes, and finish what the game's thread has begun."""
        pools = (self._bots, self._nearby, self._desk, self._drafts)
        await asyncio.gather(self.judges.close(), *(pool.close() for pool in pools))
        await self.compute.close()
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
