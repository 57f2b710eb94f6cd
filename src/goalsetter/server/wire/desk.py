"""The bodies of the judge's desk: its books, questions with their answers, and positions."""

from __future__ import annotations

from goalsetter.server.wire.api import Named
from goalsetter.server.wire.base import Body
from goalsetter.server.wire.match import Finding, Game

# Books.


class VariationOption(Body):
    """A variation that a division offers; ``blank`` tells in words what has to be filled in."""

    name: str
    title: str
    told: str
    blank: str = ""
    fills: list[str] = []
    """All that may stand in the blank, if that can be listed."""
    free: bool = False
    """Whether it may also be typed."""


class VariationSheet(Body):
    """The list of variations from which the players of a table choose."""

    title: str
    list_title: str
    """Which of the alternating lists it is, in words."""
    variations: list[VariationOption]


class DeskDivision(Body):
    """A division with its variations."""

    name: str
    title: str
    variations: list[VariationOption]


class DeskBook(Body):
    """A rule book at the desk."""

    name: str
    title: str
    game: Game
    divisions: list[DeskDivision]
    challenges: list[Named]


class DeskOptions(Body):
    """Every book with all that can be asked at the desk."""

    books: list[DeskBook]


# Questions.


class DeskQuestion(Body):
    """A mat in the notation, and what is asked about it."""

    edition: str
    division: str
    variations: list[str] = []
    goal: str = ""
    required: str = ""
    permitted: str = ""
    forbidden: str = ""
    resources: str = ""
    universe: str = ""
    challenge: str = ""
    papers: list[str] = []
    """The Equation, the Solution, or two of them; none asks about the Goal alone."""
    rulings: list[str] = []
    """Answers of the house to open questions, as commands have them: ``wild-mark=stays``."""


class Ruling(Body):
    """The judge's findings: the headline, the rules in force, lines beside it, every fault."""

    good: bool | None
    """Nothing, if it could not be decided."""
    headline: str
    sentence: str
    """The meaning of the headline for the table, in one plain sentence."""
    rules: str
    lines: list[str]
    findings: list[Finding]
    otherwise: list[str] = []
    """Each thing that would decide otherwise, or that nothing would."""


class Answer(Body):
    """The solver's answer: yes with witnesses, no with a proof, or not known."""

    solvable: bool | None
    headline: str
    sentence: str
    asked: str
    rules: str
    why: str
    goal: str = ""
    witnesses: list[list[str]] = []
    otherwise: list[str] = []


# Positions that are taken over.


class DeskEntry(Body):
    """A question as somebody has it: section by section, or on one line, which counts then."""

    question: DeskQuestion
    line: str = ""
    """A mat in the notation, perhaps with a paper at its end; or a case in JSON."""


class DeskSource(Body):
    """Where positions are taken from: the text of a record, or a table."""

    record: str = ""
    table: str = ""


class DeskPaper(Body):
    """A paper that lies open in a position."""

    writer: str
    texts: list[str]


class DeskPosition(Body):
    """The table after one move, as a question about it."""

    shake: int
    move: str
    """The move, in words."""
    question: DeskQuestion
    papers: list[DeskPaper] = []


class DeskPositions(Body):
    """A match move by move, or the one position of a table that is played at."""

    title: str
    positions: list[DeskPosition]
