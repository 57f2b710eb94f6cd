"""A shake by touch alone on a small phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import House
from tests.web.people import Person
from tests.web.test_phone import fits

LEAST = 24
"""How many pixels a target has at the least, each way."""


def touch(person: Person, target: Locator) -> None:
    """A finger on the middle of something that can be seen, as soon as it stands still."""
    person.settles()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    target.tap()


def touches(person: Person, *testids: str) -> None:
    """One after the other."""
    for testid in testids:
        touch(person, person.one(testid).first)


def test_a_shake_by_touch(house: House) -> None:
    """The Goal, two moves, Now, a paper tapped with the pad, and its checking."""
    ada, bea = (house.sits("touch", seat, phone=True) for seat in "AB")
    touch(ada, ada.cube("6"))
    touches(ada, "put-goal", "say-goal")
    bea.awaits("move")
    touch(bea, bea.cube("2"))
    touches(bea, "put-required")
    ada.awaits("move")
    touch(ada, ada.cube("x"))
    touches(ada, "put-permitted")
    bea.awaits("move")
    touches(bea, "block", "challenge-now")
    bea.awaits("write-one")
    pad = bea.page.locator('[data-testid="cube"][data-used]')
    touch(bea, pad.and_(bea.page.locator('[data-text="r2"]')))
    touch(bea, pad.and_(bea.page.locator('[data-text="bx"]')))
    touches(bea, "pad-over")
    touch(bea, pad.and_(bea.page.locator('[data-text="r3"]')))
    expect(bea.one("paper-input")).to_have_value("2xu3")
    touches(bea, "pad-undo")
    touch(bea, pad.and_(bea.page.locator('[data-text="r3"]')))
    touches(bea, "pad-note")
    touch(bea, bea.page.locator('[data-testid="pad-stands"][data-text="3"]'))
    expect(bea.one("paper-input")).to_have_value("2x3<3>")
    touches(bea, "pad-undo", "insert-goal")
    expect(bea.one("paper-input")).to_have_value("2x3 = 6")
    touches(bea, "pad-undo", "pad-redo")
    expect(bea.one("paper-input")).to_have_value("2x3 = 6")
    assert fits(bea)
    touches(bea, "present")
    ada.awaits("check")
    touches(ada, "accept-B")
    ada.awaits("over")
    assert fits(ada)
