"""Lessons: positions with a task, a course of them for each game.

A lesson is a row: the position, what is asked, a deed that does it and some that do not. Whether a
deed does it is found by the judge and the solver, never by comparing it with an answer.
"""

from goalsetter.coach.lessons.courses import COURSES, opened, reply_to
from goalsetter.coach.lessons.lesson import TAUGHT, Course, Lesson
from goalsetter.coach.lessons.reply import Reply, ReplyCode

__all__ = ["COURSES", "TAUGHT", "Course", "Lesson", "Reply", "ReplyCode", "opened", "reply_to"]
