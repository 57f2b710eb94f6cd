"""Words for learning: every lesson, reply and hint has its sentence, and none is too many."""

from __future__ import annotations

from goalsetter.coach import COURSES, ReplyCode, course_of, taught_variations
from goalsetter.coach.hints.hint import Advice
from tests.words.fluent_files import group

PARTS = ("title", "told", "task", "right")


def test_every_lesson_has_its_sentences() -> None:
    """A title, what is taught, the task, and what is said when it is done."""
    wanted = {
        f"lesson-{course.said}-{lesson.name}-{part}"
        for course in COURSES.values()
        for lesson in course.lessons
        for part in PARTS
    }
    at_table = [course for course in COURSES.values() if course.words]
    titles = {f"lesson-course-{course.words}" for course in at_table}
    options = {
        f"lesson-answer-{option}"
        for course in at_table
        for lesson in course.lessons
        for option in (lesson.quiz.options if lesson.quiz else ())
    }
    told = {f"{title}-told" for title in titles}
    assert wanted | titles | told | options == set(group("lessons", "The lessons of"))


def test_every_kind_of_step_by_variation_has_its_sentences() -> None:
    """All that the generator makes, and nothing more."""
    names = {
        lesson.name for row in taught_variations().values() for lesson in course_of(row).lessons
    }
    wanted = {f"lesson-variation-{name}-{part}" for name in names for part in PARTS}
    assert wanted == set(group("lessons", "The lesson of a variation"))


def test_every_reply_has_its_sentence() -> None:
    """A right answer is praised in the words of its lesson."""
    wanted = {f"lesson-told-{told.value}" for told in ReplyCode if told is not ReplyCode.RIGHT}
    assert wanted | {"lesson-told-shown", "lesson-learner"} == set(group("lessons", "deed"))


def test_every_hint_has_its_sentence() -> None:
    """One for each; the rest are parts of them."""
    told = {code for code in group("hints", "") if code.startswith("hint-")}
    assert told == {f"hint-{advice.value}" for advice in Advice}
