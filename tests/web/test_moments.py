"""Twelve moments of a match look as they did: photographs are kept, and compared."""

from __future__ import annotations

import os

import pytest

from tests.web.conftest import House
from tests.web.moments import MOMENTS, Moment
from tests.web.style_page import difference
from tests.web.test_style import PICTURES, TAKE

TOLERANCE = 0.04
"""The share of pixels in which a photograph may differ: a sentence may be put in other words."""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_a_moment_looks_as_it_did(house: House, moment: Moment) -> None:
    """The photograph is the one that is kept, within a tolerance."""
    person = moment.seen(house)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.settles()
    seen = person.page.screenshot(type="jpeg", quality=55, animations="disabled")
    kept = PICTURES / f"moment-{moment.name}.jpg"
    if os.environ.get(TAKE):
        kept.write_bytes(seen)
    assert difference(person.page, kept.read_bytes(), seen) <= TOLERANCE


def test_a_photograph_of_another_moment_is_another(house: House) -> None:
    """The comparison can fail: two moments differ in more than the tolerance."""
    person = house.person("Viewer")
    person.open()
    one, other = (
        (PICTURES / f"moment-{name}.jpg").read_bytes() for name in ("move", "looking-back")
    )
    assert difference(person.page, one, other) > TOLERANCE
