"""Matches by keyboard alone, from the start page to the score sheet; a shake in detail."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Room
from tests.web.keyboard import Keyboard
from tests.web.whole_match import BOOKS, plays_a_match


@pytest.mark.parametrize("game", BOOKS)
def test_a_match_from_the_start_page_to_the_score_sheet(room: Room, game: str) -> None:
    """Order a table, choose, set a Goal, move, challenge, write, check, go on: no mouse."""
    plays_a_match(Keyboard(room.person("Kim")), game)


def spoken(page: Page) -> str:
    """All that stands in live regions now."""
    regions = page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')
    return " ".join(regions.all_inner_texts())


def test_variations_are_chosen(house: House) -> None:
    """II-B: one from the list, and one typed with its blank filled in."""
    ada, bea = house.sits("keys choosing", "A"), house.sits("keys choosing", "B")
    one, two = Keyboard(ada), Keyboard(bea)
    one.press("Tab", "Enter")
    two.press("Tab", "Enter")
    one.goes_to("variation")
    name = ada.page.evaluate("document.activeElement.querySelector('b').innerText")
    one.press("Enter")
    one.goes_to("play-variation")
    one.press("Enter")
    bea.awaits("choose")
    expect(bea.one("circled")).to_contain_text(name)
    two.goes_to("variation-own")
    two.types("exponent blue")
    two.press("Enter")
    expect(ada.one("circled")).to_contain_text("Blue Exponent")


def looks_back_and_plans(looker: Keyboard, planner: Keyboard) -> None:
    """One move back and to now again, from a cube; a move before one's turn, and Escape."""
    looker.press("Shift+ArrowLeft")
    expect(looker.person.one("looking-back")).to_contain_text("Bea moves 2")
    looker.press("Shift+ArrowRight")
    expect(looker.person.one("looking-back")).to_have_count(0)
    planner.press("3", "r")
    expect(planner.person.one("planned")).to_be_visible()
    planner.press("Escape")
    expect(planner.person.one("planned")).to_have_count(0)


def test_a_shake_of_equations(house: House) -> None:
    """The Goal 6, a move to Required, a move to Permitted, Now, a paper, and its checking."""
    ada, bea = house.sits("keys equations", "A"), house.sits("keys equations", "B")
    one, two = Keyboard(ada), Keyboard(bea)
    one.press("Tab")
    expect(ada.page.locator(".skip")).to_be_focused()
    one.press("Enter")
    one.reaches_cube("6")
    one.press("g")
    one.goes_to("goal-cube", back=True)
    one.goes_to("say-goal")
    two.press("Tab")
    two.press("Enter")
    one.press("Enter")
    two.person.awaits("move")
    two.finds_focus_at("cube")
    assert "Your turn" in spoken(bea.page)
    expect(bea.one("latest")).to_contain_text("Ada sets")
    assert "Ada sets" in spoken(bea.page)
    # The cube that was typed goes, not the one under the focus.
    assert not str(two.focused()["text"]).endswith("2")
    two.press("2", "r")
    ada.awaits("move")
    one.finds_focus_at("cube")
    one.reaches_cube("x")
    one.press("Enter")
    one.finds_focus_at("put-required")
    expect(ada.page.locator(".mat .unseen[aria-live]")).to_contain_text("You hold")
    one.press("ArrowRight")
    one.finds_focus_at("put-permitted")
    one.press("Enter")
    bea.awaits("move")
    expect(bea.one("latest")).to_contain_text("Permitted")
    looks_back_and_plans(two, one)
    two.goes_to("block")
    two.press("Enter")
    two.goes_to("challenge-now")
    two.press("Enter")
    bea.awaits("write-one")
    two.finds_focus_at("paper-input")
    two.types("2x")
    two.press("Control+z", "Control+Shift+z")
    two.types("3 = 6")
    expect(bea.one("drawn").locator(".tiles")).to_be_visible()
    two.goes_to("present")
    two.press("Enter")
    ada.awaits("check")
    one.finds_focus_at("accept-B")
    one.press("Enter")
    for person in (ada, bea):
        person.awaits("over")
    one.finds_focus_at("rematch")
    assert "correct" in bea.one("papers").inner_text()


