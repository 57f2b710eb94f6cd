"""Deeds that a shake seldom sees, each done in a browser from a position that stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.catalogue import TIMED
from tests.web.conftest import House
from tests.web.patience import until
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
    until(person.page, lambda: goal_of(person) == list(texts), lambda: goal_of(person))
    person.settles()


# The Goal at an open table: laid on the mat, seen by all.


def test_a_goal_is_laid_for_all_to_see(house: House) -> None:
    """IV-B: placed, rearranged, turned, grouped, taken back, and set by the word."""
    ada, bea = house.sits("open goal", "A"), house.sits("open goal", "B")

    def both_see(*texts: str) -> None:
        sees_goal(bea, *texts)
        until(ada.page, lambda: ada.number == bea.number, lambda: (ada.number, bea.number))

    laid = ("r2", "bx", "g5", "r+", "r1")
    for count, symbol in enumerate("2x5+1", start=1):
        ada.lays_in_goal(symbol)
        both_see(*laid[:count])
    ada.one("goal-remove").click()
    both_see("r2", "bx", "g5", "r+")
    ada.lays_in_goal("4")
    both_see("r2", "bx", "g5", "r+", "b4")
    ada.one("goal-cube").nth(2).click()
    ada.one("goal-gap").click()
    expect(bea.page.locator(".laid-goal .chunk")).to_have_count(2)
    both_see("r2", "bx", "g5", "r+", "b4")
    ada.one("goal-cube").nth(0).click()
    ada.one("goal-over").click()
    both_see("ru2", "bx", "g5", "r+", "b4")
    ada.one("goal-cube").nth(4).focus()
    ada.page.keyboard.press("ArrowLeft")
    both_see("ru2", "bx", "g5", "b4", "r+")
    expect(ada.one("goal-cube").nth(3)).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    both_see("ru2", "bx", "g5", "r+", "b4")
    expect(bea.one("now")).to_have_attribute("data-situation", "wait")
    ada.one("say-goal").click()
    bea.awaits("move")


def test_a_goal_of_sets_is_laid_for_all_to_see(house: House) -> None:
    """On-Sets III: a bonus is called first; then the digits stand side by side or stacked."""
    ada, bea = house.sits("open set goal", "A"), house.sits("open set goal", "B")
    ada.one("say-bonus").click()
    for person in (ada, bea):
        expect(person.one("news")).to_contain_text("says “Bonus”")
    ada.moves("Y", "forbidden")
    for person in (ada, bea):
        expect(person.page.locator('[data-section="forbidden"]')).to_have_count(1)
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


def test_a_wrong_avoid_move_sinks_a_paper(house: House) -> None:
    """ET17: one that nobody can read is told of at once; one that leaves no Solution is rejected,
    and the table searches before it rules."""
    ada, bea = (house.sits("wrong avoid move", seat) for seat in "AB")
    ada.moves("2", "permitted")
    bea.challenges("a-flub")
    bea.awaits("write-one")
    bea.one("paper-input").fill("7-2 = 5")
    bea.one("avoid-input").fill("something better")
    expect(bea.one("troubles")).to_contain_text("I can't read your better move")
    bea.one("avoid-input").fill("F -")
    expect(bea.one("troubles")).to_be_empty()
    bea.one("present").click()
    ada.awaits("check")
    ada.one("reject-B").click()
    ada.page.locator('[data-testid="reason"][data-code="wrong-avoid-move"]').click()
    for person in (ada, bea):
        person.awaits("over")
        expect(person.one("paper-B")).to_contain_text("does not avoid the flub")
        expect(person.one("paper-B")).to_contain_text("ET17")


# Time.

SLOW = 1 / 10
"""How fast the clock of the server goes."""
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
LEFT = """
window.lefts = [];
new MutationObserver(() => {
  const left = Number(document.querySelector("[data-left]")?.dataset.left);
  if (left !== lefts.at(-1)) lefts.push(left);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Keeps what the clock shows."""


def lefts(person: Person) -> list[int]:
    """The seconds that a person's clock has shown, one after another."""
    return [int(left) for left in person.page.evaluate("lefts.filter(left => left >= 0)")]


@pytest.fixture
def clocks(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server of its own, with clocks that run from the moment it opens: slowly, so that no time
    is up before a slow browser has acted. A browser counts on by itself from what it is told."""
    codes = keep(tmp_path, TIMED)
    with served(tmp_path, speed=SLOW) as running:
        made = House(browser, running, codes)
        yield made
        for context in made.contexts:
            context.close()
        assert not made.errors


def test_an_extra_minute(clocks: House) -> None:
    """XI-A: a minute more for a point, for one whose time is over."""
    writer = clocks.sits("extra minute", "A", script=LEFT)
    writer.one("extra-minute").click()
    expect(writer.one("clock")).to_contain_text("extra minute")
    assert max(lefts(writer)) == 60
    expect(writer.one("sheet")).to_contain_text("Ada")


def test_the_seconds_of_the_block(clocks: House) -> None:
    """VI-B: 15 s to say it, the last ten heard and told once."""
    ada = clocks.sits("block", "A", script=BEEPS + TOLD + LEFT)
    ada.one("block").click()
    before = len(lefts(ada))
    ada.one("lift").click()
    ada.awaits("block")
    heard = "beeps.filter(tone => tone.value === 660 || tone.value === 990).length > 2"
    until(ada.page, lambda: bool(ada.page.evaluate(heard)), lambda: lefts(ada))
    assert 15 in lefts(ada)[before:]
    assert ada.page.evaluate("told").count("10 seconds left") == 1


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
