"""The report of a match in the browser: stepping, mistakes, charts, and how one comes to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from goalsetter.report import report_page
from goalsetter.report.readable import readable
from tests.analysed import HOSTILE, KITCHEN, analysed, text_of
from tests.source_tree import ROOT
from tests.web.axe import grave_faults
from tests.web.cable import cable_to
from tests.web.conftest import House, Room, patient
from tests.web.patience import until

LONG_RECORD = ROOT / "tests/playthroughs/equations-2011-12-senior.record"
"""A match that takes some time to be analysed."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a report on the disk, as somebody gets it by mail."""
    path: Path = tmp_path_factory.mktemp("mail") / "report.html"
    path.write_text(report_page(analysed(KITCHEN)), encoding="utf-8")
    return path.as_uri()


def opened(browser: Browser, file: str, **options: Any) -> Page:
    """The report in a browser of its own; ``options`` are Playwright's."""
    page = patient(browser, **options).new_page()
    page.goto(file)
    return page


def shows(page: Page, number: int) -> None:
    """An action is shown."""
    expect(page.locator("#scene")).to_have_attribute("data-number", str(number))


def test_stepping_by_buttons_keys_slider_and_list(browser: Browser, file: str) -> None:
    """All lead to the same place; the mat, the comment and the list go along."""
    page = opened(browser, file)
    shows(page, 1)
    page.locator("#forward").click()
    page.keyboard.press("ArrowRight")
    shows(page, 3)
    page.keyboard.press("ArrowLeft")
    shows(page, 2)
    page.keyboard.press("End")
    last = len(analysed(KITCHEN).record.log)
    shows(page, last)
    expect(page.locator("#forward")).to_be_disabled()
    page.locator("#slider").fill("5")
    shows(page, 5)
    expect(page.locator("#where")).to_have_text(f"Action 5 of {last}")
    page.locator("#action-7 > a").click()
    shows(page, 7)
    expect(page.locator('[aria-current="step"]')).to_have_count(1)
    expect(page.locator("#scene .mat")).to_have_count(1)
    expect(page.locator("#scene .resources .cube").first).to_be_visible()
    page.context.close()


def test_the_next_mistake_comes_with_its_comment(browser: Browser, file: str) -> None:
    """The button and the key go from mistake to mistake, each with clause and Solution."""
    found = next(each for each in analysed(KITCHEN).findings if each.code == "allowed-now")
    page = opened(browser, file)
    page.locator("#mistake").click()
    shows(page, found.number)
    comment = page.locator("#scene .comment.mistake").first
    expect(comment).to_contain_text(found.clause)
    expect(comment).to_contain_text(readable(found.witness[0]))
    page.keyboard.press("n")
    expect(page.locator("#scene")).not_to_have_attribute("data-number", str(found.number))
    page.context.close()


def test_on_a_phone_the_next_mistake_is_brought_into_view(browser: Browser, file: str) -> None:
    """Its comment, and the button for the next one."""
    page = opened(browser, file, viewport={"width": 360, "height": 640})
    for _ in range(3):
        page.locator("#mistake").click()
        expect(page.locator("#scene .comment.mistake").first).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#mistake")).to_be_in_viewport()
    page.context.close()


def test_a_point_of_a_chart_leads_to_its_action(browser: Browser, file: str) -> None:
    """The charts are there, and a click on one shows what was done."""
    page = opened(browser, file)
    for name in ("shake", "points", "time", "actions"):
        expect(page.get_by_test_id(f"chart-{name}").first).to_be_visible()
    point = page.get_by_test_id("chart-shake").first.locator("[data-go]").last
    point.click()
    shows(page, int(point.get_attribute("data-go") or 0))
    page.context.close()


def test_without_scripts_everything_can_be_read(browser: Browser, file: str) -> None:
    """The list has every comment and every mat; the buttons that would do nothing are away."""
    page = opened(browser, file, java_script_enabled=False)
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator(".deed .comment").first).to_be_visible()
    expect(page.locator(".deed .mat").first).to_be_visible()
    page.context.close()


def test_the_report_keeps_nobody_out(browser: Browser, file: str) -> None:
    """No grave fault, and nothing wider than a phone."""
    page = opened(browser, file)
    assert not grave_faults(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.context.close()


def test_a_match_that_is_over_is_analysed(house: House) -> None:
    """From the table to the report, whose page runs its own script and no other."""
    bea = house.sits("analyse", "B")
    bea.one("accept-A").click()
    bea.awaits("over")
    bea.one("analyse").click()
    bea.page.wait_for_url(re.compile("/analysis/"))
    bea.page.locator("#stage").wait_for()
    shows(bea.page, 1)
    bea.page.keyboard.press("End")
    expect(bea.page.locator("#scene")).not_to_have_attribute("data-number", "1")
    expect(bea.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    bea.page.get_by_role("link", name="Back to the table").click()
    bea.page.wait_for_url(re.compile("/t/"))


def test_any_record_can_be_analysed_from_the_start_page(room: Room) -> None:
    """A file that is no record is told with its line; a record is followed, and cancelled."""
    coach = room.person("Coach", locale="es")
    coach.open()
    coach.one("upload").locator("summary").click()
    coach.one("upload-text").fill(HOSTILE)
    coach.one("upload-do").click()
    expect(coach.one("upload-fault")).to_contain_text("Línea 1")
    coach.one("upload-file").set_input_files(LONG_RECORD)
    expect(coach.one("upload-text")).to_have_value(re.compile("Goalsetter record 1"))
    coach.one("upload-do").click()
    expect(coach.one("progress")).to_be_visible()
    assert not grave_faults(coach.page)
    coach.one("cancel-analysis").click()
    expect(coach.one("analysis-told")).to_contain_text("canceló")


def test_an_analysis_is_followed_over_a_lost_network(room: Room) -> None:
    """A fault is told until it is well again, and the page asks on."""
    with cable_to(room.server) as cable:
        coach = room.person("Coach", address=cable.address)
        coach.open()
        coach.one("upload").locator("summary").click()
        coach.one("upload-file").set_input_files(LONG_RECORD)
        expect(coach.one("upload-text")).to_have_value(re.compile("Goalsetter record 1"))
        coach.one("upload-do").click()
        expect(coach.one("progress")).to_be_visible()
        lost: list[str] = []
        coach.page.on("requestfailed", lambda request: lost.append(request.url))
        cable.cut()
        until(coach.page, lambda: len(lost) >= 3, lambda: lost)
        expect(coach.one("fault")).to_be_visible()
        cable.mend()
        expect(coach.one("fault")).to_have_count(0)
        coach.one("cancel-analysis").click()
        expect(coach.one("analysis-told")).to_contain_text("cancelled")


def test_the_report_speaks_the_readers_language(room: Room) -> None:
    """From pasted text to the report, in Spanish."""
    coach = room.person("Coach", locale="es")
    coach.open()
    coach.one("upload").locator("summary").click()
    coach.one("upload-text").fill(text_of(KITCHEN))
    coach.one("upload-do").click()
    coach.page.locator("#stage").wait_for()
    expect(coach.page.get_by_role("heading", name="Informe de la partida")).to_be_visible()
