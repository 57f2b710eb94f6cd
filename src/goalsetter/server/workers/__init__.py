"""Processes that do dear work for the server, and the lines in which it waits for them.

``pool`` runs jobs, ``line`` tells whose turn it is, ``child`` is the other side of a process.

``analysis`` and its neighbours look at whole matches behind the scenes. An order is kept in the
store's table ``analyses``, and that table is the only truth. huey runs one match after another in
a thread; its own queue is in memory and is filled from the store at every start, so that nothing
is told in two places, and SQLite and PostgreSQL serve alike.
"""

from goalsetter.server.workers.line import BusyError, FairLine, Share
from goalsetter.server.workers.pool import JobError, LostError, Pool

__all__ = ["BusyError", "FairLine", "JobError", "LostError", "Pool", "Share"]
