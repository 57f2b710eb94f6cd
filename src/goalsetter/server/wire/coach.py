"""Learning: a lesson with what was told of the last try, and a hint."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body, Frame
from goalsetter.server.wire.match import Finding, Game


class Learn(Frame, tag="learn"):
    """A learner wants the position back, to be shown what can be done, or answers a question."""

    id: int
    what: Literal["again", "show", "answer"]
    chosen: list[str] = []
    """The options of the question that are chosen."""


class AskHint(Frame, tag="ask-hint"):
    """A player who practises alone with bots wants a hint."""

    id: int
    quiet: bool = False
    """Whether only the page wants to know if there is something to challenge: it counts for none
    of the hints that are asked for, and has no sentence."""


class QuizOption(Body):
    """One answer to a question of a lesson."""

    code: str
    text: str = ""
    """In words; without any, the code is a paper, a number or a card as it is typed."""
    right: bool | None = None
    """Whether it is to be chosen, when that is over."""


class Quiz(Body):
    """A question of a lesson, with all its answers."""

    kind: Literal["value", "cards", "paper", "words"]
    options: list[QuizOption]
    about: str = ""
    """The expression that is to be read, as it is typed."""
    many: bool = False


class Lesson(Frame, tag="lesson"):
    """One step of a course: what is taught and asked, and how the learner stands."""

    game: Game
    step: int
    """From 1 on."""
    steps: int
    title: str
    told: str
    task: str
    clause: str
    standing: Literal["open", "right", "wrong", "shown", "kept"]
    """``kept`` is a word of the page alone: it has no network, and asks later."""
    reply: str = ""
    """The sentence about the last try."""
    reply_clause: str = ""
    findings: list[Finding] = []
    can_show: bool = False
    """Whether the learner may be shown how it is done."""
    course: str = ""
    """The address of the course."""
    course_title: str = ""
    quiz: Quiz | None = None


class LessonEntry(Body):
    """One course in the list of all of them."""

    address: str
    """It follows ``/learn/``."""
    title: str
    steps: int
    about: str = ""
    """The sentence that tells what one learns."""
    clause: str = ""


class LessonDivision(Body):
    """The lessons of a division, in the order of its list of variations."""

    division: str
    title: str
    lessons: list[LessonEntry]


class LessonBook(Body):
    """The lessons by variation of one rule book."""

    edition: str
    game: Game
    title: str
    divisions: list[LessonDivision]


class LessonList(Body):
    """Everything that can be learned here."""

    games: list[LessonEntry]
    at_table: list[LessonEntry]
    books: list[LessonBook]


class Hint(Frame, tag="hint"):
    """A hint about the table of this number; ``last`` if asking again tells nothing more."""

    id: int
    number: int
    sentence: str
    last: bool
    advice: str = ""
    """The code of a quiet one."""


class ReviewedSolution(Body):
    """A Solution that is shown after a shake."""

    title: str
    """Whose paper it is, or that it is another way."""
    papers: list[str]
    """As it is typed; two under Two Solutions."""
    goal: str = ""
    """The Goal that goes with it, where it grew or had to be laid."""


class Review(Body):
    """The page that a player reads after a shake."""

    shake: int
    score: str
    why: str
    heading: str
    solutions: list[ReviewedSolution]
    note: str
    """That the Solutions need more cubes, that there are none, or that this is not known."""
    turning: str
    number: int
    """The action that decided it, counted from 1; 0 where no single one did."""
    question: str = ""
    answer: str = ""
    shown: list[str] = []
    """The Solution that belongs to the answer, as it is typed."""
    try_after: int = 0
    """The position to try again: after so many actions what decided it is still to come, or to be
    answered; 0 where it cannot be tried."""
    answer_after: int = 0
    """The same for what the question is about."""
