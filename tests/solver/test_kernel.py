"""The kernel gives the answers of plain Python: the same verdicts, and only true Solutions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from goalsetter.expr import (
    Number,
    Operation,
    compare,
    equal,
    integer,
    rational,
    value_text,
)
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Exhausted, Reason, Unknown
from goalsetter.solver.equations import kernel, problem_of
from goalsetter.solver.equations.built import Sought, cubes_in
from goalsetter.solver.equations.kernel_tables import tables_of, target_row
from goalsetter.solver.equations.problem import Problem, Target
from goalsetter.solver.equations.search import search as plain
from tests.solver.naive import NotSettledError, solvable
from tests.solver.planted import plants
from tests.solver.posed import MIDDLE, posed, worth
from tests.solver.random_mats import questions, rolled_mat
from tests.solver.test_near_misses import NOT_THERE, THERE

pytestmark = pytest.mark.skipif(not kernel.is_built(), reason="there is no kernel here")

BUDGET = Budget(steps=100_000_000)
MATS, ROLLED, PLANTED = 600, 40, 400
LONG = posed("1 2 3 4 5 6 7 8 9 + - x / ^ √ + - x", "1000003/999983", required=False)


def search(problem: Problem, budget: Budget = BUDGET, count: int = 1) -> Sought:
    """Ask the kernel itself; the test fails where plain Python would take over."""
    assert tables_of(problem) is not None
    return kernel.search(problem, budget, count)


def is_true(found: Sought, problem: Problem) -> bool:
    """Whether every expression that was found has its target's value."""
    assert isinstance(found, tuple)
    targets = problem.targets
    return all(equal(worth(b.tree, problem), targets[b.target].value) for b in found)


# --- the same verdicts --------------------------------------------------------------------------


def test_the_kernel_says_what_a_naive_solver_says() -> None:
    """Random small mats of every edition, division and question."""
    wrong, settled = [], 0
    for mat, rules, question in questions(seed=77, count=MATS):
        try:
            expected = solvable(mat, rules, question)
        except NotSettledError:
            continue
        settled += 1
        problem = problem_of(mat, rules, question)
        found = search(problem)
        if isinstance(found, tuple) is not expected or isinstance(found, Unknown):
            wrong.append(f"{text(mat)} {rules.division} {question}: {found}")
        assert not isinstance(found, tuple) or is_true(found, problem)
    assert not wrong
    assert settled >= 500


@pytest.mark.parametrize("moved", [5, 7])
def test_the_kernel_says_what_plain_python_says(moved: int) -> None:
    """Whole shakes after a few moves, as far as plain Python gets."""
    chance, wrong, settled = Random(moved), [], 0
    for _ in range(ROLLED):
        mat = rolled_mat(chance, moved)
        problem = problem_of(mat, MIDDLE, ChallengeKind.NOW)
        slow, quick = plain(problem, Budget(steps=100_000)), search(problem)
        if isinstance(slow, Unknown):
            continue
        settled += 1
        if type(slow) is not type(quick):
            wrong.append(f"{text(mat)}: {slow} but {quick}")
    assert not wrong
    assert settled * 2 > ROLLED


def test_planted_solutions_are_found() -> None:
    """All cubes Required, the value of an expression of them wanted: it is found."""
    lost = []
    for cubes, value in plants(seed=11, count=PLANTED, most=9):
        problem = posed(cubes, value)
        found = kernel.search(problem, BUDGET)
        if not isinstance(found, tuple) or not is_true(found, problem):
            lost.append(f"{text(cubes)} = {value_text(value)}: {found}")
    assert not lost


@pytest.mark.parametrize(("cubes", "target"), THERE)
def test_what_only_looks_different_is_found(cubes: str, target: str | Number) -> None:
    """Equal numbers are known as equal, however they are made."""
    problem = posed(cubes, target)
    assert is_true(search(problem), problem)


@pytest.mark.parametrize(("cubes", "target"), NOT_THERE)
def test_what_only_looks_equal_is_not(cubes: str, target: str | Number) -> None:
    """A proof, though the numbers agree in more digits than a double has."""
    assert isinstance(search(posed(cubes, target)), Exhausted)


def test_five_radicals() -> None:
    """√2+√3+√5+√6+√7 is found, and the same with √8 is proven not to be there."""
    there = posed("√ 2 √ 3 √ 5 √ 6 √ 7 + + + +", "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)+sqrt(7)")
    other = posed("√ 2 √ 3 √ 5 √ 6 √ 7 + + + +", "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)+sqrt(8)")
    assert is_true(search(there), there)
    assert isinstance(search(other), Exhausted)


@pytest.mark.parametrize(
    ("cubes", "target", "there"),
    [
        ("0 x 5 ^ 9", "0", True),  # whatever is multiplied by zero
        ("0 / 5 + 7", "0", True),
        ("1 ^ 2 √ 3", "1", True),
        ("2 - 3 ^ √ 4 x 2", "1", True),  # minus one to an even power
        ("0 ^ 2 - 2", "0", False),  # no zeroth power of zero
        ("0 √ 4", "1", False),
        ("2 - 6 √ √ 2", "2", False),  # no square root of a negative number
        ("9 / 5 - 5", "9", False),  # no division by zero
    ],
)
def test_zeros_ones_and_signs(cubes: str, target: str, there: bool) -> None:
    """Operands that leave the other one free, and those that leave no value."""
    found = search(posed(cubes, target))
    assert isinstance(found, tuple if there else Exhausted), found


