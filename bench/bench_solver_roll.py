"""How much less the second and later questions of a shake cost than the first.

Shakes by chance, move after move; after each move Now and Impossible are asked, of a solver that
keeps what it knows and, beside it in the same run, of one that begins anew. Then the calls that
tell more of a mat. Milliseconds of processor time, one thread. ``python bench/bench_solver_roll.py
100`` takes 100 shakes a row instead of 12.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from time import thread_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from solver_mats import rolled

from goalsetter.cubes import Mat
from goalsetter.rules import (
    EDITIONS,
    ON_SETS_EDITIONS,
    ChallengeKind,
    Chosen,
    Division,
    ShakeRules,
)
from goalsetter.solver import Budget, ForRoll, solve
from tests.solver.random_set_mats import random_position
from tests.solver.shakes import roll_of, shake

SHAKES = int(sys.argv[1]) if len(sys.argv) > 1 else 12
BUDGET = Budget(steps=5_000_000)
MOVES = 14
QUESTIONS = (ChallengeKind.IMPOSSIBLE, ChallengeKind.NOW)
MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
AIM = 1 / 3
MOVED = 8


@dataclass
class Costs:
    """The cost of one position's questions, by when in the shake they were asked."""

    first: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    anew: list[float] = field(default_factory=list)
    asked: int = 0
    searched: int = 0
    memory: int = 0

    def tell(self, name: str) -> None:
        """One line: the ratio of means and of medians, and what it would cost to begin anew."""
        ratio, middle = mean(self.later) / mean(self.first), median(self.later)
        print(
            f"{'met   ' if ratio <= AIM else 'MISSED'} {name}: first {mean(self.first):.2f} ms, "
            f"later {mean(self.later):.2f} ms ({100 * ratio:.0f} %), anew {mean(self.anew):.2f} ms;"
            f" medians {median(self.first):.2f} and {middle:.3f} ms; {self.searched:,} searches of "
            f"{self.asked:,} questions; at most {self.memory >> 10} KB",
            flush=True,
        )


def timed(ask: Callable[[], object]) -> float:
    """The milliseconds that it takes."""
    begin = thread_time()
    ask()
    return (thread_time() - begin) * 1000


def costs(mats: list[Mat], rules: ShakeRules, into: Costs) -> None:
    """Ask about every mat of a shake, of a solver that remembers and of one that does not."""
    roll = ForRoll(roll_of(mats[0]), rules, BUDGET)
    for at, mat in enumerate(mats):

        def remembering(mat: Mat = mat) -> None:
            for question in QUESTIONS:
                roll.ask(mat, question)

        def anew(mat: Mat = mat) -> None:
            for question in QUESTIONS:
                solve(mat, rules, question, BUDGET)

        (into.later if at else into.first).append(timed(remembering))
        if at:
            into.anew.append(timed(anew))
    into.asked += roll.asked
    into.searched += roll.searched
    into.memory = max(into.memory, roll.memory)


def rows() -> Iterator[tuple[str, list[list[Mat]], ShakeRules]]:
    """The sorts of shakes."""
    for names in ((), ("two-digit numerals",), ("0 wild",)):
        rules = EDITIONS[1].in_force(Division.MIDDLE, tuple(map(Chosen, names)))
        mats = [
            list(shake(Random(f"{at}"), rolled(Random(f"roll {at}"), 1), MOVES))
            for at in range(SHAKES)
        ]
        yield f"EQUATIONS, Middle{''.join(f', {name}' for name in names)}", mats, rules
    chance, edition = Random(1), ON_SETS_EDITIONS[0]
    for division in (Division.MIDDLE, Division.JUNIOR):
        for _ in range(1):
            positions = [
                random_position(chance, (edition, division), moved=1) for _ in range(SHAKES)
            ]
            mats = [list(shake(chance, position.mat, 9)) for position in positions]
            yield f"ON-SETS, {division.value}", mats, positions[0].rules


def main() -> None:
    """A line for each sort of shakes, then one for each call that tells more."""
    for name, shakes, rules in rows():
        into = Costs()
        for mats in shakes:
            costs(mats, rules, into)
        into.tell(name)
    times: dict[str, list[float]] = {}
    searches: dict[str, int] = {}
    for at in range(2 * SHAKES):
        mat = rolled(Random(at), MOVED)
        roll = ForRoll(roll_of(mat), MIDDLE, BUDGET)
        calls: dict[str, Callable[[], object]] = {
            "now and possible": lambda r=roll, m=mat: (r.now(m), r.possible(m)),
            "fewest further cubes": lambda r=roll, m=mat: r.fewest(m),
            "faces that make Now true": lambda r=roll, m=mat: r.now_faces(m),
            "safe moves": lambda r=roll, m=mat: r.safe_moves(m),
            "Solutions of the least length": lambda r=roll, m=mat: r.shortest(m, QUESTIONS[0]),
        }
        for name, call in calls.items():
            before = roll.searched
            times.setdefault(name, []).append(timed(call))
            searches[name] = searches.get(name, 0) + roll.searched - before
    for name, spent in times.items():
        spent.sort()
        late = spent[len(spent) * 9 // 10]
        print(
            f"{name}, {MOVED} moved: median {median(spent):.2f} ms, p90 {late:.1f} ms, "
            f"{searches[name] / len(spent):.1f} searches"
        )


if __name__ == "__main__":
    main()
