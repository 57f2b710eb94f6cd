"""Learning on the real mat: a whole course of each game by hand, tries that fail, and hints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from goalsetter.coach import COURSES
from goalsetter.words import written
from tests.web.axe import grave_faults
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.test_spanish import english_on

ENGLISH, SPANISH = written("en"), written("es")
HINTS = [
    re.compile(re.escape(ENGLISH["hint-goal-think"])),
    re.compile(r"I see a Goal of \d+ digits?, and a Solution to it that uses \d+ cubes\."),
    re.compile(re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(ENGLISH["hint-goal-signs"]))),
]
"""The words to a pupil who sets the Goal, with any details."""
Way = Callable[[Person], None]


def sets_goal(*symbols: str) -> Way:
    """Lay cubes and say it."""

    def does(person: Person) -> None:
        person.lays_in_goal(*symbols)
        person.says_goal()

    return does


def rejects(reason: str) -> Way:
    """Reject the partner's paper."""

    def does(person: Person) -> None:
        person.one("reject-B").click()
        person.page.locator(f'[data-testid="reason"][data-code="{reason}"]').click()

    return does


def presses(symbol: str, key: str) -> Way:
    """Go to a cube and press a key."""

    def does(person: Person) -> None:
        person.cube(symbol).focus()
        person.page.keyboard.press(key)

    return does


WAYS: dict[str, tuple[Way, ...]] = {
    "equations": (
        sets_goal("1", "2"),
        lambda person: person.drags("x", "required"),
        lambda person: person.moves("9", "forbidden"),
        presses("9", "p"),
        lambda person: person.challenges("now"),
        lambda person: person.writes("3+4=7"),
        rejects("missing-required"),
        lambda person: person.challenges("impossible"),
    ),
    "on-sets": (
        lambda person: person.writes("B ∪ R"),
        lambda person: person.writes("B ∩ R"),
        lambda person: person.writes("B - R"),
        sets_goal("5"),
        presses("Y", "p"),
        lambda person: person.challenges("now"),
        rejects("unequal"),
        lambda person: person.writes("R ⊆ G; R ∪ Y"),
    ),
}
"""How each step is done by hand, by drag, by tap and by key."""


def awaits_step(person: Person, step: int, standing: str = "open") -> None:
    """Wait until the page shows a step as it should stand."""
    person.page.locator(
        f'[data-testid="lesson"][data-step="{step}"][data-standing="{standing}"]'
    ).wait_for()
    person.settles()


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_course_is_done_by_hand(house: House, game: str) -> None:
    """From the start page through every step to a table of one's own; a reload loses no step."""
    person = house.person("Lea", phone=game == "on-sets")
    person.open("/")
    person.one(f"learn-{game}").click()
    assert len(WAYS[game]) == len(COURSES[game].lessons)
    for step, does in enumerate(WAYS[game], start=1):
        awaits_step(person, step)
        if step == 3:
            person.page.reload()
            awaits_step(person, step)
        does(person)
        awaits_step(person, step, "right")
        expect(person.one("learn-next")).to_be_focused()
        person.page.keyboard.press("Enter")
    expect(person.one("learn-finished")).to_be_visible()
    person.page.reload()
    person.one("learn-play").click()
    expect(person.one("now")).to_be_visible()


def test_tries_that_fail_and_being_shown(house: House) -> None:
    """A mistake is told in Spanish, with its clause; after two tries the answer can be shown."""
    person = house.person("Eva", locale="es-MX")
    person.open("/learn/equations")
    for tries in (1, 2):
        awaits_step(person, 1)
        sets_goal("9", "8")(person)
        awaits_step(person, 1, "wrong")
        expect(person.one("lesson-reply")).to_contain_text(SPANISH["lesson-told-impossible-left"])
        person.one("lesson-reply").get_by_test_id("clause").click()
        expect(person.one("rule-sheet")).to_contain_text("VI-A-1")
        expect(person.one("rule-text")).to_contain_text(SPANISH["clause-2018-19-VI-A-1"])
        person.one("rule-close").click()
        expect(person.one("learn-show")).to_have_count(tries - 1)
        if tries == 1:
            person.one("learn-again").click()
    assert not english_on(person)
    person.one("learn-show").click()
    awaits_step(person, 1, "shown")
    person.one("learn-next").click()
    awaits_step(person, 2)
    person.one("learn-back").click()
    awaits_step(person, 1)
    person.one("learn-skip").click()
    awaits_step(person, 2)


def test_a_wrong_paper_that_was_accepted_is_not_ruled_on(house: House) -> None:
    """The lesson says that there is a fault; the table neither calls it right nor names it."""
    person = house.person("Ida")
    person.page.add_init_script("localStorage.setItem('goalsetter-lesson-equations', '7')")
    person.open("/learn/equations")
    awaits_step(person, 7)
    person.one("accept-B").click()
    awaits_step(person, 7, "wrong")
    expect(person.one("paper-B")).to_be_visible()
    expect(person.page.locator(".verdict, .findings, .paper.right")).to_have_count(0)


@pytest.mark.parametrize("path", ["/learn", "/learn/equations", "/learn/on-sets"])
def test_no_grave_fault_where_one_learns(house: House, path: str) -> None:
    """The choice of a course, a step before and after a try that fails; nothing is too wide."""
    person = house.person("Axe", phone=True)
    person.open(path)
    person.page.locator("main a.button, [data-testid=lesson]").first.wait_for()
    if path.endswith("on-sets"):
        person.writes("B ∩ R")
        awaits_step(person, 1, "wrong")
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    assert not grave_faults(person.page)


def test_hints_are_given_to_one_who_plays_alone(house: House) -> None:
    """Each press tells more, the last one ends it; there is none where people play together."""
    alone = house.sits("hints", "A")
    told = []
    for number in range(3):
        expect(alone.one("hint")).to_have_text(ENGLISH["web-hint-more" if number else "web-hint"])
        alone.one("hint").click()
        expect(alone.one("hint-told")).to_have_text(HINTS[number])
        told.append(alone.one("hint-told").inner_text())
    assert len(set(told)) == len(told)
    expect(alone.one("hint")).to_have_count(0)
    assert not grave_faults(alone.page)
    together = house.sits("no hints", "A")
    expect(together.one("hint")).to_have_count(0)
