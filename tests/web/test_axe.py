"""No page in any phase has a serious or critical fault of accessibility."""

from __future__ import annotations

import pytest

from tests.web.axe import grave_faults
from tests.web.conftest import House
from tests.web.test_people import with_a_judge

SEEN = (
    ("choose equations", "A"),
    ("choose on-sets", "A"),
    ("see goal equations", "A"),
    ("see goal on-sets", "A"),
    ("see no goal equations", "B"),
    ("see move equations", "A"),
    ("see move on-sets", "B"),
    ("see side equations", "C"),
    ("see writing equations", "A"),
    ("see writing on-sets", "A"),
    ("see checking equations", "B"),
    ("see checking on-sets", "B"),
    ("see end equations", "A"),
)
"""Positions of every phase, and who looks."""
WRITTEN = {
    "see writing equations": ("(2x3)/0<5> = 6", '[data-testid="cube"][data-used="true"]'),
    "see writing on-sets": ("(B ∪ R", ".trouble"),
}
"""The text written there, and what the page tells of its form."""
OPENED = ("block", "reject-A", "pad-note")
"""The part that can be opened there."""


@pytest.mark.parametrize("path", ["/", "/join", "/desk"])
def test_no_grave_fault_before_the_table(house: House, path: str) -> None:
    """Start, join and desk, with everything unfolded."""
    person = house.person("Axe")
    person.open(path)
    person.page.locator("main button:visible").first.wait_for()
    for summary in person.page.locator("main summary").all():
        summary.click()
    assert not grave_faults(person.page)


def test_no_grave_fault_in_the_lobby(house: House) -> None:
    """Where others are waited for."""
    person = house.person("Axe")
    person.makes_a_table(seat_2="", pace="none")
    assert not grave_faults(person.page)


def test_no_grave_fault_among_the_people(house: House) -> None:
    """The owner's tools and the phrases, and the judge's seat with a question that waits."""
    ada, _, jo = with_a_judge(house)
    ada.one("more").locator("summary").first.click()
    ada.one("call-judge").click()
    jo.one("asked").wait_for()
    ada.page.keyboard.press("Escape")
    ada.opens("talk")
    for testid in ("phrases", "tools"):
        ada.one(testid).locator("summary").click()
    ada.one("manage-kick-B").click()
    for person in (ada, jo):
        assert not grave_faults(person.page)


@pytest.mark.parametrize(("position", "seat"), SEEN)
def test_no_grave_fault_at_the_table(house: House, position: str, seat: str) -> None:
    """Both games, from the variations to the end."""
    person = house.sits(position, seat)
    if "writing" in position:
        paper, told = WRITTEN[position]
        person.one("paper-input").fill(paper)
        person.page.locator(told).first.wait_for()
    more = person.one("more").locator("summary").first
    if more.count():
        more.click()
        assert not grave_faults(person.page)
        person.page.keyboard.press("Escape")  # what is opened next may lie over it
    for testid in OPENED:
        if person.one(testid).count():
            person.one(testid).first.click()
    assert not grave_faults(person.page)
