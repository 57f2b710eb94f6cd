"""Words for learning: every lesson, reply and hint has its sentence, and none is too many."""

from __future__ import annotations

from goalsetter.coach import COURSES, ReplyCode
from goalsetter.coach.hints.hint import Advice
from tests.words.fluent_files import group

PARTS = ("title", "told", "task", "right")


def test_every_lesson_has_its_sentences() -> None:
    """A title, what is taught, the task, and what is said when it is done."""
    wanted = {
        f"lesson-{course.game}-{lesson.name}-{part}"
        for course in COURSES.values()
        for lesson in course.lessons
        for part in PARTS
    }
    assert wanted == set(group("lessons", "The lessons of"))


def test_every_reply_has_its_sentence() -> None:
    """What is right is praised in the words of its lesson."""
    wanted = {f"lesson-told-{told.value}" for told in ReplyCode if told is not ReplyCode.RIGHT}
    assert wanted | {"lesson-told-shown", "lesson-learner"} == set(group("lessons", "deed"))


def test_every_hint_has_its_sentence() -> None:
    """One for each; the rest are parts of them."""
    told = {code for code in group("hints", "") if code.startswith("hint-")}
    assert told == {f"hint-{advice.value}" for advice in Advice}
