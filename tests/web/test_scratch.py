"""Paper that the books allow: scratch paper, charts, the variation sheet, the score sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.paper.printed import texts
from tests.web.conftest import House
from tests.web.people import Person

SAID = """window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (frame) { window.sent.push(frame); send.call(this, frame); };
"""


def open_tab(person: Person, name: str) -> None:
    """Choose a tab beside the mat; on a phone the sheet comes up first."""
    if person.one("menu").is_visible():
        person.one("menu").click()
    person.one(f"tab-{name}").click()


def test_scratch_paper_is_private_and_kept(house: House) -> None:
    """2018-19 I-C: it outlives a reload, nobody is sent a word of it, and leaving clears it."""
    ada = house.sits("see move equations", "A", script=SAID)
    open_tab(ada, "scratch")
    ada.one("scratch-text").fill("9+5 is 14")
    ada.one("recorded-1").fill("3x2")
    expect(ada.page.locator('[data-shake="1"] .recorded-cubes .cube')).to_have_count(11)
    ada.page.reload()
    ada.has_come()
    open_tab(ada, "scratch")
    expect(ada.one("scratch-text")).to_have_value("9+5 is 14")
    expect(ada.one("recorded-1")).to_have_value("3x2")
    assert "14" not in "".join(ada.page.evaluate("window.sent"))
    bea = house.sits("see move equations", "B")
    open_tab(bea, "scratch")
    expect(bea.one("scratch-text")).to_have_value("")


def test_a_chart_of_ones_own(house: House) -> None:
    """On-Sets I-C: all sixteen cards, from the first cube on, on a phone too."""
    ada = house.sits("see goal on-sets", "A", phone=True)
    open_tab(ada, "scratch")
    cards = ada.one("own-card")
    expect(cards).to_have_count(16)
    cards.and_(ada.page.locator('[data-text="BR"]')).click()
    ada.page.reload()
    ada.has_come()
    marked = ada.page.locator('[data-testid="own-card"][aria-pressed="true"]')
    expect(marked).to_have_attribute("data-text", "BR")
    expect(ada.one("recording")).to_have_count(0)


def test_the_variation_sheet_and_the_score_sheet(house: House) -> None:
    """II-C-1-c: the list can be read at any time, and is printed on the back of the scores."""
    ada = house.sits("see writing equations", "A", script="window.print = () => {};")
    expect(ada.one("tab-scratch")).to_have_attribute("aria-selected", "true")
    open_tab(ada, "table")
    ada.one("variation-sheet").locator("summary").click()
    listed = ada.one("listed-variation")
    expect(listed.and_(ada.page.locator('[data-name="factorial"]'))).to_be_visible()
    expect(ada.one("variation-sheet").locator(".circled")).to_have_count(2)
    open_tab(ada, "score")
    ada.one("print-sheet").click()
    ada.page.emulate_media(media="print")
    printed = ada.one("printed-sheet")
    expect(printed.locator(".initials")).to_be_visible()
    expect(printed.locator(".back li").first).to_be_visible()
    expect(ada.one("mat")).not_to_be_visible()
    front, back = texts(ada.page.pdf(format="Letter"))
    assert "Ada" in front
    assert "Factorial" in back


def test_a_blank_protest_form_is_one_sheet(house: House) -> None:
    """Judges G8: nothing but the form is printed, and it takes one sheet of Letter."""
    ada = house.sits("reach judge", "A", script="window.print = () => {};")
    open_tab(ada, "score")
    ada.one("print-protest").click()
    expect(ada.one("blank-protest")).to_be_attached()
    (sheet,) = texts(ada.page.pdf(format="Letter"))
    assert sheet.startswith("Protest form")
    assert "Resources" not in sheet
