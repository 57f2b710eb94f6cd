"""The processes that look at a match, a shake each, and whoever gives them their work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeVar

from goalsetter.coach import ShakeAnalysis
from goalsetter.server.workers.analysis_board import Board, new_board
from goalsetter.server.workers.analysis_work import begin_politely, look_at, shakes_in, write_up
from goalsetter.server.workers.process import end_all

T = TypeVar("T")

GLANCE = 0.1
"""Seconds between two looks at whether somebody wants it stopped."""
LONGEST = 3 * 60.0
"""Seconds after which a match is given up."""
A_WHILE = 3.0
"""Seconds that a process has to stop by itself."""


class StoppedError(Exception):
    """Somebody wanted it stopped."""


class GivenUpError(Exception):
    """It cannot be done; ``code`` says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


@dataclass(slots=True)
class Job:
    """An analysis that is unfinished, as several threads see it."""

    id: str
    stopped: bool = False
    running: bool = False
    done: int = 0
    total: int = 0
    percent: int = 0
    begun: float = field(default_factory=monotonic)

    def count(self, _done: object) -> None:
        """One more shake has been looked at."""
        self.done += 1


class Readers:
    """A pool of processes, made when it is needed; if one dies, others are made, once."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._board: Board | None = None

    def report(self, job: Job, text: str) -> bytes:
        """The report on a record, packed.

        ``StoppedError`` is raised if the job was stopped, ``GivenUpError`` if it cannot be done.
        """
        try:
            return self._report(job, text)
        except BrokenProcessPool:
            self.close()
        try:
            return self._report(job, text)
        except BrokenProcessPool as error:
            self.close()
            raise GivenUpError("analysis-broken") from error

    def _report(self, job: Job, text: str) -> bytes:
        pool, board = self._made()
        board.clear()
        job.begun = monotonic()
        (numbers,) = self._all(job, [pool.submit(shakes_in, text)])
        if not numbers:
            raise GivenUpError("analysis-empty")
        job.total, job.done = len(numbers), 0
        shakes = [pool.submit(look_at, text, each, slot) for slot, each in enumerate(numbers)]
        for each in shakes:
            each.add_done_callback(job.count)
        parts: list[ShakeAnalysis] = self._all(job, shakes)
        (report,) = self._all(job, [pool.submit(write_up, text, parts)])
        return report

    def _all(self, job: Job, futures: Sequence[Future[T]]) -> list[T]:
        """What all of them bring, unless somebody wants it stopped meanwhile."""
        assert self._board is not None
        left = set(futures)
        while left:
            done, left = wait(left, GLANCE)
            for each in done:
                each.result()
            job.percent = max(job.percent, self._board.percent(job.total))
            if job.stopped or monotonic() > job.begun + LONGEST:
                self._stop(left)
                raise StoppedError if job.stopped else GivenUpError("analysis-too-hard")
        return [each.result() for each in futures]

    def _stop(self, left: set[Future[T]]) -> None:
        """Those who have begun are told; one that does not hear it is ended."""
        assert self._board is not None
        self._board.stop()
        begun = [each for each in left if not each.cancel()]
        _, deaf = wait(begun, A_WHILE)
        if deaf:
            self.close()

    def _made(self) -> tuple[ProcessPoolExecutor, Board]:
        if self._pool is None or self._board is None:
            spawn = multiprocessing.get_context("spawn")
            self._board = new_board(spawn)
            self._pool = ProcessPoolExecutor(
                self._workers, spawn, initializer=begin_politely, initargs=(self._board,)
            )
        return self._pool, self._board

    def close(self) -> None:
        """End the processes, whatever they are at."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        end_all(pool, cancel=True)
        pool.shutdown(wait=True)
