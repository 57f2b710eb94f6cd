"""The kernel's fast lane: the answers of the general search, and its proofs at tight bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver import Budget, Unknown, solve
from goalsetter.solver.equations import kernel, problem_of, solving
from goalsetter.solver.equations.kernel_tables import tables_of
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.search import search as plain
from tests.solver.lane_mats import mat_without_powers
from tests.solver.posed import posed
from tests.solver.random_mats import every_rules
from tests.solver.trial import fault
from tests.solver.variation_mats import alone

BUDGET = Budget(steps=20_000_000)
MATS, VARIED, PLAIN = 400, 200, 40
PRIME = 2**31 - 1
"""The residues of the lane are modulo this."""

ADD, SUBTRACT, MULTIPLY, DIVIDE, AVERAGE, PERCENT = 0, 1, 2, 3, 6, 7
POSITIVE_DIFFERENCE, EXACT_QUOTIENT = 28, 29
LEAF = 0


@contextmanager
def kernel_with(search: Any) -> Iterator[None]:
    """Let another search stand in for the kernel's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "_kernel", SimpleNamespace(search=search))
        # Mats that are posed inside the kernel would not come by here.
        patch.setattr(solving, "ask_kernel", lambda *_: None)
        yield


@dataclass
class Lanes:
    """The kernel's search with or without the lane; counts what the lane decided."""

    lane: bool
    decided: int = 0

    def search(self, *arguments: Any) -> Any:
        """Search as the kernel does."""
        answer = SEARCH(*arguments, self.lane)
        self.decided += answer[-1]
        return answer


SEARCH: Any = pytest.importorskip("goalsetter.solver._kernel").search


def disagreements(cases: list[tuple[Mat, EquationsRules, ChallengeKind]]) -> tuple[list[str], int]:
    """Where the lane and the general search differ or the judge refuses; and the lane's share."""
    wrong, with_lane, without = [], Lanes(lane=True), Lanes(lane=False)
    for mat, rules, question in cases:
        with kernel_with(with_lane.search):
            quick = solve(mat, rules, question, BUDGET)
        with kernel_with(without.search):
            slow = solve(mat, rules, question, BUDGET)
        refused = fault(quick, mat, rules, question)
        undecided = isinstance(slow, Unknown) and not isinstance(quick, Unknown)
        if refused or not (type(quick) is type(slow) or undecided):
            wrong.append(f"{text(mat)} {rules.division} {question}: {quick}, {slow} {refused}")
    assert not without.decided
    return wrong, with_lane.decided


# --- beside the general search and plain Python -----------------------------------------------


def test_the_lane_says_what_the_general_search_says() -> None:
    """Mats of every edition and division: the same verdict, and papers that the judge accepts."""
    chance, rules = Random(3), every_rules()
    cases = [
        (
            mat_without_powers(chance, chance.choice((7, 9, 11))),
            chance.choice(rules),
            chance.choice(list(ChallengeKind)),
        )
        for _ in range(MATS)
    ]
    wrong, decided = disagreements(cases)
    assert not wrong
    assert decided > MATS // 2


def test_the_lane_says_so_under_variations() -> None:
    """Each variation that leaves fractions where they are: averages, percentages, long numerals."""
    chance = Random(4)
    tables = alone(chance)
    cases = [
        (
            mat_without_powers(chance, chance.choice((5, 7))),
            chance.choice(tables).rules,
            chance.choice(list(ChallengeKind)),
        )
        for _ in range(VARIED)
    ]
    wrong, decided = disagreements(cases)
    assert not wrong
    assert decided > VARIED // 4


def test_the_lane_says_what_plain_python_says() -> None:
    """As an install without a compiler answers."""
    chance, wrong = Random(5), []
    rules = every_rules()
    for _ in range(PLAIN):
        problem = problem_of(mat_without_powers(chance, 7), chance.choice(rules), ChallengeKind.NOW)
        slow, quick = plain(problem, Budget(steps=200_000)), kernel.search(problem, BUDGET)
        if type(slow) is not type(quick) and not isinstance(slow, Unknown):
            wrong.append(f"{problem}: {slow} but {quick}")
    assert not wrong


