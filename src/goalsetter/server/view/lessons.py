"""Lessons, replies and hints in words."""

from __future__ import annotations

from goalsetter.coach import Course, Hint, Lesson, Quiz, Reply
from goalsetter.play import Record
from goalsetter.report import SIGNS
from goalsetter.rules import variation_slug
from goalsetter.server import wire
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


def course_title(course: Course) -> str:
    """The title of a course: a game, a variation as its book calls it, or a task at the table."""
    if course.variation:
        return course.terms.title_of(course.variation)
    return say(f"lesson-course-{course.words}" if course.words else f"web-game-{course.game}")


def variation_sentence(name: str) -> str:
    """Tell what a variation does, in a sentence."""
    return say(f"variation-{variation_slug(name)}")


def lesson_words(course: Course, lesson: Lesson) -> dict[str, str]:
    """The words of a lesson before anything is done."""
    code, details = f"lesson-{course.said}-{lesson.name}", _details(course)
    return {part: say(f"{code}-{part}", None, **details) for part in ("title", "told", "task")}


def praised(course: Course, lesson: Lesson) -> str:
    """The words of praise when it is done."""
    return say(f"lesson-{course.said}-{lesson.name}-right", None, **_details(course))


def _details(course: Course) -> dict[str, object]:
    """The details for the sentences about a variation."""
    if not course.variation:
        return {}
    meaning = variation_sentence(course.variation.name)
    return {"name": course_title(course), "meaning": meaning}


def quiz_shown(quiz: Quiz | None, *, over: bool) -> wire.Quiz | None:
    """A question with its answers; which are right is told when it is over."""
    if quiz is None:
        return None
    kind = "words" if quiz.worded else "cards" if quiz.many else "value" if quiz.about else "paper"
    options = [
        wire.QuizOption(
            code=option,
            text=say(f"lesson-answer-{option}") if quiz.worded else "",
            right=option in quiz.right if over else None,
        )
        for option in quiz.options
    ]
    return wire.Quiz(kind=kind, options=options, about=quiz.about, many=quiz.many)  # type: ignore[arg-type]
