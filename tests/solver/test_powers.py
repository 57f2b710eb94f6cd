"""Powers of the base: the bound on exponents makes a search a proof, and leaves nothing out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Rational,
    Results,
    Undefined,
    Unsettled,
    integer,
    rational,
)
from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Impossible, Reason, Solvable, Unknown, solve
from goalsetter.solver.equations import kernel
from tests.judging import judge_paper

RULES = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("powers of the base"),))
OPERATIONS = ("add", "subtract", "multiply", "divide", "power")
FAR = range(-14, 15)
"""Exponents far beyond any that three small digits could need."""


def values(digits: tuple[str, ...], signs: tuple[str, ...]) -> set[Fraction]:
    """Every value of these digits with these signs between them, a 1 being any power of ten."""
    found: set[Fraction] = set()
    for numbers in product(*map(worths, digits)):
        for order in permutations(numbers):
            for first, second in permutations(signs):
                left = combined(combined(order[0], first, order[1]), second, order[2])
                right = combined(order[0], first, combined(order[1], second, order[2]))
                found |= {each for each in (left, right) if each is not None}
    return found


def worths(digit: str) -> list[Fraction]:
    """Return the values that a digit may have."""
    return [Fraction(10) ** n for n in FAR] if digit == "1" else [Fraction(digit)]


def combined(left: Fraction | None, sign: str, right: Fraction | None) -> Fraction | None:
    """The one operation, on numbers that are there."""
    if left is None or right is None or (sign == "/" and right == 0):
        return None
    results = {"+": left + right, "-": left - right, "x": left * right}
    return left / right if sign == "/" else results[sign]


def bags(seed: int, count: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Three digits, one or two of them ones, and two signs."""
    chance = Random(seed)
    for _ in range(count):
        ones = chance.choice((1, 2))
        digits = ("1",) * ones + tuple(chance.choice("023456789") for _ in range(3 - ones))
        yield digits, (chance.choice("+-x/"), chance.choice("+-x/"))


def test_as_far_exponents_have_it() -> None:
    """Far exponents change nothing, for any small Goal."""
    for digits, signs in bags(7, 12):
        reached = values(digits, signs)
        for goal in (*range(2, 10), 20, 37, 98, 99):
            mat = parse_mat(f"goal {goal}; required {' '.join((*digits, *signs))}")
            answer = solve(mat, RULES, ChallengeKind.NOW)
            expected = Solvable if Fraction(goal) in reached else Impossible
            assert isinstance(answer, expected), (digits, signs, goal, answer)


def reals(digits: tuple[str, ...], signs: tuple[str, ...], roots: int) -> set[Rational]:
    """Every rational value with powers and roots too, one 1 being any power of ten."""
    found: set[Rational] = set()
    for numbers in product(*map(worths, digits)):
        for order in permutations([rational(n.numerator, n.denominator) for n in numbers]):
            for row in set(permutations(signs)):
                found |= {x for x in grouped(order, row, roots) if isinstance(x, Rational)}
    return found


def grouped(numbers: Sequence[Number], signs: Sequence[str], roots: int) -> Iterator[Number]:
    """Every way to group numbers with signs between them, with so many square roots."""
    if len(numbers) == 1:
        yield from (numbers[0],) if not roots else ()
    for cut, inside in product(range(1, len(numbers)), range(roots + 1)):
        for left in grouped(numbers[:cut], signs[: cut - 1], inside):
            for right in grouped(numbers[cut:], signs[cut:], roots - inside):
                yield from numbers_in(SIGNS[signs[cut - 1]](left, right))
    if roots:
        for inner in grouped(numbers, signs, roots - 1):
            yield from numbers_in(FUNCTIONS["square-root"](inner))


def numbers_in(outcome: Results) -> tuple[Number, ...]:
    """The number that came out, if one did."""
    return () if isinstance(outcome, Undefined | Unsettled | tuple) else (outcome,)


SIGNS = {sign: FUNCTIONS[name] for sign, name in zip("+-x/^", OPERATIONS, strict=True)}


