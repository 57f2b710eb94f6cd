"""Learning: a lesson with what was told of the last try, and a hint."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Frame
from goalsetter.server.wire.match import Finding, Game


class Learn(Frame, tag="learn"):
    """A learner wants the position back, or to be shown what can be done."""

    id: int
    what: Literal["again", "show"]


class AskHint(Frame, tag="ask-hint"):
    """A player who practises alone with bots wants a hint."""

    id: int


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
    standing: Literal["open", "right", "wrong", "shown"]
    reply: str = ""
    """The sentence about the last try."""
    reply_clause: str = ""
    findings: list[Finding] = []
    can_show: bool = False
    """Whether the learner may be shown how it is done."""


class Hint(Frame, tag="hint"):
    """A hint about the table of this number; ``last`` if asking again tells nothing more."""

    id: int
    number: int
    sentence: str
    last: bool
