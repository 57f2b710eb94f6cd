"""A judge of dear papers who rules only when a gate is open, and then with few steps.

How long he takes is thus no matter of the machine: what he rules is what any judge would rule whose
budget was empty.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path

from goalsetter.expr import StepBudget
from goalsetter.judge import rule_on_papers
from goalsetter.server.workers import papers as judges

STEPS = 50_000


def rule_on_paper(text: str) -> str:
    """The verdict, when the gate is open; before it, he tells which process he is."""
    begun = os.environ.get("GOALSETTER_TEST_BEGUN")
    if begun:
        Path(begun).write_text(str(os.getpid()), encoding="utf-8")
    gate = Path(os.environ["GOALSETTER_TEST_GATE"])
    while not gate.exists():
        threading.Event().wait(0.02)
    brief = judges.read_brief(text)
    verdict = rule_on_papers(brief.question, briefly=True, budget=StepBudget(STEPS))
    return judges.write_verdict(verdict)
