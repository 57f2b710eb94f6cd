"""The judge on every Equation of the conformance file: Equations a CPU-second, time for each.

Prints the rate of one pass, the median and the slowest. The aim is a median under 1 ms.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from statistics import median, quantiles

from goalsetter.judge import rule_on_papers
from goalsetter.questions import read_question
from goalsetter.rules import EquationsRules, Question

CASES = Path(__file__).parents[1] / "tests" / "conformance" / "equations-rulebook.jsonl"
ROUNDS = 20


def questions() -> list[tuple[str, Question[EquationsRules]]]:
    """Every Equation of the file, read and with its rules at hand."""
    cases = map(json.loads, CASES.read_text(encoding="utf-8").splitlines())
    return [(case["id"], read_question(case)) for case in cases if case["kind"] == "equation"]


def seconds(question: Question[EquationsRules], rounds: int) -> float:
    """CPU time of one ruling, as the mean of several."""
    begin = time.process_time()
    for _ in range(rounds):
        rule_on_papers(question, briefly=True)
    return (time.process_time() - begin) / rounds


def main() -> None:
    """One pass for the rate, then every Equation by itself."""
    asked = questions()
    first = sum(seconds(question, 1) for _, question in asked)
    print(f"first pass: {len(asked)} Equations, {len(asked) / first:,.0f} a CPU-second")
    each = sorted((seconds(question, ROUNDS), name) for name, question in asked)
    times = [taken for taken, _ in each]
    print(f"warm: {len(asked) / sum(times):,.0f} Equations a CPU-second")
    print(
        f"median {median(times) * 1000:.2f} ms, nine in ten under "
        f"{quantiles(times, n=10)[-1] * 1000:.2f} ms"
    )
    slowest = ", ".join(f"{name} {taken * 1000:.1f} ms" for taken, name in reversed(each[-3:]))
    print(f"slowest: {slowest}")


if __name__ == "__main__":
    main()
