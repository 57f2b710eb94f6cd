"""Operations read backwards: which operand, with the other one, gives a wanted value.

A row takes the known operand and the wanted value and gives the candidates for the unknown one.
It never leaves one out; candidates of powers and roots are to be tried.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Outcome,
    Rational,
    Undefined,
    Unsettled,
    add,
    divide,
    equal,
    integer,
    is_irrational,
    logarithm,
    multiply,
    root,
    sign,
    subtract,
)
from goalsetter.solver.equations.problem import Binary
from goalsetter.solver.equations.rational_powers import near_logarithm, near_root


class Rest(Enum):
    """The values that there may be beside the candidates."""

    NONE = "nothing else"
    ANY = "almost every number"
    OPEN = "something that could not be worked out"


@dataclass(frozen=True, slots=True)
class Candidates:
    """The values that an unknown operand may have."""

    numbers: tuple[Number, ...] = ()
    rest: Rest = Rest.NONE


Inverse = Callable[[Number, Number], Candidates]
"""From the known operand and the wanted value."""

Take = Callable[[Number, Number], Outcome]
"""How a root or a logarithm is taken."""

NO, ANY, OPEN = Candidates(), Candidates(rest=Rest.ANY), Candidates(rest=Rest.OPEN)
ZERO, ONE, TWO = integer(0), integer(1), integer(2)


def just(outcome: Outcome) -> Candidates:
    """The one candidate; none if it has no value."""
    if isinstance(outcome, Unsettled):
        return OPEN
    return NO if isinstance(outcome, Undefined) else Candidates((outcome,))


def then(outcome: Outcome, inverse: Callable[[Number], Candidates]) -> Candidates:
    """Apply a function to a value, if there is one."""
    if isinstance(outcome, Unsettled):
        return OPEN
    return NO if isinstance(outcome, Undefined) else inverse(outcome)


def addend(known: Number, value: Number) -> Candidates:
    """k + ? = v, and ? + k = v."""
    return just(subtract(value, known))


def minuend(known: Number, value: Number) -> Candidates:
    """? - k = v."""
    return just(add(value, known))


def subtrahend(known: Number, value: Number) -> Candidates:
    """k - ? = v."""
    return just(subtract(known, value))


def factor(known: Number, value: Number) -> Candidates:
    """k x ? = v."""
    if known == ZERO:
        return ANY if value == ZERO else NO  # 0 x ? is 0 whatever ? is, and never anything else
    return just(divide(value, known))


def dividend(known: Number, value: Number) -> Candidates:
    """? / k = v."""
    return NO if known == ZERO else just(multiply(value, known))


def divisor(known: Number, value: Number) -> Candidates:
    """k / ? = v."""
    if known == ZERO:
        return ANY if value == ZERO else NO
    return NO if value == ZERO else just(divide(known, value))


def base_by(take_root: Take) -> Inverse:
    """? ^ k = v: the root of the value's size, of either sign."""

    def base(exponent: Number, value: Number) -> Candidates:
        if exponent == ZERO:
            return ANY if value == ONE else NO
        if value == ZERO:
            return Candidates((ZERO,))
        size = size_of(value)
        outcome = size
        if not isinstance(size, Undefined | Unsettled):
            outcome = take_root(exponent, size)
        if isinstance(outcome, Undefined | Unsettled):
            return just(outcome)
        # An even power hides the sign of its base, so both are tried.
        opposite = subtract(ZERO, outcome)
        if isinstance(opposite, Undefined | Unsettled):
            return OPEN
        return Candidates((outcome, opposite))

    return base


def size_of(value: Number) -> Outcome:
    """The absolute value of a real number."""
    direction = sign(value)
    if isinstance(direction, Unsettled):
        return direction
    if direction is None:
        return Undefined("not-real")
    return subtract(ZERO, value) if direction < 0 else value


def exponent_by(take_log: Take) -> Inverse:
    """k ^ ? = v: the logarithm of the value's size to the base's."""

    def exponent(known: Number, value: Number) -> Candidates:
        if known == ZERO:
            return ANY if value == ZERO else NO
        if value == ZERO:
            return NO
        size = size_of(known)
        if isinstance(size, Undefined | Unsettled):
            return just(size)
        if size == ONE:
            # 1 to any power is 1; -1 is 1 or -1, or has no value: each exponent is to be tried.
            unit = equal(value, ONE) or equal(value, integer(-1))
            return OPEN if unit is None else ANY if unit else NO
        if known == size and sign(value) == -1:
            return NO
        return then(size_of(value), lambda above: just(take_log(above, size)))

    return exponent


def radicand_by(take_root: Take) -> Inverse:
    """k √ ? = v: a base whose exponent is one over the index."""
    base = base_by(take_root)

    def radicand(index: Number, value: Number) -> Candidates:
        if index == ZERO:
            return NO  # there is no 0th root
        return then(divide(ONE, index), lambda one_over: base(one_over, value))

    return radicand


