"""The bots: levels against each other, against a random player, and over all editions.

Aims: each level beats the next lower one in 65 % of decided shakes, every level a random legal
player in 90 %; and in 2,000 shakes nothing illegal, no crash, no limit overrun. A shake is decided
if the scores of the two differ. A first argument plays only so many percent of the shakes; others
name the reports: editions, levels, random.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

from goalsetter.bots import LEVELS, BotChoice
from goalsetter.play import Mode, Phase, Seat, State, Terms, action, in_force, mat_of
from goalsetter.rules import BURDENS, GAMES, ONE_CUBE_CLAIMS, ChallengeKind, Claim, Division
from goalsetter.solver import Budget, Impossible, Solvable, solve
from goalsetter.table import BOT_NAMES, RANDOM, bot_named, hold, schedule

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.bots.bot_shakes import play  # noqa: E402 - the tests stand beside the package

PERCENT = int(sys.argv[1]) if len(sys.argv) > 1 else 100
DUEL_SHAKES = max(2, 200 * PERCENT // 100)
RANDOM_SHAKES = max(2, 40 * PERCENT // 100)
SHAKES = max(20, 2_000 * PERCENT // 100)
SEED = 1
WATCHED = 2
"""In one shake of so many the truth is worked out beside the play."""
TRUTH = Budget(steps=100_000)
FULL = Budget(steps=1_000_000)
"""More than any level uses."""
DUELS = (
    ("Middle EQUATIONS", "mlag-equations-2018-19", Division.MIDDLE),
    ("Middle ON-SETS", "mlag-on-sets-2017-18", Division.MIDDLE),
)
EVERY = [
    (game.name, edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]


# Duels.


def duel(
    pool: ProcessPoolExecutor, one: str, other: str, where: tuple[str, Division], n: int
) -> str:
    """The row of a table: shakes won, lost and level, and the share of those decided."""
    edition, division = where
    match = Terms(edition=edition, division=division, players=2, mode=Mode.GUARDED)
    found: Counter[int] = Counter()
    for result in pool.map(hold, schedule(match, (one, other), n, SEED), chunksize=5):
        gap = result.points[0] - result.points[1]
        found[(gap > 0) - (gap < 0) if result.names[0] == one else (gap < 0) - (gap > 0)] += 1
    decided = found[1] + found[-1]
    share = 100 * found[1] / decided if decided else 0
    return f"{found[1]} | {found[-1]} | {found[0]} | {share:.0f} %"


# All editions.

Key = tuple[str, str, str]
"""Game and division, level, and what is counted."""


@dataclass
class Watch:
    """Counts what bots of each level do with the truth, where the solver knows it."""

    where: str
    names: dict[Seat, str]
    found: Counter[Key]

    def __call__(self, state: State, choices: dict[Seat, BotChoice]) -> None:
        """At every step: Goals that were set, Nows that lie there, challenges that are made."""
        if state.shake.phase is not Phase.MOVE:
            return
        if state.shake.moves == 0:
            self._goal(state)
        now = _truth(state, ChallengeKind.NOW)
        for seat, choice in choices.items():
            if seat != state.shake.last_mover:
                self._challenge(state, seat, choice, now)

    def _goal(self, state: State) -> None:
        possible = _truth(state, ChallengeKind.IMPOSSIBLE)
        if possible is not None:
            self._count(state.shake.last_mover, "goals")
            self._count(state.shake.last_mover, "possible", possible)

    def _challenge(self, state: State, seat: Seat, choice: BotChoice, now: bool | None) -> None:
        claim = _claim(state, choice)
        legal = state.shake.played and len(state.shake.resources) > 1
        if now and legal and not state.terms.procedure.forceout:
            self._count(seat, "nows")
            self._count(seat, "caught", claim in ONE_CUBE_CLAIMS)
        if claim is not None:
            every = BURDENS[claim].all_resources
            possible = _truth(state, ChallengeKind.IMPOSSIBLE) if every else now
            self._count(seat, "challenges", possible is not None)
            self._count(seat, "false", possible is every)

    def _count(self, seat: Seat, what: str, counts: bool = True) -> None:
        self.found[self.where, self.names[seat], what] += counts


def _claim(state: State, choice: BotChoice) -> Claim | None:
    called = choice.action
    words = state.terms.procedure.words
    return words[called.kind] if isinstance(called, action.Challenge) else None


def _truth(state: State, question: ChallengeKind) -> bool | None:
    """Whether there is a Solution; nothing if the solver does not know."""
    answer = solve(mat_of(state.shake), in_force(state), question, TRUTH)
    return isinstance(answer, Solvable) if isinstance(answer, Solvable | Impossible) else None


def shake(number: int) -> tuple[list[str], Counter[Key], float]:
    """One shake of players of any level: what was wrong with it, the truth, and its time."""
    chance = Random(number)
    game, edition, division = EVERY[number % len(EVERY)]
    players, mode = chance.choice((2, 3, 3)), chance.choice(tuple(Mode))
    match = Terms(edition=edition, division=division, players=players, mode=mode)
    names = {seat: chance.choice(BOT_NAMES) for seat in match.seats}
    watch = Watch(f"{game} {division.value}", names, Counter())
    watched = watch if number // len(EVERY) % WATCHED == 0 else None
    begun = time.process_time()
    tale = play(match, tuple(map(bot_named, names.values())), number, watch=watched, budget=FULL)
    spent = 0.0 if watched else time.process_time() - begun
    return [f"{number}: {wrong}" for wrong in tale.wrong], watch.found, spent


def truth_tables(found: Counter[Key]) -> Iterator[str]:
    """A table for each share: divisions down, levels across."""
    names = (*(level.name for level in LEVELS), RANDOM)
    places = sorted({where for where, _, _ in found})
    for title, part, whole in SHARES:
        yield f"\n{title}\n\n| | " + " | ".join(names) + " |\n|---|" + "---|" * len(names)
        for where in places:
            cells = [share(found[where, name, part], found[where, name, whole]) for name in names]
            yield f"| {where} | " + " | ".join(cells) + " |"
        totals = [
            share(*(sum(found[where, name, what] for where in places) for what in (part, whole)))
            for name in names
        ]
        yield "| all | " + " | ".join(totals) + " |"


SHARES = (
    ("Goals that had a Solution", "possible", "goals"),
    ("Nows caught, of those that lay there when a player looked", "caught", "nows"),
    ("False challenges, of those that a player meant to make", "false", "challenges"),
)
"""What is told of each level: a part and its whole."""


def share(part: int, whole: int) -> str:
    """A share in percent, and of how many."""
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "–"


# Reports.


def levels_report(pool: ProcessPoolExecutor) -> None:
    """Each level against the next lower one."""
    for title, edition, division in DUELS:
        print(f"\n{title}, {DUEL_SHAKES} shakes\n")
        print("| level | against | won | lost | level | of decided |\n|---|---|---|---|---|---|")
        for lower, higher in pairwise(LEVELS):
            row = duel(pool, higher.name, lower.name, (edition, division), DUEL_SHAKES)
            print(f"| {higher.name} | {lower.name} | {row} |", flush=True)


def random_report(pool: ProcessPoolExecutor) -> None:
    """Each level against a random player, in every division of every book."""
    print(f"\nShare of decided shakes won against a random legal player, {RANDOM_SHAKES} shakes\n")
    heads = [level.name for level in LEVELS]
    print("| division | " + " | ".join(heads) + " |\n|---|" + "---|" * len(heads))
    for _, edition, division in EVERY:
        row = partial(duel, pool, other=RANDOM, where=(edition, division), n=RANDOM_SHAKES)
        cells = [row(name).split(" | ")[-1] for name in heads]
        print(f"| {edition} {division.value} | " + " | ".join(cells) + " |", flush=True)


def editions_report(pool: ProcessPoolExecutor) -> None:
    """Shakes over all editions: what went wrong, and how the levels stand to the truth."""
    wrong: list[str] = []
    found: Counter[Key] = Counter()
    times: list[float] = []
    for faults, counts, spent in pool.map(shake, range(SHAKES), chunksize=5):
        wrong += faults
        found += counts
        times += [spent] if spent else []
    print(f"\n{SHAKES} shakes over all editions: {len(wrong)} faults", *wrong[:10], sep="\n")
    times.sort()
    print(f"CPU-seconds a shake: median {times[len(times) // 2]:.2f}, slowest {times[-1]:.1f}")
    print(*truth_tables(found), sep="\n", flush=True)


REPORTS: dict[str, Callable[[ProcessPoolExecutor], None]] = {
    "editions": editions_report,
    "levels": levels_report,
    "random": random_report,
}


def main() -> None:
    """The reports that are named, or every one."""
    with ProcessPoolExecutor() as pool:
        for name in sys.argv[2:] or REPORTS:
            REPORTS[name](pool)


if __name__ == "__main__":
    main()
