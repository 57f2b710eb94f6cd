"""The bots: levels against each other, against a random player, against the truth and the clock.

Aims: each level beats the next lower one in 70 % of decided shakes, and a random legal player in
90 % (third grade 80 %); false challenges stay as rare as with people; up to seventh grade no way to
end a shake has more than 80 %; nothing illegal; the same seed gives the same shake. A shake is
decided if the scores of the two differ.

    bench_bots.py [percent] [row ...]     all rows, or those whose names begin so
    bench_bots.py tell                    tables of what has been played so far

A row has 200 shakes in Middle of each game and 40 in every other division and edition, pooled by
game; a first argument plays only so many percent of them. Every shake is kept in the file of
BENCH_ROWS as soon as it is over: run again, the bench goes on where it was. The rows take turns by
processor time, so whenever the bench is stopped each has had its share.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise, zip_longest
from pathlib import Path
from random import Random

from bot_duels import EARLIER, Result, Spec, Store, hold

from goalsetter.bots import LEVELS, TUTOR
from goalsetter.play import Mode
from goalsetter.rules import GAMES, Division
from goalsetter.table import BOT_NAMES, RANDOM

IN_MIDDLE, ELSEWHERE, MIXED, TWICE = 200, 40, 2_000, 40
SEED = 1
CHEAP = 5
"""How many times as often a cheap player sits at a mixed table."""
SHARES = {"editions": 10, "company": 4}
"""Rows that have so many times as much processor time as each of the others."""
EVERY = [
    (edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]
EDITIONS = [{edition.name for edition in game.editions} for game in GAMES]
MIDDLE = {("mlag-equations-2018-19", Division.MIDDLE), ("mlag-on-sets-2017-18", Division.MIDDLE)}
NAMES = tuple(level.name for level in LEVELS)
DUELS = {
    **{f"levels-{higher}": (higher, lower) for lower, higher in pairwise(NAMES)},
    **{f"random-{name}": (name, RANDOM) for name in NAMES},
    "earlier": (NAMES[-1], EARLIER),
    "company": (NAMES[-1], EARLIER, NAMES[3]),
}
"""The rows of duels: who plays whom. Two champions hardly ever err, so most of their shakes are
level; with a third player who does, more are decided."""


# What is played.


def scaled(number: int, percent: int) -> int:
    """As many shakes as are asked for, an even number."""
    return max(2, 2 * (number * percent // 200))


def places(percent: int, part: int = 1) -> Iterator[tuple[str, Division, int]]:
    """Yield edition, division and number of each shake of a row, games and divisions in turn: so a
    row that was stopped has something of each."""
    numbered = list(enumerate(EVERY))
    by_game = [[place for place in numbered if place[1][0] in names] for names in EDITIONS]
    turns = [place for places in zip_longest(*by_game) for place in places if place is not None]
    for at in range(scaled(IN_MIDDLE, percent) // part):
        for number, (edition, division) in turns:
            shakes = IN_MIDDLE if (edition, division) in MIDDLE else ELSEWHERE
            if at < scaled(shakes, percent) // part:
                yield edition, division, SEED + 1_000 * number + at


def duels(players: tuple[str, ...], percent: int) -> Iterator[Spec]:
    """Yield the shakes of one row, each roll twice: either of the two begins once."""
    one, other, *company = players
    for edition, division, seed in places(percent, 2):
        for names in ((one, other), (other, one)):
            yield Spec(edition, division, (*names, *company), seed)


def threes(name: str, percent: int) -> Iterator[Spec]:
    """Yield shakes of three players of one level, with the truth beside the play."""
    for edition, division, seed in places(percent, 2):
        yield Spec(edition, division, (name,) * 3, seed, watched=True)


def mixed(number: int) -> Spec:
    """A shake of players of any level, in any edition, guarded or open.

    Weak players are cheap, and do the strangest things: they sit at most tables.
    """
    chance = Random(number)
    edition, division = EVERY[number % len(EVERY)]
    players, mode = chance.choice((2, 3, 3)), chance.choice(tuple(Mode))
    sitting = (*BOT_NAMES, TUTOR)
    odds = [CHEAP if name in (RANDOM, *NAMES[:2]) else 1 for name in sitting]
    names = tuple(chance.choices(sitting, odds, k=players))
    return Spec(edition, division, names, number, mode)


def rows_to_play(percent: int) -> Iterator[tuple[str, Iterable[Spec]]]:
    """Yield every row with its shakes."""
    for name, players in DUELS.items():
        yield name, duels(players, percent)
    for name in NAMES:
        yield f"truth-{name}", threes(name, percent)
    yield "editions", map(mixed, range(scaled(MIXED, percent)))


# What is told.


def share(part: int, whole: int) -> str:
    """A share in percent, and of how many."""
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "–"


def head(*cells: str) -> None:
    """Print the head of a table."""
    print("\n| " + " | ".join(cells) + " |\n|" + "---|" * len(cells), flush=True)


def tell_duels(store: Store) -> None:
    """Tell shakes won, lost and level of one against another, by game."""
    print("\nShare of decided shakes won, with won–lost and level shakes")
    head("level", "against", *(game.name for game in GAMES))
    for row, (one, other, *company) in DUELS.items():
        cells = []
        for game in GAMES:
            gaps = [gap_of(result, one) for result in store.kept(row) if result.game == game.name]
            won, lost = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
            cells.append(f"{share(won, won + lost)} ({won}–{lost}, {len(gaps) - won - lost} level)")
        if store.kept(row):
            against = " beside ".join((other, *company))
            print(f"| {one} | {against} | " + " | ".join(cells) + " |", flush=True)


def gap_of(result: Result, one: str) -> int:
    """Return by how many points one of the two players won whom a row compares."""
    gap = result.points[0] - result.points[1]
    return gap if result.names[0] == one else -gap


CHALLENGES = (
    ("False challenges, of those that were made", "false", "challenges"),
    ("False challenges of Now", "false Now", "challenges of Now"),
    ("False challenges of Impossible", "false Impossible", "challenges of Impossible"),
    ("Challenges in the first three moves", "early", "challenges"),
    ("Challenges of which the solver does not know", "undecided", "challenges"),
)
"""Shares that are told of challenges: a part and its whole."""
SHAKES = (
    ("Nows caught, of those that lay there when a player looked", "caught", "nows"),
    ("Goals that had a Solution", "possible", "goals"),
    ("Shakes ended by Now", "ended by Now", "shakes"),
    ("Shakes ended by Impossible", "ended by Impossible", "shakes"),
    ("Shakes ended by the last cube", "ended by the last cube", "shakes"),
    ("Shakes ended otherwise", "ended otherwise", "shakes"),
)
"""Shares that are told of shakes of three players of one level."""


def tell_counts(
    results: list[Result], where: str, shares: tuple[tuple[str, str, str], ...]
) -> None:
    """Tell a table for each game: what is counted down, levels across."""
    for game in GAMES:
        counts: Counter[str] = Counter()
        for result in results:
            if result.game == game.name:
                counts += result.counts
        head(f"{game.name}, {where}", *NAMES)
        for title, part, whole in shares:
            cells = [share(counts[f"{name}/{part}"], counts[f"{name}/{whole}"]) for name in NAMES]
            print(f"| {title} | " + " | ".join(cells) + " |")


def tell_times(results: list[Result]) -> None:
    """Tell the CPU-seconds of a thought, by level."""
    head("CPU-seconds of a thought", "median", "99 of 100", "longest", "thoughts")
    for name in (*NAMES, EARLIER):
        spent = sorted(s for result in results for who, s in result.thoughts if who == name)
        if spent:
            middle, rare = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
            print(f"| {name} | {middle:.3f} | {rare:.2f} | {spent[-1]:.2f} | {len(spent)} |")


def tell_all(store: Store) -> None:
    """Tell every table of what has been played."""
    everything = list(store.results.values())
    tell_duels(store)
    peers = [*store.kept("levels-"), *store.kept("truth-")]
    tell_counts(peers, "among players of like strength", CHALLENGES)
    tell_counts(store.kept("truth-"), "three players of one level", SHAKES)
    tell_times(everything)
    wrong = [fault for result in everything for fault in result.wrong]
    print(f"\n{len(store.kept('editions'))} shakes of any players over all editions and modes;")
    print(f"{len(everything)} shakes in all, {len(wrong)} faults", *wrong[:5], sep="\n")


def tell_same(shakes: int) -> None:
    """Tell whether the same seed gives the same shake, act for act."""
    same = sum(hold(mixed(number)).log == hold(mixed(number)).log for number in range(shakes))
    print(f"\nThe same seed gave the same shake {same} times of {shakes}", flush=True)


def play_in_turn(store: Store, rows: dict[str, Iterable[Spec]]) -> None:
    """Play the rows, next always that which has had least of its share of processor time."""
    going = {row: store.play(row, specs) for row, specs in rows.items()}
    spent: Counter[str] = Counter()
    while going:
        row = min(going, key=lambda row: spent[row] / SHARES.get(row, 1))
        begun = time.process_time_ns()
        if next(going[row], None) is None:
            del going[row]
        spent[row] += time.process_time_ns() - begun


def main() -> None:
    """Play the rows that are named, or every one, and tell what came of them."""
    given = sys.argv[1:]
    percent = int(given.pop(0)) if given and given[0].isdigit() else 100
    usual = Path(tempfile.gettempdir()) / "goalsetter-bots.jsonl"
    store = Store(Path(os.environ.get("BENCH_ROWS", usual)))
    if given != ["tell"]:
        rows = dict(rows_to_play(percent))
        wanted = tuple(given) or ("",)
        play_in_turn(store, {row: rows[row] for row in rows if row.startswith(wanted)})
        if not given or "seed" in given:
            tell_same(scaled(TWICE, percent))
    tell_all(store)


if __name__ == "__main__":
    main()
