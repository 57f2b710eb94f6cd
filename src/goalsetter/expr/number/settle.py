"""Making numbers out of forms: how large they are, and whether they are rational after all."""

from __future__ import annotations

from collections.abc import Iterable

from flint import acb, arb, fmpq

from goalsetter.expr.number.enclosure import ball, excludes_zero
from goalsetter.expr.number.kinds import (
    TOO_COMPLEX,
    TOO_LARGE,
    ZERO,
    Composite,
    Kind,
    Number,
    Outcome,
    Parts,
    Radical,
    Tower,
    Unsettled,
    weigh,
)
from goalsetter.expr.number.limits import LADDER, LIMIT_BITS, MAX_WEIGHT
from goalsetter.expr.number.measure import is_big, measure_form, product_log
from goalsetter.expr.number.prover import prove_equal
from goalsetter.expr.number.radical import gather

_CERTAINTY = 100
"""So many bits after the point must agree with a rational before the prover is asked."""
_MAX_DENOMINATOR = 2**32
_MAX_COLLAPSE = 512
"""Numbers with more bits than this before the point are not tried."""


def settle(kind: Kind, parts: Iterable[tuple[Number, Number]]) -> Outcome:
    """The number that a form in normal order stands for."""
    # One order for every way to come here: forms are compared part by part.
    ordered = tuple(sorted(parts, key=lambda part: token(part[0])))
    weight = weigh(number for part in ordered for number in part)
    # Every operation makes forms heavier, and comparing two of them costs with their weight.
    if weight > MAX_WEIGHT:
        return TOO_COMPLEX
    if any(is_big(number) for part in ordered for number in part):
        return _tower(kind, ordered, weight)
    if kind == "product":
        log = product_log(ordered)
        if log is None or log.height or not abs(log.value) < LIMIT_BITS:
            # No ball can enclose a product of this size.
            return _tower(kind, ordered, weight)
    form = Composite(kind, ordered, weight)
    inner = _sharp_ball(form)
    if inner is None:
        return Unsettled("undecided-sign")
    # It may be rational, or Gaussian rational, after all: a ball suggests which, a proof decides.
    candidate = _candidate(inner)
    return candidate if candidate is not None and prove_equal(form, candidate) else form


def settle_tower(kind: Kind, parts: list[tuple[Number, Number]]) -> Outcome:
    """The same for a form that is known to be of extraordinary size."""
    return _tower(kind, tuple(parts), weigh(number for part in parts for number in part))


def _tower(kind: Kind, parts: Parts, weight: int) -> Outcome:
    measured = measure_form(kind, parts)
    return TOO_LARGE if measured is None else Tower(kind, parts, weight, *measured)


def _sharp_ball(x: Composite) -> acb | None:
    """A finite ball, if possible one with enough bits after the point."""
    best = None
    for precision in LADDER[1:]:
        inner = ball(x, precision)
        best = inner if inner.is_finite() else best
        if best is not None and (_sharp(best) or abs(best).log_base(2) > _MAX_COLLAPSE):
            return best
    return best


def _sharp(x: acb) -> bool:
    return bool(max(x.real.rad(), x.imag.rad()) < arb(2) ** -_CERTAINTY)


def _candidate(x: acb) -> Number | None:
    """The simple Gaussian rational inside a sharp ball, if there is one."""
    if not _sharp(x):
        return None
    real, imaginary = _simple(x.real), _simple(x.imag)
    if real is None or imaginary is None:
        return None
    return gather([((False, ()), real), ((True, ()), imaginary)])


def _simple(x: arb) -> fmpq | None:
    """The first convergent of the centre's continued fraction that lies inside the ball."""
    if x.contains(0):
        return ZERO
    rest = x.mid().fmpq()
    before, now = (fmpq(0), fmpq(1)), (fmpq(1), fmpq(0))
    while True:
        # Convergents come simplest first: one inside the ball with a small denominator will do.
        whole = fmpq(rest.floor())
        before, now = now, (whole * now[0] + before[0], whole * now[1] + before[1])
        if now[1] > _MAX_DENOMINATOR:
            return None
        if x.contains(now[0] / now[1]):
            return now[0] / now[1]
        if rest == whole:
            return None
        rest = 1 / (rest - whole)


_PRINTED_BITS = 4096


def token(x: Number) -> str:
    """A text that orders the parts of a form; very large rationals are told by a residue."""
    if isinstance(x, fmpq):
        if x.height_bits() <= _PRINTED_BITS:
            return str(x)
        return f"{x.height_bits()}:{x.p % (2**61 - 1)}/{x.q % (2**61 - 1)}"
    if isinstance(x, (Composite, Tower)):
        return f"{x.kind}({','.join(token(a) + ';' + token(b) for a, b in x.parts)})"

    def powers(factors: tuple[tuple[int, fmpq], ...]) -> str:
        # Exponents may be long fractions, so they are told in the same way.
        return ",".join(f"{prime}^{token(exponent)}" for prime, exponent in factors)

    if isinstance(x, Radical):
        return "+".join(f"{token(c)}*{imaginary}{powers(e)}" for (imaginary, e), c in x.terms)
    return f"{x.unit}:{powers(x.factors)}"


def nonzero(x: Number) -> bool:
    """Whether the number is certainly not zero."""
    if not isinstance(x, Composite):
        return x != ZERO
    return any(excludes_zero(ball(x, precision)) for precision in LADDER)
