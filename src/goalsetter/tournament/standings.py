"""Standings, teams, cuts and awards, from confirmed sheets only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from goalsetter.tournament.metrics import METRICS, TEAM_RULES, match_points_of
from goalsetter.tournament.nouns import AwardRule, Contest, Cut
from goalsetter.tournament.results import RoundResult, round_results, void_players
from goalsetter.tournament.state import EventState


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The place of a player: ties share a place (1, 1, 3)."""

    place: int
    player: str
    values: tuple[int, ...]
    """The values of the contest's metrics, in their order."""
    rounds: int
    """How many rounds the player has played."""
    provisional: bool
    """Whether a sheet of the player does not count yet."""
    shared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamStanding:
    """The place of a team or a group."""

    place: int
    name: str
    score: Fraction
    players: tuple[str, ...]
    provisional: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CutResult:
    """Those who go on, and those whom a tie at the line leaves open."""

    inside: tuple[str, ...]
    tied: tuple[str, ...]
    """Everybody tied at the line, whichever way the tie is decided."""
    play_off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardLine:
    """One line of the announcer's sheet."""

    title: str
    place: int
    names: tuple[str, ...]
    """Those who share the place."""
    score: Fraction
    short: int = 0
    """How many prizes are missing."""


def standings(state: EventState, contest: str) -> tuple[Standing, ...]:
    """Return the places of a contest, the first place first."""
    terms = state.contests[contest]
    results = round_results(state, contest)
    void = void_players(state, contest)
    players = [one.id for one in state.entrants_of(contest) if one.id not in void]
    values: dict[str, tuple[int, ...]] = dict.fromkeys(players, ())
    for name in terms.metrics:
        values = _with_metric(state, terms, results, values, name)
    waiting = {
        player
        for sheet in state.sheets_of(contest)
        if (not sheet.counts or sheet.doubtful) and not state.is_play_off(contest, sheet.round)
        for player in sheet.players
    }
    ordered = sorted(players, key=lambda one: tuple(-value for value in values[one]))
    first = {values[one]: place for place, one in reversed([*enumerate(ordered, 1)])}
    sharing = Counter(values[one] for one in players)
    return tuple(
        Standing(
            place=first[values[player]],
            player=player,
            values=values[player],
            rounds=sum(result.played for result in results[player]),
            provisional=player in waiting,
            shared=sharing[values[player]] > 1,
        )
        for player in ordered
    )


def _with_metric(
    state: EventState,
    terms: Contest,
    results: Mapping[str, tuple[RoundResult, ...]],
    values: Mapping[str, tuple[int, ...]],
    name: str,
) -> dict[str, tuple[int, ...]]:
    """The values with one metric more; some look only at those who are still tied."""
    metric = METRICS[name]
    tied: dict[tuple[int, ...], dict[str, tuple[RoundResult, ...]]] = {}
    for player, before in values.items():
        tied.setdefault(before, {})[player] = results[player]
    return {
        player: (
            *before,
            metric.value(state, terms, tied[before] if metric.among_tied else results, player),
        )
        for player, before in values.items()
    }


def team_standings(state: EventState, contest: str) -> tuple[TeamStanding, ...]:
    """Return the places of the teams, or of the groups, by the contest's rule."""
    terms = state.contests[contest]
    rule = TEAM_RULES[terms.teams]
    results = round_results(state, contest)
    places = {row.player: row for row in standings(state, contest)}
    members: dict[str, tuple[str, ...]] = {}
    if rule.by_group:
        for one in state.entrants_of(contest):
            name = state.groups[one.group].name if one.group else ""
            if name:
                members[name] = (*members.get(name, ()), one.id)
    else:
        members = {team.name: team.players for team in state.teams_of(contest)}
    rows: list[tuple[Fraction, str, tuple[str, ...]]] = []
    for name, players in members.items():
        counted = [player for player in players if player in places]
        scores = sorted(
            (match_points_of(state, terms, results, player) for player in counted), reverse=True
        )
        score = rule.score(tuple(scores), terms.team_size)
        if score is not None:
            rows.append((score, name, tuple(counted)))
    rows.sort(key=lambda row: (-row[0], row[1]))
    return tuple(
        TeamStanding(
            place=1 + sum(other > score for other, _, _ in rows),
            name=name,
            score=score,
            players=players,
            provisional=any(places[player].provisional for player in players),
        )
        for score, name, players in rows
    )


def cut_field(rows: Sequence[Standing], cut: Cut) -> CutResult:
    """Return those within the line; a tie at it is shown, and decided as the cut says."""
    if cut.by == "score":
        inside = tuple(row.player for row in rows if row.values[0] >= cut.value)
        return CutResult(inside=inside, tied=())
    # A share of the field is rounded up: a started part counts.
    wanted = {
        "places": cut.value,
        "share": -(-len(rows) * cut.value // cut.out_of),
        "per-started": -(-len(rows) // cut.out_of) * cut.value,
    }[cut.by]
    safe = [
        row for row in rows if row.place + sum(r.place == row.place for r in rows) - 1 <= wanted
    ]
    tied = tuple(row.player for row in rows if row not in safe and row.place <= wanted)
    inside = tuple(row.player for row in safe)
    if cut.ties == "all-in":
        return CutResult(inside=inside + tied, tied=tied)
    return CutResult(inside=inside, tied=tied, play_off=cut.ties == "play-off" and bool(tied))


def award_lines(state: EventState, contest: str) -> tuple[AwardLine, ...]:
    """Return the announcer's sheet in reading order: the last place first in each award."""
    lines: list[AwardLine] = []
    for rule in state.contests[contest].awards:
        lines.extend(reversed(_lines_of(state, contest, rule)))
    return tuple(lines)


def _lines_of(state: EventState, contest: str, rule: AwardRule) -> list[AwardLine]:
    rows: list[tuple[int, str, Fraction, int]]
    if rule.for_teams:
        rows = [(row.place, row.name, row.score, 0) for row in team_standings(state, contest)]
    else:
        rows = [
            (row.place, state.players[row.player].name, Fraction(row.values[0]), row.rounds)
            for row in standings(state, contest)
            if row.rounds >= max(1, rule.least_rounds)
        ]
    if rule.from_score:
        rows = [row for row in rows if row[2] >= rule.from_score]
    if rule.to_place:
        rows = [row for row in rows if row[0] <= rule.to_place]
    lines: list[AwardLine] = []
    given = 0
    for place in dict.fromkeys(row[0] for row in rows):
        names = tuple(row[1] for row in rows if row[0] == place)
        score = next(row[2] for row in rows if row[0] == place)
        given += len(names)
        short = min(len(names), max(0, given - rule.quantity)) if rule.quantity else 0
        lines.append(
            AwardLine(title=rule.title, place=place, names=names, score=score, short=short)
        )
    return lines
