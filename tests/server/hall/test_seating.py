"""Seating for a round: everybody once, tables as full as can be, and not the same three again."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.server.hall.seating import seat_by_lot, seat_by_score, sizes_of

PEOPLE = st.lists(st.integers(0, 200), min_size=1, max_size=40, unique=True)
MOST = st.sampled_from([2, 3])
SEEDS = st.integers(0, 2**32)


@given(st.integers(1, 100), MOST)
def test_tables_are_as_full_as_can_be(count: int, most: int) -> None:
    """All are seated, no group lacks more than one, and nobody is alone where that can be."""
    sizes = sizes_of(count, most)
    assert sum(sizes) == count
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) == -(-count // most)
    if most == 3 and count > 1:
        assert min(sizes) >= 2
    assert sum(most - size for size in sizes) < most


@pytest.mark.parametrize(
    ("count", "sizes"), [(24, [3] * 8), (25, [3] * 7 + [2, 2]), (26, [3] * 8 + [2]), (1, [1])]
)
def test_a_class_is_cut_into_threes(count: int, sizes: list[int]) -> None:
    """Four left over are two pairs, each with a bot."""
    assert sizes_of(count, 3) == sizes


@given(PEOPLE, MOST, SEEDS)
def test_everybody_sits_once_and_by_the_seed(members: list[int], most: int, seed: int) -> None:
    """The same seed gives the same seating, by lot and by score."""
    points = {member: member % 7 for member in members}
    lot = seat_by_lot(members, most, [], Random(seed))
    score = seat_by_score(members, most, [], points, Random(seed))
    for groups in (lot, score):
        assert sorted(member for group in groups for member in group) == sorted(members)
        assert [len(group) for group in groups] == sizes_of(len(members), most)
    assert lot == seat_by_lot(members, most, [], Random(seed))
    assert score == seat_by_score(members, most, [], points, Random(seed))


@given(PEOPLE, MOST, SEEDS)
def test_no_group_sits_together_twice_running(members: list[int], most: int, seed: int) -> None:
    """Where there are two tables or more, the next round has none of the groups of this one."""
    chance = Random(seed)
    past = [frozenset(group) for group in seat_by_lot(members, most, [], chance)]
    points = dict.fromkeys(members, 0)
    if sum(len(group) > 1 for group in past) < 2:
        return
    for groups in (
        seat_by_lot(members, most, past, chance),
        seat_by_score(members, most, past, points, chance),
    ):
        assert not {frozenset(group) for group in groups if len(group) > 1} & {*past}


@given(SEEDS)
def test_a_class_of_24_meets_new_people_in_its_first_rounds(seed: int) -> None:
    """In three rounds by lot at most a few pairs meet again."""
    chance, past = Random(seed), list[frozenset[int]]()
    for _ in range(3):
        past += [frozenset(group) for group in seat_by_lot(range(24), 3, past, chance)]
    pairs = [pair for group in past for pair in combinations(sorted(group), 2)]
    assert len(pairs) - len(set(pairs)) <= 4


@given(SEEDS)
def test_the_best_sit_together_by_score(seed: int) -> None:
    """Without a past, the ranking is cut into tables as it stands."""
    points = {member: 100 - member for member in range(9)}
    groups = seat_by_score(range(9), 3, [], points, Random(seed))
    assert groups == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
