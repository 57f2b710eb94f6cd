"""The bureau: what becomes of an analysis when something goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import sleep

import pytest

from goalsetter.server.errors import UnfitError
from goalsetter.server.store import (
    CANCELLED,
    FAILED,
    QUEUED,
    RUNNING,
    Asked,
    Change,
    MemoryStore,
    StoreError,
)
from goalsetter.server.workers.analysis import Bureau
from goalsetter.server.workers.analysis_readers import GivenUpError, Job
from tests.server.running import PATIENCE

Readings = Callable[[Job, str], bytes]


class Fails(MemoryStore):
    """A store that forgets how to keep things, and how to find what is unfinished."""

    broken = False

    async def keep(self, changes: Sequence[Change]) -> None:
        """Until it is broken."""
        if self.broken:
            raise StoreError("store-failed")
        await super().keep(changes)

    async def unfinished(self) -> list[str]:
        """Not once it is broken."""
        if self.broken:
            raise StoreError("store-failed")
        return await super().unfinished()


async def settled(bureau: Bureau) -> None:
    """Wait until nothing is to be done any more."""
    async with asyncio.timeout(PATIENCE):
        while bureau._jobs:
            await asyncio.sleep(0.02)


def with_bureau(
    promise: Callable[[Bureau, Fails], Awaitable[None]],
    report: Readings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bureau whose readers read in another way."""

    async def tried() -> None:
        store = Fails()
        bureau = Bureau(store)
        monkeypatch.setattr(bureau._readers, "report", report)
        await bureau.open()
        try:
            await promise(bureau, store)
        finally:
            await bureau.close()

    asyncio.run(tried())


def breaks(_job: Job, _text: str) -> bytes:
    """Readers that break."""
    raise RuntimeError("broken")


def test_whatever_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis has failed, with a sentence; the next one has its turn."""

    async def promise(bureau: Bureau, _store: Fails) -> None:
        first = await bureau.ask("x")
        await settled(bureau)
        told = await bureau.told(first)
        assert told.state == FAILED
        assert told.sentence.startswith("The analysis broke")
        monkeypatch.setattr(bureau._readers, "report", lambda _job, _text: b"report")
        second = await bureau.ask("x")
        await settled(bureau)
        assert (await bureau.kept(second)).report == b"report"

    with_bureau(promise, breaks, monkeypatch)


def test_a_store_that_fails_breaks_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked for is still there for the next start, which may fail too."""

    async def promise(bureau: Bureau, store: Fails) -> None:
        id = await bureau.ask("x")
        store.broken = True
        await settled(bureau)
        await bureau.open()
        assert (await bureau.told(id)).state == QUEUED

    with_bureau(promise, lambda _job, _text: b"report", monkeypatch)


def test_what_was_cancelled_before_its_turn_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is one that the store does not know any more as unfinished."""
    begun: list[str] = []

    def reading(job: Job, _text: str) -> bytes:
        begun.append(job.id)
        return b""

    async def promise(bureau: Bureau, store: Fails) -> None:
        first = await bureau.ask("x")
        await bureau.cancel(first)
        assert (await bureau.told(first)).state == CANCELLED
        bureau._put("stranger")
        bureau._jobs["stopped"] = Job("stopped", stopped=True)
        bureau._runner.put("stopped")
        await settled(bureau)
        assert begun == []
        await bureau.cancel(first)
        with pytest.raises(UnfitError):
            await bureau.kept("stranger")

    with_bureau(promise, reading, monkeypatch)


def test_what_is_unfinished_is_taken_up_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next start it begins by itself; if the server stops meanwhile, it stays."""

    def waiting(job: Job, _text: str) -> bytes:
        while not job.stopped:
            sleep(0.01)
        raise GivenUpError("analysis-broken")

    async def promise(bureau: Bureau, store: Fails) -> None:
        await store.keep([Asked(id="old", made=1, record="x")])
        await bureau.open()
        async with asyncio.timeout(PATIENCE):
            while not bureau._jobs["old"].running:
                await asyncio.sleep(0.01)
        later = await bureau.ask("y")
        assert (await bureau.told(later)).ahead == 1
        await bureau.close()
        assert await store.unfinished() == ["old", later]
        assert (await bureau.told("old")).state == RUNNING

    with_bureau(promise, waiting, monkeypatch)
