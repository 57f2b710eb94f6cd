"""Every control in use now can be seen and reached: nothing lies over it, nothing is cut off."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House, Room

COVERED = """all => all.filter(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(found && (each === found || each.contains(found)));
}).length"""


def test_all_cubes_are_in_reach_while_a_goal_of_sets_is_laid(house: House) -> None:
    """On-Sets III at 1280 by 800: cards, Goal, mat and Resources on one screen, seven layouts."""
    ada = house.sits("see all on-sets", "A")
    ada.lays_in_goal("1", "2", "3")
    ada.page.evaluate("scrollTo(0, 0)")
    cubes = ada.page.locator('[data-section="resources"]')
    expect(cubes).to_have_count(15)
    expect(ada.one("goal-shape")).to_have_count(4)
    for found in (cubes, ada.one("card"), ada.one("goal-shape"), ada.one("say-goal")):
        assert found.evaluate_all(COVERED) == 0


def test_all_cubes_are_in_reach_while_cubes_of_sets_are_moved(house: House) -> None:
    """The same on the way: the block, always in sight, lies over no cube."""
    ada = house.sits("see move on-sets", "A")
    cubes = ada.page.locator('[data-section="resources"]')
    expect(cubes).to_have_count(9)
    for found in (cubes, ada.one("card"), ada.one("block")):
        assert found.evaluate_all(COVERED) == 0


def test_the_minutes_of_a_round_are_asked_for_where_they_count(room: Room) -> None:
    """XI-B: only with tournament clocks does a round end."""
    person = room.person("Kim")
    person.open()
    person.one("choices").locator("summary").first.click()
    expect(person.one("order-minutes")).to_be_disabled()
    expect(person.one("order")).to_contain_text("only tournament clocks")
    person.one("order-pace").select_option("tournament")
    expect(person.one("order-minutes")).to_be_enabled()
