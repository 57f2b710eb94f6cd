"""Figures of children for the table of a class: columns that come in groups, told in words.

A group is a row of ``FIGURES``: its columns, and how the cells of many children are found together.
Practice adds a group of its own here, and the page, the CSV and the print show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from goalsetter.server.accounts.assignments import LEVEL
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.store import Milestone, PlayedMatch, PlayTotal, Store
from goalsetter.server.view.ladder import highest_level, ladder_title
from goalsetter.words import say

MINUTE, WEEK = 60_000, 7 * 24 * 3600 * 1000
NOTHING = "–"
Cells = dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTally:
    """The matches of a child in figures, those of past seasons among them."""

    matches: int = 0
    minutes: int = 0
    this_week: int = 0
    """Minutes of the last seven days."""
    points: int = 0
    best: int = 0
    kept: int = 0
    """The points that could be had by the child's decisions, and those that it kept."""
    habit: str = ""
    """The topic that cost the most points."""

    @property
    def share(self) -> int | None:
        """The points kept of a hundred; none where no match was analysed."""
        return self.kept * 100 // self.best if self.best > 0 else None


async def tallies_of(store: Store, ids: Sequence[str]) -> dict[str, PlayTally]:
    """The matches of children in figures, looked up together."""
    wanted = list(ids)
    played = await store.accounts(PlayedMatch, child=wanted) if wanted else []
    totals = await store.accounts(PlayTotal, child=wanted) if wanted else []
    past = {total.child: total for total in totals}
    matches: dict[str, list[PlayedMatch]] = {id: [] for id in wanted}
    for match in played:
        matches[match.child].append(match)
    since = moment() - WEEK
    return {id: tally_of(matches[id], past.get(id), since) for id in wanted}


def tally_of(matches: Sequence[PlayedMatch], past: PlayTotal | None, since: int) -> PlayTally:
    """The matches of one child, with the sums of past seasons."""
    before = past or PlayTotal(child="")
    lost: Counter[str] = Counter()
    for match in matches:
        if match.habit and match.lost > 0:
            lost[match.habit] += match.lost
    # By name in the end, so that two looks at one child are the same.
    habit = min(lost, key=lambda topic: (-lost[topic], topic), default="")
    return PlayTally(
        matches=before.matches + len(matches),
        minutes=(before.millis + sum(one.millis for one in matches)) // MINUTE,
        this_week=sum(one.millis for one in matches if one.at >= since) // MINUTE,
        points=before.points + sum(one.points for one in matches),
        best=before.best + sum(one.best for one in matches),
        kept=before.kept + sum(one.kept for one in matches),
        habit=habit,
    )


async def levels_of(store: Store, ids: Sequence[str]) -> dict[str, str]:
    """The highest level that each child has played; empty for none."""
    wanted = list(ids)
    rows = await store.accounts(Milestone, child=wanted, kind=LEVEL) if wanted else []
    reached: dict[str, list[str]] = {id: [] for id in wanted}
    for row in rows:
        reached[row.child].append(row.what)
    return {id: highest_level(names) for id, names in reached.items()}


# In words.


async def play_cells(store: Store, ids: Sequence[str]) -> Cells:
    """Minutes, matches, points kept and the most costly habit."""
    return {id: told_tally(tally) for id, tally in (await tallies_of(store, ids)).items()}


def told_tally(tally: PlayTally) -> tuple[str, ...]:
    """The cells of one child's play."""
    share = f"{tally.share} %" if tally.share is not None else NOTHING
    habit = say(f"class-habit-{tally.habit}") if tally.habit else NOTHING
    return str(tally.this_week), str(tally.minutes), str(tally.matches), share, habit


async def level_cells(store: Store, ids: Sequence[str]) -> Cells:
    """The highest level."""
    levels = await levels_of(store, ids)
    return {id: (ladder_title(level) or NOTHING,) for id, level in levels.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureGroup:
    """Columns of the table whose cells are found together."""

    columns: tuple[str, ...]
    """The titles are ``class-col-`` and the name."""
    cells: Callable[[Store, Sequence[str]], Awaitable[Cells]]


FIGURES: tuple[FigureGroup, ...] = (
    FigureGroup(columns=("week", "minutes", "matches", "kept", "habit"), cells=play_cells),
    FigureGroup(columns=("level",), cells=level_cells),
)
"""Every group of columns, in the order of the page. Practice comes in as one more."""


def column_titles() -> list[str]:
    """The titles of all columns, in the language that is spoken."""
    return [say(f"class-col-{name}") for group in FIGURES for name in group.columns]


async def cells_of(store: Store, ids: Sequence[str]) -> dict[str, list[str]]:
    """The cells of children in all columns."""
    rows: dict[str, list[str]] = {id: [] for id in ids}
    for group in FIGURES:
        cells = await group.cells(store, ids)
        for id in ids:
            rows[id] += cells.get(id, (NOTHING,) * len(group.columns))
    return rows
