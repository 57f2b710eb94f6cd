"""Events: places, check sums and awards, and what everybody in the hall may see."""

from __future__ import annotations

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.event_state import EventMoment

# Standings.


class EventStanding(Body):
    """The place of a player."""

    place: int
    shared: bool
    player: str
    values: list[int]
    points: list[str]
    """The match points of each round; empty where none counts yet."""
    rounds: int
    provisional: bool


class EventTeamStanding(Body):
    """The place of a team or a school."""

    place: int
    name: str
    score: str
    players: list[str]
    provisional: bool


class EventCheckSum(Body):
    """The check sum of a round (XII-A)."""

    round: int
    expected: int
    handed_out: int
    taken: int
    waiting: int
    agrees: bool


class EventAwardLine(Body):
    """One line of the announcer's sheet, in reading order."""

    title: str
    place: int
    names: list[str]
    score: str
    short: int


class EventStandings(Body):
    """All places of a contest, with check sums, the cut and the announcer's sheet."""

    contest: str
    version: int
    provisional: bool
    standings: list[EventStanding]
    teams: list[EventTeamStanding]
    check_sums: list[EventCheckSum]
    inside: list[str]
    tied: list[str]
    play_off: bool
    awards: list[EventAwardLine]


# For everybody in the hall.


class PublicSeat(Body):
    """A seat as everybody may see it."""

    name: str
    group: str
    contest: str
    table: int
    web_table: str


class PublicRound(Body):
    """The round of a contest that is on now."""

    contest: str
    game: str
    division: str
    number: int
    rounds: int
    state: str
    started: int
    stopped: int
    minutes: int
    last_minutes: int
    play_off: bool
    moments: list[EventMoment]
    """The words of the hall screen with their times (XI-B)."""
    seats: list[PublicSeat]
    added: dict[str, int]
    """Minutes added to single tables."""


class PublicStanding(Body):
    """A place as everybody may see it."""

    place: int
    name: str
    group: str
    points: int
    provisional: bool


class PublicContest(Body):
    """The standings of a contest as everybody may see them."""

    contest: str
    game: str
    division: str
    rounds_closed: int
    provisional: bool
    standings: list[PublicStanding]


class PublicEvent(Body):
    """All that everybody may see: under the names that the event allows, or nothing."""

    code: str
    name: str
    place: str
    days: list[str]
    version: int
    shown: bool
    """Whether names and standings are shown at all; the clock always is."""
    rounds: list[PublicRound]
    contests: list[PublicContest]
