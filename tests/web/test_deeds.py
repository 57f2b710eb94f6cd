"""Deeds that a shake seldom sees, each done in a browser from a position that stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.catalogue import TIMED
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.positions import keep
from tests.web.serving import served

GOAL = '[data-testid="section-goal"]'


def goal_of(person: Person) -> list[str]:
    """The cubes in the Goal, in order, as a person sees them."""
    cubes = person.page.locator(f"{GOAL} [data-text]")
    return [str(text) for text in cubes.evaluate_all("all => all.map(e => e.dataset.text)")]


def sees_goal(person: Person, *texts: str) -> None:
    """Wait until the Goal lies so."""
    cubes = person.page.locator(f"{GOAL} [data-text]")
    expect(cubes).to_have_count(len(texts))
    for _ in range(60):
        if goal_of(person) == list(texts):
            return
        person.page.wait_for_timeout(50)
    assert goal_of(person) == list(texts)


# The Goal at an open table: laid on the mat, seen by all.


def test_a_goal_is_laid_for_all_to_see(house: House) -> None:
    """IV-B: placed, rearranged, turned, grouped, taken back, and set by the word."""
    ada, bea = house.sits("open goal", "A"), house.sits("open goal", "B")
    for count, symbol in enumerate(("2", "x", "5", "+", "1"), start=1):
        ada.lays_in_goal(symbol)
        expect(bea.page.locator(f"{GOAL} [data-text]")).to_have_count(count)
    sees_goal(bea, "r2", "bx", "g5", "r+", "r1")
    ada.one("goal-remove").click()
    sees_goal(bea, "r2", "bx", "g5", "r+")
    ada.lays_in_goal("4")
    sees_goal(bea, "r2", "bx", "g5", "r+", "b4")
    ada.one("goal-cube").nth(2).click()
    ada.one("goal-gap").click()
    expect(bea.page.locator(".laid-goal .chunk")).to_have_count(2)
    ada.one("goal-cube").nth(0).click()
    ada.one("goal-over").click()
    sees_goal(bea, "ru2", "bx", "g5", "r+", "b4")
    ada.one("goal-cube").nth(4).focus()
    ada.page.keyboard.press("ArrowLeft")
    sees_goal(bea, "ru2", "bx", "g5", "b4", "r+")
    expect(ada.one("goal-cube").nth(3)).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    sees_goal(bea, "ru2", "bx", "g5", "r+", "b4")
    expect(bea.one("now")).to_have_attribute("data-situation", "wait")
    ada.one("say-goal").click()
    bea.awaits("move")


def test_a_goal_of_sets_is_laid_for_all_to_see(house: House) -> None:
    """On-Sets III: a bonus is called first; then the digits stand side by side or stacked."""
    ada, bea = house.sits("open set goal", "A"), house.sits("open set goal", "B")
    ada.one("say-bonus").click()
    expect(bea.one("news")).to_contain_text("says “Bonus”")
    ada.moves("Y", "forbidden")
    expect(bea.page.locator('[data-section="forbidden"]')).to_have_count(1)
    ada.lays_in_goal("3")
    expect(ada.one("goal-cube")).to_have_count(1)
    ada.lays_in_goal("2")
    expect(ada.one("goal-cube")).to_have_count(2)
    ada.lays_in_goal("1")
    expect(ada.one("goal-cube")).to_have_count(3)
    ada.page.locator('[data-testid="goal-shape"][data-shape="0/(1 2)"]').click()
    expect(bea.page.locator(f"{GOAL} .set-stack .set-row")).to_be_visible()
    pressed = ada.page.locator('[data-testid="goal-shape"][aria-pressed="true"]')
    expect(pressed).to_have_attribute("data-shape", "0/(1 2)")
    ada.one("say-goal").click()
    bea.awaits("move")
    assert bea.cubes_in("resources")
    expect(bea.one("news")).to_contain_text("rearranges the Goal: 3 × (2 + 1)")


# Moves.


def test_a_bonus_and_the_second_cube(house: House) -> None:
    """V-C: a cube to Forbidden, called a bonus, and then the move."""
    ada = house.sits("bonus", "A")
    ada.one("bonus").click()
    ada.cube("9").click()
    expect(ada.one("put-required")).to_have_count(0)
    ada.one("put-forbidden").click()
    ada.awaits("second")
    ada.moves("7", "permitted")
    expect(ada.page.locator('[data-section="forbidden"]')).to_have_count(1)
    ada.awaits("wait", "object")


def test_a_cube_is_shifted_from_permitted(house: House) -> None:
    """On-Sets XIII: a Permitted cube goes to Required instead of a move."""
    ada = house.sits("shift", "A")
    ada.cube("∪", "permitted").click()
    ada.one("put-required").click()
    expect(ada.page.locator('[data-section="permitted"]')).to_have_count(0)
    expect(ada.page.locator('[data-section="required"]')).to_have_count(2)


def test_a_cube_is_added_to_the_goal(house: House) -> None:
    """XIII-C-10: a cube joins the Goal, which is laid anew."""
    ada, bea = house.sits("add to goal", "A"), house.sits("add to goal", "B")
    ada.lays_in_goal("1")
    expect(ada.one("goal-cube")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    ada.one("goal-cube").nth(1).click()
    ada.page.keyboard.press("ArrowLeft")
    ada.one("say-goal").click()
    sees_goal(bea, "r1", "6")
    bea.awaits("move")


def test_two_cubes_at_once_and_one_taken_back(house: House) -> None:
    """Judges C12: who dropped two cubes, and is charged, takes one of them back."""
    ada, bea = house.sits("two at once", "A"), house.sits("two at once", "B")
    ada.one("two").click()
    ada.moves("7", "permitted")
    ada.moves("9", "permitted")
    expect(bea.page.locator('[data-section="permitted"]')).to_have_count(3)
    bea.one("more").locator("summary").first.click()
    bea.one("charge-reason").select_option("two-cubes")
    bea.one("charge").click()
    ada.awaits("take-back")
    ada.cube("9", "permitted").click()
    ada.one("put-resources").click()
    expect(bea.page.locator('[data-section="permitted"]')).to_have_count(2)
    bea.awaits("move")


# Checking.


def test_ambiguity_is_proved_by_regrouping(house: House) -> None:
    """VII-B-6: other brackets make the paper wrong, and the judge agrees."""
    bea = house.sits("regroup", "B")
    bea.one("regroup-A").click()
    expect(bea.one("regrouped")).to_have_value("3x4+2 = 14")
    bea.one("regrouped").fill("3x(4+2) = 14")
    bea.one("regroup-do").click()
    bea.awaits("over")
    expect(bea.one("paper-A")).to_contain_text("not correct")


def test_the_judge_is_asked_for_a_value(house: House) -> None:
    """A checker who cannot tell asks whether it equals the Goal; it does not, and that is that."""
    bea = house.sits("ask", "B")
    bea.one("ask-value-A").click()
    bea.awaits("over")
    expect(bea.one("paper-A")).to_contain_text("not correct")


# The books of 2011-12.


def test_a_forceout_is_called_and_contested(house: House) -> None:
    """ET20, ET22: all write; Bea says that it could have been avoided, and Cal takes a side."""
    ada, bea, cal = (house.sits("forceout", seat) for seat in "ABC")
    ada.one("forceout").click()
    bea.awaits("write-one")
    bea.challenges("forceout-a")
    cal.awaits("side")
    expect(cal.one("side-challenger")).to_be_visible()
    cal.one("side-mover").click()
    bea.awaits("write-one")
    expect(bea.one("avoid-input")).to_be_visible()
    bea.one("avoid-input").fill("2 -> F")
    bea.writes("7-2 = 5")
    ada.awaits("check")
    expect(ada.one("paper-B")).to_contain_text("2 -> F")
    for checker in (ada, cal):
        checker.one("accept-B").click()
    ada.awaits("over")


def test_a_flub_is_challenged(house: House) -> None:
    """ET15, ET17: the Challenger shows the Solution and the move that avoids it."""
    ada, bea = house.sits("flub", "A"), house.sits("flub", "B")
    ada.challenges("a-flub")
    bea.awaits("side")
    bea.one("side-challenger").click()
    for person in (ada, bea):
        person.awaits("write-one")
        person.one("paper-input").fill("7-2 = 5")
        person.one("avoid-input").fill("2 -> F")
        person.one("present").click()
    cal = house.sits("flub", "C")
    cal.awaits("check")
    expect(cal.one("paper-A")).to_contain_text("better move: 2 -> F")


# Time.

BEEPS = """
window.beeps = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const tone = make.call(this);
  window.beeps.push(tone.frequency);
  return tone;
};
"""
"""Keeps every tone that the page makes."""
TOLD = """
window.told = [];
new MutationObserver(() => {
  const text = document.querySelector(".clock [aria-live]")?.textContent ?? "";
  if (text && text !== told.at(-1)) told.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps what screen readers are told of the clock."""


@pytest.fixture
def clocks(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server of its own, with clocks that run from the moment it opens."""
    codes = keep(tmp_path, TIMED)
    with served(tmp_path, speed=1) as running:
        made = House(browser, running, codes)
        yield made
        for context in made.contexts:
            context.close()
        assert not made.errors


def test_an_extra_minute(clocks: House) -> None:
    """XI-A: a minute more for a point."""
    writer = clocks.sits("extra minute", "A")
    writer.one("extra-minute").click()
    expect(writer.one("clock")).to_contain_text("extra minute")
    assert int(writer.one("clock").get_attribute("data-left") or "0") > 30
    expect(writer.one("sheet")).to_contain_text("Ada")


def test_the_seconds_of_the_block(clocks: House) -> None:
    """VI-B: 15 s to say it, the last ten heard and told once."""
    ada = clocks.sits("block", "A", script=BEEPS + TOLD)
    ada.one("block").click()
    ada.one("lift").click()
    ada.awaits("block")
    left = int(ada.one("clock").get_attribute("data-left") or "0")
    assert 1 <= left <= 15
    heard = "beeps.filter(tone => tone.value === 660 || tone.value === 990).length > 2"
    for _ in range(200):
        if ada.page.evaluate(heard):
            break
        ada.page.wait_for_timeout(100)
    assert ada.page.evaluate(heard)
    assert "10 seconds left" in ada.page.evaluate("told")
    assert ada.page.evaluate("told.length") <= 2


def test_the_block_is_put_back(house: House) -> None:
    """Nobody has challenged; and the sounds can be muted for good."""
    ada = house.sits("block back", "A")
    ada.one("block").click()
    ada.one("lift").click()
    ada.awaits("block")
    ada.one("put-down").click()
    ada.awaits("move")
    ada.one("mute").click()
    assert ada.page.evaluate("localStorage.getItem('goalsetter-muted')") == "yes"