def test_the_sheet_of_keys_tells_all_and_turns_letters_off(house: House) -> None:
    """WCAG 2.1.4: single letters and signs do nothing then; arrows, Tab and Escape still do."""
    ada = house.sits("see move equations", "A")
    one = Keyboard(ada)
    one.reaches_cube("7")
    one.press("?")
    expect(ada.one("keys")).to_be_visible()
    one.press("Escape")
    expect(ada.page.locator('.section-resources [data-text$="7"]:focus')).to_have_count(1)
    one.press("?")
    expect(ada.one("keys")).to_contain_text("plan your next move")
    expect(ada.one("keys")).to_contain_text("Look back")
    one.goes_to("keys-on", back=True)
    one.press("Space", "Escape")
    expect(ada.one("keys")).to_have_count(0)
    one.press("7", "c")
    expect(ada.page.locator("button.cube.held")).to_have_count(0)
    expect(ada.one("challenge-now")).to_have_count(0)
    ada.opens("table")
    ada.one("show-keys").click()
    ada.one("keys-on").click()
    one.press("Escape", "7")
    expect(ada.page.locator("button.cube.held")).to_have_count(1)


def test_a_side_is_taken_by_its_letter(house: House) -> None:
    """The Third Party joins the Mover with one key."""
    cal = house.sits("keys sides", "C")
    expect(cal.one("sides")).to_be_visible()
    Keyboard(cal).press("m")
    expect(cal.one("camp-mover")).to_contain_text("Cal")


def test_enter_after_typing_sets_the_goal_and_picks_nothing_up(house: House) -> None:
    """The focus is on a cube all the while; arrows make Enter its own again."""
    ada = house.sits("keys enter", "A")
    one = Keyboard(ada)
    one.press("Tab", "Enter")
    one.reaches_cube("2")
    one.press("6", "Enter")
    expect(ada.page.locator('.held[data-text$="6"]')).to_have_count(1)
    one.press("g")
    expect(ada.one("goal-cube")).to_have_count(1)
    one.press("ArrowRight", "Enter")
    one.finds_focus_at("put-goal")
    one.press("Escape", "6", "6", "Enter")
    ada.awaits("wait")
    expect(ada.page.locator("button.cube.held")).to_have_count(0)


def lays(setter: Keyboard, *digits: str) -> None:
    """Cubes into the Goal: picked up first, since G alone would pick a green one."""
    for count, digit in enumerate(digits, start=1):
        setter.reaches_cube(digit)
        setter.press("Enter")
        setter.finds_focus_at("put-goal")
        setter.press("g")
        expect(setter.person.one("goal-cube")).to_have_count(count)
    setter.goes_to("cube", section="resources")


def test_a_shake_of_on_sets(house: House) -> None:
    """A Goal of two cubes stacked, a move, Impossible, a paper by the pad, and its checking."""
    ada, bea = house.sits("keys on-sets", "A"), house.sits("keys on-sets", "B")
    one, two = Keyboard(ada), Keyboard(bea)
    one.press("Tab", "Enter")
    two.press("Tab", "Enter")
    lays(one, "2", "1")
    one.goes_to("goal-cube", back=True)
    one.press("ArrowLeft")
    expect(ada.one("goal-cube").first).to_be_focused()
    one.goes_to("goal-shape")
    one.press("Tab", "Space")
    expect(ada.page.locator(".notation")).to_contain_text("1 × 2")
    one.goes_to("say-goal")
    one.press("Enter")
    bea.awaits("move")
    two.reaches_cube("B")
    two.press("Enter")
    two.finds_focus_at("put-required")
    two.press("r")
    ada.awaits("move")
    one.goes_to("block")
    one.press("Enter")
    one.goes_to("challenge-impossible")
    one.press("Enter")
    bea.awaits("write-all")
    two.finds_focus_at("paper-input")
    two.goes_to("cube", text="B")
    two.press("Enter")
    for _ in range(12):
        if two.focused()["text"] == "∩":
            break
        two.press("ArrowRight")
    two.press("Enter", "ArrowLeft", "ArrowLeft")
    for _ in range(12):
        if two.focused()["text"] == "R":
            break
        two.press("ArrowLeft")
    two.press("Enter")
    expect(bea.one("paper-input")).to_have_value("B∩R")
    expect(bea.page.locator('[data-shaded="true"]')).to_have_count(2)
    two.goes_to("present")
    two.press("Enter")
    ada.awaits("check")
    one.finds_focus_at("accept-B")
    one.goes_to("reject-B", back=True)
    one.press("Enter")
    one.goes_to("reason", back=True)
    one.press("Escape")
    one.goes_to("accept-B")
    one.press("Enter")
    ada.awaits("over")
