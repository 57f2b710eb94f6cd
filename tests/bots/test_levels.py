"""Levels are data: in order, each stronger than the one before."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest

from goalsetter.bots import LEVELS, BotLevel, find_level
from goalsetter.cubes import EQUATIONS_SIGNS, RESTRICTION_SIGNS, SET_CONSTANTS, SET_OPERATIONS

PAIRS = tuple(pairwise(LEVELS))


def test_there_are_about_six() -> None:
    """From a third-grader to a champion, each found by its name."""
    assert len(LEVELS) == 6
    assert [find_level(level.name) for level in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        find_level("kindergarten")


@pytest.mark.parametrize(("lower", "higher"), PAIRS)
def test_each_sees_more_and_misses_less(lower: BotLevel, higher: BotLevel) -> None:
    """No level thinks of less than the one below, or slips more often."""
    assert set(lower.signs) <= set(higher.signs)
    assert set(lower.set_signs) <= set(higher.set_signs)
    assert all(higher.thinks_of(each) for each in lower.variations if each != "every")
    assert (lower.cubes, lower.set_cubes) <= (higher.cubes, higher.set_cubes)
    assert lower.misses > higher.misses
    assert lower.alert < higher.alert
    assert lower.unsure >= higher.unsure
    assert (lower.through, lower.set_through) <= (higher.through, higher.set_through)
    assert lower.slips > higher.slips
    assert lower.checks <= higher.checks
    assert lower.bonus < higher.bonus
    assert lower.charges <= higher.charges
    assert sum(lower.thinks) >= sum(higher.thinks)


def test_the_champion_misses_nothing() -> None:
    """Every sign, every variation, every Solution."""
    champion = LEVELS[-1]
    assert set(champion.signs) == set(EQUATIONS_SIGNS)
    assert set(champion.set_signs) == set(SET_OPERATIONS + SET_CONSTANTS + RESTRICTION_SIGNS)
    assert champion.thinks_of("÷ as log")
    assert (champion.misses, champion.slips, champion.cubes) == (0, 0, 24)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_knows_as_much_in_another_process(level: BotLevel) -> None:
    """A table on the web lets bots think in processes of their own, to which levels are copied."""
    copied = pickle.loads(pickle.dumps(level))
    for name in ("sideways", "factorial", "number of factors", "no such variation"):
        assert copied.thinks_of(name) == level.thinks_of(name)
    assert copied.thinks_of("number of factors") == (level.name in {"eleventh-grade", "champion"})
