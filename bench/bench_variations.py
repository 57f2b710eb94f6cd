"""How far and how fast the solver gets under each variation, and whether it can be trusted.

``python bench/bench_variations.py 200`` takes 200 mats for each variation and division instead of
5, and prints the table of ``docs``; ``python bench/bench_variations.py trust 2000`` holds it
against the naive solver on 2,000 small mats, and asks for as many planted Solutions. Milliseconds
of processor time, one thread.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from goalsetter.notation import text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, Unknown, solve
from tests.solver.planted_variations import Planted, seedlings
from tests.solver.tiny_bags import tiny
from tests.solver.trial import Trial, fault
from tests.solver.variation_mats import Table, alone, questions, rolled_variation_mat

USUAL_MATS = 5
MOVED = 12
BUDGET = Budget(steps=5_000_000)
SEED = 20_260_102


def main(arguments: Sequence[str]) -> None:
    """Trust, or the table."""
    if arguments[:1] == ["trust"]:
        trust(int(arguments[1]) if len(arguments) > 1 else 200)
    else:
        table(int(arguments[0]) if arguments else USUAL_MATS)


def trust(count: int) -> None:
    """Every contradiction on so many small mats, plants and tiny bags, and what was undecided."""
    trial = Trial().run(questions(SEED, count))
    print("\n".join(trial.contradictions))
    print(trial.report())
    print(f"{count} mats, {len(trial.contradictions)} contradictions")
    planted = [(table, plant, asked) for table, plant, asked in seedlings(SEED, count)]
    _tell("planted Solutions", planted)
    chance = Random(SEED)
    bags = [
        (table, plant, ChallengeKind.NOW)
        for _ in range(max(1, count // 1000))
        for table in alone(chance)
        for plant in tiny(chance, table, bags=5, wanted=4)
    ]
    _tell("values of tiny bags", bags)


def _tell(what: str, asked: list[tuple[Table, Planted, ChallengeKind]]) -> None:
    """What came of mats that have a Solution."""
    found, lost = 0, 0
    for table, plant, question in asked:
        answer = solve(plant.mat, table.rules, question, BUDGET)
        refused = fault(answer, plant.mat, table.rules, question)
        found += isinstance(answer, Solvable)
        if isinstance(answer, Impossible) or refused:
            lost += 1
            print(f"{table} | {text(plant.mat)} | {plant.equation}\n    {answer} {refused}")
    print(f"{what}: {found} of {len(asked)} found, {lost} wrong")


def table(count: int) -> None:
    """A row for each variation of each division: mats of a whole shake, 12 moved, Now."""
    print(f"{count} mats a row, {MOVED} moved, Now; milliseconds of processor time")
    print("| edition | division | variation | solvable | decided | median | p99 |")
    print("|---|---|---|---|---|---|---|")
    for each in alone(Random(SEED)):
        print(row(each, count), flush=True)


def row(each: Table, count: int) -> str:
    """What came of so many mats."""
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
    main(sys.argv[1:])
