"""Whoever gives the processes their work: what happens when they stop, die or take too long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Event
from typing import Any

import pytest

from goalsetter.server.workers import analysis_readers as room
from goalsetter.server.workers.analysis_board import SLOTS, Board
from goalsetter.server.workers.analysis_readers import GivenUpError, Job, Readers, StoppedError
from tests.server.running import PATIENCE


class Threads(ThreadPoolExecutor):
    """A pool of threads in the place of processes."""

    def __init__(self, *_args: object, **_more: object) -> None:
        super().__init__(2)


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Readers]:
    """Readers whose work is done in threads: three shakes, and a report."""
    monkeypatch.setattr(room, "ProcessPoolExecutor", Threads)
    monkeypatch.setattr(room, "new_board", lambda _context: Board([0] * (1 + SLOTS)))
    monkeypatch.setattr(room, "shakes_in", lambda _text: (1, 2, 3))
    monkeypatch.setattr(room, "look_at", lambda _text, number, _slot: number)
    monkeypatch.setattr(room, "write_up", lambda _text, parts: repr(parts).encode())
    made = Readers(2)
    yield made
    made.close()


def breaking(times: int) -> Callable[..., Any]:
    """Work over which its process dies so many times."""
    left = [times]

    def work(_text: str, number: int, _slot: int) -> int:
        left[0] -= 1
        if left[0] >= 0:
            raise BrokenProcessPool
        return number

    return work


def test_a_report_has_all_parts_in_order(readers: Readers) -> None:
    """And the job tells how far it has come."""
    job = Job("one")
    assert readers.report(job, "") == b"[1, 2, 3]"
    assert (job.done, job.total) == (3, 3)


def test_a_process_that_dies_is_made_anew(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once; a match that kills them again is given up."""
    monkeypatch.setattr(room, "look_at", breaking(1))
    assert readers.report(Job("one"), "") == b"[1, 2, 3]"
    monkeypatch.setattr(room, "look_at", breaking(99))
    with pytest.raises(GivenUpError) as caught:
        readers.report(Job("two"), "")
    assert caught.value.code == "analysis-broken"


def test_a_match_without_shakes_is_given_up(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is nothing to look at."""
    monkeypatch.setattr(room, "shakes_in", lambda _text: ())
    with pytest.raises(GivenUpError) as caught:
        readers.report(Job("one"), "")
    assert caught.value.code == "analysis-empty"


def test_what_takes_too_long_is_given_up(readers: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told to stop has a moment; then he is ended."""
    ended = Event()
    monkeypatch.setattr(room, "LONGEST", 0.0)
    monkeypatch.setattr(room, "A_WHILE", 0.05)
    monkeypatch.setattr(room, "shakes_in", lambda _text: ended.wait(PATIENCE))
    monkeypatch.setattr(Readers, "close", lambda _self: ended.set())
    with pytest.raises(GivenUpError) as caught:
        readers.report(Job("one"), "")
    assert caught.value.code == "analysis-too-hard"
    assert ended.is_set()


def test_a_job_that_is_stopped_is_not_finished(readers: Readers) -> None:
    """What has not begun is taken back, what has begun is told to stop."""
    job = Job("one", stopped=True)
    with pytest.raises(StoppedError):
        readers.report(job, "")


def test_a_count_goes_on_by_one() -> None:
    """For every shake that was looked at."""
    job, done = Job("one"), Future[int]()
    done.add_done_callback(job.count)
    done.set_result(1)
    assert job.done == 1
