"""Policies of seating, as rows: the value by which tables should be alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goalsetter.tournament.event_rulings import TWOS
from goalsetter.tournament.results import RoundResult, round_results
from goalsetter.tournament.seating.field import SeatingField
from goalsetter.tournament.state import EventState

Results = tuple[RoundResult, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """A way to seat a round."""

    name: str
    value: Callable[[Results, int], int]
    """The value of a player by the results so far and the number of tables in the last round."""
    needs_results: bool
    """Whether the round before has to be closed first."""
    in_order: bool = False
    """Whether table numbers go by the values, whatever the event says."""
    searched: bool = True
    """Whether the draw is searched for; else the director seats by hand."""


def no_value(_results: Results, _tables: int) -> int:
    """Everybody is alike: only groups, rematches and twos count."""
    return 0


def total_points(results: Results, _tables: int) -> int:
    """Match points so far."""
    return sum(result.points for result in results)


def rung(results: Results, tables: int) -> int:
    """The rung of a ladder, counted upwards: winners go up a table, the last go down one."""
    if not results:
        return -(tables + 1) // 2
    last = results[-1]
    # The best of the table goes up, and the lowest points (or none) go down.
    step = -1 if last.points >= 5 else 1 if last.points <= 2 else 0
    return -min(max(last.table + step, 1), max(tables, 1))


POLICIES: Mapping[str, Policy] = {
    row.name: row
    for row in (
        Policy(name="random", value=no_value, needs_results=False),
        Policy(name="by-score", value=total_points, needs_results=True),
        Policy(name="ladder", value=rung, needs_results=True, in_order=True),
        Policy(name="fixed", value=no_value, needs_results=False),
        Policy(name="by-hand", value=no_value, needs_results=False, searched=False),
    )
}
"""Each policy by its name."""


def field_of(
    state: EventState,
    contest: str,
    number: int,
    policy: Policy,
    players: tuple[str, ...] | None = None,
) -> SeatingField:
    """Return the field of a round: everybody eligible, or the players that are named."""
    named = players or tuple(one.id for one in state.eligible(contest, number))
    results = round_results(state, contest, provisional=True, before=number)
    place = {player: turn for turn, player in enumerate(named)}
    met: dict[tuple[int, int], int] = {}
    twos = [0] * len(named)
    last_tables = 0
    for drawn in state.rounds_of(contest):
        if drawn.number >= number:
            continue
        last_tables = len(drawn.tables)
        for table in drawn.tables:
            here = sorted(place[player] for player in table.players if player in place)
            for turn, low in enumerate(here):
                for high in here[turn + 1 :]:
                    met[low, high] = met.get((low, high), 0) + 1
            if len(table.players) == 2:
                for one in here:
                    twos[one] += 1
    teams = {player: team.id for team in state.teams_of(contest) for player in team.players}
    return SeatingField(
        players=named,
        values=tuple(policy.value(results.get(player, ()), last_tables) for player in named),
        groups=tuple(state.apart_of(state.players[player].group) for player in named),
        teams=tuple(teams.get(player, "") for player in named),
        met=met,
        twos=tuple(twos),
        where=state.ruling(TWOS),
    )
