"""Chains of signs that use nothing up: where they may be cut, nothing is left out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import factorial, isqrt
from random import Random

import pytest

from goalsetter.expr import FUNCTIONS, Number, Rational, Results, Undefined, Unsettled, integer
from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division, EquationsRules
from goalsetter.solver import Budget, Impossible, Solvable, solve
from goalsetter.solver.equations import kernel
from goalsetter.solver.equations.chains import may_be_product_at, may_have_large_prime
from tests.judging import judge_paper

OFTEN = Chosen("multiple operations")
MIDDLE = EDITIONS[1].in_force(Division.MIDDLE, (OFTEN,))
ELEMENTARY = EDITIONS[1].in_force(Division.ELEMENTARY, (OFTEN, Chosen("factorial")))
JUNIOR = EDITIONS[1].in_force(Division.JUNIOR, (OFTEN,))
OLD_MIDDLE = EDITIONS[2].in_force(Division.MIDDLE, (OFTEN, Chosen("factorial")))
BASE_NINE = EDITIONS[2].in_force(Division.MIDDLE, (OFTEN, Chosen("factorial"), Chosen("base", "9")))
BETWEEN = {"+": "add", "-": "subtract", "x": "multiply", "/": "divide", "^": "power", "√": "root"}
DEEP = 4
"""Roots in a row: more than the search keeps of those that are irrational."""


def numbers_in(results: Results) -> tuple[Number, ...]:
    """The number that came out, if one did."""
    return () if isinstance(results, Undefined | Unsettled | tuple) else (results,)


def chained(numbers: set[Number], depth: int) -> set[Number]:
    """The numbers with up to so many roots before them."""
    every = set(numbers)
    for _ in range(depth):
        numbers = {y for x in numbers for y in numbers_in(FUNCTIONS["square-root"](x))}
        every |= numbers
    return every


def reached(one: int, other: int, signs: str) -> set[Number]:
    """All that two digits make with these signs between them and roots anywhere."""
    left, right = (chained({integer(n)}, DEEP) for n in (one, other))
    made = {
        number
        for sign, (a, b) in product(signs, product(left, right))
        for pair in ((a, b), (b, a))
        # An irrational exponent makes it transcendental; to work that out takes long.
        if sign not in "^√" or isinstance(pair[sign == "^"], Rational)
        for number in numbers_in(FUNCTIONS[BETWEEN[sign]](*pair))
    }
    return chained({x for x in made if isinstance(x, Rational)}, DEEP)


def bags(seed: int, count: int) -> Iterator[tuple[int, int, str]]:
    """Two digits and some signs."""
    chance = Random(seed)
    for _ in range(count):
        yield chance.randint(1, 9), chance.randint(1, 9), "".join(chance.sample("+-x/^", 2)) + "√"


@pytest.mark.parametrize(("search", "count"), [("kernel", 10), ("plain", 2)])
def test_two_numerals_under_many_roots(
    search: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deep roots before both numerals and before the whole make nothing that is not found."""
    if search == "plain":
        monkeypatch.setattr(kernel, "_kernel", None)
    for one, other, signs in bags(5, count):
        numbers = reached(one, other, signs)
        for goal in (*range(12), 16, 27, 64, 72, 81):
            mat = parse_mat(f"goal {goal}; required {one} {other}; permitted {' '.join(signs)}")
            answer = solve(mat, MIDDLE, ChallengeKind.LAST_CUBE)
            expected = Solvable if integer(goal) in numbers else Impossible
            assert isinstance(answer, expected), (one, other, signs, goal, answer)


