"""The charts of a report: where everything stands, in whole units; the templates draw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from goalsetter.play import Seat
from goalsetter.words import say

LEFT, TOP, STEP, UNIT = 76, 8, 34, 22
"""Where the first point of a chart of a shake stands, and how far apart points stand."""
WIDE, BAR = 320, 24
"""How long a full bar is, and how far apart bars lie."""
LEAST = 3
"""How many rows a chart of a shake has at least."""

Values = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """How the mat stood after one move."""

    x: int
    y: int
    number: int
    zone: str
    seat: Seat
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShakeChart:
    """How far away a Solution was, move by move."""

    number: int
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    now: int
    """Above which line one cube more is not enough."""
    impossible: int
    """Below which line a Solution is left."""
    rows: tuple[tuple[int, int], ...]
    """The lines of the chart: how many cubes are needed, and where that is."""
    points: tuple[Point, ...]
    words: str

    @property
    def runs(self) -> list[str]:
        """The lines through all that is known; one breaks off where something is undecided."""
        runs: list[list[str]] = [[]]
        for point in self.points:
            if point.zone == "undecided":
                runs.append([])
            else:
                runs[-1].append(f"{point.x},{point.y}")
        # One point alone is drawn as a point; a line needs two.
        return [" ".join(run) for run in runs if len(run) > 1]

    @property
    def column(self) -> int:
        """How wide a move is."""
        return STEP


def shake_chart(number: int, actions: Sequence[Values]) -> ShakeChart | None:
    """The chart of a shake; nothing if no move was made in it."""
    moves = [row for row in actions if row["shake"] == number and row["standing"]]
    if not moves:
        return None
    most = max([LEAST, *(row["standing"]["needs"] or 0 for row in moves)])
    # One unit below the first row for Now, one above the last for Impossible.
    bottom = TOP + (most + 2) * UNIT
    points = []
    for at, row in enumerate(moves):
        needs, zone = row["standing"]["needs"], row["standing"]["zone"]
        # A mat of which nobody knows stands in the middle; the line breaks off there.
        heights = {"now": 1, "impossible": most + 1, "undecided": most // 2 + 1}
        points.append(
            Point(
                x=LEFT + at * STEP + STEP // 2,
                y=bottom - heights.get(zone, needs or 0) * UNIT,
                number=row["number"],
                zone=zone,
                seat=Seat(row["standing"]["mover"]),
                words=say(f"report-chart-point-{zone}", number=row["number"], needs=needs),
            )
        )
    right = LEFT + len(moves) * STEP
    return ShakeChart(
        number=number,
        width=right + 8,
        height=bottom + 24,
        left=LEFT,
        right=right,
        top=TOP,
        bottom=bottom,
        # Both lines run half a unit from the rows, so that no point lies on one.
        now=bottom - UNIT - UNIT // 2,
        impossible=bottom - most * UNIT - UNIT // 2,
        rows=tuple((needs, bottom - needs * UNIT) for needs in range(2, most + 1)),
        points=tuple(points),
        words=". ".join(point.words for point in points),
    )


# Bars.


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One bar: how long, of how much."""

    y: int
    length: int
    whole: int
    seat: Seat
    words: str


def points_bars(players: Sequence[Values]) -> tuple[Bar, ...]:
    """Draw how much each player kept of what could be kept."""
    # At least 1: nobody may have had anything to gain.
    most = max([1, *(player["best"] for player in players)])
    bars = []
    for at, player in enumerate(players):
        kept, best, percent = player["kept"], player["best"], player["percent"]
        words = say("report-chart-points-bar", who=player["name"], kept=kept, best=best)
        bars.append(
            Bar(
                y=at * BAR * 2,
                length=kept * WIDE // most,
                whole=best * WIDE // most,
                seat=Seat(player["seat"]),
                words=f"{words} ({percent})" if percent else words,
            )
        )
    return tuple(bars)


def time_bars(players: Sequence[Values]) -> tuple[Bar, ...]:
    """All the time that each player took."""
    most = max([1, *(player["milliseconds"] for player in players)])
    bars = []
    for at, player in enumerate(players):
        took = player["milliseconds"]
        bars.append(
            Bar(
                y=at * BAR * 2,
                length=took * WIDE // most,
                whole=WIDE,
                seat=Seat(player["seat"]),
                words=say("report-chart-time-bar", who=player["name"], time=clock_words(took)),
            )
        )
    return tuple(bars)


# Time by action.

TALL, THIN = 100, 11
"""How high the longest column is, and how far apart columns stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """How long one action took."""

    x: int
    height: int
    number: int
    seat: Seat
    words: str


def time_columns(actions: Sequence[Values], names: dict[str, str]) -> tuple[Column, ...]:
    """Every action of a player, by the time that it took."""
    timed = [row for row in actions if row["milliseconds"] is not None]
    most = max([1, *(row["milliseconds"] for row in timed)])
    return tuple(
        Column(
            x=at * THIN,
            # A column of no height could not be pointed at.
            height=max(1, row["milliseconds"] * TALL // most),
            number=row["number"],
            seat=Seat(row["seat"]),
            words=say(
                "report-chart-time-action",
                number=row["number"],
                who=names[row["seat"]],
                time=clock_words(row["milliseconds"]),
            ),
        )
        for at, row in enumerate(timed)
    )


def clock_words(milliseconds: int) -> str:
    """A time in minutes and seconds, rounded down."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
