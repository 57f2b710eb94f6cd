"""Where a text goes: boxes on a page, and the size and lines at which a text stays in its box.

Lengths are millimeters, sizes of letters are points, as printers have them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

MILLIMETERS = 25.4 / 72
"""A point in millimeters."""

LEADING = 1.18
"""The height of a line by the size of its letters: accents above and tails below included."""

ASCENT = 0.93
"""How far the highest letter stands above the baseline, by the size."""

STEP = 0.5
"""By how many points a text is made smaller at a time."""

SLACK = 0.01
"""A hundredth of a millimeter, so that sums of widths that are equal on paper are equal here."""

PARTS = re.compile(r"[^/-]*[/-]|[^/-]+")
"""The parts of a word between which a line may end."""

Measure = Callable[[str], float]
"""From a text to its width in millimeters at a size of one point."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page: its left upper corner, its width and its height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def inset(self, across: float, down: float | None = None) -> Box:
        """Return the box without a margin on each side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def columns(self, *shares: float) -> tuple[Box, ...]:
        """Return its columns from left to right, wide by their shares."""
        widths = [self.width * share / sum(shares) for share in shares]
        starts = accumulate(widths[:-1], initial=self.x)
        return tuple(
            Box(x, self.y, width, self.height) for x, width in zip(starts, widths, strict=True)
        )

    def rows(self, *shares: float) -> tuple[Box, ...]:
        """Return its rows from top to bottom, high by their shares."""
        heights = [self.height * share / sum(shares) for share in shares]
        starts = accumulate(heights[:-1], initial=self.y)
        return tuple(
            Box(self.x, y, self.width, height) for y, height in zip(starts, heights, strict=True)
        )

    def top(self, height: float) -> Box:
        """Return its upper part."""
        return Box(self.x, self.y, self.width, height)

    def below(self, height: float) -> Box:
        """Return the part under the upper one."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: float) -> Box:
        """Return its left part."""
        return Box(self.x, self.y, width, self.height)

    def after(self, width: float) -> Box:
        """Return the part to the right of the left one."""
        return Box(self.x + width, self.y, self.width - width, self.height)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it is drawn: the size of its letters, and its lines."""

    size: float
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.size * LEADING * MILLIMETERS


def fit(
    text: str, box: Box, measure: Measure, *, largest: float, smallest: float, cut: bool = False
) -> Fitted | None:
    """Return a text at the largest size at which it stays in its box; nothing if it cannot.

    It is wrapped between words, and inside a word only at the smallest size. A text that may be
    ``cut`` ends with three dots then, so that a name too long does not stop a whole list.
    """
    words = text.split()
    size = largest
    while size >= smallest:
        most = int((box.height + SLACK) / (size * LEADING * MILLIMETERS))
        lines = wrap(words, (box.width + SLACK) / size, measure)
        if lines is not None and len(lines) <= most:
            return Fitted(size, lines)
        size -= STEP
    width = (box.width + SLACK) / smallest
    most = int((box.height + SLACK) / (smallest * LEADING * MILLIMETERS))
    lines = wrap(split_words(words, width, measure), width, measure)
    if most < 1 or lines is None:
        return None
    if len(lines) <= most:
        return Fitted(smallest, lines)
    return Fitted(smallest, cut_off(lines[:most], width, measure)) if cut else None


def wrap(words: Sequence[str], width: float, measure: Measure) -> tuple[str, ...] | None:
    """Return words in lines of a width at a size of one point; nothing if a word is wider."""
    lines: list[str] = []
    # A word too wide may go on after its hyphen: Required/Forbidden, Díaz-Lee.
    parts = (PARTS.findall(word) if measure(word) > width else [word] for word in words)
    for word in chain.from_iterable(parts):
        if measure(word) > width:
            return None
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def split_words(words: Sequence[str], width: float, measure: Measure) -> list[str]:
    """Return words, those cut in pieces that are wider than a line."""
    pieces: list[str] = []
    for word in words:
        rest = word
        while len(rest) > 1 and measure(rest) > width:
            ends = range(len(rest) - 1, 1, -1)
            end = next((at for at in ends if measure(rest[:at]) <= width), 1)
            pieces.append(rest[:end])
            rest = rest[end:]
        pieces.append(rest)
    return pieces


def cut_off(lines: Sequence[str], width: float, measure: Measure) -> tuple[str, ...]:
    """Return lines whose last one ends with three dots."""
    *before, last = lines
    while last and measure(f"{last}…") > width:
        last = last[:-1]
    return (*before, f"{last.rstrip()}…")