@pytest.mark.parametrize(
    ("cubes", "goal", "rules"),
    [
        ("required 2 8; permitted x √", "2", MIDDLE),  # √√(2x8)
        ("required 9 9; permitted x √", "3", MIDDLE),  # √√(9x9)
        ("required 2 8; permitted / √", "2", MIDDLE),  # √(8/2)
        ("required 8 8; permitted ^ √", "8", MIDDLE),  # √√√(8^8)
        ("required 9; permitted √", "6", ELEMENTARY),  # (√9)!
        ("required 4 4; permitted /", "1", ELEMENTARY),
        ("required 3 3; permitted -", "0", ELEMENTARY),
        ("required 4 3; permitted /", "4", ELEMENTARY),  # 4!/3!
        ("required 3 8 2; permitted + - √", "1", MIDDLE),  # √(3+√8)-√2
        ("required 8 8 2; permitted x / √", "4", MIDDLE),  # with roots before two of them
        ("required 4 4 7; permitted + -", "7", ELEMENTARY),  # 4!!+7-4!!, or 4+7-4
        ("required 4 4 9 9; permitted + -", "0", ELEMENTARY),  # 9!!+4-4-9!!
        ("required 4 0; permitted - √", "2", OLD_MIDDLE),  # √4-0
    ],
)
def test_chains_at_the_bound(cubes: str, goal: str, rules: EquationsRules) -> None:
    """A Solution that takes the longest chains kept is found, and the judge accepts it."""
    mat = parse_mat(f"goal {goal}; {cubes}")
    answer = solve(mat, rules, ChallengeKind.LAST_CUBE)
    assert isinstance(answer, Solvable), answer
    assert judge_paper(answer.witness, mat, rules, ChallengeKind.LAST_CUBE).correct


@pytest.mark.parametrize(
    ("cubes", "goal"),
    [("required 3; permitted √", "7"), ("required 4; permitted √ +", "5"), ("permitted 2 √", "3")],
)
def test_one_numeral_with_factorials_and_roots(cubes: str, goal: str) -> None:
    """However often both are written, one numeral makes few numbers."""
    answer = solve(parse_mat(f"goal {goal}; {cubes}"), ELEMENTARY, ChallengeKind.LAST_CUBE)
    assert isinstance(answer, Impossible), answer


@pytest.mark.parametrize(
    ("goal", "cubes", "expected"),
    [
        ("3", "required 3 3 4; permitted - /", "known"),
        ("5", "required 3 4; permitted + √", "not known"),
        ("5", "required 0 2 3 7; permitted + √", "not known"),
    ],
)
def test_what_the_argument_does_not_cover(goal: str, cubes: str, expected: str) -> None:
    """Both signs over two numerals, or roots over three and a 0, prove nothing."""
    rules = ELEMENTARY if "3 4" in cubes else MIDDLE
    few = Budget(steps=300_000)
    answer = solve(parse_mat(f"goal {goal}; {cubes}"), rules, ChallengeKind.LAST_CUBE, few)
    if expected == "not known":
        assert not isinstance(answer, Impossible), answer
    else:
        assert isinstance(answer, Solvable), answer


@pytest.mark.parametrize(
    ("cubes", "goal", "rules"),
    [
        ("required 4 8 1; permitted -", "2-9", ELEMENTARY),
        ("required 4 8 5; permitted x", "7", ELEMENTARY),
        ("required 2 2 2 2; permitted + -", "9", ELEMENTARY),
        ("required 0 5; permitted - √", "1/8", OLD_MIDDLE),
        ("required 1 7; permitted + √", "9", OLD_MIDDLE),
        ("required 0 5; permitted - √", "1/8", BASE_NINE),
    ],
)
def test_factorials_over_three_numerals_or_beside_a_one(
    cubes: str, goal: str, rules: EquationsRules
) -> None:
    """However many ! and √ there are, nothing comes of them."""
    answer = solve(parse_mat(f"goal {goal}; {cubes}"), rules, ChallengeKind.LAST_CUBE)
    assert isinstance(answer, Impossible), answer


def factorials(numbers: set[Number], depth: int) -> set[Number]:
    """The numbers with up to so many ! behind them."""
    every = set(numbers)
    for _ in range(depth):
        numbers = {y for x in numbers for y in numbers_in(FUNCTIONS["factorial"](x))}
        every |= numbers
    return every


