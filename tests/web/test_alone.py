"""A person alone against bots, to the end of a match; and back after a reload or a lost network."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.cable import cable_to
from tests.web.conftest import House, Room
from tests.web.people import Person
from tests.web.playing import moves_anything, orders_bots, plays_on


def test_a_match_to_its_end(room: Room) -> None:
    """Two shakes against two bots, from the start page to the last line of the sheet."""
    person = room.person("Dot")
    code = orders_bots(person, shakes="2")
    plays_on(person, "over")
    labels = [row[0] for row in person.sheet()]
    assert labels[1:3] == ["Shake 1", "Shake 2"]
    expect(person.one("thoughts")).to_have_count(1)
    expect(person.one("rematch")).to_be_visible()
    person.one("rematch").click()
    person.page.wait_for_url(re.compile(rf"/t/(?!{code})"))
    expect(person.one("now")).to_be_visible()


def test_one_click_is_enough(room: Room) -> None:
    """From the start page to a table with cubes, by one click."""
    for game, cubes in (("equations", 24), ("on-sets", 18)):
        person = room.person("Eve")
        person.plays_now(game)
        expect(person.one("mat").get_by_test_id("cube")).to_have_count(cubes)


def test_a_reload_changes_nothing(house: House) -> None:
    """The same seat, the same cubes, the same history."""
    person = house.sits("reload", "A")
    before = (person.mat(), person.one("news").inner_text(), person.situation)
    person.page.reload()
    person.has_come()
    assert (person.mat(), person.one("news").inner_text(), person.situation) == before


def test_a_lost_network_comes_back(house: House) -> None:
    """The page says that it is cut off, and goes on by itself when it no longer is."""
    with cable_to(house.server) as cable:
        person = house.sits("cable", "A", address=cable.address)
        before = person.mat()
        cable.cut()
        expect(person.one("offline")).to_be_visible()
        cable.mend()
        expect(person.one("offline")).to_be_hidden()
        assert person.mat() == before
        moves_anything(person)
        person.awaits("wait")


def test_a_paper_handed_in_without_a_network_is_not_lost(house: House) -> None:
    """Its form is asked about as soon as the network is back, and then it is presented."""
    with cable_to(house.server) as cable:
        person = house.sits("cable and paper", "A", address=cable.address)
        cable.cut()
        expect(person.one("offline")).to_be_visible()
        person.writes("(3x2)-0 = 6")
        person.page.wait_for_timeout(500)  # longer than the page waits before it asks
        cable.mend()
        expect(person.one("paper-A")).to_contain_text("(3x2)-0 = 6")


def by_key(person: Person, symbol: str, section: str) -> None:
    """The cube has the focus; the first letter of the section moves it."""
    person.cube(symbol).focus()
    person.page.keyboard.press(section[0])


@pytest.mark.parametrize(
    ("way", "moves"), [("drag", Person.drags), ("tap", Person.moves), ("key", by_key)]
)
def test_moving_by_hand_by_taps_and_by_keys(
    house: House, way: str, moves: Callable[[Person, str, str], None]
) -> None:
    """Drag, tap and tap, or the letter of the section: a cube lies there then."""
    person = house.sits(f"move by {way}", "A")
    symbol = person.cubes_in("resources")[-1].symbol
    moves(person, symbol, "forbidden")
    expect(person.page.locator('[data-section="forbidden"]')).to_have_count(1)
    assert person.cubes_in("forbidden")[0].symbol == symbol
