"""Is a number real, what is its sign, how do two compare: certain answers or none."""

from __future__ import annotations

from flint import ctx, fmpq

from goalsetter.expr.number.arithmetic import subtract
from goalsetter.expr.number.enclosure import ball, excludes_zero, is_certainly_real
from goalsetter.expr.number.kinds import (
    Composite,
    Monomial,
    Number,
    Parts,
    Radical,
    Tower,
    Undefined,
    Unsettled,
    weigh,
)
from goalsetter.expr.number.limits import LADDER, MAX_ROOTS
from goalsetter.expr.number.magnitude import order
from goalsetter.expr.number.measure import is_big, log_size, measure
from goalsetter.expr.number.monomial import factored
from goalsetter.expr.number.prover import prove_equal, prove_rational
from goalsetter.expr.number.radical import integer_power

UNDECIDED_SIGN = Unsettled("undecided-sign")
_UNDECIDED_EQUALITY = Unsettled("undecided-equality")
_TOO_LARGE = Unsettled("too-large")


def is_real(x: Number) -> bool | None:
    """Whether the number is real; None if that could not be decided."""
    if isinstance(x, Radical):
        return not any(key[0] for key, _ in x.terms)
    if not isinstance(x, Composite):
        return not isinstance(x, Monomial) or x.unit % 2 == 0
    for precision in LADDER:
        inner = ball(x, precision)
        if is_certainly_real(inner):
            return True
        if inner.is_finite() and not inner.imag.contains(0):
            return False
    # A ball never shows that an imaginary part is exactly 0; being one's own conjugate does.
    return prove_equal(x, conjugate(x))


def conjugate(x: Number) -> Number:
    """The complex conjugate of a number of ordinary size."""
    if isinstance(x, Radical):
        return Radical(tuple((key, -c if key[0] else c) for key, c in x.terms))
    if isinstance(x, Composite):
        # A power of minus one turns back: its base has no conjugate of its own to give.
        turns = x.kind == "product"
        parts: Parts = tuple(
            (a, -b) if turns and a == -1 and isinstance(b, fmpq) else (conjugate(a), conjugate(b))
            for a, b in x.parts
        )
        return Composite(x.kind, parts, weigh(number for part in parts for number in part))
    return x


def sign(x: Number) -> int | Unsettled | None:
    """-1, 0 or 1; None if the number is not real."""
    if isinstance(x, fmpq):
        return (x > 0) - (x < 0)
    real = is_real(x)
    if real is None:
        return UNDECIDED_SIGN
    if not real:
        return None
    measured = measure(x)
    if measured is not None:
        return measured[0]
    # Proven real by its form: its balls are not flat on the real line, but their real parts tell.
    for precision in () if is_big(x) else LADDER:
        inner = ball(x, precision).real
        if inner > 0 or inner < 0:
            return 1 if inner > 0 else -1
    return UNDECIDED_SIGN


