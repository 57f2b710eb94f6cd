"""Help at the table: whose turn, what may be done, the points, and the section of the book."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from goalsetter.words import written
from tests.web.axe import grave_faults
from tests.web.conftest import House

ENGLISH = written("en")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "laptop"])
def test_help_is_two_taps_away(house: House, phone: bool) -> None:
    """It tells what the picture has: openings, the score table and the clauses for this phase."""
    ada = house.sits("see move equations", "A", phone=phone)
    if phone:
        ada.one("menu").click()
    ada.one("tab-rules").click()
    expect(ada.one("help-turn")).to_contain_text(ENGLISH["web-help-turn"])
    expect(ada.one("help-deeds").locator("li[data-kind=move]")).to_be_visible()
    expect(ada.one("help-score").locator("tbody tr").first).to_be_visible()
    expect(ada.one("help-book")).to_have_attribute("data-label", "V")
    expect(ada.one("help-book").get_by_role("link").first).to_have_text("V-A")
    assert not grave_faults(ada.page)