def joined(left: set[Number], right: set[Number], signs: str) -> set[Number]:
    """All that these signs make of the two, either of them first."""
    return {
        number
        for sign, (a, b) in product(signs, product(left, right))
        for pair in ((a, b), (b, a))
        for number in numbers_in(FUNCTIONS[BETWEEN[sign]](*pair))
    }


@pytest.mark.parametrize(
    ("digits", "signs"),
    [((3, 3, 4), "-x"), ((3, 4, 1), "+/"), ((4, 4, 2), "-/"), ((5, 3, 0), "+x")],
)
def test_three_numerals_with_giant_factorials(digits: tuple[int, int, int], signs: str) -> None:
    """A ! more behind each number than the search keeps makes no small number that is not found."""
    chains = [factorials({integer(digit)}, 3) for digit in digits]
    made: set[Number] = set()
    for alone in range(3):
        one, other = (chains[at] for at in range(3) if at != alone)
        pairs = {x for x in factorials(joined(one, other, signs), 1) if is_short_or_giant(x)}
        made |= joined(pairs, chains[alone], signs)
    small = factorials({x for x in made if isinstance(x, Rational)}, 1)
    for goal in (*range(9), 11, 24):
        cubes = f"required {' '.join(map(str, digits))}; permitted {' '.join(signs)}"
        mat = parse_mat(f"goal {goal}; {cubes}")
        answer = solve(mat, ELEMENTARY, ChallengeKind.LAST_CUBE)
        if integer(goal) in small:
            assert isinstance(answer, Solvable), (goal, answer)
        # Twins make what lies next to a giant, and 11!! is one that nobody can write out.
        open_case = len(set(digits)) < len(digits) and goal > 8
        assert open_case or isinstance(answer, Solvable | Impossible), (goal, answer)


def is_short_or_giant(number: Number) -> bool:
    """Leave out fractions with thousands of digits, which say nothing and take long."""
    return not isinstance(number, Rational) or max(abs(number.p), number.q) < 10**60


@pytest.mark.parametrize(
    ("cubes", "goal", "expected"),
    [
        ("required 4 4; permitted x", "24", "not known"),  # of 24 there is no argument
        ("required 4 1 4; permitted - x", "24", "solved"),  # ((4!!)-1)!x(4!!) = 24!!
        ("required 3 8 1; permitted - x", "24", "solved"),
        ("required 0 7; permitted -", "48", "none"),
        ("required 0 7 9; permitted - x", "48", "none"),
        ("required 0 7 3; permitted + x", "48", "solved"),  # (3!)x(7+(0!))
        ("required 3 7 9; permitted - x", "48", "not known"),  # no 0 or 1, and 48!! as a Goal
    ],
)
def test_goals_with_two_factorials(cubes: str, goal: str, expected: str) -> None:
    """A Goal may have ! too, and then it is as large as what is left out."""
    mat = parse_mat(f"goal {goal}; {cubes}")
    answer = solve(mat, ELEMENTARY, ChallengeKind.LAST_CUBE)
    verdict = {Solvable: "solved", Impossible: "none"}.get(type(answer), "not known")
    assert verdict == expected, answer


@pytest.mark.parametrize(
    ("goal", "values", "may_be"),
    [
        (factorial(24), {4}, True),  # m! / (m - 1)!
        (factorial(24) + 1, {4}, True),  # (m + 1)! / m!
        (Fraction(1, factorial(24)), {4}, True),
        (-factorial(24) * (factorial(24) - 1), {4}, True),
        ((factorial(24) + 1) * (factorial(24) + 2), {4}, True),
        (factorial(720) + 1, {3, 6}, True),
        (factorial(720) + 1, {4}, False),
        (factorial(24) + 2, {4}, False),
        (Fraction(factorial(24), 29), {4}, False),
        (factorial(25), {4}, False),
        (factorial(20), {4}, False),
        (factorial(120), {9}, False),
    ],
)
def test_a_giant_goal_beside_twins(goal: int | Fraction, values: set[int], *, may_be: bool) -> None:
    """Two numerals with one giant m, and a number near it, make what is next to m, too."""
    asked = Fraction(goal)
    number = FUNCTIONS["divide"](integer(asked.numerator), integer(asked.denominator))
    assert isinstance(number, Rational)
    assert may_be_product_at(number, [frozenset(values)]) is may_be
    assert not may_be_product_at(number, [])


