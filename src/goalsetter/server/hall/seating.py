"""Seating for a round of a hall: pure functions of who is there and who sat together before.

Groups are as large as a table, or one smaller where the number does not go up; a bot fills up then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

Groups = list[list[int]]
Cost = Callable[[Groups], tuple[int, ...]]
Past = Sequence[frozenset[int]]
"""The groups of all rounds before."""


def sizes_of(count: int, most: int) -> list[int]:
    """The sizes of groups for so many people: nobody plays alone with bots if that can be."""
    whole, rest = divmod(count, most)
    if rest == 1 and most > 2 and whole:
        return [most] * (whole - 1) + [most - 1] * 2
    return [most] * whole + [rest] * (rest > 0)


def seat_by_lot(members: Sequence[int], most: int, past: Past, chance: Random) -> Groups:
    """Groups by lot, in which as few as can be meet whom they have met."""
    drawn = list(members)
    chance.shuffle(drawn)
    met = {pair for group in past for pair in combinations(sorted(group), 2)}

    def cost(groups: Groups) -> tuple[int, ...]:
        pairs = (pair for group in groups for pair in combinations(sorted(group), 2))
        return _repeated(groups, past), sum(pair in met for pair in pairs)

    return _improved(_cut(drawn, most), cost)


def seat_by_score(
    members: Sequence[int], most: int, past: Past, points: Mapping[int, int], chance: Random
) -> Groups:
    """Those with like scores together, the best first; ties by lot, and no group as it was."""
    drawn = list(members)
    chance.shuffle(drawn)
    ranked = sorted(drawn, key=lambda member: -points.get(member, 0))
    return _improved(_cut(ranked, most), lambda groups: (_repeated(groups, past),))


def _cut(ranked: Sequence[int], most: int) -> Groups:
    rest = iter(ranked)
    return [[next(rest) for _ in range(size)] for size in sizes_of(len(ranked), most)]


def _repeated(groups: Groups, past: Past) -> int:
    """How many groups have sat together before, just so."""
    return sum(frozenset(group) in past for group in groups if len(group) > 1)


def _improved(groups: Groups, cost: Cost) -> Groups:
    """Exchange two people, nearest groups first, as long as that makes it better."""
    now = cost(groups)
    while any(now):
        better = next((tried for tried in _exchanges(groups) if cost(tried) < now), None)
        if better is None:
            break
        groups, now = better, cost(better)
    return groups


def _exchanges(groups: Groups) -> Iterator[Groups]:
    """Every seating in which two people of two groups have changed places."""
    for apart in range(1, len(groups)):
        for first in range(len(groups) - apart):
            second = first + apart
            # From the end of one and the beginning of the next: by score those are nearest.
            for one in reversed(range(len(groups[first]))):
                for other in range(len(groups[second])):
                    tried = [list(group) for group in groups]
                    tried[first][one], tried[second][other] = (
                        groups[second][other],
                        groups[first][one],
                    )
                    yield tried
