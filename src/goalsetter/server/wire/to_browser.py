"""Frames that the server sends through a socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw

from goalsetter.server.wire.base import Body, Frame
from goalsetter.server.wire.coach import Hint, Lesson
from goalsetter.server.wire.mat import Mat
from goalsetter.server.wire.match import (
    Challenge,
    Choice,
    Circled,
    Clock,
    Now,
    Offer,
    OpinionCase,
    OwnProtest,
    Paper,
    Player,
    Reason,
    Result,
    Sheet,
    Terms,
    Thought,
    Writing,
)
from goalsetter.server.wire.people import People, Said
from goalsetter.server.wire.told import Words


class Lobby(Frame, tag="lobby"):
    """A table that has not begun: who sits, and what is missing."""

    code: str
    link: str
    terms: Terms
    seat: str
    owner: bool
    seats: list[Player]
    """Taken seats; an empty one has no name."""
    people: People
    qr: str = ""
    """A drawing of the link: the ``d`` of an SVG path, on a square of ``qr_size`` units."""
    qr_size: int = 0


class Table(Frame, tag="table"):
    """The table as one seat sees it: all that is needed to draw it."""

    number: int
    """The number of this state; a deed tells which it saw."""
    code: str
    id: str
    """The long name of the match, by which it is found when it is over."""
    seat: str
    """The seat of this browser; empty for a spectator."""
    terms: Terms
    players: list[Player]
    shake: int
    phase: str
    phase_title: Words
    turn: str
    goal_setter: str
    setting: str
    mat: Mat
    circled: list[Circled]
    now: Now
    clock: Clock | None
    offers: list[Offer]
    choices: list[Choice]
    """Variations that this seat may choose now."""
    reasons: list[Reason]
    """Objections to a paper, when one is to be checked."""
    charges: list[Reason]
    """Charges that can be made, at an open table."""
    block: str
    """The holder of the challenge block."""
    lifting: Words
    """How long a challenge may take to be said once the block is lifted, in a sentence."""
    shapes: list[list[str]]
    """How the digits of an ON-SETS Goal can stand, for one cube, for two and for three: the
    notation with the place of each cube instead of the cube."""
    challenge: Challenge | None
    writing: Writing | None
    papers: list[Paper]
    sheet: Sheet
    round_left: int | None
    """Milliseconds until the round's time is called; none if no round is timed."""
    round_state: Literal["playing", "warned", "stopped"]
    thoughts: list[Thought]
    """Of the shake that is over."""
    over: bool
    next_in: int | None
    """Milliseconds until the next shake is called, between two shakes; none if nobody calls it."""
    people: People
    result: Result | None = None
    """When the match is over."""
    rematch: list[str] = []
    """Players who want another match."""
    rematch_awaits: list[str] = []
    """Players whose word is still missing for it."""
    trouble: Words = ""
    """The trouble that keeps bots from playing, in a sentence."""
    protests: list[OwnProtest] = []
    """The own ones."""
    case: OpinionCase | None = None
    """For a further judge, who sees only the position that it is about."""
    more: bool = False
    """Whether some things that can be done are not offered here, but when they are asked for."""
    picture: int = 0
    """The number of this picture, from 1 on in each socket; 0 where no changes are sent."""
    sum: int = 0
    """The check sum of its parts, as :class:`Changes` has it."""


class Changes(Frame, tag="changes"):
    """The parts of the table that have changed since the picture before, and what was done.

    They are laid over picture ``since`` and make picture ``picture``. A browser that has another
    one than ``since`` has missed something, and asks for the whole.
    """

    since: int
    picture: int
    sum: int
    """The sum of the CRC-32 of all parts, modulo 2^32: each of its name, a colon and its JSON as
    it was sent, without spaces. Times that run
    (``clock``, ``roundLeft``, ``nextIn``) are left out of it."""
    table: dict[str, Raw]
    """The new parts by the names of the fields of ``Table``; times that run are always here."""
    news: list[Raw] = []
    """The deeds done since, each an ``Entry``."""


