"""The thread and the processes of a server: what breaks is mended, and nobody waits in vain."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from goalsetter.play import Mode, Seat
from goalsetter.server import wire
from goalsetter.server.workers import BusyError, LostError, Share, dispatch, pool
from goalsetter.server.workers.desk_process import consulted
from goalsetter.server.workers.dispatch import BROKEN, NoThinkersError, Workers
from goalsetter.table import ask_in_haste, open_table
from tests.server.crash import bring_down
from tests.server.http.test_tables import QUESTION
from tests.server.running import PATIENCE
from tests.server.tables import BOTH_GAMES, bots_seating
from tests.server.workers.jobs import gate

TABLE = open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED))


def with_workers(promise: Callable[[Workers], Awaitable[None]]) -> None:
    """Try something with the workers of a server, who go home afterwards."""

    async def tried() -> None:
        workers = Workers(1)
        try:
            async with asyncio.timeout(PATIENCE):
                await promise(workers)
        finally:
            await workers.close()

    asyncio.run(tried())


def slept(seconds: int) -> str:
    """Too long."""
    time.sleep(seconds)
    return "slept"


def not_started(*_: object, **__: object) -> None:
    """Say what a system says that has no room for another process."""
    raise OSError("no room")


def think_for_ever(table: object, seat: object) -> None:
    """Take longer over a thought than anybody waits."""
    time.sleep(PATIENCE)


def test_a_bot_that_thinks_too_long_does_something_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at the table waits for it."""
    monkeypatch.setattr(dispatch, "ask", think_for_ever)
    monkeypatch.setattr(dispatch, "THOUGHT", 0.01)
    monkeypatch.setattr(dispatch, "HURRIED", PATIENCE)

    async def promise(workers: Workers) -> None:
        assert await workers.think(TABLE, Seat("A")) == ask_in_haste(TABLE, Seat("A"))

    with_workers(promise)


def test_a_bot_that_breaks_does_something_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on with it."""
    monkeypatch.setattr(dispatch, "ask", bring_down)
    monkeypatch.setattr(dispatch, "HURRIED", PATIENCE)

    async def promise(workers: Workers) -> None:
        choice = await workers.think(TABLE, Seat("A"))
        assert choice == ask_in_haste(TABLE, Seat("A"))
        assert choice.action is not None

    with_workers(promise)


def test_a_bot_that_breaks_in_haste_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on without it."""
    monkeypatch.setattr(dispatch, "ask", bring_down)
    monkeypatch.setattr(dispatch, "ask_in_haste", bring_down)

    async def promise(workers: Workers) -> None:
        assert await workers.think(TABLE, Seat("A")) == BROKEN

    with_workers(promise)


def test_bots_without_processes_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """If none can be started nobody thinks; when one can be, the next question is answered."""

    async def promise(workers: Workers) -> None:
        with monkeypatch.context() as full:
            full.setattr("goalsetter.server.workers.pool.subprocess.Popen", not_started)
            with pytest.raises(NoThinkersError):
                await workers.think(TABLE, Seat("A"))
        assert await workers.think(TABLE, Seat("A")) != BROKEN

    with_workers(promise)


def test_bots_whose_processes_die_at_once_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is refused with the reason."""
    monkeypatch.setattr(pool, "START", "import os; os._exit(4)")

    async def promise(workers: Workers) -> None:
        with pytest.raises(NoThinkersError):
            await workers.think(TABLE, Seat("A"))

    with_workers(promise)


def test_one_thread_knows_the_game() -> None:
    """Everything that is worked out in this process is worked out in it."""

    async def promise(workers: Workers) -> None:
        jobs = (workers.work(threading.get_ident) for _ in range(20))
        threads = set(await asyncio.gather(*jobs))
        assert len(threads) == 1
        assert threads != {threading.get_ident()}

    with_workers(promise)


def test_what_cannot_be_understood_comes_back_as_a_value() -> None:
    """An error does not travel well between processes."""
    question = wire.DeskQuestion(**QUESTION)  # type: ignore[arg-type]
    assert isinstance(consulted("judge", question), wire.Ruling)
    question.goal = "((("
    assert isinstance(consulted("solve", question), wire.Fault)


def test_a_question_that_kills_every_process_is_the_only_one() -> None:
    """The next one has a process of its own."""

    async def promise(workers: Workers) -> None:
        with pytest.raises(LostError):
            await workers.consult(bring_down, None, None)
        assert await workers.consult(len, "abc") == 3

    with_workers(promise)


def test_one_address_does_not_fill_the_desk(tmp_path: Path) -> None:
    """So many questions of one may wait; one more is told to come again, and others have a turn."""

    async def promise(workers: Workers) -> None:
        path, ann, ben = tmp_path / "gate", Share("ann"), Share("ben")
        first = asyncio.ensure_future(workers.consult(gate, str(path), share=ann))
        await asyncio.sleep(0)
        waiting = [
            asyncio.ensure_future(workers.consult(len, "ab", share=ann))
            for _ in range(dispatch.OF_ONE)
        ]
        while workers._desk.waiting < dispatch.OF_ONE:
            await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await workers.consult(len, "abc", share=ann)
        other = asyncio.ensure_future(workers.consult(len, "abcd", share=ben))
        await asyncio.sleep(0)
        path.touch()
        assert await first == "open"
        assert await other == 4
        assert not waiting[-1].done()
        assert set(await asyncio.gather(*waiting)) == {2}

    with_workers(promise)


def test_a_draft_that_takes_too_long_is_not_looked_at_closely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is told of it then."""
    monkeypatch.setattr(dispatch, "LOOKED_AT", 0.2)

    async def promise(workers: Workers) -> None:
        assert await workers.look_at(slept, 600) is None

    with_workers(promise)
