"""Texts that strangers have written, made safe to stand in a line of ours."""

from __future__ import annotations

import unicodedata

from goalsetter.words import Text

BEGIN, END = "\u2068", "\u2069"
"""First strong isolate, and pop directional isolate."""
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
CONTROLS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""The kinds of signs that turn the direction of writing."""


def printable(text: Text) -> str:
    """The text on one line, with whatever cannot be shown replaced."""
    # An escape sequence in a name must not reach a terminal, which would obey it.
    return "".join(sign if sign.isprintable() else "�" for sign in str(text))


def isolated(text: str) -> str:
    """Fence off a text that runs from right to left, so that the line round it keeps its order.

    Signs in it that turn the direction are gone: an open one would turn all that follows.
    """
    plain = "".join(sign for sign in text if unicodedata.bidirectional(sign) not in CONTROLS)
    turns = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in plain)
    # The fences are characters and not markup: names stand in titles and drawings too.
    return f"{BEGIN}{plain}{END}" if turns else plain
