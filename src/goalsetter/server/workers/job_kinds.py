"""The heavy jobs by name: all that a machine of a cluster may be asked to do, and its limits.

A machine of a cluster does what stands here and nothing else. Each job is a pure function from a
text to a text, so that it can be done anywhere, and again where a machine has died over it.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.server.workers.calls import ANSWER
from goalsetter.server.workers.child import ECHO
from goalsetter.server.workers.papers import RULE

GIB = 2**30


@dataclass(frozen=True, slots=True)
class JobKind:
    """A job: its name, the functions that do it, and the most that it may take anywhere."""

    name: str
    entry: str
    """The functions, as ``child.find`` reads them."""
    seconds: float
    memory: int = 2 * GIB
    """Bytes of addresses that its process may have."""


def called(name: str, function: str, seconds: float, memory: int = 2 * GIB) -> JobKind:
    """A job that is a function with values, packed by ``calls``."""
    return JobKind(name, f"{ANSWER} {function}", seconds, memory)


JOBS: dict[str, JobKind] = {}
"""Every job by its name."""
_BY_ENTRY: dict[str, JobKind] = {}


def list_jobs(*rows: JobKind) -> None:
    """Put jobs on the list."""
    JOBS.update({row.name: row for row in rows})
    _BY_ENTRY.update({row.entry: row for row in rows})


list_jobs(
    JobKind("echo", ECHO, 60),
    JobKind("paper-rule", RULE, 1800),
    called("thought", "goalsetter.table.thinking:ask", 60),
    called("hasty-thought", "goalsetter.table.thinking:ask_in_haste", 60),
    called("analysis-shakes", "goalsetter.server.workers.analysis_work:shakes_in", 60),
    called("analysis-look", "goalsetter.server.workers.analysis_work:look_at", 600),
    called("analysis-write", "goalsetter.server.workers.analysis_work:write_up", 300),
    called("event-draw", "goalsetter.server.workers.event_work:draw_round", 120),
    called("event-paper", "goalsetter.printing.documents:print_document", 120),
    called("bout", "goalsetter.table.bout:hold", 1800),
)


def kind_of(entry: str) -> JobKind:
    """The row of a job, by the functions that do it; one that has none raises ``LookupError``."""
    try:
        return _BY_ENTRY[entry]
    except KeyError:
        raise LookupError(f"{entry} has no row in workers/job_kinds.py") from None
