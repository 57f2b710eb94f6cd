"""Things that strangers stumbled over at the table, each mended once and for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.one_screen import SIZES
from tests.web.people import Person

PHONE = {"width": 390, "height": 844}
BOX = "(box => [box.left, box.top, box.width, box.height].map(Math.round))"
MAT = f"{BOX}(document.querySelector('.mat').getBoundingClientRect())"
CUT = """() => ['.pill', '.paper .cube', '.paper .mark', '.say', '.who b', '.badge']
  .flatMap(name => [...document.querySelectorAll(name)])
  .filter(part => part.checkVisibility() && part.clientWidth > 1)
  .filter(part => {
    const { left, right } = part.getBoundingClientRect();
    const sheet = part.closest('.work, .lid, .opponents').getBoundingClientRect();
    const [from, to] = [Math.max(0, sheet.left), Math.min(innerWidth, sheet.right)];
    return left < from - 1 || right > to + 1 || part.scrollWidth > part.clientWidth + 1;
  })
  .map(part => part.textContent || part.className)"""
"""Pills, papers, bubbles and names of which a part is out of sight."""
IN_SIGHT = """() => {
  const { left, top, width, height } =
    document.querySelector('[data-testid="paper-input"]').getBoundingClientRect();
  return [2, height / 2, height - 2].every(by =>
    document.elementFromPoint(left + width / 2, top + by)?.dataset.testid === 'paper-input');
}"""


def sits(house: House, position: str, seat: str, size: dict[str, int] | None = None) -> Person:
    """Somebody at a phone before whom nothing moves."""
    return house.sits(position, seat, viewport=size or PHONE, reduced_motion="reduce")


@pytest.mark.parametrize("size", SIZES)
def test_the_mat_stays_when_the_block_is_pressed(house: House, size: str) -> None:
    """Now or Impossible is decided before the same mat: the choice takes the place of the dock."""
    wide, high = SIZES[size]
    ada = sits(house, "see move equations", "A", {"width": wide, "height": high})
    before = ada.page.evaluate(MAT)
    ada.one("block").click()
    expect(ada.one("challenge-now")).to_be_visible()
    expect(ada.one("challenge-impossible")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate(MAT) == before


def test_no_goal_is_quiet_and_asks_first(house: House) -> None:
    """The main button says how to begin; No Goal tells what it means and can be taken back."""
    ada = sits(house, "see goal equations", "A")
    before = ada.page.evaluate(MAT)
    expect(ada.one("no-goal")).to_have_class("quiet")
    expect(ada.one("lay-goal")).to_be_disabled()
    ada.one("no-goal").click()
    expect(ada.page.locator(".dock .told")).to_contain_text("no one can make one")
    assert ada.page.evaluate(MAT) == before
    ada.one("no-goal-no").click()
    ada.cube("1").click()
    ada.one("lay-goal").click()
    expect(ada.one("goal-cube")).to_have_count(1)


@pytest.mark.parametrize(
    ("position", "seat"),
    [
        ("see checking equations", "B"),
        ("see checking on-sets", "B"),
        ("see three pills", "A"),
        ("see writing equations", "A"),
        ("see side equations", "C"),
    ],
)
@pytest.mark.parametrize("width", [360, 390])
def test_nothing_is_cut_on_a_phone(house: House, position: str, seat: str, width: int) -> None:
    """Papers, pills, bubbles and names are seen whole."""
    person = sits(house, position, seat, {"width": width, "height": 844})
    person.settles()
    assert not person.page.evaluate(CUT)


def test_an_ambiguous_set_leaves_its_field_in_sight(house: House) -> None:
    """On the smallest phone the field stays, whatever the strip offers."""
    ada = sits(house, "see writing on-sets", "A", {"width": 360, "height": 640})
    ada.one("paper-input").fill("B∪R∩G")
    expect(ada.page.locator('[data-used="true"]')).not_to_have_count(0)
    ada.settles()
    assert ada.page.evaluate(IN_SIGHT)


def test_a_goal_of_sets_is_no_number_of_two_digits(house: House) -> None:
    """On-Sets III-B-1: 1 beside 5 is drawn as the sum that it is."""
    ada = sits(house, "see sum on-sets", "A")
    goal = ada.one("section-goal")
    expect(goal.locator(".joins")).to_have_attribute("data-shown", "+")
    expect(goal.locator(".makes")).to_have_text("= 6")


def test_form_only_does_not_count_the_cards(house: House) -> None:
    """The chart shows the set as it is written; to count its cards is for the writer."""
    ada = sits(house, "see writing on-sets", "A")
    ada.one("paper-input").fill("B∪R")
    expect(ada.page.locator('[data-shaded="true"]').first).to_be_visible()
    expect(ada.page.locator(".set-count")).to_have_count(0)


def test_no_letters_of_colors_are_shown(house: House) -> None:
    """A paper as it was typed has the signs that children write."""
    bea = sits(house, "see colored paper", "B")
    bea.page.locator(".typed summary").click()
    expect(bea.page.locator(".typed code")).to_have_text(re.compile(r"^\(3x4\)\+2 = 14$"))


def test_a_click_draws_no_box_round_the_page(house: House) -> None:
    """A part of the page that is only led to shows the focus to those who work by keys."""
    ada = sits(house, "see move equations", "A")
    outline = "(part => getComputedStyle(part).outlineStyle)(document.querySelector('.banner'))"
    ada.page.locator(".banner").evaluate("part => part.focus()")
    assert ada.page.evaluate(outline) == "none"
    ada.page.keyboard.press("Shift")
    ada.page.locator(".banner").evaluate("part => { part.blur(); part.focus(); }")
    assert ada.page.evaluate(outline) != "none"