@pytest.mark.parametrize("search", ["kernel", "plain"])
def test_one_open_one_with_powers_and_roots(search: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one 1 what is wanted of it tells everything, whatever the signs are."""
    if search == "plain":
        monkeypatch.setattr(kernel, "_kernel", None)
    chance = Random(23)
    for _ in range(8 if search == "kernel" else 2):
        digits = ("1", chance.choice("234589"), chance.choice("234689"))
        signs, roots = (chance.choice("+-x/^"), chance.choice("^^^x/")), chance.choice((0, 1))
        reached = reals(digits, signs, roots)
        cubes = " ".join((*digits, *signs, *("√",) * roots))
        for goal in (*range(2, 10), 20, 50, 99):
            mat = parse_mat(f"goal {goal}; required {cubes}")
            answer = solve(mat, RULES, ChallengeKind.LAST_CUBE)
            # A √ cube may have an index as well: then only what is reached here is certain.
            if roots == 0 or integer(goal) in reached:
                expected = Solvable if integer(goal) in reached else Impossible
                assert isinstance(answer, expected), (cubes, goal, answer)


@pytest.mark.parametrize(
    ("mat", "equation"),
    [
        ("goal 5x2; required 8 √ 1", "8√1<10^8> = 5x2"),
        ("goal 4x5x5; required √ √ √ 1", None),
        ("goal 25x4; required 9 √ 1", "9√1<10^18> = 25x4"),
    ],
)
def test_an_exponent_beyond_all_that_are_tried_first(mat: str, equation: str | None) -> None:
    """An open 1 is met however large its exponent is."""
    rules = EDITIONS[1].in_force(Division.SENIOR, (Chosen("powers of the base"),))
    laid = parse_mat(mat)
    answer = solve(laid, rules, ChallengeKind.LAST_CUBE)
    assert isinstance(answer, Solvable)
    assert judge_paper(answer.witness, laid, rules, ChallengeKind.IMPOSSIBLE).correct
    assert equation is None or answer.witness == (equation,)


def test_two_ones_at_the_bound() -> None:
    """One of two ones has an exponent at the bound, the other one beyond it."""
    # 9x9x9x9x9x9 = 531441; so that much times M is N, or M and N are alike.
    for cubes, goal, expected in (
        ("1 1 - / 9", "9", Impossible),
        ("1 1 / 2 x", "20", Solvable),
        ("1 1 - 3 /", "3", Solvable),
        ("1 1 - 3 /", "33", Solvable),
        ("1 1 - 9 /", "11", Solvable),
        ("1 1 - 9 /", "12", Impossible),
        ("1 1 + 7 x", "77", Solvable),
        ("1 1 + 7 x", "78", Impossible),
    ):
        mat = parse_mat(f"goal {goal}; required {cubes}")
        assert isinstance(solve(mat, RULES, ChallengeKind.LAST_CUBE), expected), (cubes, goal)


@pytest.mark.parametrize("cubes", ["1 1 ^ 3 x", "1 1 √ 3 -", "1 1 1 x x 7 x"])
def test_where_no_argument_holds_it_is_not_known(cubes: str) -> None:
    """With a power or a root beside two ones, or with three, a search in vain is no proof."""
    answer = solve(parse_mat(f"goal 5; required {cubes}"), RULES, ChallengeKind.NOW)
    assert isinstance(answer, Unknown)
    assert answer.reason is Reason.INFINITE


@pytest.mark.parametrize(
    ("mat", "expected"),
    [
        # Two signs join three numerals: no 1 fits beside 0, 5 and 7, and one beside 0 and 5.
        ("goal 41; required 0 5 7; permitted + - 1 1 1", Impossible),
        ("goal 95; required 0 5; permitted + - 1 1 1", Solvable),  # 100-5+0
        ("goal 96; required 0 5; permitted + - 1 1 1", Impossible),
        # 7 and 23 are in no numeral, and nothing is added; 3 and 5 are in 3 and in 10.
        ("goal 7; required 1 1 ^ 3 x", Impossible),
        ("goal 23x4; required / ^ 5 1 1; permitted ^ x", Impossible),
        ("goal 30; required 1 1 ^ 3 x", Solvable),
        ("goal 25x4; required 1 1 1 ^ x", Solvable),
        ("goal 5; required 1 1 ^ 3 x", Unknown),
        # With a + there are other primes, and with three powers and roots there is no argument.
        ("goal 11; required 1 1 + ; permitted ^ 3", Solvable),
        ("goal 7; required 1 1 ^ √ √ 3 x", Unknown),
    ],
)
def test_ones_that_do_not_fit_and_primes_that_are_not_there(
    mat: str, expected: type[Solvable | Impossible | Unknown]
) -> None:
    """Too few signs for two ones, or a prime of the Goal that no power of the base brings."""
    laid = parse_mat(mat)
    answer = solve(laid, RULES, ChallengeKind.LAST_CUBE)
    assert isinstance(answer, expected), answer
    if isinstance(answer, Solvable):
        assert judge_paper(answer.witness, laid, RULES, ChallengeKind.LAST_CUBE).correct
