"""How a process of the back room begins. It imports next to nothing, so that this comes first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


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
