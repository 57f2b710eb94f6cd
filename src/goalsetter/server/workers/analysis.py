"""The bureau: takes matches that are to be analysed, and knows how far each of them is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from time import time

from goalsetter.coach import ShakeAnalysis
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.ops.logs import broke, complain
from goalsetter.server.store import (
    CANCELLED,
    FAILED,
    RUNNING,
    UNFINISHED,
    AccountsAltered,
    AnalysisOrdered,
    Change,
    Erased,
    Kept,
    KeptAnalysis,
    PlayedMatch,
    Reported,
    Stood,
    Store,
    StoreError,
)
from goalsetter.server.workers import analysis_work
from goalsetter.server.workers.analysis_report import SeatFigures, figures_in, shakes_in
from goalsetter.server.workers.calls import call
from goalsetter.server.workers.compute import (
    Compute,
    GoneError,
    JobPool,
    LocalCompute,
    PoolKind,
)
from goalsetter.server.workers.line import NO_LIMIT
from goalsetter.server.workers.pool import LostError
from goalsetter.words import say

LONGEST = 3 * 60.0
"""Seconds after which a match is given up."""
POLITE = 5
"""How far the processes step aside for whatever else the machine has to do: games go first."""


class GivenUpError(Exception):
    """It cannot be done; ``code`` says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


