"""Halls: a class that comes by one link, what its maker sees, and where a member sits."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.match import Terms
from goalsetter.server.wire.told import Words

HallTileState = Literal["waiting", "playing", "between", "paused", "over", "broken"]
"""How a table stands."""


class HallKey(Body):
    """A key to a hall: its maker's, or a member's own."""

    code: str
    token: str


class HallNotice(Body):
    """A hall from outside."""

    code: str
    host: str
    """The name of whoever opened it."""
    terms: Terms
    round: int
    members: int


class HallName(Body):
    """Somebody comes into a hall."""

    nickname: str
    former: str = ""
    """The key of one who has left: nobody else comes in under that name."""


class HallPlace(Body):
    """Where a member is: without a table, still waiting for enough others."""

    name: str
    notice: HallNotice
    paused: bool
    table: str = ""
    seat: str = ""
    token: str = ""
    """The key of the seat."""
    missing: int = 0
    """How many more must come until the next table opens."""


class HallPlayer(Body):
    """A player on a tile; a free seat has no name."""

    seat: str
    name: str
    member: int
    """The number of the member; -1 for a bot or a free seat."""
    bot: bool
    here: bool
    left: bool
    """Whether a bot plays for somebody who has left."""
    gone: bool
    """Whether the player has been away for long."""
    ready: bool
    points: int
    turn: bool
    """Whether the deed or the word of this player is awaited."""
    stuck: bool
    """Whether that has taken long, while the clock ran."""


class HallTile(Body):
    """One table at a glance."""

    code: str
    state: HallTileState
    shake: int
    shakes: int | None
    phase: Words
    idle: int
    """Milliseconds since the last deed; pauses do not count."""
    players: list[HallPlayer]


class HallGuest(Body):
    """A member who waits."""

    member: int
    name: str
    here: bool


class HallScore(Body):
    """The points of a member in all rounds that are closed."""

    name: str
    points: int


class HallBoard(Body):
    """All that the maker of a hall sees."""

    notice: HallNotice
    link: str
    qr: str
    """A drawing of the link: the ``d`` of an SVG path, on a square of ``qr_size`` units."""
    qr_size: int
    paused: bool
    tables: list[HallTile]
    waiting: list[HallGuest]
    points: list[HallScore]


class HallCommand(Body):
    """The maker commands. ``anyway`` ends matches that still go on when the next round starts."""

    what: Literal["start", "pause", "resume", "next-round", "readmit"]
    way: Literal["lot", "score"] = "lot"
    anyway: bool = False
    member: int = -1
    """The member who may come in again on another device."""
