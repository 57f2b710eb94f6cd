"""Results of players in rounds, from sheets and incidents; and the check sum of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.rules import PLACES
from goalsetter.tournament.checks import SheetTerms
from goalsetter.tournament.conduct import Effect
from goalsetter.tournament.event_rulings import (
    DISQUALIFIED,
    MISSING_THIRD,
    POSTPONED,
    WRONG_DIVISION,
)
from goalsetter.tournament.nouns import Presence
from goalsetter.tournament.sheet import Sheet
from goalsetter.tournament.state import EventState

ZEROING = frozenset({Effect.ZERO, Effect.OUT})


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """The result of one player in one round."""

    player: str
    round: int
    table: int
    points: int
    total: int
    opponents: tuple[str, ...]
    played: bool = True
    provisional: bool = False

    @property
    def first(self) -> bool:
        """Whether the player was first alone."""
        return self.points == max(PLACES[3][(1, 1, 1)])


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckSum:
    """The match points of a round beside what its tables must hand out (XII-A)."""

    expected: int
    handed_out: int
    taken: int
    """Match points that incidents, empty chairs and doubtful sheets took or added."""
    waiting: int
    """Sheets that do not count yet."""

    @property
    def agrees(self) -> bool:
        """Whether every point is accounted for."""
        return self.handed_out + self.taken == self.expected


def zeroed(state: EventState, sheet: Sheet) -> frozenset[str]:
    """Return the players of a sheet who have 0 for the round because of an incident."""
    return frozenset(
        one.player
        for player in sheet.players
        for one in state.incidents_of(sheet.contest, player)
        if one.round == sheet.round and one.kind.effect in ZEROING
    )


def sheet_terms(state: EventState, sheet: Sheet) -> SheetTerms:
    """Return the terms by which a sheet is checked now."""
    away = {one for one in sheet.players if state.presence.get(one) is not Presence.PRESENT}
    return SheetTerms(
        contest=state.contests[sheet.contest],
        out=zeroed(state, sheet),
        away=frozenset(away),
        third_counts=state.ruling(MISSING_THIRD) == "three-player-match",
        others_move_up=state.ruling(DISQUALIFIED) == "others-move-up",
    )


def sheet_results(state: EventState, sheet: Sheet) -> Iterator[RoundResult]:
    """Yield the result of each player at a table, as far as it has been typed."""
    zero = zeroed(state, sheet)
    for line in sheet.lines:
        yield RoundResult(
            player=line.player,
            round=sheet.round,
            table=sheet.table,
            points=0 if line.player in zero else line.points or 0,
            total=0 if line.player in zero else line.total or 0,
            opponents=tuple(other for other in sheet.players if other != line.player),
            played=not line.absent,
            provisional=not sheet.counts,
        )


def round_results(
    state: EventState, contest: str, *, provisional: bool = False, before: int | None = None
) -> dict[str, tuple[RoundResult, ...]]:
    """Return the results of every player of a contest, in the order of rounds.

    Standings take confirmed sheets only, and no play-off. For seating a postponed sheet counts
    with its provisional points, unless the event rules otherwise.
    """
    known: dict[str, list[RoundResult]] = {one.id: [] for one in state.entrants_of(contest)}
    provisional = provisional and state.ruling(POSTPONED) == "provisional-for-seating"
    for sheet in state.sheets_of(contest):
        if state.is_play_off(contest, sheet.round):
            continue
        wanted = sheet.counts or (provisional and bool(sheet.postponed))
        if wanted and (before is None or sheet.round < before):
            for result in sheet_results(state, sheet):
                known[result.player].append(result)
    return {player: tuple(results) for player, results in known.items()}


def void_players(state: EventState, contest: str) -> frozenset[str]:
    """Return the players whose results do not count: stand-ins, and a wrong division."""
    void = state.ruling(WRONG_DIVISION) == "void-for-standings"
    return frozenset(
        one.id
        for one in state.entrants_of(contest)
        if one.stand_in
        or (
            void
            and any(
                incident.kind.effect is Effect.VOID
                for incident in state.incidents_of(contest, one.id)
            )
        )
    )


def check_sum(state: EventState, contest: str, number: int) -> CheckSum:
    """XII-A: 12 for each table of three and 10 for each of two, less what incidents took."""
    expected = handed = taken = waiting = 0
    for sheet in state.sheets_of(contest, number):
        if not sheet.counts:
            waiting += 1
            continue
        size = max(2, sum(not line.absent for line in sheet.lines))
        whole = sum(PLACES[size][(size,)])
        points = sum(result.points for result in sheet_results(state, sheet))
        written = sum(line.points or 0 for line in sheet.lines)
        expected += whole
        handed += points
        # A doubtful sheet, a chair that stayed empty, a player who was disqualified: each explains
        # a difference. Anything else would be a fault of ours, and shows.
        explained = sheet.doubtful or zeroed(state, sheet) or any(one.absent for one in sheet.lines)
        taken += whole - points if explained else written - points
    return CheckSum(expected=expected, handed_out=handed, taken=taken, waiting=waiting)
