"""Work on all processors, with a bar for those who wait; Ctrl-C leaves it at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from goalsetter.cli.progress import ProgressBar

Item = TypeVar("Item")
Result = TypeVar("Result")

CANCELLED, BROKEN = 130, 3
"""The exit codes when somebody pressed Ctrl-C, and when a process was lost."""


def work_through(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int | None, name: str
) -> list[Result]:
    """Do the work on every item, as many at a time as there are jobs; results in the same order."""
    # No process without work, and one job runs here: it can be stopped and traced as usual.
    workers = max(1, min(jobs or os.cpu_count() or 1, len(items)))
    bar = ProgressBar(name, max(1, len(items)))
    try:
        if workers > 1:
            return _spread(work, items, workers, bar)
        results = []
        for item in items:
            results.append(work(item))
            bar.advance()
        return results
    finally:
        bar.clear()


def _spread(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int, bar: ProgressBar
) -> list[Result]:
    pool = ProcessPoolExecutor(max_workers=workers, initializer=ignore_interrupts)
    try:
        with hold_interrupts():
            futures = [pool.submit(work, item) for item in items]
        waiting = set(futures)
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for _ in finished:
                bar.advance()
        results = [future.result() for future in futures]
    except BaseException:
        # Nobody waits for a long search that is not wanted any more.
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()
    return results


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back while processes begin: none may hear it before it is told not to."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that people see; that one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
