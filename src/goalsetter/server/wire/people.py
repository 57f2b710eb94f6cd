"""The people at a table: who may do what beside playing, and what is said."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body, Frame
from goalsetter.server.wire.told import Words

What = Literal[
    "kick",
    "mute",
    "unmute",
    "close",
    "delete",
    "allow-chat",
    "forbid-chat",
    "bot",
    "back",
    "pause",
    "resume",
    "next-shake",
]
"""The words for all that can be done about people."""

Reason = Literal["words", "name", "unfair", "other"]
"""Why somebody is reported: what was said, what somebody is called, how somebody plays."""

JudgeSeat = Literal["", "free", "taken"]
"""The judge's seat; empty if the table has none."""


Role = Literal["player", "judge", "guest"]
"""Guests watch, and so does who has a stand-in."""


class Tool(Body):
    """Something that this browser may do about people now."""

    what: What
    seat: str = ""


class Asked(Body):
    """The question that waits for the judge."""

    by: str
    question: str
    writer: str
    about: Words = ""
    """The fault that is asked about, in words."""


class FurtherJudge(Body):
    """A second or third judge, who knows nothing of the ruling before his own (judges G7)."""

    seat: str
    name: str
    here: bool


class People(Body):
    """The people at a table, as one browser may know it."""

    role: Role
    seat: str = ""
    """The seat that this browser has the key of, even while a bot plays in it."""
    owner: str = ""
    """The seat of the one who made the table."""
    judge_seat: JudgeSeat = ""
    judge: str = ""
    """The judge's name."""
    judge_here: bool = False
    judge_invitation: str = ""
    """For the owner, while the judge's seat is free: what its link holds."""
    opinion_invitation: str = ""
    """For the owner, while another judge's opinion is wanted: what that judge's link holds."""
    judges: list[FurtherJudge] = []
    paused: bool = False
    chat: bool = False
    """Whether people may use their own words."""
    muted: list[str] = []
    stand_ins: list[str] = []
    """Seats in which a bot plays for somebody who has left."""
    returning: list[str] = []
    """Those of them who come back when the shake is over."""
    phrases: list[str] = []
    """Phrases that this browser may say: the sentences stand in the catalogue under ``phrase-``."""
    asked: Asked | None = None
    tools: list[Tool] = []
    hints: bool = False
    """Whether this browser may ask for hints: its player practises alone with bots."""
    hall: str = ""
    """The code of the hall that the table belongs to: its next match comes from there."""
    new_seats: bool = False
    """Whether somebody wants other seats in the next match: then all get them."""


class Said(Frame, tag="said"):
    """Somebody said something: a phrase by its code, or a text of his own, which is never HTML."""

    number: int
    """Grows with everything that is said; what came twice is told once."""
    by: str
    name: str
    code: str = ""
    sentence: str = ""
    text: str = ""
