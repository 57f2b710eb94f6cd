"""The tests' own jobs on the list of what a cluster may be asked to do.

Whoever imports this module has them listed: the test itself, and each worker that a test starts.
"""

from __future__ import annotations

from goalsetter.server.workers.job_kinds import JobKind, list_jobs

NAMES = ("echo", "who", "count", "wait", "hold", "die", "die_once", "eat", "fail")
PLACE = "tests.server.workers.jobs"

list_jobs(*(JobKind(f"test-{name}", f"{PLACE}:{name}", 600) for name in NAMES))
