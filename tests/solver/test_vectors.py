"""Collections of cubes: every one that may be used, none twice, none that may not."""

from __future__ import annotations

from itertools import product
from random import Random

from goalsetter.rules import EDITIONS, ChallengeKind, Division
from goalsetter.solver import Budget, Reason, Unknown
from goalsetter.solver.equations import problem_of
from goalsetter.solver.equations.search import search
from goalsetter.solver.equations.vectors import Frame
from tests.solver.posed import posed
from tests.solver.random_mats import small_mat

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)


def by_hand(frame: Frame, size: int) -> set[int]:
    """Every collection of that size with all Required cubes, one kind after the other."""
    kinds, found = frame.problem.kinds, set()
    for counts in product(*(range(kind.required, kind.most + 1) for kind in kinds)):
        over = sum(max(0, n - kind.sure) for n, kind in zip(counts, kinds, strict=True))
        if 2 <= sum(counts) == size and over <= frame.problem.spare:
            found.add(frame.pack(counts))
    return found


def test_every_final_collection() -> None:
    """Those of each size, as counted by hand; what is left out cannot be an expression."""
    chance = Random(5)
    for _ in range(60):
        frame = Frame(problem_of(small_mat(chance, 8), MIDDLE, chance.choice(list(ChallengeKind))))
        for size in range(frame.largest() + 2):
            found = list(frame.finals(size))
            assert len(found) == len(set(found))
            assert set(found) == {v for v in by_hand(frame, size) if frame.shaped(v)}
            assert all(frame.size(vector) == size for vector in found)


def test_parts_of_collections() -> None:
    """One is within another just if it has no more of any kind."""
    frame = Frame(posed("1 1 2 + x x", "5"))
    pairs = list(product(product(range(3), range(2), range(2), range(3)), repeat=2))
    for one, other in pairs:
        expected = all(a <= b for a, b in zip(one, other, strict=True))
        assert frame.within(frame.pack(one), frame.pack(other)) is expected


def test_a_mat_without_end() -> None:
    """A hundred cubes and more are looked at one by one, so the budget stops it in time."""
    many = " ".join("0123456789+-x/^√" * 8)
    answer = search(posed(many, "1009", required=False), Budget(steps=100_000))
    assert not isinstance(answer, Unknown) or answer.reason is Reason.BUDGET
