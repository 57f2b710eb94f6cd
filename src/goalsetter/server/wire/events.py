"""Events: the desk of a tournament. Acts go in by name with plain details; news comes out.

An act is named as in the event's log (``enter-sheet``), and its details are those of the log. News
holds only what has changed since a version, each thing under its own id, so that a hall with 600
players sends little however often somebody types.
"""

from __future__ import annotations

from typing import Any, Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.event_state import EventRole, EventSheet

# Making an event and coming in.


class NewEvent(Body):
    """An event is to be opened; ``preset`` names a row of ``EventOptions.presets``.

    The preset ``demo`` brings a day of 61 players to practice with, as far as ``demo_rounds`` says.
    """

    name: str
    director: str
    """The director's name, as it stands in the log."""
    preset: str = "league"
    place: str = ""
    days: list[str] = []
    edition: str = ""
    divisions: list[str] = []
    demo_rounds: int = 4
    """After how many rounds the demo day stops: 0 leaves all but the roster to the director."""


class EventBackup(Body):
    """An archive of an event, in base64, to be taken in on this machine."""

    archive: str


class EventOpened(Body):
    """An event with the code of its director's card, which is shown once."""

    code: str
    card: str


class EventPreset(Body):
    """A way to set up a day, in words."""

    id: str
    sentence: str
    rounds: int
    minutes: int
    people: int
    """How many people type each sheet: two, or one in a class."""


class EventOptions(Body):
    """The choices on the page that opens an event."""

    presets: list[EventPreset]
    editions: list[EventEdition]


class EventEdition(Body):
    """A rule book by its name, and its divisions."""

    id: str
    game: str
    label: str
    divisions: list[str]


class EventMe(Body):
    """The official who comes by a card, and all that the role may do (``rights``)."""

    code: str
    event: str
    name: str
    role: EventRole
    sits_for: str
    rights: list[str]


# Acts.


class EventAct(Body):
    """Something that an official does.

    ``mark`` is the browser's own name for it: sent twice, it is done once. ``seen`` is the version
    that the browser had when it was typed; 0 asks for no comparison.
    """

    act: str
    details: dict[str, Any]
    mark: str
    seen: int = 0


class EventSlip(Body):
    """Something on a sheet that does not fit: the cell, the sentence with its clause."""

    code: str
    player: str
    shake: int
    tick: bool
    """Whether it is enough that a person saw it; else a reason is asked for."""
    sentence: str


class EventDone(Body):
    """An act was done, or why not: ``refused`` is its code, and empty if it was done.

    ``conflict``: somebody has changed the sheet since it was seen; it is sent again with the new
    ``version`` to stand beside the other.
    """

    version: int
    number: int = 0
    refused: str = ""
    sentences: list[str] = []
    slips: list[EventSlip] = []
    conflict: bool = False
    sheet: EventSheet | None = None
    """The sheet as it stands, after an act about it."""


# Draws.


class EventDrawOrder(Body):
    """A round is to be drawn; a seed below 0 lets the server choose one."""

    contest: str
    round: int
    seed: int = -1
    players: list[str] = []
    """For a play-off alone: those who play it."""


class EventCost(Body):
    """The parts of the cost of a seating, worst first."""

    teammates: int
    same_group: int
    rematches: int
    second_twos: int
    spread: int


class EventDraw(Body):
    """How good the seating of a round is, in words."""

    cost: EventCost
    bound: EventCost
    proved: bool
    notes: list[str]
    seed: int
    broken: dict[str, list[str]]
    """The rules that are broken, as codes such as ``same-group``, by the table's number."""
    version: int = 0
    refused: str = ""
    """The code of the reason why nothing was drawn; ``notes`` says it."""


class EventMove(Body):
    """Two players would change seats."""

    contest: str
    round: int
    player: str
    other: str


class EventMoveCost(Body):
    """The cost of a seating before and after a move."""

    before: EventCost
    after: EventCost
    sentences: list[str]
    refused: list[str]


# Rosters.


class EventRosterText(Body):
    """A list of players: pasted text, or a file in base64. ``add`` enters them.

    ``anyway`` takes what is doubtful; ``twins`` says that equal names are two children; ``here``
    marks everybody as here.
    """

    text: str
    kind: Literal["", "csv", "xlsx"] = ""
    add: bool = False
    anyway: bool = False
    twins: bool = False
    here: bool = False


class EventRosterLine(Body):
    """A row of a list, and what would become of it."""

    number: int
    player: str
    school: str
    division: str
    grade: str
    team: str
    fate: Literal["new", "same", "changed", "doubtful", "wrong"]
    sentences: list[str]


class EventRosterCheck(Body):
    """A list as it would be taken in: all of it or nothing."""

    rows: list[EventRosterLine]
    problems: list[str]
    clean: bool
    usable: bool
    added: int
    version: int = 0


# Cards, web tables and papers.


class EventCardOrder(Body):
    """An official is to get a card."""

    name: str
    role: EventRole
    sits_for: str = ""


class EventCardMade(Body):
    """A card: its code is shown once, and opens the desk at ``link``."""

    card: str
    link: str
    name: str
    role: EventRole
    qr: str
    qr_size: int


class EventTablesOrder(Body):
    """Tables of a round are to be opened on this server; none named means all that are out."""

    contest: str
    round: int
    tables: list[int] = []


class EventTablesMade(Body):
    """How many tables were opened."""

    opened: int
    version: int


class EventSeatLink(Body):
    """The way of a player to a seat at a web table."""

    table: str
    seat: str
    token: str


# Sheets by their code.


class EventNamed(Body):
    """An event of this server."""

    code: str
    name: str


class EventSheetFound(Body):
    """A code that was scanned or typed: its sheet, or which sheet it is instead. Nothing was done.

    ``refused`` is the code of the reason; ``elsewhere`` the event whose sheet it is, if known.
    """

    version: int
    refused: str = ""
    sentences: list[str] = []
    sheet: EventSheet | None = None
    elsewhere: EventNamed | None = None
