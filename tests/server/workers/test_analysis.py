"""The bureau: what becomes of an analysis when something goes wrong."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Sequence

import pytest

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.store import (
    CANCELLED,
    FAILED,
    QUEUED,
    RUNNING,
    AnalysisOrdered,
    Change,
    MemoryStore,
    StoreError,
)
from goalsetter.server.workers import analysis, analysis_work
from goalsetter.server.workers.analysis import Bureau, GivenUpError, Job
from tests.analysed import KITCHEN, text_of
from tests.server.running import PATIENCE

Readings = Callable[[Job, str], Awaitable[bytes]]


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
        monkeypatch.setattr(bureau, "_report", report)
        await bureau.open()
        try:
            await promise(bureau, store)
        finally:
            await bureau.close()

    asyncio.run(tried())


async def breaks(_job: Job, _text: str) -> bytes:
    """Readers that break."""
    raise RuntimeError("broken")


async def reads(_job: Job, _text: str) -> bytes:
    """Read in no time."""
    return b"report"


def test_whatever_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis has failed, with a sentence; the next one has its turn."""

    async def promise(bureau: Bureau, _store: Fails) -> None:
        first = await bureau.ask("x")
        await settled(bureau)
        told = await bureau.told(first)
        assert told.state == FAILED
        assert told.sentence.startswith("The analysis broke")
        monkeypatch.setattr(bureau, "_report", reads)
        second = await bureau.ask("x")
        await settled(bureau)
        assert (await bureau.kept(second)).report == b"report"

    with_bureau(promise, breaks, monkeypatch)


def test_a_store_that_fails_breaks_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The request is still there for the next start, which may fail too."""

    async def promise(bureau: Bureau, store: Fails) -> None:
        id = await bureau.ask("x")
        store.broken = True
        await settled(bureau)
        await bureau.open()
        assert (await bureau.told(id)).state == QUEUED

    with_bureau(promise, reads, monkeypatch)


def test_what_was_cancelled_before_its_turn_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is one that the store does not know any more as unfinished."""
    begun: list[str] = []

    async def reading(job: Job, _text: str) -> bytes:
        begun.append(job.id)
        return b""

    async def promise(bureau: Bureau, store: Fails) -> None:
        first = await bureau.ask("x")
        await bureau.cancel(first)
        assert (await bureau.told(first)).state == CANCELLED
        bureau._put("stranger")
        bureau._jobs["stopped"] = Job("stopped", stopped=True)
        bureau._queue.put_nowait("stopped")
        await settled(bureau)
        assert begun == []
        await bureau.cancel(first)
        with pytest.raises(UnfitError):
            await bureau.kept("stranger")

    with_bureau(promise, reading, monkeypatch)


def test_what_is_unfinished_is_taken_up_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next start it begins by itself; if the server stops meanwhile, it stays."""

    async def waiting(_job: Job, _text: str) -> bytes:
        await asyncio.Event().wait()
        raise GivenUpError("analysis-broken")

    async def promise(bureau: Bureau, store: Fails) -> None:
        await store.keep([AnalysisOrdered(id="old", made=1, record="x")])
        await bureau.open()
        async with asyncio.timeout(PATIENCE):
            while bureau._jobs["old"].work is None:
                await asyncio.sleep(0.01)
        later = await bureau.ask("y")
        assert (await bureau.told(later)).ahead == 1
        assert (await bureau.told("old")).state == RUNNING
        await bureau.close()
        assert await store.unfinished() == ["old", later]

    with_bureau(promise, waiting, monkeypatch)


# Reading, with processes of its own.


def look_breaking(record: str, number: int) -> object:
    """Bring the process down."""
    os._exit(3)


def look_forever(record: str, number: int) -> object:
    """Never come to an end."""
    threading.Event().wait()
    return None


def no_shakes(record: str) -> tuple[int, ...]:
    """Find nothing to look at."""
    return ()


async def outcome(bureau: Bureau, record: str) -> wire.Analysis:
    """How an analysis ended."""
    id = await bureau.ask(record)
    await settled(bureau)
    return await bureau.told(id)


@pytest.mark.parametrize(
    ("name", "function", "longest", "words"),
    [
        ("look_at", look_breaking, PATIENCE, "The analysis broke"),
        ("look_at", look_forever, 1.0, "too hard"),
        ("shakes_in", no_shakes, PATIENCE, "no shake"),
    ],
)
def test_what_cannot_be_read_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    function: Callable[..., object],
    longest: float,
    words: str,
) -> None:
    """With a sentence that says why; the next match is read all the same."""

    async def tried() -> None:
        bureau = Bureau(MemoryStore(), workers=1)
        await bureau.open()
        try:
            with monkeypatch.context() as bad:
                bad.setattr(analysis_work, name, function)
                bad.setattr(analysis, "LONGEST", longest)
                ended = await outcome(bureau, text_of(KITCHEN))
            assert ended.state == FAILED
            print(ended.sentence)
            assert words in ended.sentence
            assert (await outcome(bureau, text_of(KITCHEN))).percent == 100
        finally:
            await bureau.close()

    asyncio.run(tried())


def test_a_match_that_is_stopped_is_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended, and the next match has its turn."""
    monkeypatch.setattr(analysis_work, "look_at", look_forever)

    async def tried() -> None:
        bureau = Bureau(MemoryStore(), workers=1)
        await bureau.open()
        try:
            first = await bureau.ask(text_of(KITCHEN))
            async with asyncio.timeout(PATIENCE):
                while not bureau._jobs[first].shares:
                    await asyncio.sleep(0.01)
            await bureau.cancel(first)
            await settled(bureau)
            assert (await bureau.told(first)).state == CANCELLED
            assert bureau._pool is None
        finally:
            await bureau.close()

    asyncio.run(tried())
