"""Lessons: every position is sound, what its text says is so, and only right deeds are right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from goalsetter.coach import COURSES, TAUGHT, Course, Lesson, ReplyCode, opened, reply_to
from goalsetter.cubes import Cube
from goalsetter.play import (
    Action,
    Phase,
    Seat,
    action,
    apply,
    goal_cubes,
    in_force,
    mat_of,
    new_match,
    verdict_on,
)
from goalsetter.rules import CUBE_KINDS, CUBES_OF_EACH_COLOUR, FACES, ChallengeKind, OnSetsRules
from goalsetter.solver import Impossible, Solvable, solve

ALL = [
    pytest.param(course, lesson, id=f"{course.address} {lesson.name}")
    for course in COURSES.values()
    for lesson in course.lessons
    if lesson.quiz is None
]


def told(course: Course, lesson: Lesson, deed: Action) -> ReplyCode | None:
    """Do a deed at the machine and return its telling."""
    before = opened(course, lesson)
    step = apply(before, deed)
    assert step.refusal is None, step.refusal
    reply = reply_to(lesson, before, deed, step.state)
    return reply.code if reply else None


@pytest.mark.parametrize(("course", "lesson"), ALL)
def test_the_deed_that_is_shown_does_it(course: Course, lesson: Lesson) -> None:
    """Each lesson can be fulfilled, by a deed that the table offers to a learner."""
    assert lesson.shown.do in lesson.taught >= TAUGHT
    assert told(course, lesson, lesson.shown) is ReplyCode.RIGHT


@pytest.mark.parametrize(("course", "lesson"), ALL)
def test_wrong_deeds_are_told_apart(course: Course, lesson: Lesson) -> None:
    """None is taken for right, and each kind has its own reply."""
    assert lesson.wrong
    for deed, reply in lesson.wrong:
        assert reply is not ReplyCode.RIGHT
        assert told(course, lesson, deed) is reply, deed


@pytest.mark.parametrize(("course", "lesson"), ALL)
def test_the_position_is_sound(course: Course, lesson: Lesson) -> None:
    """The machine takes it, and the cubes and cards could have fallen so."""
    step = apply(new_match(course.terms), lesson.given)
    assert step.refusal is None
    given = lesson.given
    laid = (*given.resources, *given.required, *given.permitted, *given.forbidden)
    cubes = (*laid, *goal_cubes(given.goal))
    if course.terms.deals_cards:
        rules = in_force(step.state)
        assert isinstance(rules, OnSetsRules)
        assert rules.fewest_cards <= len(given.universe) <= rules.most_cards
        assert could_fall_in_sets(cubes)
    else:
        assert could_fall(cubes)


def could_fall(cubes: tuple[Cube, ...]) -> bool:
    """Whether each face is on a cube of its colour, and no colour is there too often."""
    faces = dict(FACES)
    colours = Counter(cube.colour for cube in cubes)
    known = all(cube.colour and cube.face in faces[cube.colour] for cube in cubes)
    return known and max(colours.values()) <= CUBES_OF_EACH_COLOUR


def could_fall_in_sets(cubes: tuple[Cube, ...]) -> bool:
    """Whether no kind of cube is there too often."""
    counts = [sum(cube.face in kind.faces for cube in cubes) for kind in CUBE_KINDS]
    fits = all(count <= kind.number for count, kind in zip(counts, CUBE_KINDS, strict=True))
    return fits and sum(counts) == len(cubes)


@pytest.mark.parametrize(("course", "lesson"), ALL)
def test_what_the_text_says_is_so(course: Course, lesson: Lesson) -> None:
    """Whether a Solution is one cube away, and whether there is any, by the solver."""
    state = opened(course, lesson)
    if state.shake.phase is Phase.GOAL:
        return
    for question, claimed in (
        (ChallengeKind.NOW, lesson.now),
        (ChallengeKind.IMPOSSIBLE, lesson.possible),
    ):
        answer = solve(mat_of(state.shake), in_force(state), question)
        assert isinstance(answer, Solvable if claimed else Impossible), question


def test_the_papers_to_be_checked_are_as_told() -> None:
    """The partner's papers are wrong, for the reason that is shown."""
    found = [
        (lesson, opened(course, lesson))
        for course in COURSES.values()
        for lesson in course.lessons
        if lesson.given.papers and isinstance(lesson.shown, action.Reject)
    ]
    assert len(found) == 6
    for lesson, state in found:
        assert isinstance(lesson.shown, action.Reject)
        codes = [each.code.value for each in verdict_on(state, state.shake.papers[0]).findings]
        named = {"unequal": "wrong-value"} if state.terms.deals_cards else {}
        assert codes == [named.get(lesson.shown.reason, lesson.shown.reason)]


def test_the_block_decides_nothing() -> None:
    """A pupil who lifts the block goes on with the lesson."""
    course = COURSES["equations"]
    lesson = next(each for each in course.lessons if each.name == "now")
    before = opened(course, lesson)
    lifted = action.PickUpBlock(by=before.shake.turn)
    assert reply_to(lesson, before, lifted, apply(before, lifted).state) is None


def test_what_the_solver_cannot_decide_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that ends too early is neither a yes nor a no."""
    from goalsetter.coach.lessons import asking
    from goalsetter.solver import Budget

    monkeypatch.setattr(asking, "BUDGET", Budget(steps=0))
    course = COURSES["equations"]
    for name in ("goal", "safe"):
        lesson = next(each for each in course.lessons if each.name == name)
        assert told(course, lesson, lesson.shown) is ReplyCode.UNDECIDED


def test_a_deed_of_another_kind_is_not_asked_for() -> None:
    """For every task of a lesson, some other kind of deed does not do it."""
    course = COURSES["equations"]
    by_name = {lesson.name: lesson for lesson in course.lessons}
    state = opened(course, by_name["safe"])
    other = by_name["write"].shown
    for name in ("goal", "check"):
        reply = reply_to(by_name[name], state, other, state)
        assert reply is not None
        assert reply.code is ReplyCode.NOT_ASKED


def test_a_right_paper_is_to_be_accepted() -> None:
    """The judge decides, not the row: a correct paper in its place is accepted."""
    course = COURSES["equations"]
    lesson = next(each for each in course.lessons if each.name == "check")
    right = replace(lesson, given=replace(lesson.given, papers=((Seat("B"), ("2x4/1=8",)),)))
    assert told(course, right, lesson.wrong[0][0]) is ReplyCode.RIGHT
    assert told(course, right, lesson.shown) is ReplyCode.REASON_FAILS
