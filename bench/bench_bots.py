"""The bots: levels against each other, against a random player, against the truth and the clock.

Aims: each level beats the next lower one in 70 % of decided shakes, and a random legal player in
90 % (third grade 80 %); false challenges stay as rare as with people; up to seventh grade no way to
end a shake has more than 80 %; nothing illegal; the same seed gives the same shake. A shake is
decided if the scores of the two differ.

    bench_bots.py [percent] [report ...]     reports: levels random truth editions seed earlier

A row has 200 shakes in Middle of each game and 40 in every other division and edition, pooled by
game; a first argument plays only so many percent of them. BENCH_PROCESSES says how many processes
play (1).
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from goalsetter.bots import LEVELS, Bot, BotChoice, Memory, RememberingBot
from goalsetter.play import Mode, Phase, Seat, State, Terms, View, action, action_text, in_force
from goalsetter.play import mat_of as mat_on
from goalsetter.rules import (
    BURDENS,
    GAMES,
    ON_SETS,
    ONE_CUBE_CLAIMS,
    ChallengeKind,
    Claim,
    Division,
)
from goalsetter.solver import Budget, Impossible, Solvable, solve
from goalsetter.table import BOT_NAMES, RANDOM, bot_named

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from earlier_bots import EARLIER, earlier_champion  # noqa: E402 - it stands beside this file

from tests.bots.bot_shakes import play  # noqa: E402 - the tests stand beside the package

PERCENT = int(sys.argv[1]) if len(sys.argv) > 1 else 100
PROCESSES = int(os.environ.get("BENCH_PROCESSES", "1"))
IN_MIDDLE, ELSEWHERE, MIXED = 200, 40, 2_000
SEED = 1
TRUTH = Budget(steps=100_000)
"""What is spent on the question whether a Now lies there."""
RULING = Budget(steps=5_000_000)
"""What is spent on the question whether a challenge was false."""
FULL = Budget(steps=20_000_000)
"""More than any level uses."""
EVERY = [
    (game.name, edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]
MIDDLE = {("mlag-equations-2018-19", Division.MIDDLE), ("mlag-on-sets-2017-18", Division.MIDDLE)}
NAMES = tuple(level.name for level in LEVELS)


# One shake.


@dataclass(frozen=True)
class Spec:
    """A shake to be played."""

    edition: str
    division: Division
    names: tuple[str, ...]
    seed: int
    mode: Mode = Mode.GUARDED
    watched: bool = False


@dataclass
class Found:
    """What came of it."""

    game: str
    names: tuple[str, ...]
    points: tuple[int, ...] = ()
    ending: str = ""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By level and what is counted."""
    wrong: list[str] = field(default_factory=list)
    thoughts: list[tuple[str, float]] = field(default_factory=list)
    """The level and the CPU-seconds of every thought."""
    log: str = ""


@dataclass
class Timed:
    """A bot whose thoughts are timed."""

    bot: Bot
    name: str
    spent: list[tuple[str, float]]

    def remembering(self, memory: Memory) -> Bot:
        """The same stopwatch on the bot with its memory."""
        if isinstance(self.bot, RememberingBot):
            self.bot = self.bot.remembering(memory)
        return self

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """What the bot chooses."""
        begun = time.process_time()
        choice = self.bot.choose(view, rng, budget)
        self.spent.append((self.name, time.process_time() - begun))
        return choice


def make(name: str) -> Bot:
    """A bot by its name; the champion of before has one, too."""
    return earlier_champion() if name == EARLIER else bot_named(name)


def hold(spec: Spec) -> Found:
    """Play a shake, and count what is asked for."""
    game = next(g.name for g in GAMES if any(e.name == spec.edition for e in g.editions))
    found = Found(game, spec.names)
    terms = Terms(
        edition=spec.edition, division=spec.division, players=len(spec.names), mode=spec.mode
    )
    names = dict(zip(terms.seats, spec.names, strict=True))
    bots = tuple(Timed(make(name), name, found.thoughts) for name in spec.names)
    watch = Watch(names, found.counts, spec.watched)
    tale = play(terms, bots, spec.seed, watch=watch, budget=FULL)
    state = tale.table.state
    found.points = tuple(state.total(seat) for seat in terms.seats)
    found.ending = ending_of(state)
    for name in set(spec.names):
        found.counts[name, f"ended {found.ending}"] += 1
        found.counts[name, "shakes"] += 1
    found.wrong = [f"{spec}: {wrong}" for wrong in tale.wrong]
    found.log = "\n".join(map(action_text, tale.table.log))
    return found


def ending_of(state: State) -> str:
    """How a shake ended."""
    shake = state.shake
    if shake.challenge is not None:
        claim = shake.challenge.claim
        if claim in ONE_CUBE_CLAIMS:
            return "by Now"
        return "by Impossible" if BURDENS[claim].all_resources else "otherwise"
    return "by the last cube" if shake.last_cube_by else "otherwise"


