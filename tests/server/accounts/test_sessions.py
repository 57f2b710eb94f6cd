"""Sessions: a child's ends with the school day, unless the tablet is its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from goalsetter.server.accounts.sessions import (
    OWN_TABLET,
    child_ends,
    device_named,
    grownup_ends,
    in_millis,
)

DAY = datetime(2026, 9, 14, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hour", "ends"), [(8, 18), (14, 18), (15, 18), (16, 19), (20, 23), (22, 25)]
)
def test_a_shared_device_forgets_in_the_evening(hour: int, ends: int) -> None:
    """At six, or three hours after somebody came in late."""
    came = DAY + timedelta(hours=hour)
    assert child_ends(came, own=False) == DAY + timedelta(hours=ends)


def test_an_own_tablet_remembers() -> None:
    """For a season; a grown-up's browser for two weeks."""
    assert child_ends(DAY, own=True) - DAY == OWN_TABLET
    assert grownup_ends(DAY) - DAY == timedelta(days=14)
    assert in_millis(DAY) == int(DAY.timestamp()) * 1000


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit Chrome/120 Safari/537", "Chromebook"),
        ("Mozilla/5.0 (iPad; CPU OS 17_0) Safari/604", "iPad"),
        ("Mozilla/5.0 Gecko Firefox/130", "Firefox"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_named_in_a_word(header: str, name: str) -> None:
    """Enough to know the own one again."""
    assert device_named(header) == name
