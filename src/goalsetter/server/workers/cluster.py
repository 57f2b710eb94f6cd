"""A cluster of machines that do heavy work: a scheduler of Dask's, and its workers.

What is asked for waits here in a fair line; only as much as the machines can do is handed over. A
job whose machine dies is done by another. While the scheduler does not answer, jobs wait for it as
long as a table can; then they raise ``GoneError``, at once for those that come later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from time import monotonic
from typing import Any
from uuid import uuid4

from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.workers import child, cluster_work
from goalsetter.server.workers.cluster_work import Request, work_for_dask
from goalsetter.server.workers.compute import GoneError, JobPool, PoolKind
from goalsetter.server.workers.job_kinds import JobKind, kind_of
from goalsetter.server.workers.line import NO_LIMIT, BusyError, FairLine, Share
from goalsetter.server.workers.pool import TRIES, JobError, LostError

GONE = 3.0
"""Seconds without an answer after which a cluster counts as gone."""
BEAT = 0.5
"""Seconds between two questions to the scheduler."""
AHEAD = 2
"""How many jobs are handed over for each process of the cluster: one more waits there."""


@dataclass(frozen=True, slots=True)
class Credentials:
    """Files by which the machines of a cluster know each other; empty where the network does."""

    ca: str = ""
    certificate: str = ""
    key: str = ""

    def security(self) -> Any:
        """The same for Dask; nothing without files."""
        if not self.ca:
            return None
        from distributed import Security  # noqa: PLC0415 - an extra, and slow to load

        files = {"tls_ca_file": self.ca, "require_encryption": True}
        for role in ("client", "scheduler", "worker"):
            files |= {f"tls_{role}_cert": self.certificate, f"tls_{role}_key": self.key}
        return Security(**files)


class ClusterCompute:
    """The way to one cluster, for all pools of a server."""

    def __init__(self, address: str, credentials: Credentials | None = None) -> None:
        self.address = address
        self._credentials = credentials or Credentials()
        self._client: Any = None
        self._changes: set[asyncio.Future[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        self._hears: dict[str, Callable[[str], None]] = {}
        self._since = monotonic()
        """Since when it has been away; not looked at while it is here."""
        self.workers = 0
        """How many processes the cluster has."""
        self.topic = f"goalsetter-{uuid4().hex}"

    def pool(self, kind: PoolKind) -> JobPool:
        """Work of a kind, done by the cluster, which is looked for from now on."""
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
        return ClusterPool(self, kind)

    @property
    def here(self) -> Any:
        """The client of a cluster that answers and has machines; nothing if it does not."""
        return self._client if self.workers else None

    async def client(self) -> Any:
        """The client, as soon as the cluster answers; one that is gone raises ``GoneError``.

        One that has just gone is waited for; for one that has been away for long nobody waits.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self._since + GONE - monotonic())):
                while self.here is None:
                    await self.change()
        if self.here is None:
            raise GoneError(self.address)
        return self.here

    async def change(self) -> None:
        """Return when the cluster has come, gone, or become another size."""
        change = asyncio.get_running_loop().create_future()
        self._changes.add(change)
        try:
            await change
        finally:
            self._changes.discard(change)

    def hear(self, key: str, hears: Callable[[str], None]) -> None:
        """Tell somebody how far a job is."""
        self._hears[key] = hears

    def hush(self, key: str) -> None:
        """Tell it no more."""
        self._hears.pop(key, None)

    async def close(self) -> None:
        """Let go of the cluster."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    # Watching it.

    async def _watch(self) -> None:
        """Connect, ask how it is, and connect anew: Dask's own client waits too long for that."""
        # An extra, and so slow to load that every table would wait for it.
        distributed = await asyncio.to_thread(import_module, "distributed")
        self._since = monotonic()
        while True:
            client = None
            try:
                security = self._credentials.security()
                client = distributed.Client(
                    self.address,
                    asynchronous=True,
                    timeout=GONE,
                    security=security,
                    set_as_default=False,
                )
                await asyncio.wait_for(client, 2 * GONE)
                client.subscribe_topic(self.topic, self._heard)
                await self._ask_often(client)
            except (OSError, TimeoutError, RuntimeError) as error:
                self._stand(None, 0, error)
            finally:
                if client is not None:
                    await _closed(client)
            await asyncio.sleep(BEAT)

    async def _ask_often(self, client: Any) -> None:
        """Until it does not answer."""
        while client.status == "running":
            cores = await asyncio.wait_for(client.scheduler.ncores(), GONE)
            self._stand(client, sum(cores.values()))
            await asyncio.sleep(BEAT)
        raise TimeoutError("the scheduler has closed the connection")

    def _stand(self, client: Any, workers: int, error: BaseException | None = None) -> None:
        was, self._client = self.here, client
        self.workers, before = workers, self.workers
        if was is not None and self.here is None:
            self._since = monotonic()
            complain("cluster-gone", error)
        elif was is None and self.here is not None:
            tell("cluster-here", workers=workers)
        if was is not self.here or workers != before:
            for change in [one for one in self._changes if not one.done()]:
                change.set_result(None)

    def _heard(self, event: tuple[float, Mapping[str, str]]) -> None:
        _moment, said = event
        hears = self._hears.get(said.get("key", ""))
        if hears is not None:
            hears(said["text"])


async def _closed(client: Any) -> None:
    """A client whose scheduler has gone may not close: it is not waited for."""
    with suppress(Exception, asyncio.CancelledError):
        await asyncio.wait_for(client.close(timeout=1), 2)


