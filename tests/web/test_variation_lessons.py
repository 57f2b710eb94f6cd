"""Lessons by variation in the browser, one of each game, and those of the table, done by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from goalsetter.coach import COURSES, course_of, taught_variations
from tests.web.axe import grave_faults
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.test_learn import Way, awaits_step, presses, rejects

ADDRESSES = (
    "mlag-equations-2018-19/elementary/upside-down",
    "mlag-on-sets-2017-18/elementary/wild-cube",
)


def answers(person: Person, options: frozenset[str]) -> None:
    """Choose options; several are handed in together."""
    for option in options:
        person.page.locator(f'[data-testid="option"][data-code="{option}"]').click()
    if person.one("quiz").locator(".cards").count():
        person.one("answer").click()


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_lesson_is_done_from_its_examples(house: House, address: str) -> None:
    """From the list, through see, do and use, back to the list, where it has its mark."""
    course = course_of(taught_variations()[address])
    person = house.person("Lia", phone=True)
    person.open("/learn")
    book, division, _ = address.split("/")
    person.one("lesson-book").select_option(f"{book}/{division}")
    entry = person.page.locator(f'[data-address="{address}"]')
    expect(entry).to_have_attribute("data-done", "false")
    assert not grave_faults(person.page)
    entry.click()
    for step, lesson in enumerate(course.lessons, start=1):
        awaits_step(person, step)
        if lesson.name == "see":
            person.one("accept-B").click()
        elif lesson.quiz is not None:
            assert not grave_faults(person.page)
            answers(person, lesson.quiz.right)
        else:
            (paper,) = lesson.shown.texts  # type: ignore[attr-defined]
            person.writes(paper)
        awaits_step(person, step, "right")
        person.one("learn-next").click()
    expect(person.one("learn-finished")).to_be_visible()
    person.one("learn-more").click()
    expect(entry).to_have_attribute("data-done", "true")
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    home_counts_it(person, address)


def home_counts_it(person: Person, address: str) -> None:
    """One lesson, on the start page too while it is done once more; a tap leads to all of them."""
    person.open(f"/learn/{address}")
    person.one("learn-once-more").click()
    awaits_step(person, 1)
    person.open("/")
    expect(person.one("home-lessons")).to_have_text("1 lesson done")
    assert not grave_faults(person.page)
    person.one("home-lessons").click()
    expect(person.page.locator(f'[data-address="{address}"]')).to_have_attribute(
        "data-done", "true"
    )


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-US", "Learn it in 2 minutes"), ("es-MX", "Apréndela en 2 minutos")],
)
def test_a_variation_in_force_leads_to_its_lesson(house: House, locale: str, words: str) -> None:
    """From its pill, in a tab of its own: the match is not left."""
    ada = house.sits("see three pills", "A", phone=True, locale=locale)
    ada.one("pill").nth(1).click()
    link = ada.one("meaning").get_by_test_id("variation-lesson")
    expect(link).to_contain_text(words)
    assert not grave_faults(ada.page)
    opens_lesson(ada, link, "mlag-equations-2018-19/middle/upside-down")


def test_a_card_on_the_shelf_leads_to_its_lesson(house: House) -> None:
    """The card that lies in the hand; no other has the link."""
    ada = house.sits("choose equations", "A", phone=True)
    expect(ada.one("variation").first).to_be_visible()
    expect(ada.one("variation-lesson")).to_have_count(0)
    ada.page.locator('[data-variation="factorial"]').click()
    assert not grave_faults(ada.page)
    opens_lesson(ada, ada.one("variation-lesson"), "mlag-equations-2018-19/middle/factorial")


def opens_lesson(person: Person, link: Locator, address: str) -> None:
    """Follow a link: the lesson stands in another tab, without a link to itself."""
    before = person.page.url
    with person.page.context.expect_page() as opened:
        link.click()
    tab = Person(person.name, opened.value, person.address)
    expect(tab.page).to_have_url(re.compile(f"/learn/{re.escape(address)}$"))
    awaits_step(tab, 1)
    tab.one("pill").click()
    expect(tab.one("meaning")).to_be_visible()
    expect(tab.one("variation-lesson")).to_have_count(0)
    assert person.page.url == before


def chooses(*options: str) -> Way:
    """Answer a question."""
    return lambda person: answers(person, frozenset(options))


TABLE_WAYS: dict[str, tuple[Way, ...]] = {
    "challenging": (
        lambda person: person.challenges("now"),
        lambda person: person.challenges("impossible"),
        presses("9", "p"),
    ),
    "checking": (
        lambda person: person.one("accept-B").click(),
        rejects("unequal"),
        rejects("missing-required"),
    ),
    "siding": (
        lambda person: person.one("side-challenger").click(),
        lambda person: person.one("side-mover").click(),
        lambda person: person.writes("3+4=7"),
    ),
    "clocks": (
        chooses("seconds-60"),
        chooses("seconds-120"),
        lambda person: person.one("extra-minute").click(),
    ),
    "judge": (chooses("judge-value"), lambda person: person.one("ask-value-B").click()),
}
"""How each lesson of the table is done."""


@pytest.mark.parametrize("name", TABLE_WAYS)
def test_a_lesson_of_the_table_is_done_by_deeds(house: House, name: str) -> None:
    """From its address to its end; no step is finished by reading."""
    person = house.person("Tom", phone=name == "siding")
    person.open(f"/learn/{name}")
    assert len(TABLE_WAYS[name]) == len(COURSES[name].lessons)
    for step, does in enumerate(TABLE_WAYS[name], start=1):
        awaits_step(person, step)
        assert not grave_faults(person.page)
        does(person)
        awaits_step(person, step, "right")
        person.one("learn-next").click()
    expect(person.one("learn-finished")).to_be_visible()
