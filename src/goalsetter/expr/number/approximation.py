"""Decimals for display: every digit shown is certain."""

from __future__ import annotations

from flint import acb, arb, ctx, fmpq

from goalsetter.expr.number.enclosure import ball
from goalsetter.expr.number.kinds import Monomial, Number, Tower
from goalsetter.expr.number.limits import LADDER
from goalsetter.expr.number.magnitude import PRECISION, Magnitude, negate, sign_of
from goalsetter.expr.number.measure import is_big, log_size

_PLAIN_DIGITS = 15
"""Numbers with more digits before the point are shown as a power of ten."""
_PLAIN_BITS = 40


def approximate(x: Number, digits: int = 8) -> str:
    """The number to so many digits, for display only."""
    if isinstance(x, fmpq) and x.q == 1 and x.height_bits() < 3 * _PLAIN_DIGITS:
        return str(x)
    if is_big(x):
        return _by_size(x)
    for precision in (*LADDER, 4096):
        shown = _decimal(ball(x, precision + 4 * digits), digits)
        if shown:
            return shown
    return "about " + (_decimal(ball(x, LADDER[-1]), 1) or "0")


def _decimal(x: acb, digits: int) -> str:
    """The ball as a decimal, or nothing if it is too wide for so many digits."""
    if not x.is_finite():
        return ""
    if x.imag.is_zero():
        return _real(x.real, digits)
    imaginary = _real(x.imag, digits)
    real = "" if x.real.is_zero() else _real(x.real, digits)
    if not imaginary or (not real and not x.real.is_zero()):
        return ""
    if imaginary == "0":
        return real
    return f"{real}{'' if imaginary.startswith('-') or not real else '+'}{imaginary}i"


def _real(x: arb, digits: int) -> str:
    # Only a text for people: nothing is decided by it, so a ball about zero may be shown as 0.
    if abs(x) < arb(10) ** -30 * 1 and x.contains(0):
        return "0"
    text = x.str(digits, radius=False, more=False)
    vague = "[" in text or "+/-" in text or text == "nan" or text.startswith("0e")
    return "" if vague else _trimmed(text)


def _trimmed(text: str) -> str:
    """Without zeros at the end of the fraction, and 1e+20 as 1*10^20."""
    mantissa, _, exponent = text.partition("e")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return f"{mantissa}*10^{int(exponent)}" if exponent else mantissa


def _by_size(x: Monomial | Tower | Number) -> str:
    """A text such as "about 10^369693099"."""
    log = log_size(x)
    if log is None:
        return "very large"
    sign = "-" if isinstance(x, Tower) and x.sign < 0 else ""
    if isinstance(x, Monomial):
        sign = ("", "i*", "-", "-i*")[x.unit]
    return f"about {sign}{_tower_text(log)}"


def _tower_text(log: Magnitude) -> str:
    """Ten, or two for the tallest, to the power of the logarithm."""
    if sign_of(log) == -1:
        return f"1/{_tower_text(negate(log))}"
    with ctx.workprec(PRECISION):
        # The logarithm is to the base two; short enough, the number itself can be shown.
        if log.height == 0 and log.value < _PLAIN_BITS:
            return _trimmed((arb(2) ** log.value).mid().str(4, radius=False))
        if log.height == 0:
            return f"10^{_exponent(log.value / arb(10).log_base(2))}"
        twos = "2^" * (log.height + 1)
        return f"{twos}{_exponent(log.value)}"


def _exponent(x: arb) -> str:
    """A logarithm in a few digits: in full, as a power of ten, or as a power of a power."""
    if x < 10**_PLAIN_DIGITS:
        return str(x.mid().floor().unique_fmpz())
    log = x.mid().log_base(10)
    if log < 10**_PLAIN_DIGITS:
        return f"10^{log.floor().unique_fmpz()}"
    return f"10^{_exponent(log)}"