def test_several_targets() -> None:
    """The target that is met is named."""
    problem = posed("2 + 3", "7")
    both = replace(problem, targets=(*problem.targets, Target(value=integer(5))))
    found = search(both)
    assert isinstance(found, tuple)
    assert found[0].target == 1


def test_more_solutions_than_one() -> None:
    """As many as are wanted and soon found: distinct, true, fewest cubes first."""
    problem = posed("1 2 3 4 + + - x", "6", required=False)
    found = search(problem, count=4)
    assert isinstance(found, tuple)
    assert len(set(found)) == len(found) == 4
    assert is_true(found, problem)
    sizes = [cubes_in(each.tree, problem) for each in found]
    assert sizes == sorted(sizes)


def test_fewer_solutions_than_wanted() -> None:
    """All there is comes back, though there is less of it than was wanted."""
    problem = posed("2 + 3", "5")
    found = search(problem, count=50)
    assert isinstance(found, tuple)
    assert is_true(found, problem)


# --- what stops it ------------------------------------------------------------------------------


def test_a_budget_stops_the_search() -> None:
    """So many steps and no more; the same budget stops at the same place."""
    assert search(LONG, Budget(steps=50_000)) == search(LONG, Budget(steps=50_000))
    found = search(LONG, Budget(steps=50_000))
    assert isinstance(found, Unknown)
    assert found.reason is Reason.BUDGET


def test_memory_stops_the_search() -> None:
    """A search that would need more memory than it may have."""
    found = search(LONG, Budget(megabytes=2))
    assert isinstance(found, Unknown)
    assert found.reason is Reason.MEMORY


def test_a_search_can_be_cancelled() -> None:
    """The question whether to go on is asked from time to time."""
    asked = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) == 3

    found = search(LONG, Budget(cancelled=cancelled))
    assert isinstance(found, Unknown)
    assert found.reason is Reason.CANCELLED
    assert len(asked) == 3


def test_an_error_of_the_asker_comes_back() -> None:
    """An exception in the question whether to go on ends the search and is raised."""

    def cancelled() -> bool:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        search(LONG, Budget(cancelled=cancelled))


def test_two_threads_search_at_once() -> None:
    """The kernel has no state of its own: two searches at once answer as one after the other."""
    problems = [problem_of(rolled_mat(Random(n), 9), MIDDLE, ChallengeKind.NOW) for n in range(24)]
    one_by_one = [search(problem) for problem in problems]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(search, problems)) == one_by_one


def test_targets_that_are_not_all_there_are() -> None:
    """Where some value of the Goal is not known, nothing is proven."""
    found = search(replace(posed("2 + 3", "7"), every_target=False))
    assert isinstance(found, Unknown)
    assert found.reason is Reason.UNDECIDED


# --- what it does not take ----------------------------------------------------------------------


def test_rows_that_the_kernel_lacks_go_to_plain_python() -> None:
    """Operations that it does not know, numerals beyond 64 bits, targets that it cannot write."""
    problem = posed("2 + 3", "5")
    odd = replace(problem.binary[0], operation=Operation("unheard-of"))
    big = replace(problem.leaves[0], value=rational(2**70, 3))
    for each in (
        replace(problem, binary=(odd,)),
        replace(problem, leaves=(big, *problem.leaves[1:])),
        posed("2 + 3", "sqrt(2)*i"),
        replace(problem, kinds=tuple(replace(k, most=2**40) for k in problem.kinds)),
    ):
        assert tables_of(each) is None
    found = kernel.search(replace(problem, leaves=(*problem.leaves, big)), BUDGET)
    assert isinstance(found, tuple)


@pytest.mark.parametrize(
    ("value", "row"),
    [
        ("7/3", (0, 7, 3)),
        ("2-i/3", (3, 2, 1, -1, 3)),
        ("-2^70", (1, -1152921504606847050, -1152921504606846903, 10, 0)),
        ("9^(9^9)", (2, 1228093888, 1228093899, 1, 0, 0)),
        ("-9^(9^9)", (2, 1228093888, 1228093899, -1, 0, 0)),
    ],
)
def test_targets_in_numbers(value: str, row: tuple[int, ...]) -> None:
    """A fraction as it is, all else between bounds that are rounded outwards."""
    problem = posed("2 + 3", value)
    found = target_row(problem.targets[0].value)
    assert found is not None
    assert found[0] == row[0]
    assert found == row or row[0] == 1


def test_a_target_is_within_its_bounds() -> None:
    """Radicals of every size lie between the two numbers that the kernel gets."""
    for text_of in ("sqrt(2)", "-sqrt(2)", "sqrt(3)/10^40", "10^30*sqrt(5)", "2^200+1", "-2^70"):
        value = posed("2 + 3", text_of).targets[0].value
        row = target_row(value)
        assert row is not None
        assert row[0] == 1
        scale = rational(2 ** max(row[3], 0), 2 ** max(-row[3], 0))
        low, high = integer(row[1]) * scale, integer(row[2]) * scale
        assert compare(low, value) == -1
        assert compare(value, high) == -1
