"""The back room: what breaks there is mended, and nobody waits for it in vain."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from goalsetter.play import Mode, Seat
from goalsetter.server import wire
from goalsetter.server.workers import backroom
from goalsetter.server.workers import process as worker
from goalsetter.server.workers.backroom import BROKEN, BackRoom, NoThinkersError, Pool
from goalsetter.server.workers.desk_process import consulted
from goalsetter.server.workers.turns import BusyError
from goalsetter.table import open_table
from tests.server import slow_to_begin
from tests.server.crash import bring_down, bring_down_at_once
from tests.server.http.test_tables import QUESTION
from tests.server.running import PATIENCE
from tests.server.tables import BOTH_GAMES, bots_seating

LEISURE = slow_to_begin.SECONDS - 0.5
"""Less than the process needs to begin."""


def slept(seconds: int) -> str:
    """Too long."""
    time.sleep(seconds)
    return "slept"


TABLE = open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED))


def test_a_process_that_dies_is_replaced() -> None:
    """Once more is tried, then the caller is told; the next question is answered."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            with pytest.raises(BrokenProcessPool):
                await pool.run(bring_down, TABLE, Seat("A"))
            assert await pool.run(len, "abc") == 3
        finally:
            pool.close()
            pool.close()

    asyncio.run(tried())


def test_a_bot_that_breaks_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on without it."""
    monkeypatch.setattr(backroom, "ask", bring_down)

    async def tried() -> None:
        room = BackRoom(1)
        assert await room.think(TABLE, Seat("A")) == BROKEN
        await room.close()

    asyncio.run(tried())


def not_started(*_: object) -> None:
    """What a system says that has no room for another process."""
    raise OSError("no room")


def test_bots_without_processes_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """If none can be started nobody thinks; when one can be, the next question is answered."""

    async def tried() -> None:
        room = BackRoom(1)
        try:
            with monkeypatch.context() as full:
                full.setattr("multiprocessing.context.SpawnProcess.start", not_started)
                with pytest.raises(NoThinkersError):
                    await room.think(TABLE, Seat("A"))
            choice = await room.think(TABLE, Seat("A"))
            assert choice != BROKEN
        finally:
            await room.close()

    asyncio.run(tried())


def test_bots_whose_processes_die_at_once_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they are asked."""
    monkeypatch.setattr(backroom, "begin", bring_down_at_once)

    async def tried() -> None:
        room = BackRoom(1)
        try:
            with pytest.raises(NoThinkersError):
                await room.think(TABLE, Seat("A"))
        finally:
            await room.close()

    asyncio.run(tried())


def test_one_thread_knows_the_game() -> None:
    """Everything that is worked out in this process is worked out in it."""

    async def tried() -> set[int]:
        room = BackRoom(1)
        found = await asyncio.gather(*(room.work(threading.get_ident) for _ in range(20)))
        await room.close()
        return set(found)

    threads = asyncio.run(tried())
    assert len(threads) == 1
    assert threads != {threading.get_ident()}


def test_a_worker_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """However that ends."""
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    worker.end_with_parent()
    assert ended == []

    class Gone:
        """A parent that has gone."""

        def join(self) -> None:
            """At once."""

    monkeypatch.setattr("multiprocessing.parent_process", Gone)
    worker.end_with_parent()
    assert ended == [1]


def test_a_worker_leaves_ctrl_c_to_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends what it has begun."""
    ignored: list[object] = []
    monkeypatch.setattr("signal.signal", lambda *asked: ignored.append(asked))
    worker.begin()
    assert ignored == [(signal.SIGINT, signal.SIG_IGN)]


def test_what_cannot_be_understood_comes_back_as_a_value() -> None:
    """An error does not travel well between processes."""
    question = wire.DeskQuestion(**QUESTION)  # type: ignore[arg-type]
    assert isinstance(consulted("judge", question), wire.Ruling)
    question.goal = "((("
    assert isinstance(consulted("solve", question), wire.Fault)


def test_what_takes_too_long_is_given_up() -> None:
    """The process is ended, the next question is answered, and closing waits for nothing."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            with pytest.raises(TimeoutError):
                await pool.within(0.5, partial(time.sleep, 600))
            assert await pool.within(PATIENCE, partial(len, "abc")) == 3
            waiting = asyncio.ensure_future(pool.within(600, partial(time.sleep, 600)))
            await asyncio.sleep(0.1)
        finally:
            pool.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await waiting

    asyncio.run(tried())


