"""Operations on exact numbers: rows by name. Which signs mean them is ``rules``.

A row takes its settings and its operands and gives one outcome or, where roots are many, several.
Every domain limit of the books stands in the row that the book gives it to.
"""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.expr.number import (
    Number,
    Outcome,
    Undefined,
    Unsettled,
    add,
    all_powers,
    all_roots,
    as_fraction,
    as_integer,
    compare,
    count_factors,
    divide,
    factorial,
    floor,
    greatest_common_factor,
    has_rational_exponents,
    integer,
    is_no_power,
    is_whole,
    least_common_multiple,
    logarithm,
    multiply,
    power,
    prime_above,
    rational,
    root,
    sign,
    subtract,
)
from goalsetter.expr.tree import Operation

Results = Outcome | tuple[Number, ...]
Function = Callable[..., Results]

ONE, TWO = integer(1), integer(2)
HALF = rational(1, 2)


def _whole(*numbers: Number) -> tuple[int, ...] | Undefined | Unsettled:
    """The whole numbers 0, 1, 2 … that these are, or why not."""
    # An undecided operand leaves the result undecided, whatever the other one is.
    integers = [as_integer(number) for number in numbers]
    for value in integers:
        if isinstance(value, Unsettled):
            return value
    if any(value is None or value < 0 for value in integers if not isinstance(value, Unsettled)):
        return Undefined("not-whole")
    return tuple(value for value in integers if isinstance(value, int))


def square_root(radicand: Number) -> Results:
    """No index shown means 2 (2018-19 III-B-2)."""
    return root(TWO, radicand)


def _not_whole(*numbers: Number) -> Undefined | Unsettled | None:
    """Why these are not all whole numbers, of whatever size; nothing if they are."""
    doubt = None
    for number in numbers:
        value = as_integer(number)
        # A tower is too large for ``as_integer``, but its form may show that it is whole.
        shown = is_whole(number) if isinstance(value, Unsettled) else (value or 0) >= 0
        if value is None or shown is False:
            return Undefined("not-whole")
        if isinstance(value, Unsettled) and shown is None:
            doubt = value
    return doubt


def whole_power(base: Number, exponent: Number) -> Results:
    """Elementary: base and exponent are whole numbers (2018-19 XIII-A, general rule)."""
    # 1 to a tower is 1, and 0 is 0: without this, ``power`` would call it too large.
    if _stays(base, exponent):
        return base
    return _not_whole(base, exponent) or power(base, exponent)


def _stays(number: Number, exponent: Number) -> bool:
    """Whether it is 0 or 1, which any whole power and root leaves as it is, however large."""
    return number in (0, 1) and exponent != 0 and bool(is_whole(exponent))


def whole_root(index: Number, radicand: Number) -> Results:
    """Elementary: counting-number index, whole radicand and value (2018-19 XIII-A)."""
    if _stays(radicand, index):
        return radicand
    wrong = _not_whole(index, radicand)
    if wrong is not None:
        return wrong
    # Asked before the root is taken: of a tower, the root could only be left undecided.
    if index not in (0, 1) and is_no_power(radicand, index):
        return Undefined("not-whole")
    value = root(index, radicand)
    return value if isinstance(value, Undefined | Unsettled) else _not_whole(value) or value


def whole_square_root(radicand: Number) -> Results:
    """Elementary: a square root that is a whole number (2018-19 XIII-A, general rule)."""
    return whole_root(TWO, radicand)


def complex_square_root(radicand: Number) -> Results:
    """Imaginary: every square root, or the principal one of a non-negative number."""
    return all_roots(TWO, radicand)


def every_root(index: Number, radicand: Number) -> Results:
    """Imaginary, where no root is the principal one: every root of any number."""
    if index == 0:
        return Undefined("zero-index")
    exponent = divide(ONE, index)
    if isinstance(exponent, Undefined | Unsettled):
        return exponent
    return all_powers(radicand, exponent)


def every_square_root(radicand: Number) -> Results:
    """The same without an index."""
    return every_root(TWO, radicand)


def principal_power(base: Number, exponent: Number) -> Results:
    """Imaginary, where powers go by the rule of roots: one value if the base is not negative."""
    direction = sign(base)
    if isinstance(direction, Unsettled):
        return direction
    return power(base, exponent) if direction in (0, 1) else all_powers(base, exponent)


def average(left: Number, right: Number) -> Results:
    """+ = Average: half the sum of two numbers (2018-19 XIII-A-15)."""
    total = add(left, right)
    return total if isinstance(total, Undefined | Unsettled) else multiply(total, HALF)