@dataclass
class Watch:
    """Counts what bots of each level do with the truth, where the solver knows it."""

    names: dict[Seat, str]
    counts: Counter[tuple[str, str]]
    nows: bool
    """Whether every Now that lies there is counted, which takes long."""
    before: State | None = None

    def __call__(self, state: State, choices: dict[Seat, BotChoice]) -> None:
        """At every step: Goals that were set, Nows that lie there, challenges that are made."""
        shake = state.shake
        began = self.before is not None and self.before.shake.challenge is None
        if shake.challenge is not None and began and self.before is not None:
            self.count_challenge(self.before, shake.challenge.claim, shake.challenge.challenger)
        self.before = state
        if shake.phase is not Phase.MOVE or not self.nows or not choices:
            return
        if shake.moves == 0 and (possible := truth(state, ChallengeKind.IMPOSSIBLE)) is not None:
            self.count(shake.last_mover, "goals")
            self.count(shake.last_mover, "possible", possible)
        legal = shake.played and len(shake.resources) > 1 and not state.terms.procedure.forceout
        if legal and truth(state, ChallengeKind.NOW):
            for seat, choice in choices.items():
                if seat != shake.last_mover:
                    self.count(seat, "nows")
                    self.count(seat, "caught", claim_of(state, choice) in ONE_CUBE_CLAIMS)

    def count_challenge(self, state: State, claim: Claim, seat: Seat) -> None:
        """Count a challenge that was made, and whether it was false."""
        if claim not in ONE_CUBE_CLAIMS and not BURDENS[claim].all_resources:
            return
        every = BURDENS[claim].all_resources
        asked = ChallengeKind.IMPOSSIBLE if every else ChallengeKind.NOW
        possible = truth(state, asked, RULING)
        kind = "Impossible" if every else "Now"
        self.count(seat, "undecided", possible is None)
        self.count(seat, "challenges", possible is not None)
        self.count(seat, "false", possible is every)
        self.count(seat, f"challenges of {kind}", possible is not None)
        self.count(seat, f"false {kind}", possible is every)
        self.count(seat, "early", state.shake.moves < 3)

    def count(self, seat: Seat, what: str, counts: bool = True) -> None:
        """Count something of a player's."""
        self.counts[self.names[seat], what] += counts


def claim_of(state: State, choice: BotChoice) -> Claim | None:
    """The claim that a bot means to make, if it does."""
    called = choice.action
    words = state.terms.procedure.words
    return words[called.kind] if isinstance(called, action.Challenge) else None


def truth(state: State, question: ChallengeKind, budget: Budget = TRUTH) -> bool | None:
    """Whether there is a Solution; nothing if the solver does not know."""
    answer = solve(mat_on(state.shake), in_force(state), question, budget)
    return isinstance(answer, Solvable) if isinstance(answer, Solvable | Impossible) else None


# Many shakes.

Player = Callable[[Callable[[Spec], Found], Iterable[Spec]], Iterable[Found]]


