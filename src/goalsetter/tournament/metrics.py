"""Metrics of the standings and rules for teams, as rows. All numbers are exact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from goalsetter.tournament.nouns import Contest
from goalsetter.tournament.results import RoundResult, sheet_results
from goalsetter.tournament.state import EventState

MOST_IN_PLAY_OFF = 1_000
"""More match points than any play-off brings."""

Results = Mapping[str, tuple[RoundResult, ...]]
"""The results of every player of a contest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """One column of the standings: more is better."""

    name: str
    value: Callable[[EventState, Contest, Results, str], int]
    among_tied: bool = False
    """Whether it looks only at those who are still tied."""


def match_points_of(_state: EventState, contest: Contest, results: Results, player: str) -> int:
    """Match points, summed over the rounds (XII-A), with the league's bonus for each played."""
    return sum(result.points + contest.bonus * result.played for result in results[player])


def best_rounds(_state: EventState, contest: Contest, results: Results, player: str) -> int:
    """Match points of the best rounds only."""
    points = sorted(
        (result.points + contest.bonus * result.played for result in results[player]), reverse=True
    )
    return sum(points[: contest.best_rounds or None])


def firsts(_state: EventState, _contest: Contest, results: Results, player: str) -> int:
    """How often the player was first alone."""
    return sum(result.first for result in results[player])


def shake_totals(_state: EventState, _contest: Contest, results: Results, player: str) -> int:
    """Points of shakes less penalties, summed over the rounds."""
    return sum(result.total for result in results[player])


def opponents_points(_state: EventState, _contest: Contest, results: Results, player: str) -> int:
    """Match points of everybody whom the player met."""
    return sum(
        other.points
        for result in results[player]
        for name in result.opponents
        for other in results.get(name, ())
    )


def play_off(state: EventState, contest: Contest, _results: Results, player: str) -> int:
    """Match points in rounds of play-off; an order that the director noted goes before them."""
    noted = _placed(state, contest, player, by_lot=False)
    points = sum(
        result.points
        for sheet in state.sheets_of(contest.id)
        if sheet.counts and state.is_play_off(contest.id, sheet.round)
        for result in sheet_results(state, sheet)
        if result.player == player
    )
    return noted * MOST_IN_PLAY_OFF + points


def lot(state: EventState, contest: Contest, _results: Results, player: str) -> int:
    """The place in the last lot, the first of it highest; 0 without one."""
    return _placed(state, contest, player, by_lot=True)


def _placed(state: EventState, contest: Contest, player: str, *, by_lot: bool) -> int:
    for order in reversed(state.orders):
        if order.contest == contest.id and order.by_lot is by_lot and player in order.players:
            return len(order.players) - order.players.index(player)
    return 0


def head_to_head(_state: EventState, _contest: Contest, tied: Results, player: str) -> int:
    """Points from matches among the tied, if all of them have met each other; else 0 for all.

    ``tied`` holds the results of those who are tied, and of nobody else.
    """
    met = all(
        any(other in result.opponents for result in tied[one])
        for one in tied
        for other in tied
        if one != other
    )
    if not met:
        return 0
    among = (result for result in tied[player] if set(result.opponents) & tied.keys())
    return sum(result.points for result in among)


METRICS: Mapping[str, Metric] = {
    row.name: row
    for row in (
        Metric(name="match-points", value=match_points_of),
        Metric(name="best-rounds", value=best_rounds),
        Metric(name="firsts", value=firsts),
        Metric(name="shake-totals", value=shake_totals),
        Metric(name="opponents-points", value=opponents_points),
        Metric(name="head-to-head", value=head_to_head, among_tied=True),
        Metric(name="play-off", value=play_off),
        Metric(name="lot", value=lot),
    )
}
"""Each metric by its name; match points alone by default, as no book knows a tie-break."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamRule:
    """How the scores of players make the score of a team or of a group."""

    name: str
    by_group: bool
    """Whether it goes by schools; else by the teams that were entered."""
    score: Callable[[tuple[int, ...], int], Fraction | None]
    """The score from the players' scores, best first; none where there are too few players."""


def sum_of_team(scores: tuple[int, ...], size: int) -> Fraction | None:
    """The sum of all, at most as many as a team has."""
    return Fraction(sum(scores[:size]))


def average(scores: tuple[int, ...], size: int) -> Fraction | None:
    """The average of all players of a group that has enough of them."""
    return Fraction(sum(scores), len(scores)) if len(scores) >= size else None


TEAM_RULES: Mapping[str, TeamRule] = {
    row.name: row
    for row in (
        TeamRule(name="sum", by_group=False, score=sum_of_team),
        TeamRule(name="best-of-group", by_group=True, score=sum_of_team),
        TeamRule(name="average-of-group", by_group=True, score=average),
    )
}
"""Each rule for teams by its name: a team's sum, a school's best, a school's average."""


def scaled(score: int, best: int, full: int) -> Fraction:
    """Return a score scaled so that the best of the division has the full one."""
    return Fraction(score * full, best) if best else Fraction(0)


def sweepstakes(scores: tuple[Fraction, ...], counted: int) -> Fraction:
    """Return the sum of the best few of a player's scores in several games."""
    return sum(sorted(scores, reverse=True)[:counted], Fraction(0))
