"""The log is a list of moves: each shows the mat as it lay, until something happens."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.people import Person


def lies(person: Person) -> tuple[int, int]:
    """How many cubes lie in Permitted and in Forbidden."""
    return len(person.texts_in("permitted")), len(person.texts_in("forbidden"))


def looks_back(person: Person) -> None:
    """It is said on the near edge, and nothing can be done meanwhile."""
    expect(person.one("looking-back")).to_contain_text("looking back")
    expect(person.one("block")).to_have_count(0)
    expect(person.page.locator(".mat button.cube")).to_have_count(0)


def test_moves_are_gone_through_by_keys_and_the_present_comes_by_itself(house: House) -> None:
    """Left, right and Escape; then somebody moves, and the mat is that of now."""
    ada, bea, cal = (house.sits("looking back", seat) for seat in "ABC")
    ada.moves("1", "permitted")
    bea.awaits("move")
    bea.moves("2", "forbidden")
    cal.awaits("move")
    assert lies(ada) == (2, 1)
    ada.page.keyboard.press("ArrowLeft")
    looks_back(ada)
    assert lies(ada) == (2, 0)
    expect(ada.page.locator(".section-permitted .cube.fresh")).to_have_count(1)
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator('.section-permitted [data-testid="cube"]')).to_have_count(1)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('.section-permitted [data-testid="cube"]')).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(ada.one("now")).to_be_visible()
    assert lies(ada) == (2, 1)
    ada.one("move").nth(1).click()
    looks_back(ada)
    cal.moves("4", "forbidden")
    expect(ada.one("looking-back")).to_have_count(0)
    assert lies(ada) == (2, 2)


def test_a_page_that_is_opened_again_still_knows_every_move(house: House) -> None:
    """By touch on a phone, from the sheet of moves; the server tells what the page has not seen."""
    ada = house.sits("looking back anew", "A")
    bea = house.sits("looking back anew", "B", phone=True)
    ada.moves("1", "permitted")
    bea.awaits("move")
    bea.moves("2", "forbidden")
    ada.page.locator('[data-testid="cube"][data-section="forbidden"]').wait_for()
    bea.page.reload()
    bea.has_come()
    assert lies(bea) == (2, 1)
    expect(bea.page.locator(".section-forbidden .cube.fresh")).to_have_count(1)
    bea.one("menu").tap()
    bea.one("move").first.tap()
    looks_back(bea)
    assert lies(bea) == (1, 0)
    bea.one("on-step").tap()
    expect(bea.page.locator('.section-permitted [data-testid="cube"]')).to_have_count(2)
    bea.one("to-now").tap()
    expect(bea.one("now")).to_be_visible()
    assert lies(bea) == (2, 1)


def test_what_is_typed_while_looking_back_is_meant_for_now(house: House) -> None:
    """A champion's keys lead back to the present by themselves."""
    ada, bea = house.sits("typing back", "A"), house.sits("typing back", "B")
    ada.moves("1", "permitted")
    bea.awaits("move")
    bea.page.keyboard.press("ArrowLeft")
    looks_back(bea)
    bea.page.keyboard.press("7")
    expect(bea.page.locator("button.cube.held")).to_have_attribute("data-text", "k7")
    bea.page.keyboard.press("r")
    expect(ada.page.locator('.section-required [data-text="k7"]')).to_be_visible()
