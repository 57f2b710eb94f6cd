"""Ratings: how strong each player is, and how sure that is, from who won against whom.

The model is that of Bradley and Terry, by maximum likelihood, on the scale of Elo: 400 points are
odds of ten to one, and the mean of all is 1500. A draw is half a win. Every two who met are given
one draw more, so that one who always wins has a rating too. These numbers are for show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log, sqrt

from goalsetter.table.bout import Result

MEAN, SCALE = 1500.0, 400.0 / log(10.0)
SURE = 1.96
"""Standard errors on each side of an interval of 95 percent."""
ROUNDS = 60
"""Steps of Newton's method: it needs about ten."""
NOTHING = 1e-12

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """One player's row in the table."""

    name: str
    rating: float
    margin: float
    """So much more or less, with 95 percent confidence."""
    shakes: int
    won: int
    lost: int
    drawn: int

    @property
    def share(self) -> float | None:
        """The share of decided shakes that were won."""
        decided = self.won + self.lost
        return self.won / decided if decided else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """The tally of one player against another."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def shakes(self) -> int:
        """How many shakes counted."""
        return self.won + self.lost + self.drawn


Meetings = Mapping[tuple[str, str], Tally]
"""The tallies of each against each other, from both sides."""


def meetings(results: Iterable[Result]) -> dict[tuple[str, str], Tally]:
    """The results of each two, void shakes left out."""
    tallies: dict[tuple[str, str], Tally] = {}
    for result in results:
        for me, other in ((0, 1), (1, 0)):
            pair = (result.names[me], result.names[other])
            before = tallies.get(pair, Tally())
            mine = result.won[me]
            drawn = not result.void and mine == 1
            tallies[pair] = Tally(
                won=before.won + (mine == 2),
                lost=before.lost + (not result.void and mine == 0),
                drawn=before.drawn + drawn,
            )
    return tallies


def rated(names: tuple[str, ...], met: Meetings) -> tuple[Rating, ...]:
    """Everybody's rating, the strongest first."""
    strengths, spread = _fit(names, met)
    rows = [
        _row(
            name, strengths[at], spread[at], [tally for (me, _), tally in met.items() if me == name]
        )
        for at, name in enumerate(names)
    ]
    return tuple(sorted(rows, key=lambda row: (-row.rating, row.name)))


def _row(name: str, strength: float, variance: float, tallies: list[Tally]) -> Rating:
    return Rating(
        name=name,
        rating=MEAN + SCALE * strength,
        margin=SURE * SCALE * sqrt(max(0.0, variance)),
        shakes=sum(tally.shakes for tally in tallies),
        won=sum(tally.won for tally in tallies),
        lost=sum(tally.lost for tally in tallies),
        drawn=sum(tally.drawn for tally in tallies),
    )


# The fit.


def _fit(names: tuple[str, ...], met: Meetings) -> tuple[list[float], list[float]]:
    """Strengths whose sum is 0, and their variances, by Newton's method."""
    count = len(names)
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope, bend = _likelihood(names, met, strengths)
        step = _solved(bend, slope)
        largest = max(map(abs, step), default=0.0)
        held = min(1.0, 1.0 / largest) if largest else 1.0
        strengths = [strength + held * more for strength, more in zip(strengths, step, strict=True)]
    _, bend = _likelihood(names, met, strengths)
    columns = [_solved(bend, [float(row == at) for row in range(count)]) for at in range(count)]
    return strengths, [columns[at][at] - 1.0 / count for at in range(count)]


def _likelihood(
    names: tuple[str, ...], met: Meetings, strengths: list[float]
) -> tuple[list[float], Matrix]:
    """The slope of the log-likelihood and, negated, its bend; 1/n everywhere holds the sum at 0."""
    count = len(names)
    slope = [0.0] * count
    bend: Matrix = [[1.0 / count] * count for _ in names]
    for i, me in enumerate(names):
        for j, other in enumerate(names):
            tally = met.get((me, other))
            if i == j or tally is None or not tally.shakes:
                continue
            games = tally.shakes + 1
            chance = 1.0 / (1.0 + exp(strengths[j] - strengths[i]))
            slope[i] += tally.won + (tally.drawn + 1) / 2 - games * chance
            weight = games * chance * (1.0 - chance)
            bend[i][i] += weight
            bend[i][j] -= weight
    return slope, bend


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination; nothing where there is none."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        if abs(rows[best][at]) < NOTHING:
            return [0.0] * count
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(count):
            factor = rows[row][at] / rows[at][at] if row != at else 0.0
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][count] / rows[at][at] for at in range(count)]
