"""The judge on every ON-SETS Solution of the conformance file: Solutions a CPU-second.

Prints the rate of one pass, the rate when warm, the median and the slowest.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from statistics import median

from goalsetter.judge import rule_on_papers
from goalsetter.questions import read_set_question
from goalsetter.rules import OnSetsRules, Question

CASES = Path(__file__).parents[1] / "tests" / "conformance" / "on-sets-rulebook.jsonl"
ROUNDS = 20


def taken(question: Question[OnSetsRules], rounds: int = 1) -> float:
    """CPU time of one ruling in milliseconds, as the mean of several."""
    begin = time.process_time_ns()
    for _ in range(rounds):
        rule_on_papers(question, briefly=True)
    return (time.process_time_ns() - begin) / rounds / 1e6


def main() -> None:
    """One pass for the rate, then every Solution by itself."""
    rows = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    asked = {row["id"]: read_set_question(row) for row in rows if row["kind"] == "solution"}
    cold = sum(taken(question) for question in asked.values())
    warm = {name: taken(question, ROUNDS) for name, question in asked.items()}
    name = max(warm, key=lambda each: warm[each])
    print(f"first pass: {len(asked)} Solutions, {len(asked) / cold * 1000:,.0f} a CPU-second")
    print(f"warm: {len(asked) / sum(warm.values()) * 1000:,.0f} Solutions a CPU-second")
    print(f"median {median(warm.values()):.2f} ms, slowest {name} {warm[name]:.1f} ms")


if __name__ == "__main__":
    main()
