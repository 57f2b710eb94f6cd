"""``goalsetter arena``: bots meet each other, and a table tells how strong each level is."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from goalsetter.cli.answer import write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.play_setup import book_named, one_of
from goalsetter.cli.progress import Bar
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError
from goalsetter.play import Mode, Terms
from goalsetter.rules import Division
from goalsetter.table import BOT_NAMES, Bout, Rating, Result, Tally, hold, meetings, rated, schedule
from goalsetter.telling import complaint
from goalsetter.words import say

BROKEN = 3
"""The exit code when the bouts could not be held."""
NAME, WIDTH = 16, 8
"""The widths of the columns."""
BATCH = 2
"""How many bouts a process takes at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line."""

    rules: str = "equations"
    division: str = Division.MIDDLE.value
    levels: tuple[str, ...] = ()
    shakes: int = 20
    seed: int = 1
    jobs: int | None = None


def run(asked: Asked, *, as_json: bool) -> int:
    """Hold the bouts, print the table, and give the exit code."""
    try:
        terms, names = _read(asked)
    except CaseError as error:
        Screen(sys.stderr).line(complaint(error), "bold red")
        return NOT_UNDERSTOOD
    bouts = schedule(terms, names, asked.shakes, asked.seed)
    try:
        results = tuple(_held(bouts, asked.jobs or os.cpu_count() or 1))
    except BrokenProcessPool:
        Screen(sys.stderr).line(say("arena-broken"), "bold red")
        return BROKEN
    met = meetings(results)
    ratings = rated(names, met)
    if as_json:
        write_json(_data(asked, terms, ratings, met, results))
    else:
        _show(terms, ratings, met, results, Screen())
    return CORRECT


def _read(asked: Asked) -> tuple[Terms, tuple[str, ...]]:
    """The rules, and who plays: each level once."""
    book = book_named(asked.rules)
    known = [division.value for division, _ in book.divisions]
    division = Division(one_of("division", asked.division, known))
    found = [one_of("level", level, BOT_NAMES) for level in asked.levels or BOT_NAMES]
    names = tuple(name for name in BOT_NAMES if name in found)
    if len(names) < 2:
        raise CaseError("two-levels", known=", ".join(BOT_NAMES))
    terms = Terms(edition=book.name, division=division, players=2, mode=Mode.GUARDED)
    return terms, names


def _held(bouts: tuple[Bout, ...], jobs: int) -> Iterator[Result]:
    """The results in the order of the bouts, whoever held them."""
    bar = Bar(say("arena-progress"), len(bouts))
    try:
        for result in _in_parallel(bouts, min(jobs, len(bouts))):
            bar.advance()
            yield result
    finally:
        bar.done()


def _in_parallel(bouts: tuple[Bout, ...], jobs: int) -> Iterator[Result]:
    if jobs < 2:
        yield from map(hold, bouts)
        return
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=_undisturbed)
    try:
        yield from pool.map(hold, bouts, chunksize=BATCH)
    finally:
        pool.shutdown(cancel_futures=True)


def _undisturbed() -> None:
    """Ctrl-C is for the process that people see: the others finish what they have begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# For people.


def _show(
    terms: Terms,
    ratings: tuple[Rating, ...],
    met: dict[tuple[str, str], Tally],
    results: tuple[Result, ...],
    screen: Screen,
) -> None:
    division = terms.division.value.capitalize()
    screen.line(say("replay-title", edition=terms.book.title, division=division), "bold")
    void = sum(result.void for result in results)
    screen.line(say("arena-played", shakes=len(results), void=void))
    screen.line()
    _show_ratings(ratings, screen)
    screen.line()
    _show_pairs(ratings, met, screen)


def _show_ratings(ratings: tuple[Rating, ...], screen: Screen) -> None:
    heads = [say(f"arena-{head}") for head in ("rating", "margin", "won", "lost", "drawn", "share")]
    screen.line(" " * NAME + "".join(f"{head:>{WIDTH}}" for head in heads), "cyan")
    for row in ratings:
        cells = [f"{row.rating:.0f}", f"±{row.margin:.0f}", row.won, row.lost, row.drawn]
        shown = [*map(str, cells), _percent(row.share)]
        screen.line(f"{row.name:<{NAME}}" + "".join(f"{cell:>{WIDTH}}" for cell in shown))


def _show_pairs(
    ratings: tuple[Rating, ...], met: dict[tuple[str, str], Tally], screen: Screen
) -> None:
    """The share of decided shakes that each won against each other."""
    screen.line(say("arena-pairs"), "bold")
    names = [row.name for row in ratings]
    heads = "".join(f"{name[:WIDTH]:>{WIDTH + 1}}" for name in names)
    screen.line(" " * NAME + heads, "cyan")
    for name in names:
        cells = [_percent(_share(met.get((name, other)))) for other in names]
        screen.line(f"{name:<{NAME}}" + "".join(f"{cell:>{WIDTH + 1}}" for cell in cells))


def _share(tally: Tally | None) -> float | None:
    decided = tally.won + tally.lost if tally else 0
    return tally.won / decided if tally and decided else None


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"


# For programs.


def _data(
    asked: Asked,
    terms: Terms,
    ratings: tuple[Rating, ...],
    met: dict[tuple[str, str], Tally],
    results: tuple[Result, ...],
) -> dict[str, object]:
    return {
        "rules": terms.edition,
        "division": terms.division.value,
        "seed": asked.seed,
        "shakes": len(results),
        "void": sum(result.void for result in results),
        "penalties": sum(result.penalties for result in results),
        "ratings": [_rating_data(row) for row in ratings],
        "pairs": [
            {"level": me, "against": other, **_tally_data(tally)}
            for (me, other), tally in sorted(met.items())
        ],
    }


def _rating_data(row: Rating) -> dict[str, object]:
    return {
        "level": row.name,
        "rating": round(row.rating, 1),
        "margin": round(row.margin, 1),
        "won": row.won,
        "lost": row.lost,
        "drawn": row.drawn,
    }


def _tally_data(tally: Tally) -> dict[str, object]:
    return {"won": tally.won, "lost": tally.lost, "drawn": tally.drawn}
