"""Lessons: positions with a task, a course of them for each game, for the table and by variation.

A lesson is a row: the position, what is asked, a deed that does it and some that do not. Whether a
deed does it is found by the judge and the solver, never by comparing it with an answer. Variations
have theirs made from the worked examples of their rows.
"""

from goalsetter.coach.lessons.courses import (
    COURSES,
    find_course,
    opened,
    reply_to,
    reply_to_answer,
)
from goalsetter.coach.lessons.lesson import TAUGHT, Course, Lesson, Quiz
from goalsetter.coach.lessons.reply import Reply, ReplyCode
from goalsetter.coach.lessons.variations import (
    SchoolMat,
    TaughtVariation,
    course_of,
    deed_on,
    solutions_in,
    taught_variations,
)

__all__ = [
    "COURSES",
    "TAUGHT",
    "Course",
    "Lesson",
    "Quiz",
    "Reply",
    "ReplyCode",
    "SchoolMat",
    "TaughtVariation",
    "course_of",
    "deed_on",
    "find_course",
    "opened",
    "reply_to",
    "reply_to_answer",
    "solutions_in",
    "taught_variations",
]
