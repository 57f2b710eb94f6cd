"""Processes that do dear work for the server, and the lines in which it waits for them.

``pool`` runs jobs, ``line`` tells whose turn it is, ``child`` is the other side of a process.

``dispatch`` has the thread that knows the game, and a pool for each kind of work; ``calls`` turns
functions and values into jobs. ``analysis`` looks at whole matches behind the scenes.
"""

from goalsetter.server.workers.line import BusyError, FairLine, Share
from goalsetter.server.workers.pool import JobError, LostError, ProcessPool

__all__ = ["BusyError", "FairLine", "JobError", "LostError", "ProcessPool", "Share"]
