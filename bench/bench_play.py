"""The table: actions applied in a CPU-second, replaying a match, and random shakes under all laws.

Aims: 20,000 actions a CPU-second, a match of 20 shakes replayed in 200 ms.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from goalsetter.play import Action, State, Terms, apply, new_match, read_record

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.machines import Match, all_terms  # noqa: E402 - the tests stand beside the package

RANDOM_SHAKES = 10_000
SHAKES_OF_A_MATCH = 5
REPEATS = 20


def cpu_seconds(work: Callable[[], object]) -> float:
    """The cost of a piece of work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def golden() -> list[tuple[Terms, tuple[Action, ...]]]:
    """The logs of the golden playthroughs."""
    paths = sorted((ROOT / "tests" / "playthroughs").glob("*.record"))
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths]
    return [(record.terms, record.log) for record in records]


def replay(terms: Terms, log: tuple[Action, ...]) -> State:
    """The state after a log; guarded matches hold actions that are refused."""
    state = new_match(terms)
    for done in log:
        state = apply(state, done).state
    return state


def replayed(logs: list[tuple[Terms, tuple[Action, ...]]]) -> None:
    """Every log from its beginning."""
    for terms, log in logs:
        replay(terms, log)


def show_replays() -> None:
    """Actions a CPU-second, and what a match of 20 shakes costs."""
    logs = golden()
    replayed(logs)  # rules, Goals and papers are judged once and remembered
    actions = sum(len(log) for _, log in logs)
    spent = sum(cpu_seconds(lambda: replayed(logs)) for _ in range(REPEATS))
    print(f"actions applied: {actions * REPEATS / spent:,.0f} a CPU-second")
    longest = max(logs, key=lambda each: len(each[1]))
    state = replay(*longest)
    shakes = len(state.played)
    one = cpu_seconds(lambda: [replay(*longest) for _ in range(REPEATS)]) / REPEATS
    print(f"replay of {shakes} shakes: {one * 1000:.1f} ms; of 20: {one * 20000 / shakes:.0f} ms")


def show_random(shakes: int) -> None:
    """How random shakes end; a law that breaks stops the run with its log."""
    terms, endings = all_terms(), Counter[str]()
    begun = time.process_time()
    for seed in range(shakes // SHAKES_OF_A_MATCH):
        match = Match(terms=terms[seed % len(terms)], seed=seed)
        for _ in range(SHAKES_OF_A_MATCH):
            match.play_shake()
        match.begin()
        endings += match.endings
    spent = time.process_time() - begun
    print(f"{shakes} random shakes in {spent:.0f} CPU-seconds, no law broken")
    for how, number in endings.most_common():
        print(f"  {number:6} {how}")


def main() -> None:
    """All of it; a number on the command line is how many random shakes."""
    show_replays()
    show_random(int(sys.argv[1]) if len(sys.argv) > 1 else RANDOM_SHAKES)


if __name__ == "__main__":
    main()
