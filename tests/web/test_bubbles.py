"""The coach's bubbles: beside the thing, never in the way, and off for good by one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import House, Room


def test_bubbles_can_be_switched_off(room: Room) -> None:
    """For good, by one tap; and on again among what belongs to the table."""
    person = room.person("Eve")
    person.plays_now("equations")
    bubble = person.one("bubble")
    expect(bubble).to_be_visible()
    assert person.page.evaluate("document.activeElement.closest('.bubble')") is None
    person.one("bubbles-off").click()
    expect(bubble).to_have_count(0)
    person.page.reload()
    person.has_come()
    person.opens("table")
    expect(person.one("bubbles-switch")).to_have_attribute("aria-pressed", "false")
    expect(bubble).to_have_count(0)
    person.one("bubbles-switch").click()
    expect(bubble).to_be_visible()


def test_one_who_did_not_come_for_a_first_game_sees_none(room: Room) -> None:
    """A table that is ordered by the form has no coach."""
    person = room.person("Eve")
    person.orders(pace="none")
    person.has_come()
    expect(person.one("bubbles")).to_have_count(0)


def at_a_first_game(house: House, position: str) -> str:
    """The script by which a browser takes the table of a position for that of a first game."""
    return f"localStorage.setItem('goalsetter-rung-{house.codes[position]}', 'first');"


def test_impossible_is_told_when_it_is_so(house: House) -> None:
    """No sign is left to join cubes: the coach leads to the challenge, once."""
    position = "bubble impossible"
    eve = house.sits(position, "A", phone=True, script=at_a_first_game(house, position))
    bubble = eve.one("bubble")
    for name, target in (("impossible", "block"), ("impossible-say", "challenge-impossible")):
        expect(bubble).to_have_attribute("data-name", name)
        eve.one(target).tap()
    eve.awaits("check", "over")
    kept = eve.page.evaluate("localStorage.getItem('goalsetter-bubbles')")
    assert "impossible-say" in kept


@pytest.mark.parametrize(
    ("position", "seat", "name"),
    [("see no goal equations", "B", "no-goal"), ("see checking equations", "B", "check-now")],
)
def test_what_others_ask_has_its_bubble(house: House, position: str, seat: str, name: str) -> None:
    """Tell one who is to answer a No Goal, or to check a paper, how that is done."""
    eve = house.sits(position, seat, phone=True, script=at_a_first_game(house, position))
    expect(eve.one("bubble")).to_have_attribute("data-name", name)
    expect(eve.one("bubble")).to_be_in_viewport(ratio=1)