def test_a_simple_solution_among_too_many_roots() -> None:
    """Where all that roots make cannot be kept, a Solution with + - x / is found all the same."""
    # (7^5)/7 under two roots, with a sideways 7: the power is in Required.
    mat = parse_mat(
        "goal 7; required 5 7 ^ x √ √; permitted 3 3 3; resources + 0 2 2 3 3 4 4 7 ^ ^"
    )
    answer = solve(mat, JUNIOR, ChallengeKind.NOW, Budget(steps=500_000))
    assert isinstance(answer, Solvable), answer
    assert judge_paper(answer.witness, mat, JUNIOR, ChallengeKind.NOW).correct


MOST_WRITTEN = 800
"""The largest number whose factorial the trials below write out: far above what is left out."""

LONGEST = 4_000
"""Bits of a number that they go on with."""


def root_of(number: Fraction) -> Iterator[Fraction]:
    """The square root, if it is a fraction."""
    parts = number.numerator, number.denominator
    if number >= 0:
        roots = [isqrt(part) for part in parts]
        if all(root * root == part for root, part in zip(roots, parts, strict=True)):
            yield Fraction(*roots)


def factorial_of(number: Fraction) -> Iterator[Fraction]:
    """The factorial, if there is one that can be written out."""
    if number.denominator == 1 and 0 <= number <= MOST_WRITTEN:
        yield Fraction(factorial(int(number)))


def power_of(base: Fraction, exponent: Fraction) -> Iterator[Fraction]:
    """The power with a whole exponent, if it is not too long."""
    size = max(abs(base.numerator), base.denominator).bit_length()
    if exponent.denominator == 1 and (base or exponent > 0) and size * abs(exponent) <= LONGEST:
        yield base ** int(exponent)


def closed(numbers: set[Fraction], signs: str) -> set[Fraction]:
    """The numbers with ! over them, and √ if there is one, as often as one likes."""
    every, fresh = set(numbers), list(numbers)
    while fresh:
        number = fresh.pop()
        roots = root_of(number) if "√" in signs else ()
        for made in (*roots, *factorial_of(number)):
            if made not in every:
                every.add(made)
                fresh.append(made)
    return every


def between(left: set[Fraction], right: set[Fraction], signs: str) -> set[Fraction]:
    """All that these signs make of the two, either of them first, with free signs over it."""
    made: set[Fraction] = set()
    for a, b in (*product(left, right), *product(right, left)):
        made |= {a + b} if "+" in signs else set()
        made |= {a - b} if "-" in signs else set()
        made |= {a * b} if "x" in signs else set()
        made |= {a / b} if "/" in signs and b else set()
        made |= set(power_of(a, b)) if "^" in signs else set()
    short = {x for x in made if max(abs(x.numerator), x.denominator).bit_length() <= LONGEST}
    return closed(short, signs)


def trees(chains: list[set[Fraction]], signs: str) -> set[Fraction]:
    """All that numerals with their √ and ! make, each used once, in every grouping."""
    if len(chains) == 1:
        return chains[0]
    made: set[Fraction] = set()
    for chosen in range(1, 2 ** (len(chains) - 1)):
        one = [chain for at, chain in enumerate(chains) if chosen >> at & 1]
        other = [chain for at, chain in enumerate(chains) if not chosen >> at & 1]
        made |= between(trees(one, signs), trees(other, signs), signs)
    return made


