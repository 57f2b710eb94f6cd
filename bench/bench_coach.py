"""Match analysis: how long a match of eight shakes takes, and how much of it stays undecided.

Aim: a match of 8 shakes within 30 seconds on two cores; promised: within two minutes. Matches are
of bots, three at a table, in both games and several divisions. Run by ``make bench``, or
``python bench/bench_coach.py [matches]``.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import median

from goalsetter.cli.analyse import analyse_match
from goalsetter.coach import USUAL, Analysis
from goalsetter.judge import rule_on_papers
from goalsetter.play import in_force, mat_of
from goalsetter.rules import ChallengeKind, Division, Question

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.coach.bot_matches import bot_match  # noqa: E402 - the tests stand beside the package

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 3
SHAKES = 8
LEVELS = ("seventh-grade", "ninth-grade", "fifth-grade")
WHERE = (
    ("mlag-basic-equations-2019-20", Division.MIDDLE),
    ("mlag-equations-2018-19", Division.ELEMENTARY),
    ("mlag-equations-2018-19", Division.MIDDLE),
    ("mlag-equations-2011-12", Division.MIDDLE),
    ("mlag-on-sets-2017-18", Division.ELEMENTARY),
    ("mlag-on-sets-2017-18", Division.MIDDLE),
)


def witnesses(analysis: Analysis) -> tuple[int, int]:
    """How many missed Nows there are, and how many of their witnesses the judge accepts."""
    missed = [found for found in analysis.findings if found.code == "missed-now"]
    right = 0
    for found in missed:
        state = analysis.steps[found.number - 1].state
        rules, mat, now = in_force(state), mat_of(state.shake), ChallengeKind.NOW
        question = Question(rules=rules, mat=mat, challenge=now, papers=found.witness)
        paper = rule_on_papers(question, briefly=True)
        right += paper.correct
    return len(missed), right


def main() -> None:
    """One line for each game and division."""
    print(f"{MATCHES} matches of {SHAKES} shakes each, {', '.join(LEVELS)}; two processes")
    print("| book | division | seconds, median | longest | decisions | undecided | missed Nows |")
    print("|---|---|---|---|---|---|---|")
    for edition, division in WHERE:
        seconds, decisions, undecided, missed, proved = [], 0, 0, 0, 0
        for seed in range(MATCHES):
            record = bot_match(edition, seed, shakes=SHAKES, division=division, levels=LEVELS)
            began = time.monotonic()
            analysis = analyse_match(record, USUAL, jobs=2)
            seconds.append(time.monotonic() - began)
            decisions += len(analysis.decisions)
            undecided += sum(decision.right is None for decision in analysis.decisions)
            found, right = witnesses(analysis)
            missed, proved = missed + found, proved + right
        assert proved == missed, "a witness that the judge does not accept"
        print(
            f"| {edition} | {division.value} | {median(seconds):.1f} | {max(seconds):.1f} "
            f"| {decisions} | {undecided} | {missed}, all proved |",
            flush=True,
        )


if __name__ == "__main__":
    main()
