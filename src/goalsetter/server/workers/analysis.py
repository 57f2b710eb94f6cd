"""The bureau: takes matches that are to be analysed, and knows how far each of them is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from http import HTTPStatus
from time import time
from typing import Any, TypeVar

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.ops.logs import broke, complain
from goalsetter.server.store import (
    CANCELLED,
    FAILED,
    RUNNING,
    UNFINISHED,
    Asked,
    Erased,
    KeptAnalysis,
    Reported,
    Stood,
    Store,
    StoreError,
)
from goalsetter.server.workers.analysis_queue import Runner
from goalsetter.server.workers.analysis_readers import GivenUpError, Job, Readers, StoppedError
from goalsetter.server.workers.analysis_report import shakes_in
from goalsetter.words import say

T = TypeVar("T")


class Bureau:
    """Analyses of a server. ``most`` are unfinished at a time; the rest is asked to come later."""

    def __init__(self, store: Store, *, workers: int = 2, most: int = 20) -> None:
        self._store, self._most = store, most
        self._jobs: dict[str, Job] = {}
        self._readers = Readers(workers)
        self._runner = Runner(self._work)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False

    async def open(self) -> None:
        """Take up whatever was unfinished when the server stopped."""
        self._loop = asyncio.get_running_loop()
        try:
            for id in await self._store.unfinished():
                self._put(id)
        except StoreError as error:
            complain("analyses-not-taken-up", error)

    async def close(self) -> None:
        """Stop; what is unfinished stays in the store for the next start."""
        self._closing = True
        for job in list(self._jobs.values()):
            job.stopped = True
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._runner.stop()
        self._readers.close()

    # Asking.

    async def ask(self, record: str, source: str = "", key: str = "") -> str:
        """Have a record analysed; the name of the analysis. An upload has the digest of a key."""
        if sum(not job.stopped for job in list(self._jobs.values())) >= self._most:
            raise UnfitError("analysis-busy", HTTPStatus.SERVICE_UNAVAILABLE)
        id = new_id()
        made = int(time() * 1000)
        await self._store.keep([Asked(id=id, made=made, record=record, source=source, key=key)])
        self._put(id)
        return id

    def _put(self, id: str) -> None:
        self._jobs[id] = Job(id)
        self._runner.put(id)

    async def cancel(self, id: str) -> None:
        """Do it no more; one that is finished stays."""
        await self._store.keep([Stood(id=id, state=CANCELLED)])
        self._stop(id)

    async def erase(self, id: str) -> None:
        """Nothing is left of it, whatever has become of it."""
        await self._store.keep([Erased(id=id)])
        self._stop(id)

    def _stop(self, id: str) -> None:
        job = self._jobs.get(id)
        if job is not None:
            job.stopped = True

    async def delete(self, id: str) -> None:
        """All that is kept of an analysis goes, with its record; work at it is stopped."""
        await self._store.keep([Erased(id=id)])
        job = self._jobs.get(id)
        if job is not None:
            job.stopped = True

    async def kept(self, id: str) -> KeptAnalysis:
        """All that is kept of an analysis; a name that none has raises ``UnfitError``."""
        found = await self._store.analysis(id)
        if found is None:
            raise UnfitError("no-analysis", HTTPStatus.NOT_FOUND)
        if found.aside:
            raise UnfitError("set-aside", HTTPStatus.NOT_FOUND)
        return found

    async def told(self, id: str) -> wire.Analysis:
        """How far an analysis is."""
        job = self._jobs.get(id)
        if job is None or job.stopped:
            return _finished(await self.kept(id))
        known = list(self._jobs)  # the runner's thread may finish one meanwhile
        ahead = 0 if job.running or id not in known else known.index(id)
        return wire.Analysis(
            id=id,
            state="running" if job.running else "queued",
            done=job.done,
            total=job.total,
            percent=job.percent,
            ahead=ahead,
        )

    # Doing it, in the runner's thread.

    def _work(self, id: str) -> None:
        job = self._jobs.get(id)
        try:
            if job is not None and not job.stopped:
                self._analyse(job)
        except StoppedError:
            pass
        except GivenUpError as error:
            self._note(Stood(id=id, state=FAILED, fault=error.code))
        except Exception:
            broke("analysis")
            self._note(Stood(id=id, state=FAILED, fault="analysis-broken"))
        finally:
            self._forget(id)

    def _analyse(self, job: Job) -> None:
        kept = self._wait(self._store.analysis(job.id))
        if kept is None or kept.state not in UNFINISHED:
            return
        job.running = True
        self._note(Stood(id=job.id, state=RUNNING))
        report = self._readers.report(job, kept.record)
        self._note(Reported(id=job.id, report=report))

    def _forget(self, id: str) -> None:
        """Processes that have nothing to do any more are ended."""
        self._jobs.pop(id, None)
        if not self._jobs:
            self._readers.close()

    def _note(self, change: Stood | Reported) -> None:
        """Keep a change; what was stopped by the end of the server stays as it was."""
        if self._closing:
            return
        try:
            self._wait(self._store.keep([change]))
        except StoreError as error:
            complain("analysis-not-kept", error)

    def _wait(self, asked: Coroutine[Any, Any, T]) -> T:
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result()


def _finished(kept: KeptAnalysis) -> wire.Analysis:
    """What can be said of one that nobody works at."""
    shakes = shakes_in(kept.report) if kept.report else 0
    return wire.Analysis(
        id=kept.id,
        state=kept.state,  # type: ignore[arg-type]
        done=shakes,
        total=shakes,
        percent=100 if kept.report else 0,
        sentence=say(f"server-{kept.fault}") if kept.fault else "",
    )
