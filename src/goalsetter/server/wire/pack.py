"""Lessons for a page without a network: positions, and replies by the digests of answers."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body
from goalsetter.server.wire.coach import Lesson
from goalsetter.server.wire.match import Finding
from goalsetter.server.wire.to_browser import Table


class PackedReply(Body):
    """The reply to an answer, as the frame of a lesson would tell it."""

    standing: Literal["right", "wrong"]
    reply: str
    reply_clause: str = ""
    findings: list[Finding] = []


class PackedPosition(Body):
    """A position of a step, and what comes of each answer that can be listed.

    The answers are digests: whoever looks into the pack does not read what is right.
    """

    table: Table
    replies: dict[str, int]
    """The place of the reply to an answer, by the digest of the answer."""
    leads: dict[str, int]
    """The place of the position to which a deed leads that decides nothing, likewise."""
    otherwise: int | None = None
    """The reply to every other answer; without one, it is kept until there is a network."""


class PackedStep(Body):
    """One step of a course: its first position comes first."""

    lesson: Lesson
    salt: str
    """Goes before each answer, so that the same answer has another digest elsewhere."""
    positions: list[PackedPosition]
    replies: list[PackedReply]
    tries: int
    """After so many tries that did not do it, a learner may be shown how."""
    shown: str
    """Said before the praise when a learner is shown how."""


class LessonPack(Body):
    """A whole course for a page without a network."""

    course: str
    steps: list[PackedStep]
