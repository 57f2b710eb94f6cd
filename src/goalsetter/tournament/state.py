"""The state of an event: the fold of its log, never changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from goalsetter.tournament.conduct import (
    Correction,
    Effect,
    Incident,
    JudgeCall,
    SheetProtest,
)
from goalsetter.tournament.event_rulings import KEPT_APART, EventRuling, answer_to
from goalsetter.tournament.nouns import (
    Contest,
    Entrant,
    Event,
    Official,
    OfficialRole,
    Presence,
    SeatingGroup,
    Team,
)
from goalsetter.tournament.sheet import Sheet

RoundKey = tuple[str, int]
"""A contest and the number of one of its rounds."""


class RoundState(Enum):
    """How far a round has come."""

    DRAWN = "drawn"
    PUBLISHED = "published"
    PLAYING = "playing"
    COLLECTING = "collecting"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnTable:
    """A table of a round, and who sits there."""

    number: int
    players: tuple[str, ...]
    by_hand: tuple[str, ...] = ()
    """Players whom the director moved: a new draw leaves them where they are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRound:
    """A round of a contest with its tables and how it was drawn."""

    contest: str
    number: int
    tables: tuple[DrawnTable, ...]
    policy: str
    seed: int
    trials: int
    state: RoundState = RoundState.DRAWN
    started_at: str = ""
    stopped_at: str = ""

    @property
    def players(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(player for table in self.tables for player in table.players)

    def table_of(self, player: str) -> DrawnTable | None:
        """The table of a player, if there is one."""
        return next((table for table in self.tables if player in table.players), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedOrder:
    """The order that a play-off or a lot gave to players who were tied."""

    contest: str
    players: tuple[str, ...]
    by_lot: bool
    seed: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EventState:
    """An event after some entries of its log."""

    entries: int = 0
    event: Event | None = None
    locked: bool = False
    rulings: Mapping[str, str] = field(default_factory=dict)
    contests: Mapping[str, Contest] = field(default_factory=dict)
    groups: Mapping[str, SeatingGroup] = field(default_factory=dict)
    players: Mapping[str, Entrant] = field(default_factory=dict)
    teams: Mapping[str, Team] = field(default_factory=dict)
    officials: tuple[Official, ...] = ()
    presence: Mapping[str, Presence] = field(default_factory=dict)
    withdrawals: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """The first round without a player, by player and contest."""
    rounds: Mapping[RoundKey, DrawnRound] = field(default_factory=dict)
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    sheets_made: int = 0
    incidents: tuple[Incident, ...] = ()
    protests: tuple[SheetProtest, ...] = ()
    corrections: tuple[Correction, ...] = ()
    orders: tuple[PlacedOrder, ...] = ()
    calls: tuple[JudgeCall, ...] = ()

    def ruling(self, ruling: EventRuling) -> str:
        """The event's answer to a question that the books leave open."""
        return answer_to(ruling, self.rulings)

    def rounds_of(self, contest: str) -> tuple[DrawnRound, ...]:
        """The rounds of a contest that were drawn, in order."""
        known = [drawn for (of, _), drawn in self.rounds.items() if of == contest]
        return tuple(sorted(known, key=lambda drawn: drawn.number))

    def is_play_off(self, contest: str, number: int) -> bool:
        """Whether a round comes after the last one that counts: its points enter no total."""
        return number > self.contests[contest].rounds

    def sheets_of(self, contest: str, number: int | None = None) -> tuple[Sheet, ...]:
        """The sheets of a contest, or of one of its rounds, by round and table."""
        known = [
            sheet
            for sheet in self.sheets.values()
            if sheet.contest == contest and number in (None, sheet.round)
        ]
        return tuple(sorted(known, key=lambda sheet: (sheet.round, sheet.table)))

    def entrants_of(self, contest: str) -> tuple[Entrant, ...]:
        """Everybody who was entered in a contest, in the order of entry."""
        return tuple(one for one in self.players.values() if contest in one.contests)

    def apart_of(self, group: str) -> str:
        """The unit that a draw keeps apart: a scheduling group, a district or the school."""
        known = self.groups.get(group)
        if known is None:
            return group
        if known.apart:
            return f"apart:{known.apart}"
        by_district = self.ruling(KEPT_APART) == "district"
        return f"district:{known.parent}" if known.parent and by_district else group

    def coached_by(self, name: str) -> frozenset[str]:
        """The groups that a coach was named for."""
        return frozenset(
            one.sits_for
            for one in self.officials
            if one.name == name and one.role is OfficialRole.COACH
        )

    def teams_of(self, contest: str) -> tuple[Team, ...]:
        """The teams of a contest."""
        return tuple(team for team in self.teams.values() if contest in team.contests)

    def incidents_of(self, contest: str, player: str) -> tuple[Incident, ...]:
        """The incidents of a player that have effect; drafts have none."""
        return tuple(
            one
            for one in self.incidents
            if (one.contest, one.player) == (contest, player) and not one.draft
        )

    def is_warned(self, player: str) -> bool:
        """IX-C: whether a judge has warned the player, in whatever round or contest."""
        return any(
            one.kind.name == "warning" and one.player == player and not one.draft
            for one in self.incidents
        )

    def is_out(self, contest: str, player: str, number: int) -> bool:
        """Whether a player takes no part in a round: withdrawn, or disqualified earlier."""
        left = self.withdrawals.get((player, contest))
        barred = any(
            one.kind.effect is Effect.OUT and one.round < number
            for one in self.incidents_of(contest, player)
        )
        return barred or (left is not None and number >= left)

    def eligible(self, contest: str, number: int) -> tuple[Entrant, ...]:
        """The players to be seated in a round: entered, here, and not out."""
        return tuple(
            one
            for one in self.entrants_of(contest)
            if self.presence.get(one.id) is Presence.PRESENT
            and not self.is_out(contest, one.id, number)
        )
