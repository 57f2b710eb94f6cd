"""A match for people: terms, players, what may be done, papers, the score sheet."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.told import Words

Game = Literal["equations", "on-sets"]

YesNo = Literal["yes", "no"]
"""A judge's answer; of a paper, whether it is right."""


# Who plays what.


class Terms(Body):
    """The terms of the match, in codes for the page and in words for people."""

    game: Game
    edition: str
    edition_title: str
    division: str
    division_title: str
    players: int
    mode: Literal["guarded", "open"]
    pace: Literal["tournament", "relaxed", "none"]
    shakes: int | None
    list_title: Words = ""
    """Which of the alternating lists of variations is played, in words."""
    chart: Literal["", "recording", "universe"] = ""
    """The chart that players may fill in beside their scratch paper."""
    help: Literal["nothing", "form", "everything"] = "form"
    """How much a writer is told of a paper."""
    begun_after: int = 0
    """How many of the first actions were played elsewhere: a position is tried once more."""


class Player(Body):
    """The holder of a seat, and how he stands."""

    seat: str
    name: str
    bot: bool
    level: str = ""
    character: str = ""
    """The name of the character that plays, whose picture is shown."""
    here: bool = True
    """Whether a browser of his is connected; bots always are."""
    ready: bool = False
    """Wants the next shake."""
    away: bool = False
    total: int = 0
    role: str = ""
    """His part in the challenge: challenger, mover or third-party; empty without one."""
    side: str = ""
    """The side that he has joined as the Third Party: challenger or mover."""
    awaited: bool = False
    """Whether the table waits for him."""


class Circled(Body):
    """The choice of one player; void if it was illegal and nobody charged it in time."""

    by: str
    names: list[str]
    void: bool
    codes: list[str] = []
    """The plain name of each variation, without what fills its blank."""
    meanings: list[Words] = []
    """A sentence for each; empty for what is no variation of the game."""
    lessons: list[str] = []
    """The address of the lesson on each; empty where the book has none."""


class Fill(Body):
    """One way to fill the blank of a variation."""

    text: str
    """The text that stands behind the name when it is chosen."""
    title: str
    """The name of the choice then."""


class Choice(Body):
    """A variation that may be chosen now."""

    name: str
    title: str
    told: Words
    """Its meaning, in a sentence; empty if the catalogue has none."""
    takes: Words = ""
    """The content that its blank takes, in words; empty if it has none."""
    fills: list[Fill] = []
    """Each legal way to fill it that can be listed."""
    free: bool = False
    """Whether there are others: then one may be typed."""
    lesson: str = ""
    """The address of the lesson on it."""


# What may be done.


class Offer(Body):
    """One kind of action that is open, with every way in which it can be listed.

    A row holds a text for each of ``parts``, or nothing where the part is left out. A kind without
    rows that is ``free`` holds something of the player's own: a Goal, a text, several cubes.
    """

    kind: str
    label: Words
    parts: list[str] = []
    rows: list[list[str | None]] = []
    free: bool = False
    told: Words = ""
    """Its meaning, where the word alone does not tell."""
    clause: str = ""
    """Where the book has it, beside ``told``."""


class Now(Body):
    """The task: for this seat, or by those who are waited for."""

    situation: str
    """One of the words of ``telling.SITUATIONS``; ``wait`` if others are to act."""
    sentence: Words
    waits_for: list[str]


class Hand(Body):
    """One player's own time, where the limit has come further with one than with another."""

    seat: str
    left: int | None
    whole: int
    counting: bool = False
    extra: bool = False


class Clock(Body):
    """The limit that runs: milliseconds left when the frame was sent; none if it stands still."""

    task: str
    title: Words
    players: list[str]
    left: int | None
    whole: int
    """How long the limit was, in milliseconds."""
    counting: bool = False
    """Whether the last ten seconds are counted."""
    extra: bool = False
    paused: bool = False
    hands: list[Hand] = []
    """The time of each player who is awaited, once somebody was warned or is late."""


class Challenge(Body):
    """A challenge that stands."""

    claim: str
    sentence: Words
    challenger: str
    mover: str
    third: str
    camps: list[Camp] = []
    """Players by side, where three play."""
    sides: list[SideChoice] = []
    """The sides that this seat may take now."""


