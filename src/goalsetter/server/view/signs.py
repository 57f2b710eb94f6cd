"""Signs in sentences for a browser, as its cubes show them."""

from __future__ import annotations

import re

POWER = re.compile(r"(?<!\S)\^(?=[\s.,;:”]|$)")
"""The sign of powers by itself: a cube shows * for it."""


def on_cubes(sentence: str) -> str:
    """A sentence that names the cube as one sees it."""
    return POWER.sub("*", sentence)
