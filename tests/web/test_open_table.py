"""An open table in the browser: what would happen at a real mat happens, and may be charged."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House, Room


def test_moving_out_of_turn_is_charged(house: House) -> None:
    """2018-19 V-B: the Goal-setter moves too, is charged, and the cube comes back."""
    ada, bea = people = [house.sits("out of turn", seat) for seat in "AB"]
    ada.lays_in_goal("6")
    ada.says_goal()
    bea.awaits("move")
    ada.awaits("wait")
    ada.moves("9", "permitted")
    expect(bea.page.locator('[data-section="permitted"]')).to_have_count(1)
    bea.one("more").locator("summary").click()
    bea.one("charge-reason").select_option("out-of-turn")
    bea.one("charge").click()
    expect(bea.page.locator('[data-section="permitted"]')).to_have_count(0)
    expect(bea.one("news")).to_contain_text("charges")
    for person in people:
        expect(person.one("news")).to_contain_text("The charge against Ada is right")
    bea.awaits("move")


def test_no_goal_is_agreed_on(house: House) -> None:
    """IV-D: both agree, and the shake is void."""
    ada, bea = (house.sits("no goal", seat) for seat in "AB")
    ada.one("no-goal").click()
    ada.one("no-goal-yes").click()
    bea.awaits("no-goal")
    bea.one("agree-no-goal").click()
    expect(bea.one("sheet")).to_contain_text("void")


def test_what_is_no_variation_is_charged(house: House) -> None:
    """2018-19 II-B-2: the table goes on with it, and it has to be replaced when it is charged."""
    ada, bea = (house.sits("no variation", seat) for seat in "AB")
    ada.one("variation-own").fill("pizza")
    ada.one("variation-own").press("Enter")
    bea.awaits("choose")
    for person in (ada, bea):
        expect(person.one("circled")).to_contain_text("pizza")
    bea.one("more").locator("summary").click()
    bea.one("charge-reason").select_option("variation-not-offered")
    bea.one("charge").click()
    expect(bea.one("news")).to_contain_text("The charge against Ada is right")
    ada.awaits("choose")
    ada.page.reload()
    ada.awaits("choose")


def test_open_practice_is_one_click_away(room: Room) -> None:
    """Practice in what guarded tables never teach is among the choices, and says what it is."""
    ada = room.person("Ada")
    ada.open()
    ada.one("choices").locator("summary").click()
    expect(ada.page.get_by_text("Others can charge it").first).to_be_visible()
    with ada.page.expect_request("**/api/tables") as sent:
        ada.one("practice-equations").click()
    assert '"mode":"open"' in (sent.value.post_data or "")
    ada.has_come()
