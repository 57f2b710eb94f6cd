"""Logarithms: rational where they are rational, else sums of logarithms of primes."""

from __future__ import annotations

from collections.abc import Iterable

from flint import fmpq

from goalsetter.expr.number.arithmetic import add, divide, multiply
from goalsetter.expr.number.kinds import (
    ONE,
    TOO_COMPLEX,
    TOO_LARGE,
    ZERO,
    Number,
    Outcome,
    Undefined,
    Unsettled,
)
from goalsetter.expr.number.monomial import Exponents, factored, from_factors, raised
from goalsetter.expr.number.powers import positive_parts
from goalsetter.expr.number.reality import sign
from goalsetter.expr.number.settle import settle


def logarithm(a: Number, base: Number) -> Outcome:
    """The logarithm of a positive number to a positive base other than one."""
    failure = _check(a, "log-of-nonpositive") or _check(base, "log-base")
    if failure is not None:
        return failure
    if base == ONE:
        return Undefined("log-base")
    if a == base:
        return ONE
    below = factored(base)
    if below is None:
        return ZERO if a == ONE else settle("log", [(a, base)])
    # log_8 is a third of log_2: only primitive bases are kept, so that equal logarithms look alike.
    primitive, index = _primitive(below[1])
    whole = from_factors(0, primitive)
    if not isinstance(whole, fmpq):
        return TOO_LARGE
    above = _sum(_one_log(x, e, whole, primitive) for x, e in positive_parts(a))
    return above if isinstance(above, (Undefined, Unsettled)) else divide(above, index)


def _check(x: Number, code: str) -> Undefined | Unsettled | None:
    signed = sign(x)
    if isinstance(signed, Unsettled):
        return signed
    return None if signed == 1 else Undefined(code)


def _primitive(exponents: Exponents) -> tuple[Exponents, fmpq]:
    """The exponents divided by the greatest rational that leaves them whole, and that rational."""
    shared = ZERO
    for exponent in exponents.values():
        shared = shared.gcd(exponent)
    # One sign for each base: the logarithm to the base 1/2 is minus that to the base 2.
    if exponents[max(exponents)] < 0:
        shared = -shared
    return raised(exponents, 1 / shared), shared


def _one_log(x: Number, exponent: Number, whole: fmpq, base: Exponents) -> Outcome:
    """The exponent times the logarithm of one base of a power."""
    log: Outcome
    if isinstance(x, fmpq) and x.q == 1 and x.p == max(base):
        # log_b b is 1, so the logarithm of the base's greatest prime goes back to the others'.
        others = ((fmpq(p), -e) for p, e in base.items() if p != x.p)
        rest = _sum([ONE, *(_one_log(p, e, whole, base) for p, e in others)])
        log = rest if isinstance(rest, (Undefined, Unsettled)) else divide(rest, base[int(x.p)])
    else:
        log = settle("log", [(x, whole)])
    return log if isinstance(log, (Undefined, Unsettled)) else multiply(log, exponent)


def _sum(outcomes: Iterable[Outcome]) -> Outcome:
    total: Outcome = ZERO
    for outcome in outcomes:
        # No logarithm of a prime is undefined, so whatever failed here was too involved.
        if isinstance(outcome, (Undefined, Unsettled)) or isinstance(total, (Undefined, Unsettled)):
            return TOO_COMPLEX
        total = add(total, outcome)
    return total
