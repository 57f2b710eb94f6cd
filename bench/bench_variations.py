"""How far and how fast the solver gets under each variation.

``python bench/bench_variations.py 200`` takes 200 mats for each variation and division instead of
5, and prints the table of ``docs``. Milliseconds of processor time, one thread.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Solvable, Unknown, solve
from tests.solver.variation_mats import Table, alone, rolled_variation_mat

USUAL_MATS = 5
MOVED = 12
BUDGET = Budget(steps=5_000_000)
SEED = 20_260_102


def table(count: int) -> None:
    """A row for each variation of each division: mats of a whole shake, 12 moved, Now."""
    print(f"{count} mats a row, {MOVED} moved, Now; milliseconds of processor time")
    print("| edition | division | variation | solvable | decided | median | p99 |")
    print("|---|---|---|---|---|---|---|")
    for each in alone(Random(SEED)):
        print(row(each, count), flush=True)


def row(each: Table, count: int) -> str:
    """Results on so many mats."""
    chance, rules = Random(f"{SEED} {each}"), each.rules
    times, decided, solvable = [], 0, 0
    for _ in range(count):
        mat = rolled_variation_mat(chance, rules, MOVED)
        started = process_time()
        answer = solve(mat, rules, ChallengeKind.NOW, BUDGET)
        times.append(1000 * (process_time() - started))
        decided += not isinstance(answer, Unknown)
        solvable += isinstance(answer, Solvable)
    times.sort()
    cells = (
        each.edition.label,
        each.division.value,
        str(each.chosen[0]),
        f"{100 * solvable / count:.0f} %",
        f"{100 * decided / count:.1f} %",
        f"{times[count // 2]:.2f}",
        f"{times[min(count - 1, count * 99 // 100)]:.1f}",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    table(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_MATS)