def lcm(left: Number, right: Number) -> Results:
    """LCM of two counting numbers (2018-19 XIII-A-9)."""
    whole = _whole(left, right)
    if not isinstance(whole, tuple):
        return whole
    return least_common_multiple(*whole) if all(whole) else Undefined("lcm-of-zero")


def gcf(left: Number, right: Number) -> Results:
    """GCF of two whole numbers, not both 0 (2018-19 XIII-A-10)."""
    whole = _whole(left, right)
    if not isinstance(whole, tuple):
        return whole
    return greatest_common_factor(*whole) if any(whole) else Undefined("gcf-of-zeros")


def remainder(limit: int, left: Number, right: Number) -> Results:
    """Remainder of two positive integers, the first at most the limit (2018-19 XIII-A-7)."""
    whole = _whole(left, right)
    if isinstance(whole, Unsettled):
        return _remainder_of_giants(limit, left, right) or whole
    if not isinstance(whole, tuple):
        return whole
    if not all(whole):
        return Undefined("remainder-of-zero")
    return Undefined("over-limit") if whole[0] > limit else integer(whole[0] % whole[1])


def _remainder_of_giants(limit: int, left: Number, right: Number) -> Results | None:
    """The remainder where a number is too large to be written out, if sizes tell it."""
    if _not_whole(left, right) is not None:
        return None
    if compare(left, integer(limit)) == 1:
        return Undefined("over-limit")
    # The dividend is within the limit, so the divisor is the giant, and leaves it as it is.
    return left if sign(left) == 1 and compare(left, right) == -1 else None


def percent(hundred: int, left: Number, right: Number) -> Results:
    """A percent of B: per hundred, or per m² in base m (2018-19 XIII-A-13, XIII-B-12)."""
    product = multiply(left, right)
    if isinstance(product, Undefined | Unsettled):
        return product
    return multiply(product, rational(1, hundred))


def number_of_factors(limit: int, operand: Number) -> Results:
    """How many counting numbers divide it; limit 0 is none (2018-19 XIII-A-11, XIII-C-8)."""
    whole = _whole(operand)
    if not isinstance(whole, tuple):
        return whole
    if whole[0] == 0:
        return Undefined("factors-of-zero")
    # Where the book has no limit, a number too hard to factor is left undecided.
    if limit and whole[0] > limit:
        return Undefined("over-limit")
    return count_factors(whole[0])


def next_prime_number(limit: int, operand: Number) -> Results:
    """The smallest prime above a rational number up to the limit (2018-19 XIII-A-12)."""
    fraction = as_fraction(operand)
    if isinstance(fraction, Unsettled):
        return fraction
    if fraction is None:
        return Undefined("not-rational")
    return next_prime_after_real(limit, operand)


def next_prime_real(limit: int, operand: Number) -> Results:
    """The next prime of a real number made with rational exponents only (2011-12 ET6-III)."""
    if not has_rational_exponents(operand):
        return Undefined("irrational-exponent")
    return next_prime_after_real(limit, operand)


def next_prime_after_real(limit: int, operand: Number) -> Results:
    """The smallest prime above a real number up to the limit."""
    order = compare(operand, integer(limit))
    if isinstance(order, Unsettled):
        return order
    if order is None:
        return Undefined("not-real")
    if order > 0:
        return Undefined("over-limit")
    # Bertrand: there is a prime not far above, so the search for it ends.
    below = floor(operand)
    return prime_above(below) if isinstance(below, int) else Unsettled("undecided-sign")


FUNCTIONS: dict[str, Function] = {
    "add": add,
    "subtract": subtract,
    "multiply": multiply,
    "divide": divide,
    "power": power,
    "root": root,
    "square-root": square_root,
    "whole-power": whole_power,
    "whole-root": whole_root,
    "whole-square-root": whole_square_root,
    "complex-power": all_powers,
    "complex-root": all_roots,
    "complex-square-root": complex_square_root,
    "every-root": every_root,
    "every-square-root": every_square_root,
    "principal-power": principal_power,
    "factorial": factorial,
    "average": average,
    "lcm": lcm,
    "gcf": gcf,
    "remainder": remainder,
    "percent": percent,
    "factors": number_of_factors,
    "next-prime": next_prime_number,
    "next-prime-real": next_prime_real,
    "log": logarithm,
}
"""Every operation that a sign can stand for, by the name that the tables of ``rules`` use."""


def function_of(operation: Operation) -> Function:
    """The row of an operation, its settings filled in."""
    function = FUNCTIONS[operation.name]
    if not operation.settings:
        return function
    # Settings come first in every row, so a limit or a base can be filled in beforehand.
    settings = operation.settings
    return lambda *operands: function(*settings, *operands)
