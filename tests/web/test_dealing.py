"""Dealing in the browser (On-Sets II): a number of cards, V and Λ, or the table does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.playing import orders_bots
from tests.web.positions import ON_SETS


def dealt(person: Person) -> int:
    """How many cards lie there, once they do."""
    expect(person.one("card").first).to_be_visible()
    return person.one("card").count()


def asked_both(house: House) -> tuple[Person, Person]:
    """The Goal-setter and the dealer of two people, one of them with a phone."""
    ada, bea = house.person("Ada"), house.person("Bea", phone=True)
    choices = {"edition": ON_SETS, "division": "elementary", "players": "2"}
    bea.joins(ada.makes_a_table(**choices, seat_2="", pace="none", shakes="1"))
    first = ada.awaits("set-out", "deal")
    bea.awaits("deal" if first == "set-out" else "set-out")
    return (ada, bea) if first == "set-out" else (bea, ada)


def test_both_choose_on_any_screen(house: House) -> None:
    """Six to twelve cards and no others; nothing sticks out of a phone, no fault is grave."""
    setter, giver = asked_both(house)
    for person in (setter, giver):
        assert not grave_faults(person.page)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(3):
        giver.one("more-cards").click()
    expect(giver.one("cards")).to_have_text("12")
    expect(giver.one("more-cards")).to_be_disabled()
    for _ in range(6):
        giver.one("fewer-cards").click()
    expect(giver.one("fewer-cards")).to_be_disabled()
    giver.one("call-deal").click()
    setter.page.locator('[data-testid="set-out"][data-cubes="VVΛ"]').click()
    setter.awaits("choose")
    assert dealt(setter) == dealt(giver) == 6
    faces = [cube.symbol for cube in setter.cubes_in("resources")]
    assert (faces.count("V"), faces.count("Λ")) == (2, 1)


def test_the_table_chooses_for_both(house: House) -> None:
    """One press each."""
    setter, giver = asked_both(house)
    setter.one("let-table-choose").click()
    giver.one("let-table-choose").click()
    setter.awaits("choose")
    assert 6 <= dealt(setter) <= 12


@pytest.mark.parametrize("dealing", ["people", "table"])
def test_one_alone_orders_it_as_she_likes(house: House, dealing: str) -> None:
    """A table that is ordered asks her, unless the table is to do it."""
    ada = house.person("Ada")
    choices = {"edition": ON_SETS, "division": "elementary", "players": "2", "shakes": "1"}
    orders_bots(ada, **choices, dealing=dealing)
    if dealing == "people":
        ada.awaits("set-out", "deal")
        ada.one("let-table-choose").click()
    assert 6 <= dealt(ada) <= 12
