"""The bodies of requests and answers: making and joining a table, the start page, analyses."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.mat import Goal
from goalsetter.server.wire.match import Game, Player, Terms
from goalsetter.server.wire.people import JudgeSeat

# The start page.


class Named(Body):
    """Something to choose: its name, and the words for it."""

    name: str
    title: str
    told: str = ""


class Book(Body):
    """A rule book with its divisions."""

    name: str
    title: str
    game: Game
    divisions: list[Named]
    years: str = ""
    """Which list its own year plays, odd or even, if its lists alternate."""


class Order(Body):
    """A table as somebody wants it. The first seat is his."""

    nickname: str
    edition: str
    division: str
    players: Literal[2, 3]
    bots: list[str]
    """One for each other seat: the name of a bot, or nothing where a person is waited for. It is a
    level, "tutor", a character, or a level with sliders: "fifth-grade~70.30.50.50"."""
    mode: Literal["guarded", "open"] = "guarded"
    pace: Literal["tournament", "relaxed", "none"] = "relaxed"
    shakes: int | None = 3
    """After how many shakes the match is over; none plays until the round ends."""
    round_minutes: int | None = None
    """The length of the round; none is that of the book."""
    years: Literal["", "odd", "even", "both"] = ""
    """Which of the alternating lists is played; none is that of the book's own year."""
    variations: list[str] | None = None
    """A house term: these are in force in every shake and nobody chooses; an empty list plays
    without variations. None leaves them to the players, as the book does."""
    quick: bool = True
    """Whether bots act quickly where ``bot_pace`` says nothing: so it was ordered before."""
    bot_pace: Literal["", "instant", "quick", "human"] = ""
    """Whether bots act at once, within a second and a half, or think as long as people."""
    between: int | None = None
    """Seconds after which the next shake is called, whoever is not ready; 0 waits for all however
    long. None is the usual: a minute among people, and no end for one person alone with bots."""
    choosing: bool | None = None
    """Whether people choose how many cards of ON-SETS are dealt, and in Elementary how V and Λ lie;
    else the table does. None is the usual: they do where at least two people play."""
    help: Literal["", "nothing", "form", "everything"] = ""
    """How much a writer is told of a paper. None is the usual: its form where a seat waits for
    another person, and everything against bots alone."""
    judge: bool = False
    """Whether there is a seat for a judge."""
    watch: bool = True
    """Whether anybody with the link may watch."""


class Character(Body):
    """A named bot of one game, with its picture by that name, its grade and a sentence."""

    name: str
    title: str
    game: Game
    level: str
    style: str
    sentence: str


class Rung(Body):
    """A level of the way from the first game to the whole one, and the table that it plays."""

    name: str
    """Its name among those of its game; a browser remembers which it has played."""
    game: Game
    title: str
    order: Order
    variation: str = ""
    """The variation that is new here."""
    lesson: str = ""
    """The address of its lesson."""


class Options(Body):
    """All that the start page offers."""

    version: str
    books: list[Book]
    levels: list[Named]
    characters: list[Character]
    habits: list[Named]
    """The sliders of a bot, each from 0 to 100, in the order in which a name has them."""
    paces: list[Named]
    timed_rounds: list[str]
    """The paces with which a round has an end."""
    modes: list[Named]
    languages: list[Named]
    usual: list[Order]
    """A table of each game for somebody who knows it, with an empty nickname."""
    ladder: list[Rung]
    """The levels of both games, the first games first."""
    addresses: list[str]
    """Addresses by which others in the room can open this page."""


class Alive(Body):
    """The server is there."""

    version: str


class Health(Body):
    """How ready the server is."""

    version: str
    store: Literal["ok", "unreachable"]
    tables: int
    """Tables that it has in mind."""
    live: int
    """Matches that go on."""
    sockets: int


class Notice(Body):
    """A table from outside."""

    code: str
    terms: Terms
    seats: list[Player]
    """A seat that is free has no name."""
    begun: bool
    over: bool
    judge: JudgeSeat = ""
    watch: bool = True
    closed: bool = False
    free: bool = False
    """Whether somebody can take a player's seat."""
    told: str = ""
    """Why nobody can, if that is so."""


class HeldSeat(Body):
    """A seat that a browser holds: the table's code or long name, and the key of the seat."""

    table: str
    key: str


class HeldSeats(Body):
    """The seats that a browser holds."""

    seats: list[HeldSeat]


class HeldTable(Body):
    """A table at which a browser holds a seat; ``gone`` if the key opens none there any more."""

    table: str
    """The name under which it was asked for."""
    state: Literal["gone", "lobby", "running", "over"]
    code: str = ""
    id: str = ""
    """The long name of its match."""
    game: Game = "equations"
    seat: str = ""
    shake: int = 0
    mine: bool = False
    """Whether the table waits for this seat."""
    players: list[Player] = []
    goal: Goal | None = None


class HeldTables(Body):
    """The same tables, in the same order."""

    tables: list[HeldTable]


class Sit(Body):
    """Somebody takes a free seat, or the judge's."""

    nickname: str
    role: Literal["player", "judge"] = "player"
    invitation: str = ""
    """The invitation that the owner of the table gave to the judge."""


class TryAgain(Body):
    """A player wants to try a position again that stood after so many actions."""

    after: int


class Seated(Body):
    """A seat: the token is its key, and nobody else has it."""

    code: str
    seat: str
    token: str


class Fault(Body):
    """Why a request was not done: what was expected, and what came."""

    code: str
    sentence: str
    detail: str = ""
    """For whoever wrote the program that asked: what it could not read."""


# Analysis.


class AnalysisOrder(Body):
    """A match that is to be analysed: the text of its record, or the name of a finished table's."""

    record: str = ""
    table: str = ""


class Analysis(Body):
    """How far an analysis is; ``done`` and ``total`` count shakes, ``percent`` is all of it."""

    id: str
    state: Literal["queued", "running", "done", "failed", "cancelled"]
    done: int = 0
    total: int = 0
    percent: int = 0
    ahead: int = 0
    """How many analyses come before this one."""
    sentence: str = ""
    """Why it failed."""
    key: str = ""
    """The key that deletes an upload; told once, to the browser that uploaded it."""
