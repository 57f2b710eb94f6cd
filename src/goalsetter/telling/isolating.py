"""Texts that may run from right to left, fenced off so that the rest of a line stays in its order.

The fences are characters and not markup: names stand in sentences, titles and drawings too.
"""

from __future__ import annotations

import unicodedata

BEGIN, END = "\u2068", "\u2069"
"""First strong isolate, and pop directional isolate."""
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
CONTROLS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def isolated(text: str) -> str:
    """The text between fences if it needs them; signs in it that turn the direction are gone."""
    plain = "".join(each for each in text if unicodedata.bidirectional(each) not in CONTROLS)
    turns = any(unicodedata.bidirectional(each) in RIGHT_TO_LEFT for each in plain)
    return f"{BEGIN}{plain}{END}" if turns else plain
