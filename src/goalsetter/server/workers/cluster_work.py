"""The work of one machine of a cluster: a job in a process of its own, with limits, and retried.

Dask cannot end a function that runs. So its worker only waits, and the job is done in a process
like those of the local pools, which is ended when its time is over, when it takes too much memory,
or when nobody wants the answer any more.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from goalsetter import __version__
from goalsetter.server.workers import child
from goalsetter.server.workers.job_kinds import JOBS, JobKind
from goalsetter.server.workers.pool import STARTED, TRIES, LostError, WorkerProcess

LOOK = 0.05
"""Seconds between two looks at whether the answer is still wanted."""
DONE, BROKE, LATE, LOST, UNKNOWN, OTHER = "done", "broke", "late", "lost", "unknown", "other"
"""The ends of a job: answered; raised; too late; died; not in the list; another version here."""

Ending = tuple[str, str]
Wanted = Callable[[], bool]
Hears = Callable[[str], None]

_idle: dict[tuple[int, int], WorkerProcess] = {}
"""The process of this machine that waits for the next job, by its memory and niceness."""
_turn = threading.Lock()


class Request(NamedTuple):
    """A job as it travels: its name, its text, and by whom and how it is to be done."""

    name: str
    text: str
    version: str = __version__
    seconds: float | None = None
    niceness: int = 0
    topic: str = ""
    """Where it is told how far the job is; empty if nobody wants to know."""


def work(
    request: Request, wanted: Wanted = lambda: True, hears: Hears = lambda _text: None
) -> Ending:
    """Do a job by its name, and tell how it ended."""
    if request.version != __version__:
        return OTHER, __version__
    kind = JOBS.get(request.name)
    if kind is None:
        return UNKNOWN, request.name
    with _turn:
        for _ in range(TRIES):
            ending = _attempt(kind, request, wanted, hears)
            if ending[0] != LOST or not wanted():
                return ending
    return LOST, request.name


def _attempt(kind: JobKind, request: Request, wanted: Wanted, hears: Hears) -> Ending:
    """One process; it stays for the next job, if it can do one."""
    where = kind.memory, request.niceness
    limit = kind.seconds if request.seconds is None else min(request.seconds, kind.seconds)
    process = _idle.pop(where, None) or WorkerProcess(*where)
    ending = _Asked(process, kind.entry, request.text, hears).wait(limit, wanted)
    if ending[0] in (DONE, BROKE):
        _idle[where] = process
    else:
        process.kill()
    return ending


class _Asked:
    """A job that a process does, heard by a thread of its own."""

    def __init__(self, process: WorkerProcess, entry: str, text: str, hears: Hears) -> None:
        self._begun: float | None = None
        self._ending: Ending | None = None
        self._heard = threading.Event()
        given = (process, entry, text, hears)
        threading.Thread(target=self._listen, args=given, daemon=True).start()

    def _listen(self, process: WorkerProcess, entry: str, text: str, hears: Hears) -> None:
        try:
            kind, answer = process.ask(entry, text, self._begin, hears)
        except LostError:
            self._ending = LOST, entry
        else:
            # A process without memory is full of old jobs: a new one may manage.
            ends = {child.DONE: DONE, child.BROKE: BROKE}
            self._ending = ends.get(kind, LOST), answer
        self._heard.set()

    def _begin(self) -> None:
        self._begun = monotonic()

    def wait(self, limit: float, wanted: Wanted) -> Ending:
        """How it ended, within its time and for as long as it is wanted."""
        asked = monotonic()
        while not self._heard.wait(LOOK):
            now = monotonic()
            if not wanted():
                return LOST, "not wanted"
            if self._begun is None and now - asked >= STARTED:
                return LOST, "did not start"
            if self._begun is not None and now - self._begun >= limit:
                return LATE, ""
        assert self._ending is not None
        return self._ending


def work_for_dask(request: Request) -> Ending:
    """Do a job on a worker of Dask's; how far it is goes to the topic, if one is named."""
    from distributed import get_worker  # noqa: PLC0415 - an extra, and only there

    worker = get_worker()
    key = worker.get_current_task()

    def wanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state == "executing"

    def hears(progress: str) -> None:
        if request.topic:
            worker.log_event(request.topic, {"key": key.split("-")[-2], "text": progress})

    return work(request, wanted, hears)
