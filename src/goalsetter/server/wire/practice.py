"""The bodies of practice: items as they are asked, answers and replies."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.mat import Card, Cube, Mat
from goalsetter.server.wire.match import Circled, Finding, Game

__all__ = [
    "PracticeAnswer",
    "PracticeBook",
    "PracticeDivision",
    "PracticeForm",
    "PracticeItem",
    "PracticeItems",
    "PracticeKind",
    "PracticeObjection",
    "PracticeOffer",
    "PracticeOption",
    "PracticeOrder",
    "PracticePart",
    "PracticeReply",
    "PracticeWish",
]

# What can be practised.


class PracticeDivision(Body):
    """A division with the kinds of items that the bank has for it."""

    name: str
    title: str
    kinds: list[str]


class PracticeBook(Body):
    """A rule book with its divisions."""

    name: str
    title: str
    game: Game
    divisions: list[PracticeDivision]


class PracticeKind(Body):
    """A kind of item: its name and what it asks, in words."""

    name: str
    title: str
    about: str


class PracticeOffer(Body):
    """All that can be practised."""

    books: list[PracticeBook]
    kinds: list[PracticeKind]


# Items.


class PracticeOption(Body):
    """One of the answers to choose from: as words, as a cube, a card, or a paper."""

    code: str
    text: str = ""
    cube: Cube | None = None
    card: Card | None = None
    paper: str = ""


class PracticePart(Body):
    """One of several short answers; without options a whole number is wanted."""

    name: str
    title: str
    options: list[PracticeOption] = []


class PracticeForm(Body):
    """How an answer is given."""

    kind: Literal["choice", "faces", "move", "paper", "goal", "values", "cards", "parts"]
    options: list[PracticeOption] = []
    many: bool = False
    sections: list[str] = []
    parts: list[PracticePart] = []
    shapes: list[list[str]] = []
    """How a Goal of ON-SETS can be laid."""


class PracticeItem(Body):
    """One item as a page draws it; its key stays with the server."""

    id: str
    kind: str
    title: str
    card: str
    """The card that it reviews."""
    skill: str
    """The same in words."""
    rating: int
    game: Game
    edition: str
    edition_title: str
    division: str
    division_title: str
    question: str
    form: PracticeForm
    mat: Mat | None = None
    circled: list[Circled] = []
    line: str = ""
    papers: list[str] = []
    seconds: int = 0
    graded: bool = True
    finite: bool = False
    salt: str = ""
    digests: list[str] = []
    """Digests of the right answers, for a page without a network."""


class PracticeItems(Body):
    """Items, in the order in which they are to be asked."""

    items: list[PracticeItem]


class PracticeWish(Body):
    """A wish for one item: of a card, of a kind, or any, near a rating."""

    card: str = ""
    kind: str = ""
    rating: int = 0
    """0 is where beginners of the division begin."""


class PracticeOrder(Body):
    """Items that somebody would like to practise: one item for each wish."""

    edition: str
    division: str
    wishes: list[PracticeWish]
    seen: list[str] = []
    """Items that are not to come again."""
    seed: int = 0
    packed: bool = False
    """Whether digests of the right answers go with them."""


# Answers.


class PracticeAnswer(Body):
    """An answer to an item, and how it came about."""

    item: str
    answer: str
    hinted: bool = False
    millis: int = 0
    grade: int = 0
    """The grade of the review, from 1 to 4, as the page took it."""


class PracticeReply(Body):
    """The verdict on an answer."""

    outcome: Literal["right", "wrong", "unreadable", "undecided"]
    sentence: str
    clause: str = ""
    findings: list[Finding] = []
    witness: list[str] = []
    proof: str = ""
    answers: list[str] = []
    shown: list[PracticeOption] = []
    """The right answers as they are drawn."""


class PracticeObjection(Body):
    """Somebody thinks that an item is wrong."""

    item: str
    answer: str
    argument: str
