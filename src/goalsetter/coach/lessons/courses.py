"""The courses by game, a lesson set up at the machine, and the reply to a deed."""

from __future__ import annotations

from goalsetter.coach.lessons import equations, on_sets
from goalsetter.coach.lessons.lesson import Course, Lesson
from goalsetter.coach.lessons.reply import Reply
from goalsetter.play import Action, State, action, apply, new_match

COURSES = {course.game: course for course in (equations.COURSE, on_sets.COURSE)}
"""The course of each game."""

IN_BETWEEN = (action.PickUpBlock, action.PutDownBlock)
"""Deeds that decide nothing: the learner goes on."""


def opened(course: Course, lesson: Lesson) -> State:
    """The position of a lesson, ready to be played on."""
    return apply(new_match(course.terms), lesson.given).state


def reply_to(lesson: Lesson, before: State, deed: Action, after: State) -> Reply | None:
    """Reply to a deed that was done; None while the lesson goes on."""
    return None if isinstance(deed, IN_BETWEEN) else lesson.asks.reply(before, deed, after)
