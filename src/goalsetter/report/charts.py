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
        found: list[list[str]] = [[]]
        for each in self.points:
            if each.zone == "undecided":
                found.append([])
            else:
                found[-1].append(f"{each.x},{each.y}")
        return [" ".join(run) for run in found if len(run) > 1]

    @property
    def column(self) -> int:
        """How wide a move is."""
        return STEP


def shake_chart(number: int, actions: Sequence[Values]) -> ShakeChart | None:
    """The chart of a shake; nothing if no move was made in it."""
    stood = [each for each in actions if each["shake"] == number and each["standing"]]
    if not stood:
        return None
    most = max([LEAST, *(each["standing"]["needs"] or 0 for each in stood)])
    bottom = TOP + (most + 2) * UNIT
    points = tuple(_point(each, at, bottom, most) for at, each in enumerate(stood))
    right = LEFT + len(stood) * STEP
    return ShakeChart(
        number=number,
        width=right + 8,
        height=bottom + 24,
        left=LEFT,
        right=right,
        top=TOP,
        bottom=bottom,
        now=bottom - UNIT - UNIT // 2,
        impossible=bottom - most * UNIT - UNIT // 2,
        rows=tuple((needs, bottom - needs * UNIT) for needs in range(2, most + 1)),
        points=points,
        words=". ".join(point.words for point in points),
    )


def _point(told: Values, at: int, bottom: int, most: int) -> Point:
    standing, number = told["standing"], told["number"]
    needs, zone = standing["needs"], standing["zone"]
    height = {"now": 1, "impossible": most + 1, "undecided": most // 2 + 1}.get(zone, needs or 0)
    words = say(f"report-chart-point-{zone}", number=number, needs=needs)
    return Point(
        x=LEFT + at * STEP + STEP // 2,
        y=bottom - height * UNIT,
        number=number,
        zone=zone,
        seat=Seat(standing["mover"]),
        words=words,
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
    most = max([1, *(each["best"] for each in players)])
    return tuple(
        Bar(
            y=at * BAR * 2,
            length=each["kept"] * WIDE // most,
            whole=each["best"] * WIDE // most,
            seat=Seat(each["seat"]),
            words=_kept_words(each),
        )
        for at, each in enumerate(players)
    )


def _kept_words(told: Values) -> str:
    words = say("report-chart-points-bar", who=told["name"], kept=told["kept"], best=told["best"])
    return f"{words} ({told['percent']})" if told["percent"] else words


def time_bars(players: Sequence[Values]) -> tuple[Bar, ...]:
    """All the time that each player took."""
    most = max([1, *(each["milliseconds"] for each in players)])
    return tuple(
        Bar(
            y=at * BAR * 2,
            length=each["milliseconds"] * WIDE // most,
            whole=WIDE,
            seat=Seat(each["seat"]),
            words=say(
                "report-chart-time-bar", who=each["name"], time=clock_words(each["milliseconds"])
            ),
        )
        for at, each in enumerate(players)
    )


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
    timed = [each for each in actions if each["milliseconds"] is not None]
    most = max([1, *(each["milliseconds"] for each in timed)])
    return tuple(
        Column(
            x=at * THIN,
            height=max(1, each["milliseconds"] * TALL // most),
            number=each["number"],
            seat=Seat(each["seat"]),
            words=say(
                "report-chart-time-action",
                number=each["number"],
                who=names[each["seat"]],
                time=clock_words(each["milliseconds"]),
            ),
        )
        for at, each in enumerate(timed)
    )


def clock_words(milliseconds: int) -> str:
    """A time in minutes and seconds, rounded down."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
