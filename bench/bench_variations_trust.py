"""Whether the solver can be trusted under variations: against a naive one, and planted Solutions.

20,000 small mats under every variation alone and under pairs and triples, 10,000 planted Solutions,
and the values of tiny bags; that is some hours. ``python bench/bench_variations_trust.py 2000``
takes 2,000 mats and 1,000 plants, and a second number another seed. Every paper goes to the judge.
What goes wrong is printed, and is to be nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from goalsetter.notation import text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, solve
from tests.solver.planted_variations import Planted, seedlings
from tests.solver.tiny_bags import tiny
from tests.solver.trial import Trial, fault
from tests.solver.variation_mats import Table, alone, questions

MATS = 20_000
BUDGET = Budget(steps=5_000_000)
SEED = 20_260_102
AT_ONCE = 500
"""Mats between two lines of the report."""


def main(count: int, seed: int) -> int:
    """Report every contradiction, and what was left undecided; count what went wrong."""
    trial, asked = Trial(), questions(seed, count)
    begin, tried = process_time(), 0
    while tried < count:
        trial.run(islice(asked, AT_ONCE))
        tried = min(count, tried + AT_ONCE)
        spent = process_time() - begin
        wrong = len(trial.contradictions)
        print(f"{tried:,} small mats, {wrong} contradictions, {spent:,.0f} s", flush=True)
    print("\n".join(trial.contradictions))
    print(trial.report())
    lost = tell("planted Solutions", seedlings(seed, count // 2))
    chance = Random(seed)
    bags = (
        (table, plant, ChallengeKind.NOW)
        for _ in range(max(1, count // 1000))
        for table in alone(chance)
        for plant in tiny(chance, table, bags=5, wanted=4)
    )
    return len(trial.contradictions) + lost + tell("values of tiny bags", bags)


def tell(what: str, asked: Iterable[tuple[Table, Planted, ChallengeKind]]) -> int:
    """Report what came of mats that have a Solution; count those that were called impossible."""
    solved = undecided = lost = 0
    for table, plant, question in asked:
        answer = solve(plant.mat, table.rules, question, BUDGET)
        refused = fault(answer, plant.mat, table.rules, question)
        if isinstance(answer, Impossible) or refused:
            lost += 1
            print(f"{table} | {text(plant.mat)} | {plant.equation}\n    {answer} {refused}")
        elif isinstance(answer, Solvable):
            solved += 1
        else:
            undecided += 1
    print(f"{what}: {solved:,} found, {undecided} undecided, {lost} wrong", flush=True)
    return lost


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*numbers, *(MATS, SEED)[len(numbers) :]) > 0)