# --- what it takes ------------------------------------------------------------------------------


def ask(
    numbers: list[str],
    signs: dict[int, int],
    target: str,
    *,
    lane: bool = True,
    required: bool = True,
) -> tuple[str, bool]:
    """The verdict on leaves ('1/2|3': a cube with two meanings) and so many of each operation."""
    cubes = len(numbers)
    kinds = [(int(required), 1, 1, 1)] * cubes + [
        (count * required, count, count, 1) for count in signs.values()
    ]
    leaves = [
        ((kind,), *Fraction(value).as_integer_ratio())
        for kind, meanings in enumerate(numbers)
        for value in meanings.split("|")
    ]
    rows = [
        ((cubes + at,), operation, 100 if operation == PERCENT else 0, 0, 0, 1)
        for at, operation in enumerate(signs)
    ]
    wanted = (0, *Fraction(target).as_integer_ratio())

    def confirm(parts: tuple[tuple[int, int], ...], _: int) -> bool:
        assert worth(parts, leaves, rows) == Fraction(target)
        return True

    answer = SEARCH(
        *(tuple(kinds), tuple(leaves), (), tuple(rows), (wanted,), 0, 1, 0, 0, (), False),
        *(10_000_000, 64, 1 << 17, 2_000, None, confirm, lane),
    )
    return answer[0], answer[-1]


def worth(parts: tuple[tuple[int, int], ...], leaves: list[Any], rows: list[Any]) -> Fraction:
    """Return the value of an expression, by Python's own fractions."""
    stack: list[Fraction] = []
    for sort, number in parts:
        if sort == LEAF:
            stack.append(Fraction(*leaves[number][1:]))
            continue
        right, left = stack.pop(), stack.pop()
        stack.append(OPERATIONS[rows[number][1]](left, right))
    (result,) = stack
    return result


def positive_whole(value: Fraction) -> Fraction:
    """The value, which must be a positive whole number."""
    assert value > 0
    assert value.denominator == 1
    return value


OPERATIONS: dict[int, Callable[[Fraction, Fraction], Fraction]] = {
    ADD: lambda a, b: a + b,
    SUBTRACT: lambda a, b: a - b,
    MULTIPLY: lambda a, b: a * b,
    DIVIDE: lambda a, b: a / b,
    AVERAGE: lambda a, b: (a + b) / 2,
    PERCENT: lambda a, b: a * b / 100,
    POSITIVE_DIFFERENCE: lambda a, b: positive_whole(a - b),
    EXACT_QUOTIENT: lambda a, b: positive_whole(a / b),
}

solved, exhausted = ("solved", True), ("exhausted", True)


@pytest.mark.parametrize(
    ("cubes", "decided"),
    [("2 + 3", True), ("2 + 3 x 4 / 5", True), ("2 ^ 3", False), ("√ 4 + 2", False)],
)
def test_which_problems_the_lane_takes(cubes: str, decided: bool) -> None:
    """Those without powers and roots; neither multiples nor irrational Goals."""
    for problem, taken in (
        (posed(cubes, "1009"), decided),
        (posed(cubes, "sqrt(2)"), False),
        (replace(posed(cubes, "7"), multiple_of=11), False),
    ):
        assert _takes(problem) is taken


def _takes(problem: Problem) -> bool:
    lanes = Lanes(lane=True)
    assert tables_of(problem) is not None
    with kernel_with(lanes.search):
        kernel.search(problem, BUDGET)
    return bool(lanes.decided)


# --- tight bounds -----------------------------------------------------------------------------


