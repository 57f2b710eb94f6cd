"""The kernel of ON-SETS gives the answers of plain Python, and does not fall over."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product
from random import Random
from unittest.mock import patch

import pytest

from goalsetter.cubes import Cube
from goalsetter.expr import SET_FUNCTIONS
from goalsetter.notation import parse_mat
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Budget, Reason, Solvable, solve_sets
from goalsetter.solver.onsets import kernel
from goalsetter.solver.onsets.families import JOINS
from goalsetter.solver.onsets.kernel import countable, row_of, seek, truth_table
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.problem import SetProblem
from goalsetter.solver.onsets.purse import Purse, StoppedError
from tests.solver.random_set_mats import BOOKS
from tests.solver.set_twins import differences, disagreements, random_question

pytestmark = pytest.mark.skipif(not kernel.is_built(), reason="there is no kernel here")

SENIOR = next(book for book in BOOKS if book[1] is Division.SENIOR)
FULL = parse_mat(
    "universe BRGY BRG BRY BGY BR BY RG RY GY R G Y blank; goal 4;"
    " resources ' ' - = = B B G R R R R Y Λ ∩"
)
"""With operations that are not used up there are millions of steps to go."""

GARBAGE: tuple[object, ...] = (
    None,
    -1,
    2,
    17,
    1 << 16,
    1 << 40,
    1 << 70,
    "x",
    1.5,
    (),
    (1,),
    ((1, 2),),
    [],
)
CLEAN = (TypeError, ValueError, IndexError, OverflowError)


def full_problems() -> tuple[SetProblem, ...]:
    """A full mat on which nothing fits, so that everything is looked at."""
    edition, division = SENIOR
    rules = edition.in_force(division)
    return problems_of(FULL, rules, ChallengeKind.IMPOSSIBLE, frozenset())


def stopped(budget: Budget) -> Reason:
    """Why the search of the full mat stops."""
    with pytest.raises(StoppedError) as stop:
        seek(full_problems(), Purse(budget), lambda _: False)
    return stop.value.reason


# --- the same answers ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_kernel_says_what_plain_python_says(seed: int) -> None:
    """Whole shakes of all divisions, variations and rulings: verdict, length, and the judge."""
    assert disagreements(seed, count=25) == []


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_finds_every_set(seed: int) -> None:
    """Every Goal gives the same sets, each with as few signs."""
    wrong, sets = differences(seed, count=30)
    assert wrong == []
    assert sets > 200


def test_two_threads_search_at_once() -> None:
    """The kernel has no state of its own: two searches at once answer as one after the other."""
    random = Random(9)
    asked = [random_question(random) for _ in range(24)]

    def answer(at: int) -> object:
        position, question = asked[at]
        return solve_sets(position.mat, position.rules, question)

    one_by_one = list(map(answer, range(24)))
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(answer, range(24))) == one_by_one


@pytest.mark.parametrize("function", sorted(JOINS))
def test_truth_tables_are_the_functions(function: str) -> None:
    """Four cards, one for each case, tell all of an operation."""
    table = truth_table(function)
    for one, other in product((0, 1), repeat=2):
        assert table >> 2 * one + other & 1 == SET_FUNCTIONS[function](one, other) & 1


@pytest.mark.parametrize("table", range(16))
def test_families_are_joined_as_pairs_are(table: int) -> None:
    """Few pairs one by one and many by transforms: every operation that there can be."""
    from goalsetter.solver import _kernel

    random = Random(table)
    for classes, share in product((0, 1, 3, 6, 7), (0.02, 0.3, 1)):
        every = range(1 << classes)
        lefts, rights = ([c for c in every if random.random() < share] for _ in range(2))
        expected = {_joined(table, classes, a, b) for a, b in product(lefts, rights)}
        told = _kernel.join_sets((table, classes, tuple(lefts), tuple(rights)))
        assert told == tuple(sorted(expected))


def _joined(table: int, classes: int, one: int, other: int) -> int:
    bits = range(classes)
    return sum((table >> 2 * (one >> at & 1) + (other >> at & 1) & 1) << at for at in bits)


def test_whole_powersets_of_sixteen_cards() -> None:
    """The largest families that there can be: no number runs over."""
    from goalsetter.solver import _kernel

    every = tuple(range(1 << 16))
    for function in JOINS:
        assert _kernel.join_sets((truth_table(function), 16, every, every)) == every


# --- what stops it ------------------------------------------------------------------------------


def test_a_budget_stops_the_search() -> None:
    """So many steps, so much memory, and no more."""
    assert stopped(Budget(steps=50_000)) is Reason.BUDGET
    assert stopped(Budget(megabytes=0)) is Reason.MEMORY


def test_a_search_can_be_cancelled() -> None:
    """The question whether to go on is asked from time to time."""
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) == 4

    with patch.object(kernel, "POLL", 10_000):
        assert stopped(Budget(cancelled=cancelled)) is Reason.CANCELLED
    assert len(asked) == 4


def test_an_error_of_the_asker_comes_back() -> None:
    """An exception in a question of the kernel ends the search and is raised."""

    def cancelled() -> bool:
        if next(asked):
            raise KeyError("enough")
        return False

    asked = iter([False, True])
    with patch.object(kernel, "POLL", 1_000), pytest.raises(KeyError, match="enough"):
        seek(full_problems(), Purse(Budget(cancelled=cancelled)), lambda _: False)
    fitting = tuple(replace(each, targets=frozenset({2})) for each in full_problems())
    with pytest.raises(ZeroDivisionError):
        seek(fitting, Purse(Budget()), lambda _: bool(1 / 0))


# --- what it does not take ----------------------------------------------------------------------


def test_mats_that_are_too_large_go_to_plain_python() -> None:
    """More cubes than the kernel can count: there is an answer all the same."""
    many = tuple(Cube(face) for face in "BRGYVΛ∪∩-'=⊆" * 40)
    edition, division = next(book for book in BOOKS if book[1] is Division.MIDDLE)
    rules = edition.in_force(division)
    mat = replace(FULL, permitted=many, resources=())
    problems = problems_of(mat, rules, ChallengeKind.NOW, frozenset({4}))
    assert not any(map(countable, problems))
    assert isinstance(solve_sets(mat, rules, ChallengeKind.NOW), Solvable)


def test_no_problem_is_exhausted_at_once() -> None:
    """Nothing to search, and nothing found."""
    from goalsetter.solver import _kernel

    assert _kernel.search_sets((), 1, 1, 1, None, lambda *_: True) == ("exhausted", 0, 0, 0)


def test_garbage_is_refused() -> None:
    """Every row gets an answer or an exception, never a crash."""
    random = Random(3)
    rows = [row_of(problem) for _ in range(30) for problem in _some_problems(random)[:2]]
    refused = 0
    for row in rows * 12:
        refused += _is_refused((_spoilt(random, row),), 2_000, 1, 100, None, lambda *_: False)
    assert refused > len(rows)


@pytest.mark.parametrize("at", range(6))
def test_other_garbage_is_refused(at: int) -> None:
    """The same for all else that the kernel is told."""
    random = Random(at)
    for thing in GARBAGE:
        asked = [tuple(map(row_of, _some_problems(random)))[:2], 2_000, 1, 100, None, bool]
        asked[at] = thing
        _is_refused(*asked)
    refused = [_join_is_refused(thing, at) for thing in GARBAGE]
    assert any(refused)


def _some_problems(random: Random) -> tuple[SetProblem, ...]:
    position, question = random_question(random)
    return problems_of(position.mat, position.rules, question, frozenset({2, 3}))


def _spoilt(random: Random, thing: object) -> object:
    """A row with garbage somewhere in it."""
    if isinstance(thing, tuple) and thing and random.random() < 0.9:
        at = random.randrange(len(thing))
        if random.random() < 0.1:
            return thing[:at]
        return (*thing[:at], _spoilt(random, thing[at]), *thing[at + 1 :])
    return random.choice(GARBAGE)


def _is_refused(*arguments: object) -> bool:
    from goalsetter.solver import _kernel

    search: Callable[..., object] = _kernel.search_sets
    try:
        search(*arguments)
    except CLEAN:
        return True
    return False


def _join_is_refused(thing: object, at: int) -> bool:
    from goalsetter.solver import _kernel

    join: Callable[..., object] = _kernel.join_sets
    question: list[object] = [8, 3, (1, 2), (3,)]
    question[at % 4] = thing
    try:
        join(tuple(question))
    except CLEAN:
        return True
    return False
