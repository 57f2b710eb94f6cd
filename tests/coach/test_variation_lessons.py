"""Lessons by variation: two examples each, which the judge accepts and which need the variation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.coach import (
    ReplyCode,
    SchoolMat,
    TaughtVariation,
    course_of,
    deed_on,
    opened,
    reply_to,
    reply_to_answer,
    solutions_in,
    taught_variations,
)
from goalsetter.play import Mode, Phase, Terms, apply, new_match
from goalsetter.rules import GAMES, Example
from tests.coach.test_lessons import could_fall, could_fall_in_sets

ALL = taught_variations()


def mats(taught: TaughtVariation) -> list[SchoolMat]:
    """The mats of its examples."""
    terms = Terms(edition=taught.edition, division=taught.division, players=2, mode=Mode.GUARDED)
    examples = terms.book.catalogue.named(taught.name).examples
    return [SchoolMat(terms, taught, example) for example in examples]


def test_every_variation_of_every_book_is_taught() -> None:
    """No line of a division's list is left out, nor what is in force in every shake."""
    wanted = {
        (book.name, division, book.catalogue.named(name).name)
        for game in GAMES
        for book in game.editions
        for division, rules in book.divisions
        for name in (*rules.always, *(offer.name for offer in rules.offers))
    }
    assert {(row.edition, row.division, row.name) for row in ALL.values()} == wanted
    assert len(ALL) == len(wanted) > 200


def test_every_variation_has_two_examples() -> None:
    """To add a variation is to add its examples, and so its lesson."""
    for game in GAMES:
        for variation in game.editions[0].catalogue.variations:
            assert len(variation.examples) == 2, variation.name


@pytest.mark.parametrize("address", ALL)
def test_the_judge_accepts_the_examples(address: str) -> None:
    """In every book and division that has the variation."""
    for mat in mats(ALL[address]):
        assert mat.is_right(mat.example.papers, mat.rules), mat.example


@pytest.mark.parametrize("address", ALL)
def test_the_examples_use_the_variation(address: str) -> None:
    """Without it the same paper is wrong, or a paper or a deed stands otherwise than with it."""
    for mat in mats(ALL[address]):
        assert needs_variation(mat) or demands(mats(ALL[address])[0]), mat.example


def needs_variation(mat: SchoolMat) -> bool:
    """Whether the paper is wrong without the variation, or the deed is ruled on otherwise."""
    if not mat.example.deed[0]:
        return not mat.is_right(mat.example.papers, mat.bare_rules)
    deed = mat.example.barred if mat.example.barred[0] else mat.example.deed
    return may(mat, deed) != may(mat, deed, bare=True)


def demands(mat: SchoolMat) -> bool:
    """Whether some paper to be chosen from is right only without the variation."""
    return any(
        mat.is_right(solutions_in(paper)[:1], mat.bare_rules)
        and not mat.is_right(solutions_in(paper), mat.rules)
        for paper in mat.example.ask
    )


def may(mat: SchoolMat, deed: tuple[str, str], *, bare: bool = False) -> bool:
    """Whether a deed is legal on the mat."""
    given = mat.setup(Phase.MOVE)
    laid = replace(given, variations=()) if bare else given
    return apply(apply(new_match(mat.terms), laid).state, deed_on(given, *deed)).refusal is None


@pytest.mark.parametrize("address", ALL)
def test_the_lesson_is_done_from_its_examples(address: str) -> None:
    """Three steps, each done by what the row has, and not by what it calls wrong."""
    course = course_of(ALL[address])
    assert [lesson.name.partition("-")[0] for lesson in course.lessons] == ["see", "do", "use"]
    for lesson in course.lessons:
        before = opened(course, lesson)
        if lesson.quiz is not None:
            assert lesson.quiz.right <= set(lesson.quiz.options)
            assert lesson.quiz.many or len(lesson.quiz.right) == 1
            assert len(set(lesson.quiz.options)) == len(lesson.quiz.options) >= 3
            assert reply_to_answer(lesson, lesson.quiz.right).right
            assert not reply_to_answer(lesson, frozenset(lesson.quiz.options)).right
            reply = reply_to(lesson, before, course.lessons[0].shown, before)
            assert reply is not None
            assert reply.code is ReplyCode.NOT_ASKED
            continue
        for deed, code in ((lesson.shown, ReplyCode.RIGHT), *lesson.wrong):
            step = apply(before, deed)
            assert step.refusal is None, step.refusal
            reply = reply_to(lesson, before, deed, step.state)
            assert reply is not None
            assert reply.code is code, deed
        assert reply_to_answer(lesson, frozenset()).code is ReplyCode.NOT_ASKED


@pytest.mark.parametrize("address", ALL)
def test_the_cubes_could_have_fallen_so(address: str) -> None:
    """Each face on a cube of its colour, none too often; the cards are as many as may be dealt."""
    course = course_of(ALL[address])
    for lesson in course.lessons:
        given = lesson.given
        laid = (*given.resources, *given.required, *given.permitted)
        sound = could_fall_in_sets if course.terms.deals_cards else could_fall
        assert sound(laid)


def test_an_example_is_a_row_of_its_variation() -> None:
    """The lesson of a variation with a blank tells what was filled in."""
    course = course_of(ALL["mlag-equations-2018-19/middle/base"])
    assert str(course.variation) == "base 8"
    assert isinstance(mats(ALL["mlag-on-sets-2017-18/middle/wild-cube"])[0].example, Example)
