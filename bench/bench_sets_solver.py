"""The solver of ON-SETS on random mats of every division and edition: CPU time and trust.

Now with 9 and with 12 of 15 cubes moved, Impossible with 3 moved and everything usable, and full
mats on which everything is looked at. Two variations are chosen in each shake, where the roll
allows them; full mats are also looked at without. Each question goes to the kernel and to plain
Python, which must agree, and every witness goes before the judge.

`bench_sets_solver.py NUMBER SEED` asks NUMBER questions a row (15 if not given), and twenty times
as many where the two are compared.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeVar
from unittest.mock import patch

from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Answer, Budget, Certificate, Impossible, Solvable
from goalsetter.solver.onsets import kernel, solve_sets
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.purse import Purse, StoppedError

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.solver.random_set_mats import BOOKS, DIVISIONS, Position, offered, random_position
from tests.solver.set_twins import accepted, differences, disagreements, signs

ROWS = (("Now, 9 moved", ChallengeKind.NOW, 9), ("Now, 12 moved", ChallengeKind.NOW, 12),
        ("Impossible, 3 moved", ChallengeKind.IMPOSSIBLE, 3))  # fmt: skip

PLAIN_STEPS = 300_000
"""How far plain Python goes on a full mat."""

T = TypeVar("T")


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """CPU time in milliseconds, and what came out."""
    begin = time.process_time_ns()
    result = work()
    return (time.process_time_ns() - begin) / 1e6, result


def both(work: Callable[[], T]) -> tuple[tuple[float, T], tuple[float, T]]:
    """The kernel and plain Python, one after the other."""
    quick = timed(work)
    with patch.object(kernel, "_kernel", None):
        return quick, timed(work)


def positions(
    random: Random, division: Division, number: int, moved: int, variations: int
) -> Iterator[Position]:
    """So many mats of a division."""
    books = [book for book in BOOKS if book[1] is division]
    for _ in range(number):
        book = random.choice(books)
        names = random.sample(offered(*book), variations)
        yield random_position(random, book, names, moved=moved)


def told(answer: Answer) -> str:
    """The kind of an answer."""
    if isinstance(answer, Impossible):
        return "certificate" if isinstance(answer.proof, Certificate) else "exhausted"
    return "solvable" if isinstance(answer, Solvable) else "UNKNOWN"


def asked(position: Position, question: ChallengeKind) -> tuple[float, float, str]:
    """The times of both, and what came out."""
    (quick, found), (slow, plain) = both(lambda: solve_sets(position.mat, position.rules, question))
    if told(found) != told(plain) or signs(found) != signs(plain):
        return quick, slow, "DIFFERENT"
    if isinstance(found, Solvable) and not accepted(found, position, question):
        return quick, slow, "REFUSED"
    return quick, slow, told(found)


def exhausted(position: Position) -> tuple[float, float, str]:
    """The times of both to look at everything on a full mat, where no set fits."""
    mat, rules = position.mat, position.rules
    problems = problems_of(mat, rules, ChallengeKind.IMPOSSIBLE, frozenset())

    def look(budget: Budget) -> str:
        try:
            kernel.seek(problems, Purse(budget), lambda _: False)
        except StoppedError:
            return "stopped"
        return "done"

    quick, ended = timed(lambda: look(Budget()))
    with patch.object(kernel, "_kernel", None):
        slow, plain = timed(lambda: look(Budget(steps=PLAIN_STEPS)))
    return quick, slow, ended if plain == "done" else f"{ended}, plain Python stopped"


def show(name: str, division: Division, rows: list[tuple[float, float, str]]) -> None:
    """One line: both sides, the ratio of their sums, and what came out."""
    lines = []
    for side in (0, 1):
        times = sorted(row[side] for row in rows)
        nine, last = times[len(times) * 9 // 10], times[-1]
        lines.append(f"{median(times):7.2f} {nine:7.1f} {last:8.1f}")
    ratio = sum(row[1] for row in rows) / sum(row[0] for row in rows)
    kinds = dict(Counter(row[2] for row in rows))
    print(
        f"{name:26} {division.value:11} {lines[0]} | {lines[1]} | {ratio:5.1f} {kinds}", flush=True
    )


def main() -> None:
    """A line for each question and division, then trust at length."""
    number, seed = (*map(int, sys.argv[1:]), *(15, 1)[len(sys.argv) - 1 :])
    random = Random(seed)
    print(f"milliseconds: median, nine in ten under, slowest{'':8}kernel | plain Python | ratio")
    for name, question, moved in ROWS:
        for division in DIVISIONS:
            found = positions(random, division, number, moved, variations=2)
            show(name, division, [asked(each, question) for each in found])
    for name, variations in (("full mat", 0), ("full mat, two variations", 2)):
        for division in DIVISIONS:
            found = positions(random, division, max(number // 5, 1), 0, variations)
            show(name, division, [exhausted(each) for each in found])
    wrong = disagreements(seed, count=20 * number)
    print(f"kernel and plain Python alike, judged: {20 * number - len(wrong)} of {20 * number}")
    more, sets = differences(seed, count=2 * number)
    print(
        f"every set found with as few signs: {2 * number - len(more)} of {2 * number}, {sets} sets"
    )
    for line in (*wrong, *more)[:20]:
        print(f"  {line}")


if __name__ == "__main__":
    main()