def index_by(take_log: Take) -> Inverse:
    """? √ k = v: one over the exponent."""
    exponent = exponent_by(take_log)

    def index(known: Number, value: Number) -> Candidates:
        exponents = exponent(known, value)
        inverted = [divide(ONE, number) for number in exponents.numbers if number != ZERO]
        if any(isinstance(number, Unsettled) for number in inverted):
            return OPEN
        kept = tuple(n for n in inverted if not isinstance(n, Undefined | Unsettled))
        return Candidates(kept, exponents.rest)

    return index


def average(known: Number, value: Number) -> Candidates:
    """Half the sum of k and ? is v."""
    return then(multiply(TWO, value), lambda total: addend(known, total))


def are_whole(*numbers: Number) -> bool:
    """Whether all are whole numbers, none of them negative."""
    return all(isinstance(n, Rational) and n.q == 1 and n >= 0 for n in numbers)


def common_factor(known: Number, value: Number) -> Candidates:
    """The GCF of k and ? is v: it divides k."""
    if not isinstance(value, Rational) or not isinstance(known, Rational):
        return NO if is_irrational(value) or is_irrational(known) else ANY
    divides = are_whole(known, value) and value != 0 and (known / value).q == 1
    return ANY if divides else NO


def common_multiple(known: Number, value: Number) -> Candidates:
    """The LCM of k and ? is v: k divides it."""
    if not isinstance(value, Rational) or not isinstance(known, Rational):
        return NO if is_irrational(value) or is_irrational(known) else ANY
    divides = are_whole(known, value) and known != 0 and value != 0 and (value / known).q == 1
    return ANY if divides else NO


LEFT: dict[str, Inverse] = {
    "add": addend,
    "subtract": minuend,
    "multiply": factor,
    "divide": dividend,
    "power": base_by(root),
    "root": index_by(logarithm),
    "average": average,
    "gcf": common_factor,
    "lcm": common_multiple,
}
"""By operation: what stands on the left, from what stands on the right."""

RIGHT: dict[str, Inverse] = {
    "add": addend,
    "subtract": subtrahend,
    "multiply": factor,
    "divide": divisor,
    "power": exponent_by(logarithm),
    "root": radicand_by(root),
    "average": average,
    "gcf": common_factor,
    "lcm": common_multiple,
}
"""By operation: what stands on the right, from what stands on the left."""

_BASE, _INDEX = base_by(near_root), index_by(near_logarithm)
_EXPONENT, _RADICAND = exponent_by(near_logarithm), radicand_by(near_root)

NEAR_LEFT: dict[str, tuple[int, Inverse]] = {
    "power": (0, _BASE),
    "whole-power": (0, _BASE),
    "root": (1, _INDEX),
    "whole-root": (1, _INDEX),
}
"""The same where the unknown side has at most so many powers and roots.

With none it is rational. With one it is algebraic; and a logarithm of rationals that is not
rational is not algebraic (Gelfond and Schneider).
"""

NEAR_RIGHT: dict[str, tuple[int, Inverse]] = {
    "power": (1, _EXPONENT),
    "whole-power": (1, _EXPONENT),
    "root": (0, _RADICAND),
    "whole-root": (0, _RADICAND),
}


def inverse_of(name: str, left_known: bool, bends: int) -> Inverse | None:
    """Find the unknown side, which has so many powers and roots; nothing if nothing can be it."""
    most, near = (NEAR_RIGHT if left_known else NEAR_LEFT).get(name, (-1, None))
    # The near ones are quicker, and leave out what the unknown side cannot be.
    return near if bends <= most else (RIGHT if left_known else LEFT).get(name)


def inverse_between(row: Binary, left_known: bool, bends: int) -> Inverse | None:
    """The same for a row: a factor that it brings goes with the known side."""
    inverse, factor = inverse_of(row.operation.name, left_known, bends), row.factor
    if inverse is None or factor is None:
        return inverse
    return lambda known, value: then(
        multiply(known, factor), lambda product: inverse(product, value)
    )


def squared(value: Number) -> Candidates:
    """√ ? = v."""
    return just(multiply(value, value))


def counted(value: Number) -> Candidates:
    """The number of factors of ? is v: a counting number."""
    if not isinstance(value, Rational):
        return NO if is_irrational(value) else ANY
    return ANY if are_whole(value) and value != 0 else NO


def before_prime(value: Number) -> Candidates:
    """The next prime after ? is v: a prime."""
    if not isinstance(value, Rational):
        return NO if is_irrational(value) else ANY
    prime = are_whole(value) and value != 0 and FUNCTIONS["factors"](0, value) == 2
    return ANY if prime else NO


ALONE: dict[str, Callable[[Number], Candidates]] = {
    "square-root": squared,
    "whole-square-root": squared,
    "factors": counted,
    "next-prime": before_prime,
    "next-prime-real": before_prime,
}
"""By operation: the one operand."""

# Of these v = a ∘ b follows from b = v ∘' a; of powers only the other way round.
EXACT = frozenset({"add", "subtract", "multiply", "divide", "average"})
"""Operations whose candidates need not be tried."""