def compare(a: Number, b: Number) -> int | Unsettled | None:
    """-1, 0 or 1 as the first is less than, equal to or more than the second; None: not real."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return (a > b) - (a < b)
    if is_real(a) is False or is_real(b) is False:
        return None
    difference = subtract(a, b)
    order = UNDECIDED_SIGN if isinstance(difference, (Undefined, Unsettled)) else sign(difference)
    if not isinstance(order, Unsettled):
        return order
    # Two numbers of one sign may still be ordered by their logarithms.
    # The difference may be beyond what can be kept, though both are known well.
    one, other = sign(a), sign(b)
    by_size = order_of_sizes(a, b) if one == other and one in (1, -1) else None
    return by_size * one if by_size and isinstance(one, int) else UNDECIDED_SIGN


def equal(a: Number, b: Number) -> bool | None:
    """Whether two numbers are equal; None if that could not be decided."""
    if type(a) is fmpq and type(b) is fmpq:
        return a == b
    if a == b:
        return True
    if not isinstance(a, (Composite, Tower)) and not isinstance(b, (Composite, Tower)):
        return False
    ordinary = not is_big(a) and not is_big(b)
    # Two balls that do not meet are proof enough, and the cheapest one.
    if ordinary and not ball(a, LADDER[0]).overlaps(ball(b, LADDER[0])):
        return False
    if a == 0 or b == 0:
        return _is_zero(a, b)
    return False if order_of_sizes(a, b) else _is_zero(a, b)


def order_of_sizes(a: Number, b: Number) -> int | None:
    """How the absolute values of two numbers compare by their logarithms, if that is certain."""
    one, other = log_size(a), log_size(b)
    return order(one, other) if one and other else None


def _is_zero(a: Number, b: Number) -> bool | None:
    """Whether the difference of two numbers is zero."""
    as_powers = _same_power(a, b)
    if as_powers is not None:
        return as_powers
    difference = subtract(a, b)
    if isinstance(difference, (Undefined, Unsettled)):
        if is_big(a) or is_big(b):
            return None
        apart = any(not ball(a, p).overlaps(ball(b, p)) for p in LADDER)
        return False if apart else prove_equal(a, b)
    if isinstance(difference, fmpq):
        return difference == 0
    if not isinstance(difference, Composite):
        return False
    return False if any(excludes_zero(ball(difference, p)) for p in LADDER) else None


def _same_power(a: Number, b: Number) -> bool | None:
    """A positive root equals another positive number just when their powers are equal."""
    for one, other in ((a, b), (b, a)):
        base_and_exponent = _as_root(one)
        if base_and_exponent and isinstance(other, Radical) and sign(other) == 1:
            # x^(p/q) = y just if x^p = y^q, for both are positive: no root is needed.
            base, exponent = base_and_exponent
            whole = integer_power(other, int(exponent.q))
            wanted = integer_power(base, int(exponent.p))
            return None if whole is None or wanted is None else whole == wanted
    return None


def _as_root(x: Number) -> tuple[Radical, fmpq] | None:
    """The base and the exponent of a root of a positive sum of radicals."""
    if not isinstance(x, Composite) or x.kind != "product" or len(x.parts) != 1:
        return None
    ((base, exponent),) = x.parts
    if not isinstance(base, Radical) or not isinstance(exponent, fmpq) or sign(base) != 1:
        return None
    return (base, exponent) if exponent > 0 and exponent.q <= MAX_ROOTS else None


def as_fraction(x: Number) -> tuple[int, int] | Unsettled | None:
    """Numerator and denominator of a rational; None if the number is certainly not rational."""
    if isinstance(x, fmpq):
        return int(x.p), int(x.q)
    if isinstance(x, Radical) or is_real(x) is False:
        return None
    if isinstance(x, Monomial):
        return _TOO_LARGE if all(e.q == 1 for _, e in x.factors) else None
    if isinstance(x, Tower):
        return _TOO_LARGE
    # A ball can suggest a fraction but never prove one.
    return None if is_irrational(x) else _UNDECIDED_EQUALITY


def is_irrational(x: Number) -> bool:
    """Whether the number is proven not to be rational."""
    if isinstance(x, Composite):
        return is_transcendental(x) or prove_rational(x) is False
    if isinstance(x, Monomial):
        return x.unit % 2 == 1 or any(e.q != 1 for _, e in x.factors)
    return isinstance(x, Radical)


def is_transcendental(x: Number) -> bool:
    """Gelfond and Schneider: a^b for algebraic a and irrational algebraic b, and logarithms.

    A logarithm of factored numbers that is rational is never kept as a form.
    """
    if not isinstance(x, Composite):
        return False
    ((a, b), *others) = x.parts
    if x.kind == "sum":
        forms = [atom for atom, _ in x.parts if isinstance(atom, Composite)]
        return len(forms) == 1 and is_transcendental(forms[0])
    if others:
        return False
    if x.kind == "log":
        return factored(a) is not None and factored(b) is not None
    return isinstance(a, (fmpq, Radical)) and isinstance(b, Radical)


def as_integer(x: Number) -> int | Unsettled | None:
    """The whole number that this is; None if it certainly is not one."""
    if isinstance(x, fmpq):
        return int(x.p) if x.q == 1 else None
    fraction = as_fraction(x)
    if not isinstance(fraction, Unsettled):
        # A written-out fraction was a rational, and those are dealt with above.
        return None
    # A ball without a whole number in it is proof; one with such a number is none.
    if isinstance(x, Composite) and not all(ball(x, p).contains_integer() for p in LADDER):
        return None
    return fraction


def floor(x: Number) -> int | Unsettled | None:
    """The greatest whole number that is not greater; None if the number is not real."""
    if isinstance(x, fmpq):
        return int(x.floor())
    real = is_real(x)
    if not real:
        return UNDECIDED_SIGN if real is None else None
    if is_big(x):
        return _TOO_LARGE
    for precision in (*LADDER, 4096):
        inner = ball(x, precision).real
        with ctx.workprec(precision):
            below = inner.floor().unique_fmpz() if inner.is_finite() else None
        if below is not None:
            return int(below)
    return UNDECIDED_SIGN
