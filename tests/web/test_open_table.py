"""An open table in the browser: what would happen at a real mat happens, and may be charged."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Room
from tests.web.people import Person
from tests.web.test_three_browsers import choose_variations, who_is_asked


def two_at_an_open_table(room: Room) -> list[Person]:
    """Two people, no clocks."""
    people = [room.person("Ida"), room.person("Jon")]
    code = people[0].makes_a_table(players="2", seat_2="", mode="open", pace="none", shakes="1")
    people[1].joins(code)
    for person in people:
        expect(person.one("now")).to_be_visible()
    return people


def test_moving_out_of_turn_is_charged(room: Room) -> None:
    """2018-19 V-B: the Goal-setter moves too, is charged, and the cube comes back."""
    people = two_at_an_open_table(room)
    choose_variations(people)
    setter = who_is_asked(people, "goal")
    other = next(person for person in people if person is not setter)
    digit = next(cube.symbol for cube in setter.cubes_in("resources") if cube.symbol.isdigit())
    setter.lays_in_goal(digit)
    setter.says_goal()
    other.awaits("move")
    symbol = setter.cubes_in("resources")[0].symbol
    setter.moves(symbol, "permitted")
    expect(other.page.locator('[data-section="permitted"]')).to_have_count(1)
    other.one("more").locator("summary").click()
    other.one("charge-reason").select_option("out-of-turn")
    other.one("charge").click()
    expect(other.page.locator('[data-section="permitted"]')).to_have_count(0)
    expect(other.one("news")).to_contain_text("charges")
    for person in people:
        expect(person.one("news")).to_contain_text(f"The charge against {setter.name} is right")
    other.awaits("move")


def test_no_goal_is_agreed_on(room: Room) -> None:
    """IV-D: both agree, and the shake is void."""
    people = two_at_an_open_table(room)
    choose_variations(people)
    setter = who_is_asked(people, "goal")
    other = next(person for person in people if person is not setter)
    setter.one("no-goal").click()
    other.awaits("no-goal")
    other.one("agree-no-goal").click()
    expect(other.one("sheet")).to_contain_text("void")
