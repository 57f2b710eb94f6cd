"""Draws of simulated days: time, spread and distance to the bound, and beside HiGHS where it is.

Nine schools (seven for 24 and 25), the largest a fifth of the field, five rounds by score. Run by
``make bench``, or ``python bench/bench_tournament.py [players …]``.
"""

from __future__ import annotations

import sys
import time
from random import Random

from goalsetter.cli.exact_seating import has_solver, prove
from goalsetter.cli.tournament_standings import simulated_day
from goalsetter.tournament import (
    deed_of,
    field_of,
    lower_bound,
    make_draw,
    policy_of,
    search_seating,
    usual_trials,
)

FIELDS = tuple(map(int, sys.argv[1:])) or (24, 25, 90, 300, 302, 600)
ROUNDS, SEED = 5, 7
PATIENCE = 60
"""Seconds for HiGHS, on a busy machine."""


def measure(players: int) -> None:
    """One line for each round of a day."""
    trials = usual_trials(players)
    day = simulated_day(players, ROUNDS, 7 if players < 30 else 9, SEED, trials)
    for number in range(1, ROUNDS + 1):
        policy = policy_of(day.state, "main", number)
        field = field_of(day.state, "main", number, policy)
        began = time.process_time()
        result = search_seating(field, Random(number), trials)
        seconds = time.process_time() - began
        cost, bound = field.cost_parts(result.tables), lower_bound(field)
        broken = f"{cost.same_group} / {cost.rematches} / {cost.second_twos}"
        line = (
            f"{players} players, round {number}: {seconds:.2f} s CPU, {result.trials} trials, "
            f"same school / rematch / second two {broken}, "
            f"spread {cost.spread} (bound {bound.spread})"
        )
        if has_solver() and players <= 100 and cost.weighed > bound.weighed:
            began = time.perf_counter()
            tables, proved = prove(field, result.tables, patience=PATIENCE)
            took = time.perf_counter() - began
            word = "proved" if proved else "not proved"
            line += f"; HiGHS {field.cost_parts(tables).spread} {word} in {took:.1f} s"
        print(line, flush=True)
        draw = make_draw(day.state, "main", number, Random(number), seed=number, trials=trials)
        day = day.act(deed_of(draw)).played("main", number)


def main() -> None:
    """Measure every field."""
    for players in FIELDS:
        measure(players)


if __name__ == "__main__":
    main()
