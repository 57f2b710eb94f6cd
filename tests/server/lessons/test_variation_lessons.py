"""Lessons by variation over a socket: a script does every one of them from its examples."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.coach import course_of, taught_variations
from goalsetter.words import say
from tests.server.browser import Frame, browser
from tests.server.lessons.test_lesson import limited, tries
from tests.server.running import Running, running

ALL = taught_variations()
BOOKS = sorted({taught.edition for taught in ALL.values()})


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    with running(limited(steps=1_000, steps_at_once=1_000)) as started:
        yield started


@pytest.mark.parametrize("book", BOOKS)
def test_every_lesson_of_a_book_is_done(server: Running, book: str) -> None:
    """See it, do it, use it: each step is right when it is answered from the examples."""
    for address, taught in ALL.items():
        if taught.edition != book:
            continue
        course = course_of(taught)
        for step, lesson in enumerate(course.lessons, start=1):
            with browser(server.port, f"learn/{address}/{step}") as learner:
                told = learner.until("lesson")
                assert (told["course"], told["steps"]) == (address, 3)
                assert told["title"].endswith(told["courseTitle"])
                assert told["told"]
                if lesson.quiz is None:
                    told = tries(learner, lesson.shown)
                else:
                    assert all(option["right"] is None for option in told["quiz"]["options"])
                    chosen = sorted(lesson.quiz.right)
                    learner.ask("learn", what="answer", chosen=chosen)
                    told = learner.until("lesson")
                    assert right_ones(told) == set(chosen)
                assert (told["standing"], bool(told["reply"])) == ("right", True), address


def right_ones(told: Frame) -> set[str]:
    """The options that are marked as right."""
    return {option["code"] for option in told["quiz"]["options"] if option["right"]}


def test_a_wrong_answer_is_told_and_the_right_one_can_be_shown(server: Running) -> None:
    """Twice wrong, then shown; nothing is answered twice."""
    address = "mlag-equations-2018-19/elementary/upside-down"
    with browser(server.port, f"learn/{address}/2", language="es") as learner:
        learner.until("lesson")
        for tried in (1, 2):
            learner.ask("learn", what="answer", chosen=["13"])
            told = learner.until("lesson")
            assert told["reply"] == say("lesson-told-other-answer", "es")
            assert (told["standing"], told["canShow"]) == ("wrong", tried == 2)
            assert not right_ones(told)
            over = learner.ask("learn", what="answer", chosen=["3"])
            assert over["sentence"] == say("server-lesson-over", "es")
            if tried == 1:
                learner.ask("learn", what="again")
                learner.until("lesson")
        learner.ask("learn", what="show")
        told = learner.until("lesson")
        assert (told["standing"], right_ones(told)) == ("shown", {"3"})


def test_what_is_no_lesson_of_the_book_is_not_there(server: Running) -> None:
    """A variation that a division does not have has no lesson there."""
    with browser(server.port, "learn/mlag-equations-2018-19/elementary/base/1") as learner:
        assert learner.take()["code"] == "no-lesson"


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_lessons_are_listed(server: Running, language: str) -> None:
    """The courses, and every variation under its book and division, with its meaning."""
    listed = server.ask("GET", f"/api/lessons/{language}").json
    assert {entry["address"] for entry in listed["games"]} == {"equations", "on-sets"}
    entries = {
        entry["address"]: entry
        for book in listed["books"]
        for division in book["divisions"]
        for entry in division["lessons"]
    }
    assert set(entries) == set(ALL)
    assert all(entry["title"] and entry["about"] and entry["clause"] for entry in entries.values())
    upside_down = entries["mlag-equations-2018-19/elementary/upside-down"]
    assert upside_down["about"] == say("variation-upside-down", language)


def test_no_such_language(server: Running) -> None:
    """It is told which there are."""
    answer = server.ask("GET", "/api/lessons/xx")
    assert (answer.status, answer.json["code"]) == (404, "no-language")
