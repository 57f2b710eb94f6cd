"""Choosing variations in the browser: every blank can be filled in every way that is legal."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import House, Room
from tests.web.people import Person
from tests.web.positions import EQUATIONS


def row(person: Person, name: str) -> Locator:
    """One variation of the list with its blank."""
    button = person.page.locator(f'[data-testid="variation"][data-variation="{name}"]')
    return person.one("choosing").locator("li").filter(has=button)


def chooses(person: Person, name: str) -> None:
    """Take the card of a variation, unless it is in the hand already, and play it."""
    card = row(person, name).get_by_test_id("variation")
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    person.one("play-variation").click()


def test_a_card_a_cube_and_a_set_are_filled_in(house: House) -> None:
    """On-Sets XIII-C-5, C-9, C-10: from a list, or typed where there is no end of them."""
    ada, bea, cal = people = [house.sits("card required", seat) for seat in "ABC"]
    card = row(ada, "required or forbidden card")
    expect(card).to_contain_text("a card in the Universe, required or forbidden")
    card.get_by_test_id("fill").select_option("forbidden BRG")
    chooses(ada, "required or forbidden card")
    expect(bea.one("circled")).to_contain_text("Card BRG Forbidden")
    wild = row(bea, "wild cube")
    expect(wild).to_contain_text("not a digit and not = ⊆")
    expect(wild.locator("option")).to_have_text(
        [f"{sign} Wild" for sign in ("B", "R", "G", "Y", "∪", "∩", "-", "'", "V", "Λ")]
    )
    wild.get_by_test_id("fill").select_option("∪")
    chooses(bea, "wild cube")
    expect(cal.one("circled")).to_contain_text("∪ Wild")
    row(cal, "double set").get_by_test_id("fill-own").fill("(B - R)'")
    chooses(cal, "double set")
    for person in people:
        expect(person.one("circled")).to_contain_text("Double Set (B - R)'")


def test_a_table_of_the_other_year_is_ordered(room: Room) -> None:
    """Decision 18: the list of the book's year is usual; the other one is a house rule."""
    ann = room.person("Ann")
    ann.makes_a_table(edition=EQUATIONS, years="even", **{"seat-2": "", "seat-3": ""})
    expect(ann.page.get_by_text("even-year list")).to_be_visible()


def test_seniors_choose_one_or_two(house: House) -> None:
    """2018-19 II-B-3: one adds a second, the last one too; the other says that one is all."""
    ada, bea = (house.sits("senior second", seat) for seat in "AB")
    chooses(ada, "factorial")
    expect(ada.one("stop-choosing")).to_be_visible()
    ada.one("stop-choosing").click()
    expect(ada.one("choosing")).to_have_count(0)
    chooses(bea, "number of factors")
    ada.awaits("goal")
    chooses(bea, "multiple operations")
    expect(ada.one("circled")).to_contain_text("Multiple Operations")
    expect(bea.one("choosing")).to_have_count(0)