class Unreadable(Frame, tag="unreadable"):
    """A table that cannot be shown, though all that was done at it is kept: its record is there."""

    code: str
    sentence: str


class Line(Body):
    """One thing that came of an action."""

    sentence: Words
    clause: str = ""
    tone: Literal["", "good", "bad", "big"] = ""


class Entry(Body):
    """One action, as this seat may know it."""

    number: int
    at: int
    """Milliseconds since the match began."""
    shake: int
    by: str
    kind: str
    sentence: Words
    lines: list[Line] = []
    failed: bool = False
    """Whether it is an objection that does not hold."""
    cubes: list[str] = []
    """The cubes that went somewhere, as texts of the notation: the sentence has no colors."""


class News(Frame, tag="news"):
    """The deeds done: everything on joining, then what is new. ``whole`` replaces what was told."""

    whole: bool
    entries: list[Entry]


class Presence(Frame, tag="presence"):
    """The people who are connected now."""

    here: list[str]
    watching: int


class Done(Frame, tag="done"):
    """A deed was done and is kept: nothing can lose it any more."""

    id: int
    number: int


class Refused(Frame, tag="refused"):
    """A deed was not done: why, by which clause, and what may be done instead."""

    id: int
    code: str
    sentence: str
    clause: str = ""
    allowed: list[str] = []
    stale: bool = False


class Trouble(Body):
    """A fault in the form of a paper; ``at`` is the place in the text, if there is one."""

    sentence: str
    text: int = 0
    """Which of the texts."""
    at: int | None = None
    code: str = ""
    """The code of the judge's finding, if it is one."""


class Way(Body):
    """One way to take a text, which brackets settle."""

    paper: str
    """The text with these brackets."""
    text: int = 0
    """Which of the texts."""
    value: str = ""
    """Its value then; empty where only the form is told."""
    fits: bool | None = None
    """Whether that is the Goal; nothing where only the form is told."""


class Form(Frame, tag="form"):
    """The form of a draft, and which cubes of the mat it uses.

    Only where the table helps with everything: whether it is right.
    """

    id: int
    troubles: list[Trouble]
    used: list[str]
    """Texts of cubes, one for each time it is used."""
    left_required: list[str]
    """Required cubes that are not used yet."""
    shaded: list[str] = []
    """In ON-SETS: the cards that the Set-Name takes as it is written, after its Restrictions."""
    ways: list[Way] = []
    """The ways to take each text: several, where it is ambiguous; where everything is told, also a
    single one, for what it makes."""
    hasty: bool = False
    """Only the signs were looked at: the cubes are told by another frame with this number."""


class RareOffers(Frame, tag="rare-offers"):
    """Things that can be done at the table of this number, and are not offered unasked."""

    id: int
    number: int
    offers: list[Offer]


class PastMat(Body):
    """How cubes lay after the action of this number, and until the next of them."""

    number: int
    mat: Mat


class Positions(Frame, tag="positions"):
    """How cubes lay in a shake, from its first action on: one position for each change."""

    id: int
    shake: int
    positions: list[PastMat]


class Moved(Frame, tag="moved"):
    """A rematch begins: another table, and the key of this browser's seat at it, if it has one."""

    code: str
    token: str = ""


class Error(Frame, tag="error"):
    """A frame that could not be taken."""

    code: str
    sentence: str
    id: int | None = None
    fatal: bool = False
    """Whether the socket is closed behind it."""
    detail: str = ""
    """For whoever wrote the program that asked: what it could not read."""


class Pong(Frame, tag="pong"):
    """It is."""

    id: int


class Sounding(Frame, tag="sounding"):
    """How long is the way? To be answered at once by an echo of the same number."""

    id: int


ToBrowser = (
    Lobby
    | Table
    | Changes
    | Unreadable
    | News
    | Presence
    | Done
    | Refused
    | Form
    | RareOffers
    | Positions
    | Moved
    | Error
    | Pong
    | Sounding
    | Said
    | Lesson
    | Hint
)
