"""How long the solver of EQUATIONS takes: Now, Impossible, proofs of every size, and the aims.

One thread, milliseconds of its processor time, so that a busy machine does not blur the picture.
What is timed is the whole answer: the mat posed, certificates, the search by the kernel, and the
Equation written; a column has the search alone. Of each row a share goes to plain Python too.
``python bench/bench_solver.py 30`` takes 30 mats a row instead of 300, which are some ten minutes.
"""

from __future__ import annotations

import resource
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import thread_time

from solver_mats import MIDDLE, SIGNS, permitted, rolled

from goalsetter.cubes import Mat
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Answer, Budget, Impossible, Unknown, _kernel, solve
from goalsetter.solver.answer import Certificate
from goalsetter.solver.equations import search as plain
from goalsetter.solver.equations.kernel import is_built, search
from goalsetter.solver.equations.kernel_tables import tables_of
from goalsetter.solver.equations.posing import problem_of
from goalsetter.solver.equations.problem import Problem

MATS = int(sys.argv[1]) if len(sys.argv) > 1 else 300
BUDGET = Budget(steps=1_000_000_000, megabytes=2048)
PLAIN = Budget(steps=2_000_000)
PLAIN_SHARE = 30
"""One mat in so many is also given to plain Python."""

SECONDS = 10
NOW, IMPOSSIBLE = ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE
MOVES = {NOW: range(6, 20, 2), IMPOSSIBLE: range(2, 20, 4)}
PROOFS = ((7, 6, 10), (8, 7, 15), (9, 8, 60))
"""Digits, signs, and for how many mats of other rows there is one here."""


@dataclass
class Row:
    """The times of one sort of question, in milliseconds, and what came of them."""

    name: str
    times: list[float] = field(default_factory=list)
    searches: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    memory: int = 0
    plainly: str = ""

    def share(self, part: float) -> float:
        """The time within which such a part of the questions was answered."""
        return sorted(self.times)[min(len(self.times) - 1, int(len(self.times) * part))]

    def decided(self) -> float:
        """The percentage that was decided within the time."""
        late = sum(time > SECONDS * 1000 for time in self.times)
        unknown = sum(count for kind, count in self.answers.items() if kind == "not known")
        return 100 - 100 * max(late, unknown) / len(self.times)

    def tell(self) -> None:
        """One line."""
        figures = "".join(f"{self.share(part):10.2f}" for part in (0.5, 0.9, 0.99, 1))
        alone = f"{median(self.searches):10.2f}"
        told = ", ".join(f"{count} {kind}" for kind, count in self.answers.most_common())
        megabytes = f" {self.memory:6,} MB" if self.memory else ""
        print(f"{self.name:34}{figures}{alone}{megabytes}  {told}{self.plainly}", flush=True)


def kind_of(answer: Answer) -> str:
    """The answer in a word."""
    if isinstance(answer, Unknown):
        return "not known"
    if isinstance(answer, Impossible):
        return "no (certificate)" if isinstance(answer.proof, Certificate) else "no (search)"
    return "yes"


def answered(row: Row, mat: Mat, question: ChallengeKind) -> Problem | None:
    """Time one question from the mat to the Equation; the problem, if it was searched."""
    begin = thread_time()
    answer = solve(mat, MIDDLE, question, BUDGET)
    row.times.append((thread_time() - begin) * 1000)
    row.answers[kind_of(answer)] += 1
    if isinstance(answer, Impossible) and isinstance(answer.proof, Certificate):
        row.searches.append(0)
        return None
    # The search by itself, of the same tables, for the kernel poses and searches in one call.
    problem = problem_of(mat, MIDDLE, question)
    begin = thread_time()
    search(problem, BUDGET)
    row.searches.append((thread_time() - begin) * 1000)
    return problem


def answers(question: ChallengeKind, moved: int) -> Row:
    """A row of random mats with so many cubes moved; a share of them to plain Python."""
    row, share = Row(f"{question.value}, {moved} moved"), []
    for at in range(MATS):
        problem = answered(row, rolled(Random(f"{moved}-{at}"), moved), question)
        if problem is not None and at % PLAIN_SHARE == 0:
            share.append((problem, row.searches[-1]))
    row.plainly = against_plain(share)
    return row


