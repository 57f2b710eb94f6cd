"""Processes that do dear work for the server, and the lines in which it waits for them.

``pool`` runs jobs, ``line`` tells whose turn it is, ``child`` is the other side of a process.
"""

from goalsetter.server.workers.line import BusyError, FairLine, Share
from goalsetter.server.workers.pool import JobError, LostError, Pool

__all__ = ["BusyError", "FairLine", "JobError", "LostError", "Pool", "Share"]
