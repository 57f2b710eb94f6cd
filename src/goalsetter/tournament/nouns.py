"""The nouns of an event: contests, groups, entrants, teams and officials."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from goalsetter.rules import GAMES, ROUND_SECONDS, AnyEdition, AnyGame, Division, Years

TEAM_SIZE = 5
"""Players of a team, as leagues have it; no book knows teams."""

LONGEST_NAME = 80
MOST_ROUNDS = 20
MOST_BONUS = 99
"""Limits against slips of the finger; no book has one."""


DEADLINE = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d)?")
"""A day, or a minute of it."""

CUTS = ("places", "score", "share", "per-started")
"""The ways to draw a line: so many places, a score, a share of the field, so many per part."""

TIES = ("all-in", "none-in", "play-off")
"""The answers to a tie at the line."""


class OfficialRole(Enum):
    """The duty of a person at the desk; an act names those who may do it."""

    DIRECTOR = "director"
    HEAD_JUDGE = "head-judge"
    JUDGE = "judge"
    SCORER = "scorer"
    GREETER = "greeter"
    COACH = "coach"


class Presence(Enum):
    """Whether an entrant is in the hall: entered is not yet here."""

    PRESENT = "present"
    ABSENT = "absent"
    LEFT = "left"


class Detail(Enum):
    """How much of a sheet is typed: the director's choice for each contest."""

    POINTS = "points"
    TOTALS = "totals"
    SHAKES = "shakes"


class Privacy(Enum):
    """The names that public pages may show."""

    OFF = "off"
    INITIALS = "initials"
    SHORT = "short"
    """First name, initial and school."""
    FULL = "full"


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A day, or several, with its rulings on what the books leave open."""

    name: str
    tag: str
    """Three letters without vowels that begin the code of each of its sheets."""
    place: str = ""
    days: tuple[str, ...] = ()
    preset: str = "league"
    privacy: Privacy = Privacy.SHORT
    deadline: str = ""
    """The last day, or minute, on which coaches change their rosters; none where it is empty."""
    hold_back: int = 0
    """How many of the last closed rounds the public standings leave out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """Which part of the field goes on: so many places, a score, or a share of the field.

    Leagues send five for each started 25: ``Cut(by="per-started", value=5, out_of=25)``.
    """

    by: str
    value: int
    out_of: int = 1
    """The share is ``value`` out of so many."""
    ties: str = "all-in"


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardRule:
    """A prize: to places up to one, or to scores from one up, for those who played enough."""

    title: str
    for_teams: bool = False
    to_place: int = 0
    from_score: int = 0
    least_rounds: int = 0
    quantity: int = 0
    """How many are at hand; 0 has no limit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """One game in one division, printed with its book and year on every sheet."""

    id: str
    edition: str
    division: Division
    rounds: int = 4
    minutes: int = ROUND_SECONDS // 60
    years: Years = Years.EVERY
    first: str = "random"
    """The policy of the first round."""
    policy: str = "by-score"
    """The policy of the later rounds."""
    detail: Detail = Detail.TOTALS
    metrics: tuple[str, ...] = ("match-points",)
    teams: str = "sum"
    team_size: int = TEAM_SIZE
    best_rounds: int = 0
    """How many rounds count where the best do; 0 counts all."""
    bonus: int = 0
    """Points for each round played, where a league's totals are out of another number."""
    cut: Cut | None = None
    awards: tuple[AwardRule, ...] = ()

    @property
    def book(self) -> AnyEdition:
        """The rule book that it is played by."""
        return find_book(self.edition)[1]

    def cite(self, newer: str, older: str) -> str:
        """Cite a clause in its own book; the books of 2011-12 number theirs otherwise."""
        return self.book.cite(older if self.book.label == "2011-12" else newer)


def find_book(name: str) -> tuple[AnyGame, AnyEdition]:
    """Return a game and its edition by the edition's name; ``KeyError`` where there is none."""
    for game in GAMES:
        if edition := game.edition(name):
            return game, edition
    raise KeyError(name)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatingGroup:
    """Those who should not meet: a school, or a group that the league keeps apart."""

    id: str
    name: str
    parent: str = ""
    """The district that it belongs to."""
    apart: str = ""
    """A scheduling group: groups that share one should not meet either."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A player who was entered: no birthday, no address, no picture."""

    id: str
    name: str
    group: str = ""
    contests: tuple[str, ...] = ()
    grade: int = 0
    """0 where it is not known."""
    note: str = ""
    """Needs of access, for the director alone."""
    stand_in: bool = False
    """A stand-in fills a table; the standings leave out stand-ins."""
    hidden: bool = False
    """Whether the family wants no name on public pages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Team:
    """Players who score together and never sit together."""

    id: str
    name: str
    contests: tuple[str, ...]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Official:
    """A person of the desk; judging one's own group is a warning, never a block."""

    name: str
    role: OfficialRole
    sits_for: str = ""


def is_plain_name(text: str) -> bool:
    """Whether a text can stand as a name: short, not empty, on one line."""
    return bool(text.strip()) and len(text) <= LONGEST_NAME and text.isprintable()
