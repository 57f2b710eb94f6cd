"""How long is waited for what is to come: a busy machine is no fault of the pages."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 120
"""Seconds that anything may take which takes a moment on a machine that is not busy."""
LONG = 600
"""Seconds that a whole match may take, or a server and a browser to open."""
A_LOOK = 50
"""Milliseconds between two looks."""


def until(
    page: Page, comes: Callable[[], bool], told: Callable[[], object], seconds: int = PATIENCE
) -> None:
    """Wait until something is so; what is told of it otherwise fails the test."""
    ends = time.monotonic() + seconds
    while not comes():
        assert time.monotonic() < ends, told()
        page.wait_for_timeout(A_LOOK)
