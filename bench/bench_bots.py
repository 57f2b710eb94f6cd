"""The bots: levels against each other, against a random player, and over all editions.

Aims: each level beats the next lower one in 65 % of decided shakes, every level a random legal
player in 90 %; and in 2,000 shakes nothing illegal, no crash, no limit overrun. A shake is decided
if the scores of the two differ. A first argument plays only so many percent of the shakes.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

from goalsetter.bots import LEVELS, Bot, Choice, Player, RandomBot, find_level, make_bot
from goalsetter.play import Mode, Phase, Seat, State, Terms, action, in_force, mat_of
from goalsetter.rules import BURDENS, GAMES, ONE_CUBE_CLAIMS, Claim, Division
from goalsetter.solver import Budget, Impossible, Question, Solvable, solve

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.bots.small_table import play  # noqa: E402 - the tests stand beside the package

PERCENT = int(sys.argv[1]) if len(sys.argv) > 1 else 100
DUEL_SHAKES = max(2, 200 * PERCENT // 100)
RANDOM_SHAKES = max(2, 40 * PERCENT // 100)
SHAKES = max(20, 2_000 * PERCENT // 100)
WATCHED = 5
"""In one shake of so many the truth is worked out beside the play."""
TRUTH = Budget(steps=300_000)
FULL = Budget(steps=1_000_000)
"""More than any level uses."""
RANDOM = "random"
DUELS = (
    ("Middle EQUATIONS", "mlag-equations-2018-19", Division.MIDDLE),
    ("Middle ON-SETS", "mlag-on-sets-2017-18", Division.MIDDLE),
)
EVERY = [
    (edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]


def bot(name: str) -> Bot:
    """A bot by the name of its level."""
    return RandomBot() if name == RANDOM else make_bot(find_level(name))


# Duels.


@dataclass(frozen=True, slots=True)
class Pair:
    """Two shakes of two players, each setting one Goal."""

    one: str
    other: str
    edition: str
    division: Division
    seed: int


def played(pair: Pair) -> Counter[str]:
    """Shakes won by the one, won by the other, and level."""
    match = Terms(edition=pair.edition, division=pair.division, players=2, mode=Mode.GUARDED)
    names = (pair.one, pair.other) if pair.seed % 2 else (pair.other, pair.one)
    bots = {seat: bot(name) for seat, name in zip(match.seats, names, strict=True)}
    tale = play(match, bots, pair.seed, shakes=2, budget=FULL)
    found: Counter[str] = Counter(wrong=len(tale.wrong))
    for shake in tale.state.played:
        points = dict(zip(names, (dict(shake.scores).get(seat, 0) for seat in bots), strict=True))
        gap = points[pair.one] - points[pair.other]
        found["won" if gap > 0 else "lost" if gap else "level"] += 1
    return found


def duel(
    pool: ProcessPoolExecutor, one: str, other: str, where: tuple[str, Division], n: int
) -> str:
    """The row of a table: shakes won, lost and level, and the share of those decided."""
    pairs = [Pair(one, other, *where, seed) for seed in range(n // 2)]
    total = sum(pool.map(played, pairs), Counter[str]())
    decided = total["won"] + total["lost"]
    share = 100 * total["won"] / decided if decided else 0
    return f"{total['won']} | {total['lost']} | {total['level']} | {share:.0f} %"


# All editions.


@dataclass
class Watch:
    """Counts what bots of each level do with the truth, where the solver knows it."""

    bots: dict[Seat, Bot]
    found: Counter[tuple[str, str]]

    def __call__(self, state: State, choices: dict[Seat, Choice]) -> None:
        """At every step: Goals that were set, Nows that lie there, challenges that are made."""
        if state.shake.phase is not Phase.MOVE:
            return
        if state.shake.moves == 0:
            self._goal(state)
        now = _truth(state, Question.NOW)
        for seat, choice in choices.items():
            if seat != state.shake.last_mover:
                self._challenge(state, seat, choice, now)

    def _goal(self, state: State) -> None:
        possible = _truth(state, Question.IMPOSSIBLE)
        if possible is not None:
            self._count(state.shake.last_mover, "goals")
            self._count(state.shake.last_mover, "possible goals", possible)

    def _challenge(self, state: State, seat: Seat, choice: Choice, now: bool | None) -> None:
        claim = _claim(state, choice)
        legal = state.shake.played and len(state.shake.resources) > 1
        if now and legal and not state.terms.procedure.forceout:
            self._count(seat, "nows")
            self._count(seat, "nows caught", claim in ONE_CUBE_CLAIMS)
        if claim is not None:
            every = BURDENS[claim].all_resources
            possible = _truth(state, Question.IMPOSSIBLE) if every else now
            self._count(seat, "challenges", possible is not None)
            self._count(seat, "false challenges", possible is every)

    def _count(self, seat: Seat, what: str, counts: bool = True) -> None:
        player = self.bots[seat]
        name = player.level.name if isinstance(player, Player) else RANDOM
        self.found[name, what] += counts


def _claim(state: State, choice: Choice) -> Claim | None:
    called = choice.action
    words = state.terms.procedure.words
    return words[called.kind] if isinstance(called, action.Challenge) else None


def _truth(state: State, question: Question) -> bool | None:
    """Whether there is a Solution; nothing if the solver does not know."""
    answer = solve(mat_of(state.shake), in_force(state), question, TRUTH)
    return isinstance(answer, Solvable) if isinstance(answer, Solvable | Impossible) else None


def shake(number: int) -> tuple[list[str], Counter[tuple[str, str]], float]:
    """One shake of players of any level, and what was wrong with it."""
    chance = Random(number)
    edition, division = EVERY[number % len(EVERY)]
    match = Terms(
        edition=edition,
        division=division,
        players=chance.choice((2, 3, 3)),
        mode=chance.choice(tuple(Mode)),
    )
    names = [level.name for level in LEVELS] + [RANDOM]
    bots = {seat: bot(chance.choice(names)) for seat in match.seats}
    watch = Watch(bots, Counter())
    begun = time.process_time()
    watched = watch if number % WATCHED == 0 else None
    tale = play(match, bots, number, watch=watched, budget=FULL)
    spent = 0.0 if number % WATCHED == 0 else time.process_time() - begun
    return [f"{number}: {wrong}" for wrong in tale.wrong], watch.found, spent


def shares(found: Counter[tuple[str, str]]) -> Iterator[str]:
    """The rows of the table of truth."""
    for name in (*(level.name for level in LEVELS), RANDOM):
        parts = [
            share(found[name, "possible goals"], found[name, "goals"]),
            share(found[name, "nows caught"], found[name, "nows"]),
            share(found[name, "false challenges"], found[name, "challenges"]),
        ]
        yield f"| {name} | " + " | ".join(parts) + " |"


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


def random_report(pool: ProcessPoolExecutor, names: Iterable[str]) -> None:
    """Each level against a random player, in every division of the newest book of each game."""
    print(f"\nShare of decided shakes won against a random legal player, {RANDOM_SHAKES} shakes\n")
    heads = list(names)
    print("| division | " + " | ".join(heads) + " |\n|---|" + "---|" * len(heads))
    for edition, division in EVERY:
        if "2011" not in edition:
            row = partial(duel, pool, other=RANDOM, where=(edition, division), n=RANDOM_SHAKES)
            cells = [row(name).split(" | ")[-1] for name in heads]
            print(f"| {edition} {division.value} | " + " | ".join(cells) + " |", flush=True)


def editions_report(pool: ProcessPoolExecutor) -> None:
    """Shakes over all editions: what went wrong, and how the levels stand to the truth."""
    wrong: list[str] = []
    found: Counter[tuple[str, str]] = Counter()
    times: list[float] = []
    for faults, counts, spent in pool.map(shake, range(SHAKES), chunksize=5):
        wrong += faults
        found += counts
        times += [spent] if spent else []
    print(f"\n{SHAKES} shakes over all editions: {len(wrong)} faults", *wrong[:10], sep="\n")
    times.sort()
    print(f"CPU-seconds a shake: median {times[len(times) // 2]:.2f}, slowest {times[-1]:.1f}\n")
    print("| level | possible Goals set | Nows caught | false challenges |\n|---|---|---|---|")
    print(*shares(found), sep="\n", flush=True)


REPORTS: tuple[Callable[[ProcessPoolExecutor], None], ...] = (
    editions_report,
    levels_report,
    partial(random_report, names=[level.name for level in LEVELS]),
)


def main() -> None:
    """Every report."""
    with ProcessPoolExecutor() as pool:
        for report in REPORTS:
            report(pool)


if __name__ == "__main__":
    main()
