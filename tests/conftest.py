"""For every test: sentences are English, whatever the machine says, and examples have time.

Where ``CI`` is set, examples are the same every time: what chance finds is no fault of the change
that is tried there. Everywhere else new ones are looked for.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

KEPT = "GOALSETTER_TEST_SEED"
OF_TERMINALS = ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS")
"""Variables that change how wide and how colourful a command answers."""
for name in [*os.environ]:
    if name in OF_TERMINALS or (name.startswith("GOALSETTER_") and name != KEPT):
        del os.environ[name]
os.environ["GOALSETTER_LANGUAGE"] = "en"
paths = (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", ""))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))  # for jobs of the tests' own

# A run in the background inherits an ignored Ctrl-C, and so would every command that tests stop.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SAME = bool(os.environ.get("CI"))
settings.register_profile(
    "patient",
    deadline=None,  # a busy machine is no fault of the product
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=SAME,
)
settings.load_profile("patient")
