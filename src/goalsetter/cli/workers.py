"""Looking at every shake of a match, on all processors, with a bar for those who wait."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager

from goalsetter.cli.progress import Bar
from goalsetter.coach import Analysis, ShakeAnalysis, analyse_shake, joined, shakes_of
from goalsetter.play import Record
from goalsetter.solver import Budget
from goalsetter.words import say


def analysed(record: Record, budget: Budget, jobs: int | None = None) -> Analysis:
    """The analysis of a match; Ctrl-C leaves it at once."""
    numbers = shakes_of(record)
    workers = max(1, min(jobs or os.cpu_count() or 1, len(numbers)))
    bar = Bar(say("analyse-progress", count=len(numbers)), max(1, len(numbers)))
    parts = []
    try:
        for part in _parts(record, numbers, budget, workers):
            parts.append(part)
            bar.advance()
    finally:
        bar.done()
    return joined(record, parts)


def _parts(
    record: Record, numbers: tuple[int, ...], budget: Budget, workers: int
) -> Iterator[ShakeAnalysis]:
    if workers < 2:
        yield from (analyse_shake(record, number, budget) for number in numbers)
        return
    pool = ProcessPoolExecutor(max_workers=workers, initializer=_undisturbed)
    try:
        with _later():
            left: set[Future[ShakeAnalysis]] = {
                pool.submit(analyse_shake, record, number, budget) for number in numbers
            }
        while left:
            done, left = wait(left, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)
    except BaseException:
        _end(pool)
        raise
    pool.shutdown()


@contextmanager
def _later() -> Iterator[None]:
    """Ctrl-C waits while processes begin, that none of them hears it before it is told not to."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _undisturbed() -> None:
    """Ctrl-C is for the process that people see; that one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for a long search that is not wanted any more."""
    for process in list((pool._processes or {}).values()):  # the pool has no public way
        process.terminate()
    pool.shutdown(cancel_futures=True)