@pytest.mark.parametrize("lane", [True, False])
@pytest.mark.parametrize(
    ("numbers", "signs", "target"),
    [
        # As tall as a collection can be: digits multiplied, doubled for each + and -.
        (["1", "1", "1", "1"], {ADD: 2, MULTIPLY: 1}, "4"),
        (["9", "9", "9"], {MULTIPLY: 2}, "729"),
        (["9", "9", "9"], {DIVIDE: 2}, "1/9"),
        (["-1", "1", "1"], {SUBTRACT: 2}, "-3"),
        # A value that is as tall as it may be and still comes back.
        (["9", "9", "9", "9", "81"], {MULTIPLY: 3, DIVIDE: 1}, "81"),
        (["9", "9", "81"], {MULTIPLY: 1, DIVIDE: 1}, "1"),
        (["1", "1", "2", "3"], {ADD: 1, MULTIPLY: 1, DIVIDE: 1}, "1/3"),
        # Averages count fourfold, percentages a hundredfold.
        (["1/3", "1/7"], {AVERAGE: 1}, "5/21"),
        (["1/3", "1/7"], {PERCENT: 1}, "1/2100"),
        (["7", "3", "1/2100"], {PERCENT: 2}, "1/1000000"),
        # Zero times whatever there is, though it could never become the Goal by itself.
        (["0", "9", "9", "9", "9"], {MULTIPLY: 4}, "0"),
        (["0", "5", "5", "3"], {DIVIDE: 1, SUBTRACT: 1, ADD: 1}, "0"),
    ],
)
def test_what_is_just_in_reach(
    numbers: list[str], signs: dict[int, int], target: str, lane: bool
) -> None:
    """All cubes Required, and the Goal lies on a bound: it is found."""
    assert ask(numbers, signs, target, lane=lane) == ("solved", lane)


@pytest.mark.parametrize("lane", [True, False])
@pytest.mark.parametrize(
    ("numbers", "signs", "target"),
    [
        (["0", "5", "5"], {DIVIDE: 1, SUBTRACT: 1}, "0"),  # 0/(5-5) is none
        (["0", "0"], {DIVIDE: 1}, "0"),
        (["9", "9", "9"], {MULTIPLY: 2}, "730"),
        (["1", "2", "3"], {ADD: 2}, "-6"),
        (["1", "2", "4"], {ADD: 1, MULTIPLY: 1}, "1/2"),
    ],
)
def test_what_is_just_out_of_reach(
    numbers: list[str], signs: dict[int, int], target: str, lane: bool
) -> None:
    """A proof that it is not there."""
    assert ask(numbers, signs, target, lane=lane) == ("exhausted", lane)


HALF = (PRIME + 1) // 2
"""A whole number with the residue of 1/2."""


def test_numbers_with_one_residue_are_two() -> None:
    """1/2 and a whole number that has its residue: neither stands for the other."""
    assert ask([f"{HALF}", "1"], {ADD: 1}, "3/2") == exhausted
    assert ask(["1/2", "1"], {ADD: 1}, f"{HALF + 1}") == exhausted
    for first in (f"1/2|{HALF}", f"{HALF}|1/2"):
        assert ask([first, "1"], {ADD: 1}, "3/2") == solved
        assert ask([first, "1"], {ADD: 1}, f"{HALF + 1}") == solved
        assert ask([first, "1", "2", "2"], {ADD: 1, MULTIPLY: 1, SUBTRACT: 1}, "3") == solved
    # Among made values and wanted ones: 3/2 and its double, both ways round.
    for first in (f"3/2|{HALF + 1}", f"{HALF + 1}|3/2"):
        assert ask([first, "0", "0", "0", "5"], {ADD: 4}, "13/2") == solved
        assert ask([first, "0", "0", "0", "5"], {ADD: 4}, f"{HALF + 6}") == solved
        assert ask([first, "0", "0", "0", "5"], {ADD: 4}, f"{HALF + 5}") == exhausted


