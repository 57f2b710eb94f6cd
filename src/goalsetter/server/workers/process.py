"""How a process of the back room begins and ends.

It imports next to nothing, so that this comes first in a new process.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def begin() -> None:
    """In a new process: Ctrl-C is for its parent, and it does not outlive that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end, however it comes, and end too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def prepare(module: str) -> None:
    """Read what will be needed, before anybody counts the time."""
    import_module(module)


def end_all(pool: ProcessPoolExecutor, *, cancel: bool, seconds: float = 0) -> None:
    """End the processes of a pool: each has so many seconds to end by itself.

    Whoever waits for work not yet begun hears that it is cancelled, or that the pool is broken.
    """
    workers = dict(getattr(pool, "_processes", None) or {})
    pool.shutdown(wait=False, cancel_futures=cancel)
    for process in workers.values():
        if seconds:
            process.join(seconds)
        process.kill()
