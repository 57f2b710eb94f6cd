"""The demo day at the tournament desk, by clicking: from the draw to the prizes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Room
from tests.web.people import Person


def types_sheets(scorer: Person, count: int) -> None:
    """A scorer types every sheet: the first has a slip, which is told and mended."""
    for at in range(count):
        sheet = scorer.page.locator('[data-testid="sheet"]').nth(at)
        sheet.locator("button").first.click()
        scores = sheet.get_by_test_id("sheet-score")
        for seat, score in zip(range(scores.count()), ("6", "4", "2"), strict=False):
            scores.nth(seat).fill("3" if at == 0 and seat == 0 else score)
        if at == 0:
            expect(sheet.get_by_role("alert")).to_contain_text("3")
            scores.nth(0).fill("6")
        sheet.get_by_test_id("sheet-enter").click()
        expect(sheet).to_have_attribute("data-state", "entered")


def test_the_last_round_of_the_demo_day_to_the_prizes(room: Room) -> None:
    """Drawn, out, played, typed by one and confirmed by another, closed; then prizes and papers."""
    ana = room.person("Ana")
    ana.open("/e")
    ana.one("event-demo-rounds").select_option("3")
    ana.one("event-director").fill("Ana")
    ana.one("event-open").click()
    expect(ana.one("round")).to_have_attribute("data-round", "4")
    ana.one("cards").locator("summary").click()
    ana.one("official-name").fill("Sam")
    ana.one("official-add").click()
    link = ana.one("card-link").inner_text()
    for step, state in (("draw", "drawn"), ("publish", "published"), ("start", "playing")):
        ana.one(f"round-{step}").click()
        expect(ana.one("round")).to_have_attribute("data-state", state)
    expect(ana.one("hall-clock")).to_be_visible()
    ana.one("round-stop").click()
    expect(ana.one("round")).to_have_attribute("data-state", "collecting")
    ana.one("round-close").click()
    expect(ana.one("round").get_by_test_id("said")).to_be_visible()
    sam = room.person("Sam")
    sam.open("/e/" + link.partition("/e/")[2])
    expect(sam.one("sheets")).to_be_visible()
    count = sam.page.locator('[data-testid="sheet"]').count()
    assert count == ana.one("seats").locator("li").count()
    types_sheets(sam, count)
    for at in range(count):
        sheet = ana.page.locator('[data-testid="sheet"]').nth(at)
        expect(sheet).to_have_attribute("data-state", "entered")
        sheet.locator("button").first.click()
        sheet.get_by_test_id("sheet-confirm").click()
        expect(sheet).to_have_attribute("data-state", "confirmed")
    ana.one("round-close").click()
    expect(ana.one("round")).to_have_attribute("data-state", "over")
    expect(ana.one("places")).to_have_attribute("data-rounds", "4")
    expect(ana.one("awards").locator("li").first).to_be_visible()
    assert ana.page.locator('[data-testid="check-sum"][data-agrees="false"]').count() == 0
    with ana.page.expect_download() as kept:
        ana.one("print-certificates").click()
    assert kept.value.suggested_filename == "certificates.pdf"
