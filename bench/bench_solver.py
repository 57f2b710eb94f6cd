"""The solver of EQUATIONS on mats by chance: how many are decided, and the time for each.

Twenty-four cubes are rolled, a Goal of one or two digits is set, and some cubes are moved: a
quarter to Required, almost a half to Permitted, the rest to Forbidden. An argument gives another
number of mats a row than 40.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from goalsetter.rules import EDITIONS, Division
from goalsetter.solver import Budget, Question, solve
from tests.solver.random_mats import rolled_mat

BUDGET = Budget(steps=2_000_000)
ROWS = [
    (Division.MIDDLE, Question.NOW, 6),
    (Division.MIDDLE, Question.NOW, 10),
    (Division.MIDDLE, Question.NOW, 14),
    (Division.ELEMENTARY, Question.NOW, 12),
    (Division.SENIOR, Question.NOW, 12),
    (Division.MIDDLE, Question.IMPOSSIBLE, 10),
]


def main(count: int) -> None:
    """One line a row: the answers, then the median, the tenth slowest and the slowest."""
    for division, question, moved in ROWS:
        rules, chance = EDITIONS[1].in_force(division), Random(moved)
        kinds, times = Counter[str](), []
        for _ in range(count):
            mat = rolled_mat(chance, moved)
            begin = time.process_time()
            answer = solve(mat, rules, question, BUDGET)
            times.append(time.process_time() - begin)
            kinds[type(answer).__name__] += 1
        told = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
        tenths = quantiles(times, n=10)
        print(
            f"{division.value}, {question.value}, {moved} moved: {told}; median "
            f"{tenths[4] * 1000:.0f} ms, nine in ten {tenths[8] * 1000:,.0f} ms, "
            f"slowest {max(times) * 1000:,.0f} ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