def test_a_number_that_is_too_tall_goes_to_the_general_search() -> None:
    """The tallest number that the lane has, and one more: found both ways, and never lost."""
    tallest = PRIME - 1
    assert ask([f"{tallest - 1}", "1"], {ADD: 1}, f"{tallest}") == solved
    assert ask([f"{tallest}", "1", "1"], {ADD: 1, SUBTRACT: 1}, f"{tallest}") == ("solved", False)
    assert ask([f"{tallest}", "1"], {ADD: 1}, f"{tallest + 1}") == ("solved", False)
    assert ask(["46340", "46341"], {MULTIPLY: 1}, f"{46340 * 46341}") == solved
    tall = ["46341", "46341", "46341"]
    assert ask(tall, {MULTIPLY: 1, DIVIDE: 1}, "46341") == ("solved", False)
    assert ask(["46341", "46342", "46343"], {MULTIPLY: 1, DIVIDE: 1}, "46344") == (
        "exhausted",
        False,
    )


def test_a_tall_number_that_cannot_come_back_is_no_reason_to_give_up() -> None:
    """46341 squared does not fit, and no cube is left that could bring it down again."""
    assert ask(["46341", "46341", "2"], {MULTIPLY: 1, ADD: 1}, "7", required=False) == exhausted
    # But zero times it is zero, and then the lane has nothing to show.
    assert ask(["46341", "46341", "0"], {MULTIPLY: 2}, "0")[0] == "solved"


@pytest.mark.parametrize("chance", [Random(seed) for seed in range(12)])
def test_positive_whole_numbers_only(chance: Random) -> None:
    """Differences and quotients that are defined only where they are positive whole numbers."""
    numbers = [str(chance.choice((1, 2, 3, 4, 6, 7, 10, 25))) for _ in range(4)]
    sets: dict[frozenset[int], set[Fraction]] = {
        frozenset({at}): {Fraction(n)} for at, n in enumerate(numbers)
    }
    for size in (2, 3, 4):
        _extend(sets, size)
    made = set().union(*sets.values())
    for target in range(1, 60):
        assert _by_one_sign(numbers, target) is (Fraction(target) in made)


def _extend(sets: dict[frozenset[int], set[Fraction]], size: int) -> None:
    for one in list(sets):
        for other in list(sets):
            if one & other or len(one | other) != size:
                continue
            results = sets.setdefault(one | other, set())
            for a in sets[one]:
                for b in sets[other]:
                    results |= {a + b, a * b}
                    results |= {a - b} if a > b else set()
                    results |= {a / b} if (a / b).denominator == 1 else set()


def _by_one_sign(numbers: list[str], target: int) -> bool:
    sign = len(numbers)
    rows = [
        ((sign,), op, 0, 0, 0, 1) for op in (ADD, POSITIVE_DIFFERENCE, MULTIPLY, EXACT_QUOTIENT)
    ]
    leaves = [((kind,), int(value), 1) for kind, value in enumerate(numbers)]

    def confirm(parts: tuple[tuple[int, int], ...], _: int) -> bool:
        return worth(parts, leaves, rows) == target

    kinds = (*((0, 1, 1, 1) for _ in numbers), (0, 3, 3, 1))
    verdict, *_, lane = SEARCH(
        *(kinds, tuple(leaves), (), tuple(rows), ((0, target, 1),), 0, 1, 0, 0, (), False),
        *(10_000_000, 64, 1 << 17, 2_000, None, confirm),
    )
    assert lane
    return bool(verdict == "solved")


# --- what stops it ----------------------------------------------------------------------------


def test_steps_memory_and_a_wish_to_stop_end_it() -> None:
    """As they end the general search."""
    long = posed("1 2 3 4 5 6 7 8 9 + - x / + - x /", "1009/97", required=False)
    for budget, reason in (
        (Budget(steps=50_000), "budget"),
        (Budget(megabytes=1), "memory"),
        (Budget(cancelled=partial(bool, 1)), "cancelled"),
    ):
        answer = kernel.search(long, budget)
        assert isinstance(answer, Unknown)
        assert answer.reason.value == reason
        assert answer == kernel.search(long, budget)
