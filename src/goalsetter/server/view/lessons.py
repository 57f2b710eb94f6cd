"""Lessons, replies and hints in words."""

from __future__ import annotations

from goalsetter.coach import Course, Hint, Lesson, Reply
from goalsetter.play import Record
from goalsetter.report import SIGNS
from goalsetter.telling import player
from goalsetter.words import say, say_if_known

FACES = ("signs", "cubes", "wanted")
"""Details that are faces of cubes, as the notation writes them."""


COUNTS = ("size", "count")
"""Details that a message counts by."""


def _told(details: tuple[tuple[str, str], ...]) -> dict[str, object]:
    """Details for a sentence: what is a code itself is told in its words, a face as it looks."""
    return {
        name: int(value) if name in COUNTS else say_if_known(value) or _faces(name, value)
        for name, value in details
    }


def _faces(name: str, value: str) -> str:
    return " ".join(SIGNS.get(face, face) for face in value.split()) if name in FACES else value


def hinted(hint: Hint, record: Record) -> str:
    """The sentence of a hint; of several papers it tells whose is meant."""
    sentence = say(f"hint-{hint.advice.value}", None, **_told(hint.details))
    if not hint.writer:
        return sentence
    return say("coach-hint-of-paper", who=player(record, hint.writer), hint=sentence)


def replied(reply: Reply) -> str:
    """The sentence about a deed that does not do what is asked."""
    return say(f"lesson-told-{reply.code.value}", None, **_told(reply.details))


def lesson_words(course: Course, lesson: Lesson) -> dict[str, str]:
    """The words of a lesson before anything is done."""
    code = f"lesson-{course.game}-{lesson.name}"
    return {part: say(f"{code}-{part}") for part in ("title", "told", "task")}


def praised(course: Course, lesson: Lesson) -> str:
    """The words of praise when it is done."""
    return say(f"lesson-{course.game}-{lesson.name}-right")
