"""The operations by name: what each gives, and the domain that the books give it."""

from __future__ import annotations

import pytest

from goalsetter.expr import FUNCTIONS, Operation, Undefined, Unsettled, equal
from goalsetter.expr.arithmetic import function_of
from goalsetter.expr.value_text import parse_value as n

VALUES = [
    ("whole-power", (), "2 5", "32"),
    ("whole-root", (), "3 64", "4"),
    ("whole-square-root", (), "49", "7"),
    ("whole-power", (), "1 (9!)!", "1"),
    ("whole-power", (), "3 (9!)!", "3^((9!)!)"),
    ("whole-square-root", (), "3^725760", "3^362880"),
    ("average", (), "3 8", "11/2"),
    ("average", (), "sqrt(2) 3*sqrt(2)", "2*sqrt(2)"),
    ("lcm", (), "6 8", "24"),
    ("gcf", (), "12 18", "6"),
    ("gcf", (), "0 7", "7"),
    ("remainder", (1000,), "17 5", "2"),
    ("remainder", (1000,), "17 (9!)!", "17"),
    ("percent", (100,), "25 12", "3"),
    ("percent", (64,), "32 12", "6"),
    ("factors", (0,), "360", "24"),
    ("factors", (200,), "200", "12"),
    ("next-prime", (200,), "7", "11"),
    ("next-prime", (200,), "-5/2", "2"),
    ("next-prime-real", (200,), "sqrt(50)", "11"),
]

REASONS = [
    ("whole-power", (), "1/2 2", "not-whole"),
    ("whole-power", (), "2 -1", "not-whole"),
    ("whole-root", (), "2 -4", "not-whole"),
    ("whole-root", (), "2 8", "not-whole"),
    ("whole-root", (), "0 8", "zero-index"),
    ("whole-square-root", (), "2", "not-whole"),
    ("whole-root", (), "3 (8!)!", "not-whole"),
    ("whole-root", (), "2 ((9!)!)!", "not-whole"),
    ("whole-root", (), "(9!)! 9", "not-whole"),
    ("whole-power", (), "(9!)! -1", "not-whole"),
    ("lcm", (), "0 3", "lcm-of-zero"),
    ("lcm", (), "1/2 3", "not-whole"),
    ("gcf", (), "0 0", "gcf-of-zeros"),
    ("gcf", (), "i 2", "not-whole"),
    ("remainder", (1000,), "5 0", "remainder-of-zero"),
    ("remainder", (1000,), "1001 2", "over-limit"),
    ("remainder", (1000,), "(9!)! 5", "over-limit"),
    ("remainder", (1000,), "5/2 2", "not-whole"),
    ("factors", (0,), "0", "factors-of-zero"),
    ("factors", (0,), "sqrt(2)", "not-whole"),
    ("factors", (200,), "201", "over-limit"),
    ("next-prime", (200,), "sqrt(2)", "not-rational"),
    ("next-prime", (200,), "201", "over-limit"),
    ("next-prime-real", (200,), "i", "not-real"),
]

LOGS = ["+".join(f"log({p},2)" for p in range(start, start + 70, 2)) for start in (3, 103)]
"""Sums of so many logarithms that their product is too tangled."""

UNSETTLED = [
    ("lcm", (), "(9!)! 2", "too-large"),
    ("remainder", (1000,), "0 (9!)!", "too-large"),
    ("remainder", (1000,), "17 ((9!)!+1)/2", "too-large"),
    ("whole-root", (), "2 (9!)!+4", "too-large"),
    ("next-prime", (200,), "(9!)!", "too-large"),
    ("next-prime-real", (200,), "unity(1/701)+unity(-1/701)", "undecided-sign"),
    ("percent", (100,), " ".join(LOGS), "too-complex"),
]


def applied(name: str, settings: tuple[int, ...], operands: str) -> object:
    """Apply the row to these operands."""
    return function_of(Operation(name, settings))(*map(n, operands.split()))


@pytest.mark.parametrize(("name", "settings", "operands", "value"), VALUES)
def test_values(name: str, settings: tuple[int, ...], operands: str, value: str) -> None:
    """Inside its domain each operation gives what the book says."""
    assert equal(applied(name, settings, operands), n(value))  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "settings", "operands", "code"), REASONS)
def test_outside_the_domain(name: str, settings: tuple[int, ...], operands: str, code: str) -> None:
    """Outside its domain it gives none, and says why."""
    assert applied(name, settings, operands) == Undefined(code)


@pytest.mark.parametrize(("name", "settings", "operands", "code"), UNSETTLED)
def test_beyond_reach(name: str, settings: tuple[int, ...], operands: str, code: str) -> None:
    """A value too large or too tangled to settle is said to be so, and never guessed."""
    assert applied(name, settings, operands) == Unsettled(code)


def test_every_square_root_of_a_negative_number() -> None:
    """Under Imaginary both square roots count, but only the principal one of a positive number."""
    roots = FUNCTIONS["complex-square-root"](n("-9"))
    assert set(roots) == {n("3i"), n("-3i")}  # type: ignore[arg-type]
    assert FUNCTIONS["complex-square-root"](n("9")) in (n("3"), (n("3"),))