def scaled(number: int) -> int:
    """As many shakes as are asked for, an even number."""
    return max(2, 2 * (number * PERCENT // 200))


def duels(one: str, other: str, *, watched: bool = False) -> Iterator[Spec]:
    """The shakes of one row: Middle of both games, then all the rest."""
    for number, (_, edition, division) in enumerate(EVERY):
        shakes = scaled(IN_MIDDLE if (edition, division) in MIDDLE else ELSEWHERE)
        for at in range(shakes):
            names = (one, other) if at % 2 == 0 else (other, one)
            yield Spec(edition, division, names, SEED + 1_000 * number + at // 2, watched=watched)


@dataclass
class Row:
    """Shakes won, lost and level of one against another, by game."""

    won: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    level: Counter[str] = field(default_factory=Counter)

    def add(self, found: Found, one: str) -> None:
        """Count one shake."""
        gap = found.points[0] - found.points[1]
        gap = gap if found.names[0] == one else -gap
        (self.won if gap > 0 else self.lost if gap < 0 else self.level)[found.game] += 1

    def text(self) -> str:
        """The row of a table, for both games."""
        cells = []
        for game in (GAMES[0].name, ON_SETS.name):
            won, lost, level = self.won[game], self.lost[game], self.level[game]
            cells.append(f"{share(won, won + lost)} ({won}–{lost}, {level} level)")
        return " | ".join(cells)


def share(part: int, whole: int) -> str:
    """A share in percent, and of how many."""
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "–"


def head(*cells: str) -> None:
    """Print the head of a table."""
    print("\n| " + " | ".join(cells) + " |\n|" + "---|" * len(cells), flush=True)


def against(player: Player, rows: Iterable[tuple[str, str]]) -> list[Found]:
    """Print a row for each pair; everything that was found."""
    head("level", "against", GAMES[0].name, ON_SETS.name)
    everything: list[Found] = []
    for one, other in rows:
        row = Row()
        for found in player(hold, duels(one, other)):
            row.add(found, one)
            everything.append(found)
        print(f"| {one} | {other} | {row.text()} |", flush=True)
    return everything


# Reports.


def levels_report(player: Player) -> None:
    """Each level against the next lower one."""
    print("\nEach level against the next lower one, share of decided shakes won (aim: 70 %)")
    found = against(player, ((higher, lower) for lower, higher in pairwise(NAMES)))
    tell_counts(found, "in these duels of two")
    tell_times(found)


def random_report(player: Player) -> None:
    """Each level against a random player, in every division of every book."""
    print(
        "\nAgainst a random legal player, share of decided shakes won (aim: 90 %, third grade 80 %)"
    )
    against(player, ((name, RANDOM) for name in NAMES))


def earlier_report(player: Player) -> None:
    """The champion against the champion of before."""
    print("\nThe champion against the champion of before it looked ahead (aim: 65 %)")
    tell_times(against(player, [(NAMES[-1], EARLIER)]))


def truth_report(player: Player) -> None:
    """Three players of one level: the truth beside the play, and how shakes end."""
    specs = [
        Spec(edition, division, (name,) * 3, SEED + 1_000 * number + at, watched=True)
        for name in NAMES
        for number, (_, edition, division) in enumerate(EVERY)
        for at in range(scaled(IN_MIDDLE if (edition, division) in MIDDLE else ELSEWHERE) // 2)
    ]
    found = list(player(hold, specs))
    tell_counts(found, "in shakes of three players of one level")
    tell_times(found)


SHARES = (
    ("False challenges, of those that were made", "false", "challenges"),
    ("False challenges of Now", "false Now", "challenges of Now"),
    ("False challenges of Impossible", "false Impossible", "challenges of Impossible"),
    ("Challenges in the first three moves", "early", "challenges"),
    ("Challenges of which the solver does not know", "undecided", "challenges"),
    ("Nows caught, of those that lay there when a player looked", "caught", "nows"),
    ("Goals that had a Solution", "possible", "goals"),
    ("Shakes ended by Now", "ended by Now", "shakes"),
    ("Shakes ended by Impossible", "ended by Impossible", "shakes"),
    ("Shakes ended by the last cube", "ended by the last cube", "shakes"),
    ("Shakes ended otherwise", "ended otherwise", "shakes"),
)
"""What is told of each level: a part and its whole."""


def tell_counts(everything: list[Found], where: str) -> None:
    """A table for each game: what is counted down, levels across."""
    for game in (GAMES[0].name, ON_SETS.name):
        counts: Counter[tuple[str, str]] = Counter()
        for found in everything:
            if found.game == game:
                counts += found.counts
        head(f"{game}, {where}", *NAMES)
        for title, part, whole in SHARES:
            cells = [share(counts[name, part], counts[name, whole]) for name in NAMES]
            print(f"| {title} | " + " | ".join(cells) + " |")
    wrong = [fault for found in everything for fault in found.wrong]
    print(f"\n{len(everything)} shakes, {len(wrong)} faults", *wrong[:5], sep="\n", flush=True)


def tell_times(everything: list[Found]) -> None:
    """CPU-seconds of a thought, by level."""
    head("CPU-seconds of a thought", "median", "99 of 100", "longest", "thoughts")
    for name in (*NAMES, EARLIER):
        spent = sorted(s for found in everything for who, s in found.thoughts if who == name)
        if spent:
            middle, rare = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
            print(f"| {name} | {middle:.3f} | {rare:.2f} | {spent[-1]:.2f} | {len(spent)} |")


def mixed(number: int) -> Spec:
    """A shake of players of any level, in any edition, guarded or open."""
    chance = Random(number)
    _, edition, division = EVERY[number % len(EVERY)]
    players, mode = chance.choice((2, 3, 3)), chance.choice(tuple(Mode))
    names = tuple(chance.choice(BOT_NAMES) for _ in range(players))
    return Spec(edition, division, names, number, mode)


def editions_report(player: Player) -> None:
    """Mixed shakes over all editions: whether anything was illegal, refused, late, or broke."""
    found = list(player(hold, map(mixed, range(scaled(MIXED)))))
    wrong = [fault for one in found for fault in one.wrong]
    print(f"\n{len(found)} shakes over all editions, guarded and open: {len(wrong)} faults")
    print(*wrong[:10], sep="\n", flush=True)


def seed_report(player: Player) -> None:
    """The same seed twice: whether each action is the same."""
    specs = [mixed(number) for number in range(scaled(100))]
    pairs = zip(player(hold, specs), player(hold, specs), strict=True)
    same = sum(one.log == other.log for one, other in pairs)
    print(f"\nThe same seed gave the same shake {same} times of {len(specs)}", flush=True)


REPORTS: dict[str, Callable[[Player], None]] = {
    "levels": levels_report,
    "random": random_report,
    "truth": truth_report,
    "editions": editions_report,
    "seed": seed_report,
    "earlier": earlier_report,
}


def main() -> None:
    """The reports that are named, or every one."""
    names = sys.argv[2:] or list(REPORTS)
    if PROCESSES == 1:
        for name in names:
            REPORTS[name](map)
        return
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name in names:
            REPORTS[name](lambda work, specs: pool.map(work, specs, chunksize=4))


if __name__ == "__main__":
    main()
