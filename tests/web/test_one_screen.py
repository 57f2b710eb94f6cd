"""Every phase of both games is one screen: what must be acted on is in the window."""

from __future__ import annotations

import pytest

from tests.web.conftest import House
from tests.web.one_screen import SIGHTS, Sight, comes_to, faults_of


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: f"{sight.position} {sight.presses}")
def test_a_phase_is_one_screen(house: House, sight: Sight) -> None:
    """On a small phone and on a desk: no scrolling, nothing covered, targets of 44 pixels."""
    person = house.sits(sight.position, sight.seat, reduced_motion="reduce")
    comes_to(person, sight)
    faults = {size: faults_of(person, sight, size) for size in ("small phone", "desktop")}
    assert not any(faults.values()), faults
