"""A link as a drawing that a phone can read: the path of an SVG."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

import segno

BORDER = 2
"""How many units are left white on each side."""


@lru_cache(maxsize=256)
def drawn(link: str) -> tuple[str, int]:
    """The ``d`` of a path, and the side of the square that it lies on."""
    matrix = segno.make(link, error="m", micro=False).matrix
    path = "".join(piece for y, row in enumerate(matrix) for piece in _runs(y, row))
    return path, len(matrix) + 2 * BORDER


def _runs(y: int, row: bytearray) -> Iterator[str]:
    """A flat rectangle for each stretch of dark squares."""
    x = BORDER
    for dark, squares in groupby(row):
        width = len(list(squares))
        if dark:
            yield f"M{x} {y + BORDER}h{width}v1h-{width}z"
        x += width