class Camp(Body):
    """One side of a challenge, or those who have not decided: the words for it, and who it is."""

    role: str
    title: Words
    players: list[str]


class SideChoice(Body):
    """A side that the Third Party may take: what is to be done for it, and what it brings."""

    role: str
    title: Words
    told: Words
    clause: str


class Writing(Body):
    """Players who write, and who have presented; not their papers."""

    must: list[str]
    may: list[str]
    presented: list[str]
    silent: list[str]
    two: bool
    """Whether two Solutions are asked for."""
    goal_too: bool
    """Whether a Goal is presented with the paper, after a contested No Goal."""
    avoid_too: bool
    """Whether the move is asked for that would have avoided the flub."""
    avoid_told: Words
    """The thing that such a move has to show, if it is asked for."""
    avoid_clause: str
    sentence: Words
    """Which cubes may be used."""


class Finding(Body):
    """One fault that the judge finds, its clause, and the lines that prove it."""

    code: str
    sentence: Words
    clause: str
    proofs: list[Words] = []


class Try(Body):
    """A written try at proving a paper ambiguous; empty while it is not to be read by this seat."""

    by: str
    joined: str = ""
    """The other checker, if it is their joint try."""
    text: str = ""
    holds: bool | None = None
    """The ruling, once all tries are ruled on."""


class Paper(Body):
    """A paper that lies open: one's own, and everybody's once checking begins."""

    writer: str
    texts: list[str]
    goal: str = ""
    avoid_move: str = ""
    accepted: list[str] = []
    unchecked: list[str] = []
    """Players who have still to check it."""
    tries: list[Try] = []
    together: list[str] = []
    """Checkers who want to prove ambiguity together."""
    asked: str = ""
    """The player who put the final question, if its answer settled the paper."""
    correct: bool | None = None
    reason: Words = ""
    findings: list[Finding] = []
    """The judge's findings, told when the shake is over."""


class Reason(Body):
    """An objection to a paper, or a charge: the code, and the words."""

    code: str
    title: Words
    told: Words = ""
    """More about it, if there is more to say."""


# The score sheet.


class SheetRow(Body):
    """One line of the score sheet."""

    label: Words
    points: list[int | None]
    """One for each seat."""
    kind: Literal["shake", "void", "before", "penalties", "total", "match"]


class Penalty(Body):
    """Points lost."""

    seat: str
    points: int
    sentence: Words
    clause: str
    shake: int
    struck: bool
    initialled: bool = True
    """Whether a judge has initialled it, where the book asks for that."""


class OwnProtest(Body):
    """A player's own protest against a ruling, with his reasons (judges G8)."""

    ruling: int
    said: str


class SheetRuling(Body):
    """A judge's ruling, and what further judges say (judges G7)."""

    number: int
    shake: int
    writer: str
    question: str
    about: Words
    answer: YesNo
    stands: YesNo
    """The answer that counts, by the majority."""
    asked_by: str
    """The player who wants a second opinion."""
    awaits: str
    """The seat of the judge whose opinion is wanted."""
    opinions: list[YesNo]
    goal: str
    papers: list[str]
    """The texts that were written, for a form."""
    protests: list[str]
    """The players who protest it."""


class OpinionCase(Body):
    """The question to a further judge, without a word of what was ruled (judges G7)."""

    ruling: int
    writer: str
    question: str
    about: Words


class Sheet(Body):
    """The score sheet."""

    rows: list[SheetRow]
    penalties: list[Penalty]
    initials: list[str] = []
    """The players who have initialed it, at the end of the round."""
    appealed: list[int] = []
    """The numbers of the shakes whose score a judge is asked to look at."""
    appealed_by: list[list[str]] = []
    """The players who ask, for each of them."""
    shakes: list[int] = []
    """The numbers of the shakes that count."""
    rulings: list[SheetRuling] = []


class Result(Body):
    """How a match ended: who won, one or several, and the sentence for it."""

    winners: list[str]
    sentence: Words


class Thought(Body):
    """Why a bot did something, told when the shake is over."""

    number: int
    sentence: Words