def against_plain(share: Iterable[tuple[Problem, float]]) -> str:
    """How many times as long plain Python searches, where it comes to an end."""
    ratios = []
    for problem, kernel in share:
        begin = thread_time()
        found = plain.search(problem, PLAIN)
        if not isinstance(found, Unknown):
            ratios.append((thread_time() - begin) * 1000 / kernel)
    told = f"{median(ratios):.0f} times" if ratios else "-"
    return f"; plain Python {told} ({len(ratios)} of {len(list(share))} decided)"


def proofs(digits: int, signs: int, title: str, count: int) -> Row:
    """A row of mats with all cubes Permitted, of which everything is looked at, hits ignored."""
    row = Row(f"all of {digits + signs} cubes, {title}")
    for at in range(count):
        problem = permitted(Random(f"{digits}-{signs}-{at}"), digits, signs, SIGNS[title])
        begin = thread_time()
        told = exhaust(problem)
        row.times.append((thread_time() - begin) * 1000)
        row.searches.append(row.times[-1])
        stopped = told[0] in ("budget", "memory")
        row.answers["not known" if stopped else "exhausted"] += 1
        row.memory = max(row.memory, told[8] >> 20)
    return row


def exhaust(problem: Problem) -> tuple[str, object, int, int, int, int, int, int, int, bool]:
    """Everything that can be built, whether or not it is a Solution."""
    tables = tables_of(problem)
    assert tables is not None
    return _kernel.search(
        *(tables.kinds, tables.leaves, tables.unary, tables.binary, tables.targets),
        *(problem.spare, problem.least_cubes, problem.most_cubes, problem.multiple_of, (), False),
        *(BUDGET.steps, BUDGET.megabytes, 1 << 17, 0, None, lambda *_: False),
    )


def aims(rows: dict[str, Row]) -> Iterable[tuple[str, float, float]]:
    """A figure: the one hoped for, the one measured, and the most that it may be."""
    for moved, middle, late in ((12, 0.4, 20), (18, 4, 500)):
        row = rows[f"now, {moved} moved"]
        yield f"{row.name}: median ms", row.share(0.5), middle
        yield f"{row.name}: p99 ms", row.share(0.99), late
    for moved in MOVES[IMPOSSIBLE]:
        row = rows[f"impossible, {moved} moved"]
        yield f"{row.name}: median ms", row.share(0.5), 4
        yield f"{row.name}: p90 ms", row.share(0.9), 100
        yield f"{row.name}: not decided in {SECONDS} s, %", 100 - row.decided(), 1
    for cubes, middle in ((13, 25), (15, 200), (17, 5_000)):
        row = rows[f"all of {cubes} cubes, with ^ and √"]
        yield f"{row.name}: median ms", row.share(0.5), middle
    row = rows["all of 17 cubes, without"]
    yield f"{row.name}: median ms", row.share(0.5), 100
    yield "memory, MB", max(row.memory for row in rows.values()), 1024


def main() -> None:
    """All rows, then the aims."""
    assert is_built(), "there is no kernel here"
    heads = "".join(f"{head:>10}" for head in ("median", "p90", "p99", "max", "search"))
    print(f"{'':34}{heads}  (ms of processor time)")
    rows: dict[str, Row] = {}
    for question, moves in MOVES.items():
        for moved in moves:
            row = answers(question, moved)
            rows[row.name] = row
            row.tell()
    for title in SIGNS:
        for digits, signs, rarer in PROOFS:
            row = proofs(digits, signs, title, max(3, MATS // rarer))
            rows[row.name] = row
            row.tell()
    for aim, figure, most in aims(rows):
        print(f"{'met   ' if figure <= most else 'MISSED'} {aim}: {figure:,.1f}, aim {most:,}")
    print(
        f"most memory of the process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB"
    )


if __name__ == "__main__":
    main()
