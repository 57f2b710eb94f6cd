"""Courses for a page without a network: every listed answer has the reply that the server gives."""

from __future__ import annotations

import msgspec
import pytest

from goalsetter.coach import COURSES, Course, Lesson, ReplyCode, course_of, taught_variations
from goalsetter.play import parts_of
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.lessons.pack import digest_of, digest_of_options, listed_deeds, pack_course

VARIATIONS = [course_of(taught) for taught in taught_variations().values()]
SOME = [*COURSES.values(), *VARIATIONS[::17]]


def reply_in(step: wire.PackedStep, digest: str) -> wire.PackedReply | None:
    """Look an answer up as the page does, wherever in the step it can be given."""
    for position in step.positions:
        place = position.replies.get(digest, position.otherwise)
        if place is not None:
            return step.replies[place]
    return None


def wanted(lesson: Lesson) -> dict[str, bool]:
    """The deeds of a row that can be listed, as digests need them, and whether they are right."""
    rows = [(lesson.shown, True), *((deed, code is ReplyCode.RIGHT) for deed, code in lesson.wrong)]
    texts = {deed.do: (parts_of(deed), right) for deed, right in rows}
    return {
        msgspec.json.encode((kind, parts)).decode(): right
        for kind, (parts, right) in texts.items()
        if all(isinstance(part, str) for part in parts.values())
    }


@pytest.mark.parametrize("course", SOME, ids=lambda course: course.address)
def test_every_row_of_a_course_is_found_or_kept(course: Course) -> None:
    """A deed that can be listed is answered rightly; papers and Goals have no answer in a pack."""
    pack = pack_course(course.address)
    assert len(pack.steps) == len(course.lessons)
    for step, lesson in zip(pack.steps, course.lessons, strict=True):
        if lesson.quiz is not None:
            right = reply_in(step, digest_of_options(step.salt, lesson.quiz.right))
            other = reply_in(step, digest_of_options(step.salt, frozenset(("no such option",))))
            assert right is not None
            assert other is not None
            assert (right.standing, other.standing) == ("right", "wrong")
            assert right.reply
            assert other.reply
            continue
        for row, is_right in wanted(lesson).items():
            kind, parts = msgspec.json.decode(row)
            reply = reply_in(step, digest_of(step.salt, kind, parts))
            if kind in ("goal", "present"):
                assert reply is None
            else:
                assert reply is not None, (step.salt, row)
                assert (reply.standing == "right") is is_right


def test_no_pack_says_which_answer_is_right() -> None:
    """Nothing is marked in an open step, and a digest is no answer."""
    for course in SOME:
        for step in pack_course(course.address).steps:
            assert step.lesson.standing == "open"
            assert not step.lesson.reply
            options = step.lesson.quiz.options if step.lesson.quiz else []
            assert all(option.right is None for option in options)
            for position in step.positions:
                assert all(len(digest) == 16 for digest in (*position.replies, *position.leads))


def test_the_block_is_lifted_and_put_back() -> None:
    """A deed that decides nothing leads to another position, and back to the first."""
    (step,) = (step for step in pack_course("equations").steps if step.lesson.step == 5)
    first, lifted = step.positions
    assert first.leads == {digest_of(step.salt, "pick_up_block", {}): 1}
    assert lifted.leads == {digest_of(step.salt, "put_down_block", {}): 0}
    assert {kind for kind, _ in listed_deeds(lifted.table)} == {"challenge", "put_down_block"}


def test_a_course_that_is_not_there() -> None:
    """It is said which there are."""
    with pytest.raises(UnfitError, match="no-lesson"):
        pack_course("chess")