@dataclass(eq=False, slots=True, kw_only=True)
class _Errand:
    """A job that waits for its turn or is being done somewhere."""

    kind: JobKind
    text: str
    seconds: float | None
    progress: Callable[[str], None] | None
    key: str = field(default_factory=lambda: uuid4().hex)
    taken: asyncio.Event = field(default_factory=asyncio.Event)
    answer: asyncio.Future[str] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class ClusterPool:
    """Work of one kind that a cluster does."""

    def __init__(self, cluster: ClusterCompute, kind: PoolKind) -> None:
        self._cluster, self._kind = cluster, kind
        self._line: FairLine[Any] = kind.line()
        self._doing: set[asyncio.Task[None]] = set()
        self._closed = False

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
        """Return the answer of a job that has its row in ``job_kinds``."""
        if self._closed:
            raise LostError("closed")
        whose = share or Share()
        errand = _Errand(kind=kind_of(job), text=text, seconds=seconds, progress=progress)
        self._line.put(errand, whose, priority)
        self._go_on()
        try:
            if patience is not None:
                await _turn_of(errand, patience)
            return await asyncio.shield(errand.answer)
        finally:
            errand.answer.cancel()
            self._line.drop(errand, whose, priority)

    async def lives(self) -> bool:
        """Whether the cluster answers the easiest question."""
        try:
            return await self.submit(child.ECHO, "") == ""
        except LostError:
            return False

    async def close(self) -> None:
        """End all that is being done."""
        self._closed = True
        while (errand := self._line.take()) is not None:
            _fail(errand, LostError("closed"))
        for doing in list(self._doing):
            doing.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)

    # One job after another.

    def _go_on(self) -> None:
        """Hand over as much as the cluster can do; to one that is gone all, which is then told."""
        workers = self._cluster.workers
        most = AHEAD * workers if workers else NO_LIMIT
        while len(self._doing) < most and (errand := self._line.take()) is not None:
            errand.taken.set()
            doing = asyncio.create_task(self._do(errand))
            self._doing.add(doing)
            doing.add_done_callback(self._rest)

    def _rest(self, doing: asyncio.Task[None]) -> None:
        self._doing.discard(doing)
        if not self._closed:
            self._go_on()

    async def _do(self, errand: _Errand) -> None:
        try:
            ending, text = await self._asked(errand)
            match ending:
                case cluster_work.DONE if not errand.answer.done():
                    errand.answer.set_result(text)
                case cluster_work.BROKE:
                    _fail(errand, JobError(text))
                case cluster_work.LATE:
                    _fail(errand, TimeoutError())
                case _:  # it died everywhere, or the machines have another version
                    _fail(errand, LostError(f"{errand.kind.name}: {ending} {text}"))
        except LostError as error:
            _fail(errand, error)
        except asyncio.CancelledError:
            _fail(errand, LostError("closed"))
            raise

    async def _asked(self, errand: _Errand) -> cluster_work.Ending:
        """How a job ended; one whose cluster went away is asked again when that is back."""
        refusals = 0
        while not errand.answer.done():
            client = await self._cluster.client()
            try:
                ending = await self._ended(errand, client)
            except Exception as error:  # Dask's own: a lost scheduler, a worker of another kind
                if type(error).__name__ == "KilledWorker":
                    return cluster_work.LOST, "killed"
                complain("job-refused", error, job=errand.kind.name)
                ending = None
            if ending is not None:
                return ending
            # A scheduler that has just died is known to be gone a moment later.
            with suppress(TimeoutError):
                async with asyncio.timeout(GONE):
                    await self._until_gone(client)
                    continue
            refusals += 1
            if refusals == TRIES:
                return cluster_work.LOST, "refused"
        return cluster_work.LOST, "not wanted"

    async def _ended(self, errand: _Errand, client: Any) -> cluster_work.Ending | None:
        """How it ended; nothing if the cluster has gone. Where nobody waits it is cancelled."""
        request = Request(
            errand.kind.name,
            errand.text,
            seconds=errand.seconds,
            niceness=self._kind.niceness,
            topic=self._cluster.topic if errand.progress else "",
        )
        future = client.submit(
            work_for_dask,
            request,
            key=f"{self._kind.name}-{errand.key}-{uuid4().hex[:8]}",
            pure=False,
            priority=self._kind.urgency,
        )
        answered = asyncio.ensure_future(future.result())
        gone = asyncio.create_task(self._until_gone(client))
        if errand.progress is not None:
            self._cluster.hear(errand.key, errand.progress)
        try:
            await asyncio.wait({answered, gone, errand.answer}, return_when=FIRST)
            if not answered.done() or answered.cancelled():
                return None
            ending: cluster_work.Ending = answered.result()
            return ending
        finally:
            self._cluster.hush(errand.key)
            gone.cancel()
            if not answered.done():
                answered.cancel()
                with suppress(Exception):
                    await asyncio.wait_for(future.cancel(force=True), BEAT)
            future.release()

    async def _until_gone(self, client: Any) -> None:
        while self._cluster.here is client:
            await self._cluster.change()


FIRST = asyncio.FIRST_COMPLETED


async def _turn_of(errand: _Errand, patience: float) -> None:
    try:
        await asyncio.wait_for(errand.taken.wait(), patience)
    except TimeoutError as error:
        raise BusyError from error


def _fail(errand: _Errand, error: Exception) -> None:
    if not errand.answer.done():
        errand.answer.set_exception(error)
        errand.answer.exception()  # whoever waits is told; he may have gone
