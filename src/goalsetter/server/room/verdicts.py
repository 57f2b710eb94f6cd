"""The verdicts of one match: found elsewhere, kept beside the log, and the same ever after.

While a deed waits for a verdict nobody holds the table's lock, others do what does not depend on
it, and the clock of the match stands: the time that a judge takes is nobody's.
"""

from __future__ import annotations

import asyncio
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

import msgspec

from goalsetter.judge import Verdict
from goalsetter.play import Bench, Brief, Seat, UnjudgedError
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import complain
from goalsetter.server.services import Services
from goalsetter.server.store import Judged, StoreError
from goalsetter.server.workers import BusyError, LostError
from goalsetter.server.workers.papers import AT_ONCE, read_verdict, write_verdict

P = ParamSpec("P")
T = TypeVar("T")
AGAIN = 5.0
"""Seconds after which judges are asked again who were too busy, or not to be had."""
NO_JUDGE = (BusyError, LostError)
"""The errors that keep a verdict from being found now; they say nothing about the paper."""


class Verdicts:
    """The verdicts of one table, and the deeds that wait for one."""

    def __init__(self, code: str, services: Services, kept: Sequence[Judged]) -> None:
        self._code, self._services = code, services
        self.known: dict[str, Verdict] = dict(_read(kept))
        self._kept = {judged.digest for judged in kept}
        self._expected: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._seats: set[Seat] = set()
        self._held: int | None = None
        self._waiting = 0

    @property
    def rests(self) -> bool:
        """Whether nothing waits for a verdict."""
        return not self._tasks and not self._waiting

    def bench(self) -> Bench:
        """Where verdicts are had while something about this table is worked out."""
        return Bench(steps=AT_ONCE, kept=self.known)

    # Finding.

    async def find(self, brief: Brief) -> None:
        """Return when a verdict is known; if no judge can be had now, one of ``NO_JUDGE``."""
        if brief.digest not in self.known:
            self.known[brief.digest] = await self._services.workers.judges.verdict(brief)

    async def find_surely(self, brief: Brief) -> None:
        """The same, asking again for as long as it takes."""
        while True:
            try:
                return await self.find(brief)
            except NO_JUDGE as error:
                complain("no-judge", error, table=self._code)
                await asyncio.sleep(AGAIN)

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something worked out, with as many verdicts as that takes; they are kept."""
        while True:
            bench = self.bench()
            try:
                result = await self._services.workers.attempt(bench, work, *args, **kwargs)
            except UnjudgedError as error:
                await self.find_surely(error.brief)
            else:
                await self._keep_if_it_can_be(self.changes(bench.wanted, 0))
                return result

    # Keeping.

    def changes(self, wanted: Mapping[Brief, Verdict], number: int) -> list[Judged]:
        """The verdicts that are to be kept with an action, of those that were wanted for it."""
        new = {brief.digest: verdict for brief, verdict in wanted.items()}
        new = {digest: verdict for digest, verdict in new.items() if digest not in self._kept}
        self.known |= new
        return [
            Judged(code=self._code, digest=digest, number=number, verdict=write_verdict(verdict))
            for digest, verdict in new.items()
        ]

    async def _keep(self, changes: Sequence[Judged]) -> None:
        if changes:
            await self._services.store.keep(changes)
            self.have_kept(changes)

    async def _keep_if_it_can_be(self, changes: Sequence[Judged]) -> None:
        try:
            await self._keep(changes)
        except StoreError as error:  # then they are kept the next time
            complain("not-kept", error, table=self._code)

    def have_kept(self, changes: Iterable[Judged]) -> None:
        """These need not be kept again."""
        self._kept |= {judged.digest for judged in changes}

    def expect(self, briefs: Iterable[Brief], number: int, then: Callable[[], None]) -> None:
        """Have papers judged and kept in their time, before somebody needs it."""
        for brief in briefs:
            if brief.digest not in self._expected:
                self._expected.add(brief.digest)
                self._begin(self._expect(brief, number, then))

    async def _expect(self, brief: Brief, number: int, then: Callable[[], None]) -> None:
        try:
            await self.find(brief)
            verdict = {brief: self.known[brief.digest]}
            await self._keep(self.changes(verdict, number))
        except (*NO_JUDGE, StoreError) as error:  # whoever needs it will ask again
            complain("no-judge", error, table=self._code)
        finally:
            self._expected.discard(brief.digest)
        then()

    # Deeds that wait.

    def finish(self, seat: Seat, doing: Callable[[], Coroutine[None, None, None]]) -> None:
        """Let a deed be finished when its verdict has come; a seat has one that waits."""
        if seat in self._seats:
            raise UnfitError("judge-thinks")
        self._seats.add(seat)
        self._begin(doing()).add_done_callback(lambda _: self._seats.discard(seat))

    def _begin(self, doing: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Wait for nothing any more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The clock.

    @property
    def now(self) -> int:
        """The moment at which deeds are done: while one waits for a verdict, that of its coming."""
        now = self._services.clock.now()
        return now if self._held is None else min(now, self._held)

    @property
    def stands(self) -> bool:
        """Whether the clock stands."""
        return self._held is not None

    @asynccontextmanager
    async def adjourned(
        self, came: int, put_off: Callable[[int], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Let the clock stand from a moment on; whoever ends it puts off all that is due."""
        self._waiting += 1
        self._held = came if self._held is None else self._held
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                lost = self.lost()
                self._held = None
                await put_off(lost)

    def lost(self) -> int:
        """How long the clock has stood since this was last asked; from now on it stands anew."""
        if self._held is None:
            return 0
        now = self._services.clock.now()
        lost, self._held = max(0, now - self._held), max(now, self._held)
        return lost


def _read(kept: Sequence[Judged]) -> Iterable[tuple[str, Verdict]]:
    """The verdicts that can be read; what cannot be is found once more."""
    for judged in kept:
        try:
            yield judged.digest, read_verdict(judged.verdict)
        except msgspec.MsgspecError as error:
            complain("verdict-unreadable", error, table=judged.code)
