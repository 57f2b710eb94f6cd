"""A move planned before one's turn: by touch, by keys and by dragging; played, cancelled or off."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House


def test_a_plan_is_played_when_the_turn_comes(house: House) -> None:
    """Bea plans by touch on a phone, Cal by keys; both moves are played, one after the other."""
    ada, cal = (house.sits("plan", seat) for seat in "AC")
    bea = house.sits("plan", "B", phone=True)
    bea.cube("7").tap()
    bea.one("put-required").tap()
    expect(bea.one("planned")).to_be_visible()
    expect(bea.page.locator(".hint.plan")).to_contain_text("black 7")
    assert "k7" in bea.texts_in("resources")
    for key in "2f":
        cal.page.keyboard.press(key)
    expect(cal.page.locator(".section-forbidden [data-testid=planned]")).to_be_visible()
    ada.moves("1", "permitted")
    expect(ada.page.locator('.section-forbidden [data-text="r2"]')).to_be_visible()
    assert ada.texts_in("required")[-1] == "k7"
    for person in (bea, cal):
        expect(person.one("planned")).to_have_count(0)


def test_a_plan_is_cancelled_and_another_made_in_its_place(house: House) -> None:
    """Escape and a tap cancel it; a second one takes the place of the first; dragging makes one."""
    ada, bea = house.sits("plan cancelled", "A"), house.sits("plan cancelled", "B")
    bea.drags("7", "required")
    expect(bea.one("planned")).to_be_visible()
    bea.page.keyboard.press("Escape")
    expect(bea.one("planned")).to_have_count(0)
    bea.moves("9", "permitted")
    bea.one("planned").click()
    expect(bea.one("planned")).to_have_count(0)
    bea.moves("9", "permitted")
    bea.moves("4", "forbidden")
    expect(bea.one("planned")).to_have_count(1)
    bea.one("planned").click()
    ada.moves("1", "permitted")
    bea.awaits("move")
    assert bea.texts_in("forbidden") == []


def test_a_plan_is_off_when_its_cube_goes_or_somebody_challenges(house: House) -> None:
    """Either is told in a sentence, and nothing is moved."""
    ada, bea, cal = (house.sits("plan off", seat) for seat in "ABC")
    bea.moves("7", "required")
    cal.moves("9", "forbidden")
    ada.moves("7", "forbidden")
    bea.awaits("move")
    expect(bea.one("plan-told")).to_contain_text("that cube is gone")
    bea.challenges("now")
    expect(cal.one("plan-told")).to_contain_text("moving has stopped")
    assert cal.texts_in("forbidden") == ["k7"]


def test_a_plan_outlives_a_reload(house: House) -> None:
    """It still waits, and is played when the turn comes; afterwards it is forgotten."""
    ada, bea = house.sits("plan reload", "A"), house.sits("plan reload", "B")
    bea.moves("7", "required")
    expect(bea.one("planned")).to_be_visible()
    bea.page.reload()
    expect(bea.one("planned")).to_be_visible()
    ada.moves("1", "permitted")
    expect(ada.page.locator('.section-required [data-text="k7"]')).to_be_visible()
    expect(bea.one("planned")).to_have_count(0)
    bea.page.reload()
    bea.has_come()
    expect(bea.one("planned")).to_have_count(0)
