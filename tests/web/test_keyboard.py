"""A shake of each game by keyboard alone, from the Goal to the ruling; what is said aloud of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import House
from tests.web.keyboard import Keyboard


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
    two.reaches_cube("2")
    two.press("r")
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


def test_a_shake_of_on_sets(house: House) -> None:
    """A Goal of two cubes stacked, a move, Impossible, a paper by the pad, and its checking."""
    ada, bea = house.sits("keys on-sets", "A"), house.sits("keys on-sets", "B")
    one, two = Keyboard(ada), Keyboard(bea)
    one.press("Tab", "Enter")
    two.press("Tab", "Enter")
    for digit in ("2", "1"):
        one.reaches_cube(digit)
        one.press("g")
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
