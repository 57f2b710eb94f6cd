"""The courses by game, a lesson set up at the machine, and the reply to a deed."""

from __future__ import annotations

from goalsetter.coach.lessons import at_sets_table, at_table, equations, on_sets
from goalsetter.coach.lessons.lesson import Course, Lesson
from goalsetter.coach.lessons.reply import RIGHT, Reply, ReplyCode
from goalsetter.coach.lessons.variations import course_of, taught_variations
from goalsetter.play import Action, State, action, apply, new_match

COURSES = {
    course.address: course
    for course in (
        *(equations.COURSE, on_sets.COURSE),
        *at_table.TABLE_COURSES,
        *at_sets_table.SETS_TABLE_COURSES,
    )
}
"""The course of each game, and those of the table."""


def find_course(address: str) -> Course | None:
    """The course at an address: of a game, of the table, or of a variation in its book."""
    taught = taught_variations().get(address)
    return course_of(taught) if taught else COURSES.get(address)


IN_BETWEEN = (action.PickUpBlock, action.PutDownBlock)
"""Deeds that decide nothing: the learner goes on."""


def opened(course: Course, lesson: Lesson) -> State:
    """The position of a lesson, ready to be played on."""
    return apply(new_match(course.terms), lesson.given).state


def reply_to(lesson: Lesson, before: State, deed: Action, after: State) -> Reply | None:
    """Reply to a deed that was done; None while the lesson goes on."""
    return None if isinstance(deed, IN_BETWEEN) else lesson.asks.reply(before, deed, after)


def reply_to_answer(lesson: Lesson, chosen: frozenset[str]) -> Reply:
    """Reply to an answer: all that is right must be chosen, and nothing else."""
    if lesson.quiz is None:
        return Reply(code=ReplyCode.NOT_ASKED)
    return RIGHT if chosen == lesson.quiz.right else Reply(code=ReplyCode.OTHER_ANSWER)