@dataclass(slots=True)
class Job:
    """An analysis that is unfinished."""

    id: str
    stopped: bool = False
    work: asyncio.Future[bytes] | None = None
    """The work that is being done for it now."""
    shakes_read: int = 0
    """How many shakes have been looked at."""
    shares: list[int] = field(default_factory=list)
    """The percentage that is done of each shake."""

    @property
    def percent(self) -> int:
        """How much is done; all of it only when it is."""
        return min(99, sum(self.shares) // max(1, len(self.shares)))

    def stop(self) -> None:
        """Do no more for it; processes that are at it are ended."""
        self.stopped = True
        if self.work is not None:
            self.work.cancel()


class Bureau:
    """Analyses of a server, one match after another.

    ``most`` are unfinished at a time; whoever wants more is asked to come later. What is asked for
    stands in the store, and that is the only truth: the queue here is filled from it at the start.
    """

    def __init__(
        self, store: Store, *, workers: int = 2, most: int = 20, compute: Compute | None = None
    ) -> None:
        self._store, self._workers, self._most = store, workers, most
        self._compute: Compute = compute or LocalCompute()
        self._jobs: dict[str, Job] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._pool: JobPool | None = None

    async def open(self) -> None:
        """Take up whatever was unfinished when the server stopped."""
        try:
            for id in await self._store.unfinished():
                self._put(id)
        except StoreError as error:
            complain("analyses-not-taken-up", error)

    async def close(self) -> None:
        """Stop; what is unfinished stays in the store for the next start."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._end_processes()

    # Asking.

    async def ask(self, record: str, source: str = "", key: str = "") -> str:
        """Have a record analysed; the name of the analysis. An upload has the digest of a key."""
        if sum(not job.stopped for job in list(self._jobs.values())) >= self._most:
            raise UnfitError("analysis-busy", HTTPStatus.SERVICE_UNAVAILABLE)
        id = new_id()
        made = int(time() * 1000)
        await self._store.keep(
            [AnalysisOrdered(id=id, made=made, record=record, source=source, key=key)]
        )
        self._put(id)
        return id

    def _put(self, id: str) -> None:
        self._jobs[id] = Job(id)
        self._queue.put_nowait(id)
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def cancel(self, id: str) -> None:
        """Do it no more; one that is finished stays."""
        await self._store.keep([Stood(id=id, state=CANCELLED)])
        self._stop(id)

    async def erase(self, id: str) -> None:
        """Nothing is left of it, whatever has become of it."""
        await self._store.keep([Erased(id=id)])
        self._stop(id)

    def renew(self, id: str) -> None:
        """Begin it again: its record is another now."""
        self._stop(id)
        self._put(id)

    def _stop(self, id: str) -> None:
        job = self._jobs.get(id)
        if job is not None:
            job.stop()

    async def kept(self, id: str) -> KeptAnalysis:
        """All that is kept of an analysis; a name that none has raises ``UnfitError``."""
        analysis = await self._store.analysis(id)
        if analysis is None:
            raise UnfitError("no-analysis", HTTPStatus.NOT_FOUND)
        if analysis.aside:
            raise UnfitError("set-aside", HTTPStatus.NOT_FOUND)
        return analysis

    async def told(self, id: str) -> wire.Analysis:
        """How far an analysis is."""
        job = self._jobs.get(id)
        if job is None or job.stopped:
            return _finished(await self.kept(id))
        running = job.work is not None
        return wire.Analysis(
            id=id,
            state="running" if running else "queued",
            done=job.shakes_read,
            total=len(job.shares),
            percent=job.percent,
            ahead=0 if running else list(self._jobs).index(id),
        )

    # Doing it.

    async def _run(self) -> None:
        while True:
            id = await self._queue.get()
            job = self._jobs.get(id)
            try:
                if job is not None and not job.stopped:
                    await self._analyse(job)
            except GivenUpError as error:
                await self._keep(Stood(id=id, state=FAILED, fault=error.code))
            except Exception:
                broke("analysis")
                await self._keep(Stood(id=id, state=FAILED, fault="analysis-broken"))
            finally:
                if self._jobs.get(id) is job:  # not one that was begun again meanwhile
                    self._jobs.pop(id, None)
            if not self._jobs:
                await self._end_processes()

    async def _analyse(self, job: Job) -> None:
        kept = await self._store.analysis(job.id)
        if kept is None or kept.state not in UNFINISHED:
            return
        await self._keep(Stood(id=job.id, state=RUNNING))
        job.work = asyncio.ensure_future(self._report(job, kept.record))
        try:
            await asyncio.wait([job.work])  # whoever stops the job cancels its work, not this task
        finally:
            job.work.cancel()  # at the server's end nobody waits for it any more
        if not job.stopped:
            report = job.work.result()
            await self._keep(Reported(id=job.id, report=report), *await self._figures(kept, report))

    async def _report(self, job: Job, record: str) -> bytes:
        """Return the report on a record, packed; what cannot be done raises ``GivenUpError``."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self._read(job, record)
        except TimeoutError as error:
            raise GivenUpError("analysis-too-hard") from error
        except GoneError as error:
            raise GivenUpError("analysis-away") from error
        except LostError as error:
            raise GivenUpError("analysis-broken") from error

    async def _read(self, job: Job, record: str) -> bytes:
        numbers = await call(self._processes, analysis_work.shakes_in, record)
        if not numbers:
            raise GivenUpError("analysis-empty")
        job.shares = [0] * len(numbers)
        looks = [
            asyncio.ensure_future(self._look_at(job, record, slot, number))
            for slot, number in enumerate(numbers)
        ]
        try:
            parts = await asyncio.gather(*looks)
        finally:
            for look in looks:  # if one failed, the others are for nothing
                look.cancel()
        return await call(self._processes, analysis_work.write_up, record, parts)

    async def _look_at(self, job: Job, record: str, slot: int, number: int) -> ShakeAnalysis:
        def hear(text: str) -> None:
            positions, total = map(int, text.split())
            job.shares[slot] = positions * 100 // max(1, total)

        look = analysis_work.look_at
        part = await call(self._processes, look, record, number, progress=hear)
        job.shares[slot] = 100
        job.shakes_read += 1
        return part

    @property
    def _processes(self) -> JobPool:
        """The processes that read matches, made anew if all had gone."""
        if self._pool is None:
            kind = PoolKind(
                name="analyses",
                workers=self._workers,
                niceness=POLITE,
                of_a_table=NO_LIMIT,
                of_an_address=NO_LIMIT,
            )
            self._pool = self._compute.pool(kind)
        return self._pool

    async def _end_processes(self) -> None:
        """Nothing is to be read: the memory is better used by tables."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _figures(self, kept: KeptAnalysis, report: bytes) -> list[Change]:
        """The figures of the match for the accounts of its children."""
        table = await self._store.find(kept.source) if kept.source else None
        return figured(table, figures_in(report)) if table is not None else []

    async def _keep(self, *changes: Change) -> None:
        try:
            await self._store.keep(changes)
        except StoreError as error:
            complain("analysis-not-kept", error)


def figured(kept: Kept, figures: Mapping[str, SeatFigures]) -> list[Change]:
    """The changes by which the match of each child has its figures: what it kept, what it lost."""
    return [
        AccountsAltered(
            kind=PlayedMatch,
            where=(("child", taken.account), ("code", kept.code)),
            values=(
                ("best", known.best),
                ("kept", known.kept),
                ("habit", known.habit),
                ("lost", known.lost),
            ),
        )
        for taken in kept.seats
        if taken.account and (known := figures.get(taken.seat)) is not None
    ]


def _finished(kept: KeptAnalysis) -> wire.Analysis:
    """The state of one that nobody works at."""
    shakes = shakes_in(kept.report) if kept.report else 0
    return wire.Analysis(
        id=kept.id,
        state=kept.state,  # type: ignore[arg-type]
        done=shakes,
        total=shakes,
        percent=100 if kept.report else 0,
        sentence=say(f"server-{kept.fault}") if kept.fault else "",
    )
