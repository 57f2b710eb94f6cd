"""A shared computer, uploads, reports: what a browser keeps, forgets, deletes and may not see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.analysed import KITCHEN, text_of
from tests.web.conftest import House, Room
from tests.web.patience import LONG, until
from tests.web.positions import match_id_of
from tests.web.test_drafts import another_tab, keep_key
from tests.web.test_report import shows

KEPT = (
    "Object.keys(localStorage).filter(name => /goalsetter-(seat|draft|scratch|report)-/.test(name))"
)


def test_leaving_the_table_forgets_the_seat_and_the_drafts(house: House) -> None:
    """In all tabs of the browser, and for whoever goes back by its button."""
    ada = house.sits("leaving", "A")
    ada.one("paper-input").fill("3x2 =")
    assert len(ada.page.evaluate(KEPT)) >= 2
    ada.opens("table")
    ada.one("leave").click()
    ada.one("leave").click()
    expect(ada.one("play-equations")).to_be_visible()
    until(ada.page, lambda: ada.page.evaluate(KEPT) == [], lambda: str(ada.page.evaluate(KEPT)))
    ada.page.go_back()
    expect(ada.one("join")).to_be_visible()


def test_another_tab_leaves_too(house: House) -> None:
    """The other tabs no longer show what one tab forgets."""
    ada = house.sits("leaving in tabs", "A")
    keep_key(house, "leaving in tabs", ada)
    other = another_tab(ada)
    other.page.evaluate(house.key_of("leaving in tabs", "A"))
    ada.opens("table")
    ada.one("leave").click()
    ada.one("leave").click()
    expect(other.one("play-equations")).to_be_visible()


def test_an_upload_is_deleted_where_it_was_uploaded(room: Room) -> None:
    """The page lists it, with its report; pressed twice, both are gone."""
    ann = room.person("Ann")
    ann.open("/")
    ann.one("upload").locator("summary").click()
    ann.one("upload-text").fill(text_of(KITCHEN))
    ann.one("upload-do").click()
    link = ann.page.get_by_role("link", name="Your uploaded records")
    expect(link).to_be_visible(timeout=LONG * 1000)
    link.click()
    expect(ann.one("uploaded")).to_have_count(1)
    ann.one("delete-upload").click()
    ann.one("delete-upload").click()
    expect(ann.one("uploaded")).to_have_count(0)
    ann.page.reload()
    expect(ann.one("uploads")).to_contain_text("no uploads")


def test_a_player_reports_a_person_at_the_table(house: House) -> None:
    """And is thanked; the person who is reported sees nothing of it."""
    ada, bea = house.sits("reporting", "A"), house.sits("reporting", "B")
    ada.opens("talk")
    ada.one("report").locator("summary").click()
    ada.one("report-who").select_option(label="Bea")
    ada.one("report-why").select_option(label="Unfair play")
    ada.one("report-do").click()
    expect(ada.page.get_by_text("The owner of this server can see your report.")).to_be_visible()
    assert bea.page.get_by_text("report.").count() == 0


def test_where_nobody_may_watch_a_player_still_reads_the_report(house: House) -> None:
    """It is asked for with the key of the seat; a stranger with the same link sees none of it."""
    bea = house.sits("private", "B")
    bea.one("accept-A").click()
    bea.awaits("over")
    assert bea.page.url.endswith(f"/t/{match_id_of(house.codes['private'])}")
    with bea.page.expect_download() as loaded:
        bea.one("record").click()
    assert "Ada" in loaded.value.path().read_text("utf-8")
    bea.one("analyse").click()
    expect(bea.page.get_by_role("heading", name="Match report")).to_be_visible(timeout=LONG * 1000)
    bea.page.locator("#stage").wait_for()  # the report's own script and style are allowed
    shows(bea.page, 1)
    eve = house.person("Eve")
    eve.page.goto(bea.page.url)
    expect(eve.one("fault")).to_contain_text("You can't watch")
    assert "Ada" not in eve.page.content()
    house.errors = [said for said in house.errors if "403" not in said]