def test_a_slow_start_is_not_held_against_the_question() -> None:
    """A question that takes no time is answered, however short the time for it is."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            assert await pool.within(LEISURE, partial(slow_to_begin.answer)) == "here"
        finally:
            pool.close()

    asyncio.run(tried())


def test_waiting_is_not_held_against_the_question() -> None:
    """One that takes no time is answered, however long the one before it takes."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            assert await pool.within(PATIENCE, partial(len, "ab")) == 2
            before = asyncio.ensure_future(pool.within(PATIENCE, partial(time.sleep, 6)))
            await asyncio.sleep(0)
            assert await pool.within(5, partial(len, "abc")) == 3
            assert before.done()
        finally:
            pool.close()

    asyncio.run(tried())


def test_what_takes_too_long_hurts_no_other() -> None:
    """Whoever waits behind it is answered."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            long = asyncio.ensure_future(pool.within(0.5, partial(time.sleep, 600)))
            await asyncio.sleep(0)
            assert await pool.within(PATIENCE, partial(len, "abc")) == 3
            with pytest.raises(TimeoutError):
                await long
        finally:
            pool.close()

    asyncio.run(tried())


def test_whoever_goes_leaves_the_turn_to_the_next() -> None:
    """His work is still given up in its time, and who waits for a turn does not wait for ever."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            gone = asyncio.ensure_future(pool.within(1.0, partial(time.sleep, 600)))
            await asyncio.sleep(0.1)
            gone.cancel()
            with pytest.raises(BusyError):
                await pool.within(PATIENCE, partial(len, "abc"), patience=0.05)
            assert await pool.within(PATIENCE, partial(len, "abc"), patience=PATIENCE) == 3
        finally:
            pool.close()

    asyncio.run(tried())


def test_whoever_waits_when_the_room_is_closed_is_told() -> None:
    """No process is begun for him then."""

    async def tried() -> None:
        pool = Pool(1)
        first, second = (
            asyncio.ensure_future(pool.within(600, partial(time.sleep, 600))) for _ in range(2)
        )
        await asyncio.sleep(0.1)
        await asyncio.to_thread(pool.close)
        for each in (first, second):
            with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
                await each

    asyncio.run(tried())


def test_a_question_that_kills_its_process_is_the_only_one() -> None:
    """The next one has a process of its own."""

    async def tried() -> None:
        pool = Pool(1)
        try:
            with pytest.raises(BrokenProcessPool):
                await pool.within(PATIENCE, partial(bring_down, TABLE, Seat("A")))
            assert await pool.within(PATIENCE, partial(len, "abc")) == 3
        finally:
            pool.close()

    asyncio.run(tried())


def test_work_that_nobody_waits_for_is_no_complaint() -> None:
    """Who asked has gone, and then the process is ended: nothing is told of it."""
    told: list[object] = []

    async def tried() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        pool = Pool(1)
        waiting = asyncio.ensure_future(pool.within(600, partial(time.sleep, 600)))
        await asyncio.sleep(0.1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.to_thread(pool.close)
        gc.collect()

    asyncio.run(tried())
    assert told == []


def test_a_draft_that_takes_too_long_is_not_looked_at_closely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is told of it then."""
    monkeypatch.setattr(backroom, "LOOKED_AT", 0.2)

    async def tried() -> None:
        room = BackRoom(1)
        try:
            assert await room.look_at(slept, 600) is None
        finally:
            await room.close()

    asyncio.run(tried())
