"""The solver of ON-SETS on random mats of every division and edition: CPU time and trust.

Now with 9 and with 12 of 15 cubes moved, and Impossible with 3 moved and everything usable. Two
variations are chosen in each shake, where the roll allows them. Every witness goes before the
judge. `bench_sets_solver.py NUMBER SEED` asks NUMBER questions a row (150 if not given).
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median

from goalsetter.judge import Challenge, judge_solution
from goalsetter.solver import Answer, Certificate, Impossible, Question, Solvable, solve_sets

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.solver.random_set_mats import (
    BOOKS,
    DIVISIONS,
    Position,
    offered,
    random_position,
)

ROWS = (("Now, 9 moved", Question.NOW, 9), ("Now, 12 moved", Question.NOW, 12),
        ("Impossible, 3 moved", Question.IMPOSSIBLE, 3))  # fmt: skip


def told(answer: Answer) -> str:
    """The kind of an answer."""
    if isinstance(answer, Impossible):
        return "certificate" if isinstance(answer.proof, Certificate) else "exhausted"
    return "solvable" if isinstance(answer, Solvable) else "UNKNOWN"


def asked(position: Position, question: Question) -> tuple[float, str]:
    """CPU time in milliseconds, and what came out."""
    begin = time.process_time_ns()
    answer = solve_sets(position.mat, position.rules, question)
    taken = (time.process_time_ns() - begin) / 1e6
    if isinstance(answer, Solvable):
        challenge = Challenge(question.value)
        verdict = judge_solution(answer.witness, position.mat, position.rules, challenge)
        return taken, "solvable" if verdict.correct else "REJECTED"
    return taken, told(answer)


def main() -> None:
    """One line for each question and division."""
    number, seed = (*map(int, sys.argv[1:]), *(150, 1)[len(sys.argv) - 1 :])
    random = Random(seed)
    for name, question, moved in ROWS:
        for division in DIVISIONS:
            books = [book for book in BOOKS if book[1] is division]
            rows = []
            for _ in range(number):
                book = random.choice(books)
                names = random.sample(offered(*book), 2)
                rows.append(asked(random_position(random, book, names, moved=moved), question))
            times = sorted(taken for taken, _ in rows)
            kinds = Counter(kind for _, kind in rows)
            print(
                f"{name:20} {division.value:11} median {median(times):7.1f} ms"
                f"  p90 {times[len(times) * 9 // 10]:8.1f}  max {times[-1]:9.1f}  {dict(kinds)}"
            )


if __name__ == "__main__":
    main()
