"""Sessions: how long one lasts, what its cookie says, and which browser it is in a word."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

COOKIE, DEVICE = "goalsetter-session", "goalsetter-device"
"""The cookies: who has come in, and which device it is."""
DAY_ENDS = 18
"""The hour, by the server's clock, at which a school day is over."""
AT_LEAST = timedelta(hours=3)
"""A child who comes in late in the day has so long: clubs meet in the evening."""
OWN_TABLET = timedelta(days=120)
GROWNUP = timedelta(days=14)
DEVICE_KEPT = timedelta(days=400)
"""How long each lasts."""
SEEN = 5 * 60 * 1000
"""How old the mark of the last use may become, in milliseconds."""
BROWSERS = (
    ("Edg", "Edge"),
    ("CrOS", "Chromebook"),
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Android", "Android"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Signs in what a browser calls itself, the most telling first, and what we call it."""


def child_ends(now: datetime, *, own: bool) -> datetime:
    """The end of a child's session: with the school day, unless the device is the child's own."""
    if own:
        return now + OWN_TABLET
    evening = now.replace(hour=DAY_ENDS, minute=0, second=0, microsecond=0)
    return max(evening, now + AT_LEAST)


def grownup_ends(now: datetime) -> datetime:
    """The end of a grown-up's session."""
    return now + GROWNUP


def device_named(header: str) -> str:
    """The kind of a browser: enough to know the own tablet again, and no more."""
    return next((name for sign, name in BROWSERS if re.search(sign, header)), "")


def in_millis(moment: datetime) -> int:
    """A moment in milliseconds since 1970."""
    return int(moment.timestamp() * 1000)
