"""Random expressions: readings or a NotationError, never anything else, and the right values."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from bench.bench_fuzz_readings import (
    NotRationalError,
    brute_values,
    fault,
    goal_text,
    rational_text,
    run_batch,
    texts,
)

from goalsetter.cli.explanation import looks_like_sets, too_long
from goalsetter.notation import parse_written


@pytest.mark.parametrize("seed", range(4))
def test_rational_texts_have_the_values_of_brute_force(seed: int) -> None:
    """Chains with brackets, powers and turned cubes have exactly the values of all groupings."""
    rng = random.Random(seed)
    assert [fault(rational_text(rng), goal=False) for _ in range(100)] == [None] * 100


def test_the_small_evaluator_knows_a_wrong_value() -> None:
    """The test's own evaluator finds every grouping, and says where it cannot tell."""
    assert brute_values("2x3+5") == {11, 16}
    assert brute_values("u2-(4-s2)") == {-2 - (4 - 0.5)}
    assert brute_values("5/(3-3)") == set()
    with pytest.raises(NotRationalError):
        brute_values("2^s2")


def test_any_goal_as_it_may_lie_is_explained() -> None:
    """Cubes in any order with any gaps are readings or none, never a crash."""
    rng = random.Random(20261115)
    assert [fault(goal_text(rng), goal=True) for _ in range(150)] == [None] * 150


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("seed", [11, 12])
def test_any_expression_is_explained_within_bounds(seed: int) -> None:
    """Signs, notes, turned cubes, brackets, ! and |: no crash, within 20 CPU-seconds and 1.5 GB."""
    batch = list(islice(texts(random.Random(seed)), 40))
    assert list(run_batch(batch)) == []


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("B U R", True),
        ("V - Λ", True),
        ("2x3", False),
        ("2+B", False),
        ("0<Y>", False),
        ("3", False),
    ],
)
def test_sets_are_told_by_their_letters(text: str, sets: bool) -> None:
    """A colour or a set sign, and no sign of EQUATIONS; notes do not count."""
    assert looks_like_sets(text) is sets


def test_too_long_by_level_or_in_all() -> None:
    """A hundred items at one level are read, and four hundred in all."""
    assert not too_long(parse_written("1+" * 49 + "1").items)
    assert too_long(parse_written("1+" * 50 + "1").items)
    assert too_long(parse_written("x".join(["(1+2+3+4+5)"] * 45)).items)
