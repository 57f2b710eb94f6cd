"""Frames that a browser sends through its socket."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Frame
from goalsetter.server.wire.coach import AskHint, Learn
from goalsetter.server.wire.people import Reason, What


class Hello(Frame, tag="hello"):
    """The first frame: who sits here, and what he speaks. Without a token somebody watches."""

    token: str = ""
    language: str = "en"
    changes: bool = False
    """Whether it can take ``Changes``; without it every picture comes whole, and news by itself."""


class Whole(Frame, tag="whole"):
    """A browser has missed something: it wants all news and the whole picture again."""

    id: int


class Do(Frame, tag="do"):
    """A player does something, at the table that he saw.

    ``parts`` are the parts of the action by name, in the notation; several texts are a list, and a
    part that is only said or not said is an empty text.
    """

    id: int
    seen: int
    kind: str
    parts: dict[str, str | list[str]] = {}


class Ready(Frame, tag="ready"):
    """A player is ready: for the next shake, or for a match that has not begun.

    Before the match it can be taken back.
    """

    id: int
    ready: bool = True


class AskOffers(Frame, tag="ask-offers"):
    """A player opens a menu of things that are rarely done: what are they?"""

    id: int


class LookBack(Frame, tag="look-back"):
    """A browser wants to see how cubes lay earlier in a shake: it has not seen that itself."""

    id: int
    shake: int


class Draft(Frame, tag="draft"):
    """The paper that a player is writing: is its form right, and which cubes does it use?"""

    id: int
    texts: list[str]
    goal: str = ""
    avoid: str = ""
    """The move that would have avoided the flub (2011-12 ET17)."""


class Start(Frame, tag="start"):
    """The owner begins: bots take the seats that are empty."""

    id: int


class Rematch(Frame, tag="rematch"):
    """A player wants another match on the same terms.

    Everybody sits one seat further, unless all who want it want to keep their seats.
    """

    id: int
    seats: Literal["change", "same"] = "change"


class Ping(Frame, tag="ping"):
    """Is the server there?"""

    id: int


class Echo(Frame, tag="echo"):
    """The answer to a sounding, to be sent at once."""

    id: int


class Manage(Frame, tag="manage"):
    """The owner, the judge or a player does something about people; ``seat`` is whom it is about.

    ``what`` is one of those that ``People.tools`` of the newest picture has.
    """

    id: int
    what: What
    seat: str = ""


class Phrase(Frame, tag="phrase"):
    """Somebody says one of the phrases that all may say."""

    id: int
    code: str


class Chat(Frame, tag="chat"):
    """Somebody says something in his own words, where the owner allows it."""

    id: int
    text: str


class Report(Frame, tag="report"):
    """A player reports the person in a seat to the owner of the server."""

    id: int
    seat: str
    reason: Reason


FromBrowser = (
    Hello
    | Whole
    | Do
    | Ready
    | AskOffers
    | LookBack
    | Draft
    | Start
    | Rematch
    | Ping
    | Echo
    | Manage
    | Phrase
    | Chat
    | Report
    | AskHint
    | Learn
)
