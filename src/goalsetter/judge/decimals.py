"""Decimals of the Goal as people write them: 0.5 for the Goal 5, and 0.2 or .2 for the Goal 20.

The books themselves write such numerals so (2018-19 XIII-D-14 a, b; 2011-12 ET6-IV), though no cube
shows the 0 before the point, and the last 0 of the Goal may be left out behind it.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import DIGITS, DecimalPoint, Group, Item, LaidGoal, Placed, Written


def with_laid_digits(goal: Written, laid: LaidGoal) -> Written:
    """The Goal as written, its decimals with the very digits that lie on the mat."""
    return Written(_Line(laid).level(goal.items))


class _Line:
    """The cubes of the Goal on the mat, and how many of them have been written so far."""

    def __init__(self, laid: LaidGoal) -> None:
        self.rest = [list(chunk) for chunk in laid.chunks]

    def level(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """One bracket level."""
        spread: list[Item] = []
        at = 0
        while at < len(items):
            end = at + max(1, _numeral(items[at:]))
            spread.extend(self.write_out(items[at:end]))
            at = end
        return tuple(spread)

    def write_out(self, part: tuple[Item, ...]) -> tuple[Item, ...]:
        """A numeral, or one other item."""
        first = part[0]
        if isinstance(first, Group):
            return (replace(first, items=self.level(first.items)),)
        shown = part
        # Two points make no decimal: such a paper is left to be ruled on as it stands.
        if sum(isinstance(item, DecimalPoint) for item in part) == 1:
            shown = self.as_laid(part)
        for _ in range(sum(isinstance(item, Placed) for item in shown)):
            if self.rest:
                self.rest[0].pop(0)
                self.rest = [chunk for chunk in self.rest if chunk]
        return shown

    def as_laid(self, part: tuple[Item, ...]) -> tuple[Item, ...]:
        """The decimal that is written, made of the next digits on the mat; itself if it is none.

        Those are the upright digits that lie next, with no gap between them; as many of them as
        can be are taken, so that a 20 is .20 and no .2 with a 0 left over.
        """
        chunk = tuple(Placed(cube) for cube in (self.rest[0] if self.rest else []))
        digits = chunk[: _numeral(chunk)]
        # The longest first, so that no 0 of the Goal is left lying behind the decimal.
        for length in range(len(digits), 0, -1):
            for cut in range(length + 1):
                laid: tuple[Item, ...] = (*digits[:cut], DecimalPoint(), *digits[cut:length])
                if _worth(laid) == _worth(part):
                    return laid
        return part


def _numeral(items: tuple[Item, ...]) -> int:
    """How many items from the first on are digits and points."""
    for at, item in enumerate(items):
        if isinstance(item, Placed):
            # A digit that is turned or noted is no digit of a numeral.
            if item.cube.symbol in DIGITS and item.cube.upright and item.note is None:
                continue
        elif isinstance(item, DecimalPoint):
            continue
        return at
    return len(items)


def _worth(decimal: tuple[Item, ...]) -> tuple[str, str]:
    """The digits before and behind the point, without zeros that say nothing."""
    text = "".join(item.cube.symbol if isinstance(item, Placed) else "." for item in decimal)
    before, _, behind = text.partition(".")
    return before.lstrip("0"), behind.rstrip("0")
