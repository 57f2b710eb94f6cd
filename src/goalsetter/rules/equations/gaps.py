"""The gaps of a Goal on the mat, and where they fall in the Goal as somebody writes it.

A gap keeps two digits apart, and a chunk between gaps that is a complete expression may not be
crossed: no part of a reading holds some of its cubes but not all, together with cubes outside
(2018-19 IV-B-2). It need not be a part itself, for its first sign may take what lies before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from goalsetter.cubes import DIGITS, DecimalPoint, Factorial, Group, Item, Placed
from goalsetter.expr import LevelBlock


@dataclass(frozen=True, slots=True)
class Gaps:
    """The cubes before which there is a gap, and the complete chunks, counted in cubes."""

    before: frozenset[int] = frozenset()
    chunks: tuple[tuple[int, int], ...] = ()


NO_GAPS = Gaps()


@dataclass(frozen=True, slots=True)
class LevelGaps:
    """The gaps of a Goal in one bracket level, counted in items, and in each of its groups.

    ``crossed`` tells that a written group holds some cubes of a chunk but not all, and others.
    """

    before: frozenset[int] = frozenset()
    blocks: tuple[LevelBlock, ...] = ()
    inside: tuple[tuple[int, Gaps], ...] = ()
    crossed: bool = False

    def in_group(self, position: int) -> Gaps:
        """The gaps within the group at a position."""
        return dict(self.inside).get(position, NO_GAPS)


def gaps_in_level(items: tuple[Item, ...], gaps: Gaps) -> LevelGaps:
    """Where the gaps of a Goal fall in a bracket level that is made of its cubes."""
    if gaps == NO_GAPS:
        return LevelGaps()
    # Gaps are counted in cubes, levels in items: ! and points are items but no cubes.
    edges = tuple(accumulate(map(_count_cubes, items), initial=0))
    groups = [
        (at, edges[at], edges[at + 1]) for at, item in enumerate(items) if isinstance(item, Group)
    ]
    inside = tuple((at, _cut_out(gaps, start, end)) for at, start, end in groups)
    own = [
        (start, end)
        for start, end in gaps.chunks
        if not any(low <= start and end <= high for _, low, high in groups)
    ]
    # A gap inside a written group is that group's own matter.
    within = {cube for _, low, high in groups for cube in range(low + 1, high)}
    if any(edge in within for chunk in own for edge in chunk):
        # The writer's brackets cut a complete chunk in two: that is no reading of this Goal.
        return LevelGaps(crossed=True)
    return LevelGaps(
        before=frozenset(_item_at(items, edges, cube) for cube in gaps.before - within),
        blocks=tuple(_block(items, edges, start, end) for start, end in own),
        inside=inside,
    )


def _cut_out(gaps: Gaps, start: int, end: int) -> Gaps:
    """The gaps among the cubes from start up to end, counted anew."""
    return Gaps(
        frozenset(cube - start for cube in gaps.before if start < cube < end),
        tuple((s - start, e - start) for s, e in gaps.chunks if start <= s and e <= end),
    )


def _block(items: tuple[Item, ...], edges: tuple[int, ...], start: int, end: int) -> LevelBlock:
    # The ! behind a chunk are no cubes of the mat: a reading may give them to the chunk alone or to
    # more than it, so they lie between the end of the block and its tail.
    tail = _item_at(items, edges, end)
    first = tail
    while isinstance(items[first - 1], Factorial):
        first -= 1
    return LevelBlock(_item_at(items, edges, start), first, tail)


def _item_at(items: tuple[Item, ...], edges: tuple[int, ...], cube: int) -> int:
    """The item with which something begins that begins with this cube.

    A ! belongs to what stands before it; so does a point, unless digits follow.
    """
    at = edges.index(cube)
    while at < len(items) and isinstance(items[at], Factorial | DecimalPoint):
        behind = items[at + 1] if at + 1 < len(items) else None
        if isinstance(items[at], DecimalPoint) and _is_digit(behind):
            break
        at += 1
    return at


def _is_digit(item: Item | None) -> bool:
    return isinstance(item, Placed) and item.cube.symbol in DIGITS


def _count_cubes(item: Item) -> int:
    if isinstance(item, Group):
        return sum(map(_count_cubes, item.items))
    return 0 if isinstance(item, Factorial | DecimalPoint) else 1


def gaps_between(chunks: tuple[tuple[Item, ...], ...]) -> Iterator[int]:
    """The cubes before which there is a gap."""
    yield from accumulate(sum(map(_count_cubes, chunk)) for chunk in chunks[:-1])
