"""What is written, without the letters of the cubes' colours."""

from __future__ import annotations

import re

COLOURS = re.compile(r"[rbgk](?=[su]?[0-9+\-x/^√])")
"""The letter of a colour before a cube of EQUATIONS."""


def colourless(text: str) -> str:
    """An Equation without the letters of the cubes' colours, which people do not write."""
    return COLOURS.sub("", text)
