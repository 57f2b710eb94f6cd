"""The pool: whatever a job does to its process, every other one is answered."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from goalsetter.server.workers import BusyError, JobError, LostError, ProcessPool, Share
from goalsetter.server.workers import pool as pool_module
from goalsetter.server.workers.calls import call
from tests.server.running import PATIENCE

JOBS = "tests.server.workers.jobs"
MEMORY = 2 * 2**30


def with_pool(
    promise: Callable[[ProcessPool], Awaitable[None]], workers: int = 1, **more: Any
) -> None:
    """Try something with a pool that is closed afterwards."""

    async def tried() -> None:
        pool = ProcessPool(workers, **more)
        try:
            async with asyncio.timeout(PATIENCE):
                await promise(pool)
        finally:
            await pool.close()

    asyncio.run(tried())


async def seen(path: Path) -> int:
    """The process that tells in a file that it has begun."""
    while not path.exists() or not path.read_text(encoding="utf-8"):
        await asyncio.sleep(0.02)
    return int(path.read_text(encoding="utf-8"))


def lives(process: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_texts_go_in_and_out() -> None:
    """One process does one job after the other, and what it prints is no answer."""

    async def promise(pool: ProcessPool) -> None:
        for text in ("", "a\nb ✓ \ud800"):
            assert await pool.submit(f"{JOBS}:echo", text) == text
        first = await pool.submit(f"{JOBS}:who", "")
        assert await pool.submit(f"{JOBS}:chatter", "") == "quiet"
        assert await pool.submit(f"{JOBS}:who", "") == first
        assert await pool.submit(f"{JOBS}:niceness", "") == str(os.nice(0) + 3)

    with_pool(promise, memory=MEMORY, niceness=3)


def test_a_job_can_tell_how_far_it_is() -> None:
    """The asker hears all of it before the answer comes."""

    async def promise(pool: ProcessPool) -> None:
        heard: list[str] = []
        assert await pool.submit(f"{JOBS}:count", "3", progress=heard.append) == "done"
        assert heard == ["0", "1", "2"]
        assert await pool.submit(f"{JOBS}:count", "2") == "done"
        assert await pool.lives()

    with_pool(promise)


def test_a_function_is_called_with_values() -> None:
    """And what it returns comes back."""

    async def promise(pool: ProcessPool) -> None:
        assert await call(pool, divmod, 7, 2) == (3, 1)

    with_pool(promise)


def test_a_fault_of_the_job_is_told() -> None:
    """With its traceback; the process goes on."""

    async def promise(pool: ProcessPool) -> None:
        process = await pool.submit(f"{JOBS}:who", "")
        with pytest.raises(JobError, match="a fault of the job's own"):
            await pool.submit(f"{JOBS}:fail", "")
        with pytest.raises(JobError, match="ModuleNotFoundError"):
            await pool.submit("no.such.module:fail", "")
        assert await pool.submit(f"{JOBS}:who", "") == process

    with_pool(promise)


def test_a_process_that_was_killed_is_asked_again(tmp_path: Path) -> None:
    """Its death is no answer; only what kills every process is given up, and says so."""

    async def promise(pool: ProcessPool) -> None:
        assert await pool.submit(f"{JOBS}:die_once", str(tmp_path / "once")) == "alive"
        with pytest.raises(LostError):
            await pool.submit(f"{JOBS}:die", "")
        assert await pool.submit(f"{JOBS}:echo", "next") == "next"

    with_pool(promise)


def test_memory_has_a_limit(tmp_path: Path) -> None:
    """A job that wants more is asked again in a new process."""

    async def promise(pool: ProcessPool) -> None:
        before = await pool.submit(f"{JOBS}:who", "")
        assert await pool.submit(f"{JOBS}:eat", str(tmp_path / "once")) == "full"
        assert await pool.submit(f"{JOBS}:who", "") != before

    with_pool(promise, memory=MEMORY)


def test_time_has_a_limit_that_begins_with_the_work(tmp_path: Path) -> None:
    """Neither waiting nor the start of a process counts."""

    async def promise(pool: ProcessPool) -> None:
        mark = tmp_path / "begun"
        with pytest.raises(TimeoutError):
            await pool.submit(f"{JOBS}:wait", str(mark), seconds=0.2)
        assert not lives(await seen(mark))
        gate = tmp_path / "gate"
        first = asyncio.ensure_future(pool.submit(f"{JOBS}:gate", str(gate)))
        second = asyncio.ensure_future(pool.submit(f"{JOBS}:echo", "late", seconds=PATIENCE))
        await asyncio.sleep(0)
        gate.touch()
        assert (await first, await second) == ("open", "late")

    with_pool(promise)


def test_whoever_goes_cancels_the_job(tmp_path: Path) -> None:
    """One that waits is forgotten, and the process of one that is being done is ended."""

    async def promise(pool: ProcessPool) -> None:
        mark = tmp_path / "begun"
        running = asyncio.ensure_future(pool.submit(f"{JOBS}:wait", str(mark)))
        process = await seen(mark)
        waiting = asyncio.ensure_future(pool.submit(f"{JOBS}:die", ""))
        await asyncio.sleep(0)
        assert (pool.running, pool.waiting) == (1, 1)
        for each in (waiting, running):
            each.cancel()
            with pytest.raises(asyncio.CancelledError):
                await each
        assert await pool.submit(f"{JOBS}:echo", "next") == "next"
        assert not lives(process)
        assert pool.waiting == 0

    with_pool(promise)


def test_patience_has_an_end(tmp_path: Path) -> None:
    """A caller who waits for too long in the line is told, and others go on."""

    async def promise(pool: ProcessPool) -> None:
        gate = tmp_path / "gate"
        first = asyncio.ensure_future(pool.submit(f"{JOBS}:gate", str(gate)))
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await pool.submit(f"{JOBS}:echo", "late", patience=0.05)
        gate.touch()
        assert await first == "open"
        assert await pool.submit(f"{JOBS}:echo", "next", patience=PATIENCE) == "next"

    with_pool(promise)


def test_each_share_has_its_turn(tmp_path: Path) -> None:
    """However much one asks for, another is answered after one job of it."""

    async def promise(pool: ProcessPool) -> None:
        done: list[str] = []
        gate = tmp_path / "gate"

        async def ask(text: str, share: Share) -> None:
            done.append(await pool.submit(f"{JOBS}:echo", text, share=share))

        first = asyncio.ensure_future(pool.submit(f"{JOBS}:gate", str(gate)))
        await asyncio.sleep(0)
        greedy = [ask(f"greedy {n}", Share("1.1.1.1", "AAAAA")) for n in range(10)]
        others = [
            ask("other table", Share("1.1.1.1", "BBBBB")),
            ask("other", Share("2.2.2.2", "C")),
        ]
        asked = [asyncio.ensure_future(each) for each in (*greedy, *others)]
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(first, *asked)
        assert done[:4] == ["greedy 0", "other", "other table", "greedy 1"]

    with_pool(promise)


def test_several_work_at_once(tmp_path: Path) -> None:
    """As many as there are processes, and no more are made than are needed."""

    async def promise(pool: ProcessPool) -> None:
        gate = tmp_path / "gate"
        blocked = asyncio.ensure_future(pool.submit(f"{JOBS}:gate", str(gate)))
        assert await pool.submit(f"{JOBS}:echo", "beside") == "beside"
        gate.touch()
        assert await blocked == "open"

    with_pool(promise, workers=2)


def test_whoever_waits_when_it_is_closed_is_told(tmp_path: Path) -> None:
    """No process outlives the pool."""

    async def tried() -> None:
        pool = ProcessPool(1)
        mark = tmp_path / "begun"
        asked = [
            asyncio.ensure_future(pool.submit(f"{JOBS}:wait", str(mark))),
            asyncio.ensure_future(pool.submit(f"{JOBS}:echo", "")),
        ]
        process = await seen(mark)
        await pool.close()
        for each in asked:
            with pytest.raises(LostError):
                await each
        with pytest.raises(LostError):
            await pool.submit(f"{JOBS}:echo", "")
        assert not lives(process)

    asyncio.run(tried())


def test_a_process_that_is_just_being_made_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pool that is closed meanwhile leaves nobody behind."""
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    class Slow(pool_module.WorkerProcess):
        def __init__(self, memory: int, niceness: int) -> None:
            begun.set()
            assert go_on.wait(PATIENCE)
            super().__init__(memory, niceness)

        def kill(self) -> None:
            super().kill()
            ended.set()

    monkeypatch.setattr(pool_module, "WorkerProcess", Slow)

    async def promise(pool: ProcessPool) -> None:
        asking = asyncio.create_task(pool.submit(f"{JOBS}:echo", ""))
        await asyncio.to_thread(begun.wait, PATIENCE)
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)  # now the one who waits for the process is cancelled
        go_on.set()
        await closing
        assert ended.is_set()
        with pytest.raises(LostError):
            await asking

    with_pool(promise)
