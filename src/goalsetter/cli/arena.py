"""``goalsetter arena``: bots meet each other, and a table tells how strong each level is."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from goalsetter.cli.answer import write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.play_setup import book_named, one_of
from goalsetter.cli.screen import Screen
from goalsetter.cli.workers import BROKEN, CANCELLED, work_through
from goalsetter.errors import CaseError
from goalsetter.play import Mode, Terms
from goalsetter.rules import Division
from goalsetter.table import BOT_NAMES, Rating, Result, Tally, hold, meetings, rated, schedule
from goalsetter.telling import complaint
from goalsetter.words import render, say

NAME, WIDTH = 16, 8
"""The widths of the columns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaOptions:
    """The options of the command."""

    rules: str = "equations"
    division: str = Division.MIDDLE.value
    levels: tuple[str, ...] = ()
    shakes: int = 20
    seed: int = 1
    jobs: int | None = None


def run(options: ArenaOptions, *, as_json: bool) -> int:
    """Hold the bouts, print the table, and give the exit code."""
    try:
        terms, names = read_options(options)
    except CaseError as error:
        Screen(sys.stderr).line(render(complaint(error)), "bold red")
        return NOT_UNDERSTOOD
    bouts = schedule(terms, names, options.shakes, options.seed)
    try:
        results = tuple(work_through(hold, bouts, options.jobs, say("arena-progress")))
    except KeyboardInterrupt:
        Screen(sys.stderr).line(say("stopped"), "yellow")
        return CANCELLED
    except BrokenProcessPool:
        Screen(sys.stderr).line(say("arena-broken"), "bold red")
        return BROKEN
    met = meetings(results)
    ratings = rated(names, met)
    if as_json:
        write_json(arena_data(options, terms, ratings, met, results))
    else:
        show(terms, ratings, met, results, Screen())
    return CORRECT


def read_options(options: ArenaOptions) -> tuple[Terms, tuple[str, ...]]:
    """Return the rules, and who plays: each level once."""
    book = book_named(options.rules)
    known = [division.value for division, _ in book.divisions]
    division = Division(one_of("division", options.division, known))
    levels = [one_of("level", level, BOT_NAMES) for level in options.levels or BOT_NAMES]
    # In the order of strength, whatever order they were named in.
    names = tuple(name for name in BOT_NAMES if name in levels)
    if len(names) < 2:
        raise CaseError("two-levels", known=", ".join(BOT_NAMES))
    # Guarded: what is illegal does not happen, so that strength alone is measured.
    terms = Terms(edition=book.name, division=division, players=2, mode=Mode.GUARDED)
    return terms, names


# For people.


def show(
    terms: Terms,
    ratings: tuple[Rating, ...],
    met: dict[tuple[str, str], Tally],
    results: tuple[Result, ...],
    screen: Screen,
) -> None:
    """Show the ratings, and how the levels fared against each other."""
    division = terms.division.value.capitalize()
    screen.line(say("replay-title", edition=terms.book.title, division=division), "bold")
    void = sum(result.void for result in results)
    screen.line(say("arena-played", shakes=len(results), void=void))
    screen.line()
    show_ratings(ratings, screen)
    screen.line()
    show_pairs(ratings, met, screen)


def show_ratings(ratings: tuple[Rating, ...], screen: Screen) -> None:
    """Show the levels with their ratings, and how often each won and lost."""
    heads = [say(f"arena-{head}") for head in ("rating", "margin", "won", "lost", "drawn", "share")]
    screen.line(" " * NAME + "".join(f"{head:>{WIDTH}}" for head in heads), "cyan")
    for row in ratings:
        cells = [f"{row.rating:.0f}", f"±{row.margin:.0f}", row.won, row.lost, row.drawn]
        shown = [*map(str, cells), percent(row.share)]
        screen.line(f"{row.name:<{NAME}}" + "".join(f"{cell:>{WIDTH}}" for cell in shown))


def show_pairs(
    ratings: tuple[Rating, ...], met: dict[tuple[str, str], Tally], screen: Screen
) -> None:
    """Show the share of decided shakes that each level won against each other."""
    screen.line(say("arena-pairs"), "bold")
    names = [row.name for row in ratings]
    # Long names are cut; the first column has them whole.
    heads = "".join(f"{name[:WIDTH]:>{WIDTH + 1}}" for name in names)
    screen.line(" " * NAME + heads, "cyan")
    for name in names:
        cells = [percent_won(met.get((name, other))) for other in names]
        screen.line(f"{name:<{NAME}}" + "".join(f"{cell:>{WIDTH + 1}}" for cell in cells))


def percent_won(tally: Tally | None) -> str:
    """Return the share of decided shakes that were won."""
    # Nobody meets himself, and two levels may have drawn every shake.
    decided = tally.won + tally.lost if tally else 0
    return percent(tally.won / decided if tally and decided else None)


def percent(share: float | None) -> str:
    """Return a share in percent; a dash where nothing was decided."""
    return "–" if share is None else f"{100 * share:.0f} %"


# For programs.


def arena_data(
    options: ArenaOptions,
    terms: Terms,
    ratings: tuple[Rating, ...],
    met: dict[tuple[str, str], Tally],
    results: tuple[Result, ...],
) -> dict[str, object]:
    """Return the results for programs."""
    return {
        "rules": terms.edition,
        "division": terms.division.value,
        "seed": options.seed,
        "shakes": len(results),
        "void": sum(result.void for result in results),
        "penalties": sum(result.penalties for result in results),
        "ratings": [
            {
                "level": row.name,
                "rating": round(row.rating, 1),
                "margin": round(row.margin, 1),
                "won": row.won,
                "lost": row.lost,
                "drawn": row.drawn,
            }
            for row in ratings
        ],
        "pairs": [
            {
                "level": me,
                "against": other,
                "won": tally.won,
                "lost": tally.lost,
                "drawn": tally.drawn,
            }
            for (me, other), tally in sorted(met.items())
        ],
    }
