"""A lesson as one learner has it: the table in memory, and how the last try went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Literal

import msgspec

from goalsetter.coach import COURSES, Course, Lesson, Reply, find_course
from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.view import (
    course_title,
    findings_shown,
    lesson_words,
    praised,
    quiz_shown,
    replied,
    shown,
)
from goalsetter.table import Pace, Player, Seating, Table, restored
from goalsetter.words import say

LEARNER = Seat("A")
PARTNERS_NAMES = "Bea", "Cal"
BEFORE_SHOWING = 2
"""After so many tries that did not do it, a learner may be shown how."""

LessonStanding = Literal["open", "right", "wrong", "shown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Schooling:
    """One step of a course, and where the learner stands in it."""

    course: Course
    step: int
    """From 1 on."""
    table: Table
    standing: LessonStanding = "open"
    reply: Reply | None = None
    failed: int = 0
    """How many tries did not do it."""

    @property
    def lesson(self) -> Lesson:
        """The row of the course."""
        return self.course.lessons[self.step - 1]


def begun(address: str, step: str, at: int) -> Schooling:
    """A step of a course from its beginning; one that is not there raises ``UnfitError``."""
    course = find_course(address)
    known = [str(number) for number, _ in enumerate(course.lessons, 1)] if course else []
    if course is None or step not in known:
        most = max(len(known_course.lessons) for known_course in COURSES.values())
        raise UnfitError("no-lesson", HTTPStatus.NOT_FOUND, games=", ".join(COURSES), most=most)
    number = int(step)
    return Schooling(course=course, step=number, table=_laid(course, number, at))


def _laid(course: Course, step: int, at: int) -> Table:
    """The position, at a table without clocks."""
    names = (say("lesson-learner"), *PARTNERS_NAMES)[: course.terms.players]
    # Two people: no bot moves in a lesson, so the position waits for the learner.
    players = tuple(Player(name=name) for name in names)
    seating = Seating(terms=course.terms, players=players, pace=Pace.NONE, shakes=1)
    return restored(seating, (course.lessons[step - 1].given,), at)


def again(schooling: Schooling, at: int) -> Schooling:
    """The position is back; the tries are remembered."""
    table = _laid(schooling.course, schooling.step, at)
    return replace(schooling, table=table, standing="open", reply=None)


def after_reply(schooling: Schooling, table: Table, reply: Reply | None) -> Schooling:
    """The lesson after a deed that was done."""
    if reply is None:
        return replace(schooling, table=table)
    if reply.right:
        return replace(schooling, table=table, standing="right", reply=reply)
    failed = schooling.failed + 1
    return replace(schooling, table=table, standing="wrong", reply=reply, failed=failed)


def after_refusal(schooling: Schooling) -> Schooling:
    """A deed that the rules refuse is a try too; the mat is as it was."""
    return replace(schooling, failed=schooling.failed + 1)


def after_showing(schooling: Schooling, table: Table) -> Schooling:
    """The lesson when the learner was shown how."""
    return replace(schooling, table=table, standing="shown", reply=None)


# For the browser.


def picture(schooling: Schooling, at: int) -> wire.Table:
    """The table as the learner sees it; what the lesson does not know is not offered."""
    people = wire.People(role="player", seat=LEARNER)
    here = frozenset(schooling.course.terms.seats)
    code = f"{schooling.course.address.replace('/', '-')}-{schooling.step}"
    seen = shown(schooling.table, LEARNER, at, code=code, here=here, people=people)
    is_open = schooling.standing == "open"
    # Once it is done, nothing more is offered but the next step.
    offers = [offer for offer in seen.offers if is_open and offer.kind in schooling.lesson.taught]
    return msgspec.structs.replace(seen, offers=offers, reasons=seen.reasons if is_open else [])


def words(schooling: Schooling) -> wire.Lesson:
    """The lesson in words: its task, and how the last try went."""
    course, lesson, reply = schooling.course, schooling.lesson, schooling.reply
    sets = course.terms.deals_cards
    return wire.Lesson(
        game="on-sets" if sets else "equations",
        step=schooling.step,
        steps=len(course.lessons),
        **lesson_words(course, lesson),
        clause=course.terms.book.cite(lesson.clause),
        standing=schooling.standing,
        reply=_reply(schooling),
        reply_clause=_reply_clause(schooling),
        findings=findings_shown(reply.findings, sets=sets) if reply is not None else [],
        can_show=schooling.standing in ("open", "wrong") and schooling.failed >= BEFORE_SHOWING,
        course=course.address,
        course_title=course_title(course),
        quiz=quiz_shown(lesson.quiz, over=schooling.standing in ("right", "shown")),
    )


def _reply_clause(schooling: Schooling) -> str:
    """The clause of a reply in words; a finding has its own beside it."""
    reply = schooling.reply
    if reply is None or reply.findings or not reply.clause:
        return ""
    return schooling.course.terms.book.cite(reply.clause)


def _reply(schooling: Schooling) -> str:
    course, lesson, reply = schooling.course, schooling.lesson, schooling.reply
    if schooling.standing == "shown":
        return f"{say('lesson-told-shown')} {praised(course, lesson)}"
    if reply is None:
        return ""
    return praised(course, lesson) if reply.right else replied(reply)
