"""A person alone against bots, to the end of a match; and back after a reload or a lost network."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.cable import cable_to
from tests.web.conftest import House, Room
from tests.web.people import Person

MOST_STEPS = 400


def does_something(person: Person) -> bool:
    """Whatever is asked of her, done without much thought; whether anything was."""
    doing = DEEDS.get(person.situation)
    if doing is None:
        return False
    number = person.number
    try:
        doing(person)
        person.awaits_another(number)
    except (IndexError, TimeoutError):
        assert person.number != number  # a bot was quicker, and something else is asked now
    return True


def lays_any_goal(person: Person) -> None:
    """One digit."""
    digit = next(cube.symbol for cube in person.cubes_in("resources") if cube.symbol.isdigit())
    person.lays_in_goal(digit)
    person.says_goal()


def moves_anything(person: Person) -> None:
    """The first cube goes to Forbidden."""
    person.moves(person.cubes_in("resources")[0].symbol, "forbidden")


def accepts(person: Person) -> None:
    """Whatever lies there."""
    person.page.locator('[data-testid^="accept-"]').first.click()


DEEDS: dict[str, Callable[[Person], None]] = {
    "choose": Person.chooses_any_variation,
    "goal": lays_any_goal,
    "move": moves_anything,
    "second": moves_anything,
    "no-goal": lambda person: person.one("agree-no-goal").click(),
    "third": lambda person: person.one("present-nothing").click(),
    "write-one": lambda person: person.one("present-nothing").click(),
    "write-all": lambda person: person.one("present-nothing").click(),
    "write-last": lambda person: person.one("present-nothing").click(),
    "late": lambda person: person.one("present-nothing").click(),
    "check": accepts,
    "end": lambda person: person.one("ready").click(),
}


def plays_on(person: Person, until: str) -> None:
    """Until the table says so."""
    for _ in range(MOST_STEPS):
        if person.situation == until:
            return
        if not does_something(person):
            person.page.wait_for_timeout(150)
    raise AssertionError(person.one("now").inner_text())


def test_a_match_to_its_end(room: Room) -> None:
    """Two shakes against two bots, from the start page to the last line of the sheet."""
    person = room.person("Dot")
    code = ordered(person, shakes="2")
    plays_on(person, "over")
    labels = [row[0] for row in person.sheet()]
    assert labels[1:3] == ["Shake 1", "Shake 2"]
    assert person.one("thoughts").count() == 1
    expect(person.one("rematch")).to_be_visible()
    person.one("rematch").click()
    person.page.wait_for_url(re.compile(rf"/t/(?!{code})"))
    expect(person.one("now")).to_be_visible()


def ordered(person: Person, **choices: str) -> str:
    """A table with two bots and no clocks."""
    person.open()
    person.introduces_herself()
    person.one("choices").locator("summary").first.click()
    for name, value in {"pace": "none", **choices}.items():
        field = person.one(f"order-{name}")
        is_list = field.evaluate("each => each.tagName") == "SELECT"
        field.select_option(value) if is_list else field.fill(value)
    person.one("make-table").click()
    expect(person.one("now")).to_be_visible()
    person.page.set_default_timeout(5_000)
    return person.page.url.rsplit("/", 1)[1]


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
    person.awaits("move")
    assert (person.mat(), person.one("news").inner_text(), person.situation) == before


def test_a_lost_network_comes_back(house: House) -> None:
    """The page says that it is cut off, and goes on by itself when it no longer is."""
    with cable_to(house.server) as cable:
        person = house.sits("cable", "A", address=f"http://127.0.0.1:{cable.near}")
        before = person.mat()
        cable.cut()
        expect(person.one("offline")).to_be_visible()
        cable.mend()
        expect(person.one("offline")).to_be_hidden()
        assert person.mat() == before
        moves_anything(person)
        person.awaits("wait")


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