@pytest.mark.parametrize(
    ("digits", "signs", "rules"),
    [
        ((4, 1), "+", OLD_MIDDLE),  # √(4!+1) = 5
        ((7, 1), "+-", OLD_MIDDLE),  # √(7!+1) = 71
        ((3, 5), "+-", OLD_MIDDLE),
        ((4, 9), "x/", OLD_MIDDLE),
        ((3, 6), "-/", OLD_MIDDLE),  # 3! is 6
        ((4, 4), "/^", OLD_MIDDLE),
        ((0, 8), "x^", OLD_MIDDLE),
        ((3, 4, 5), "x", ELEMENTARY),
        ((0, 5, 7), "x", ELEMENTARY),
    ],
)
def test_roots_and_factorials_together(
    digits: tuple[int, ...], signs: str, rules: EquationsRules
) -> None:
    """With √ and ! as often as one likes, what is called impossible cannot be written."""
    signs += "√"
    numbers = trees([closed({Fraction(digit)}, signs) for digit in digits], signs)
    for goal in (*range(13), 24, 36, 71):
        cubes = f"required {' '.join(map(str, digits))}; permitted {' '.join(signs)}"
        mat = parse_mat(f"goal {goal}; {cubes}")
        answer = solve(mat, rules, ChallengeKind.LAST_CUBE)
        assert not isinstance(answer, Impossible) or Fraction(goal) not in numbers, goal
        if isinstance(answer, Solvable):
            assert judge_paper(answer.witness, mat, rules, ChallengeKind.LAST_CUBE).correct
        # A Goal of 24 may be (24!)!, of which no argument speaks.
        assert goal > 16 or isinstance(answer, Solvable | Impossible), (goal, answer)


@pytest.mark.parametrize(
    ("digits", "signs"),
    [((2, 3, 4), "^"), ((2, 2, 9), "x^"), ((0, 3, 6), "x^"), ((9, 2, 2, 8), "x")],
)
def test_numerals_with_powers_and_factorials(digits: tuple[int, ...], signs: str) -> None:
    """Towers of powers and ! make no small number that is called impossible."""
    numbers = trees([closed({Fraction(digit)}, signs) for digit in digits], signs)
    for goal in (*range(10), 16, 27, 64):
        cubes = f"required {' '.join(map(str, digits))}; permitted {' '.join(signs)}"
        mat = parse_mat(f"goal {goal}; {cubes}")
        answer = solve(mat, ELEMENTARY, ChallengeKind.LAST_CUBE)
        assert not isinstance(answer, Impossible) or Fraction(goal) not in numbers, goal
        assert goal > 9 or isinstance(answer, Solvable | Impossible), (goal, answer)


def test_a_goal_with_a_large_prime_proves_nothing() -> None:
    """A number next to a giant may have such a prime, so a sum under roots is left open."""
    small, large = integer(factorial(53)), integer(2**127 - 1)
    assert not may_have_large_prime(small)
    assert may_have_large_prime(large)
    assert not may_have_large_prime(integer(0))
    root = FUNCTIONS["square-root"](integer(2))
    assert not isinstance(root, Undefined | Unsettled | tuple)
    assert may_have_large_prime(root)


def test_common_multiples_under_roots() -> None:
    """A √ that may be an LCM beside powers: with two numerals every chain ends."""
    rules = EDITIONS[1].in_force(Division.ELEMENTARY, (OFTEN, Chosen("lcm")))
    cubes = "permitted 3 8 ^ √"
    answers = {
        goal: solve(parse_mat(f"goal {goal}; {cubes}"), rules, ChallengeKind.LAST_CUBE)
        for goal in ("24", "2", "63")
    }
    # 3√8 is 2 as a root and 24 as a common multiple.
    assert isinstance(answers["24"], Solvable)
    assert isinstance(answers["2"], Solvable)
    assert isinstance(answers["63"], Impossible)
