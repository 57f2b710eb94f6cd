"""Exact values as texts and back: ``72*sqrt(70)``, ``-1/3``, ``6i/5``, ``log(3,2)``, ``362880!``.

Beside integers, ``+ - * / ^ !``, parentheses, ``sqrt``, ``log`` and ``i`` there are two functions
for what powers of real numbers cannot say: ``unity(t)`` is the point after t turns on the unit
circle, ``principal(z,e)`` the principal e-th power of a nonreal z. The reader also takes the signs
``− × · ÷ √``, ``√3`` without brackets, and ``x`` for ``×``, as a note on paper has it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goalsetter.errors import NotationError
from goalsetter.expr.number import (
    LIMIT_BITS,
    I,
    Monomial,
    Number,
    Outcome,
    Radical,
    Rational,
    Undefined,
    Unsettled,
    add,
    divide,
    factorial,
    integer,
    logarithm,
    multiply,
    power,
    principal,
    root,
    subtract,
    unity,
)

MAX_LENGTH = 2**21
MAX_DEPTH = 60
_UNITS = ("", "i", "-", "-i")
# Typographic signs for people; ``_ASCII`` reads them back, so both texts mean the same.
_SIGNS = str.maketrans({"*": "×", "-": "−"})
_ASCII = str.maketrans({"×": "*", "x": "*", "·": "*", "−": "-", "÷": "/"})
_PLUS_MINUS = frozenset("+-")
_DIGITS = frozenset("0123456789")


def value_text(number: Number, *, ascii: bool = True) -> str:
    """The text of a value, which ``parse_value`` reads back to an equal one."""
    text = _sum_text(_terms(number))
    return text if ascii else text.replace("sqrt(", "√(").translate(_SIGNS)


def _sum_text(terms: list[str]) -> str:
    joined = "".join(term if term.startswith("-") else f"+{term}" for term in terms)
    return joined.removeprefix("+")


def _terms(x: Number) -> list[str]:
    """The summands of a value, each with its sign."""
    if isinstance(x, Rational):
        return [str(x)]
    if isinstance(x, Radical):
        return [_radical_term(key, c) for key, c in x.terms]
    if isinstance(x, Monomial):
        factors = "*".join(_power_text(str(p), e) for p, e in x.factors)
        return [_scaled_text(_UNITS[x.unit], factors)]
    if x.kind == "sum":
        summands = []
        for atom, coefficient in x.parts:
            # Brackets where a sign would be read into a neighbour: (1+sqrt(2))*log(3,2).
            above, below = _terms(coefficient), _terms(atom)
            outer = above[0] if len(above) == 1 else f"({_sum_text(above)})"
            alone = len(below) == 1 and not below[0].startswith("-")
            summands.append(_scaled_text(outer, below[0] if alone else _grouped(atom)))
        return summands
    if x.kind == "product":
        return ["*".join(_base_text(base, e) for base, e in x.parts)]
    first, second = x.parts[0]
    if x.kind == "factorial":
        return [f"{_grouped(first)}!"]
    return [f"log({value_text(first)},{value_text(second)})"]


def _scaled_text(coefficient: str, factor: str) -> str:
    """A coefficient before a factor; 1 and -1 are not written, nor is a factor 1."""
    if factor == "1":
        return coefficient or "1"
    if coefficient in ("", "1", "-", "-1"):
        return f"{coefficient.removesuffix('1')}{factor}"
    return f"{coefficient}*{factor}"


def _grouped(x: Number) -> str:
    """The text, in parentheses unless it is a whole number."""
    text = value_text(x)
    return text if text.isdigit() else f"({text})"


def _power_text(base: str, exponent: Number) -> str:
    text = value_text(exponent)
    if text == "1":
        return base
    if text == "1/2":
        return f"sqrt({base.removeprefix('(').removesuffix(')')})"
    return f"{base}^{text}" if text.isdigit() else f"{base}^({text})"


def _base_text(base: Number, exponent: Number) -> str:
    """A power in a product; minus one and nonreal bases have principal powers."""
    # (-1)^(1/3) would be read back as the real root: points of the unit circle have a name.
    if base == -1 and isinstance(exponent, Rational):
        return f"unity({exponent / 2})"
    text = value_text(base)
    if isinstance(exponent, Rational) and exponent.q != 1 and "i" in text:
        return f"principal({text},{exponent})"
    return _power_text(text if text.isdigit() else f"({text})", exponent)


def _radical_term(key: tuple[bool, tuple[tuple[int, Rational], ...]], c: Rational) -> str:
    """A term such as ``-2*sqrt(6)*i/5``."""
    # Primes with one exponent stand under one root: sqrt(6), not sqrt(2)*sqrt(3).
    roots: dict[Rational, Rational] = {}
    for prime, exponent in key[1]:
        roots[exponent] = roots.get(exponent, integer(1)) * prime
    factors = [_power_text(str(radicand), exponent) for exponent, radicand in roots.items()]
    above = _scaled_text(str(Rational(c.p)), "*".join(factors) or "1")
    if key[0]:
        # 6i and -i, but 2*sqrt(6)*i.
        bare = above.removesuffix("1") if above in ("1", "-1") else above
        above = f"{above}*i" if factors else f"{bare}i"
    return above if c.q == 1 else f"{above}/{c.q}"


def parse_value(text: str) -> Number:
    """The value that a text stands for; NotationError if it cannot be read or has no value."""
    return _ValueReader(text).read()


_NAMES: dict[str, Callable[..., Outcome]] = {
    "log": logarithm,
    "principal": principal,
    "sqrt": partial(root, integer(2)),
    "unity": unity,
    "√": partial(root, integer(2)),
}
_ARGUMENTS = {"log": 2, "principal": 2}
_ROOTS = {"sqrt", "√"}
"""The functions that take a number of digits behind them without brackets, as √3 does."""
_RATIONAL_ONLY = {"principal", "unity"}
"""The functions whose last argument must be rational."""


class _ValueReader:
    """Recursive descent over one text, working the value out as it goes."""

    def __init__(self, text: str) -> None:
        self._source = text
        self._text = text.translate(_ASCII)
        self._at = 0
        self._depth = 0

    def read(self) -> Number:
        """The value of the whole text."""
        # Before anything is read: a hostile text must not even be walked through.
        if len(self._text) > MAX_LENGTH:
            raise self.error("too-long", f"at most {MAX_LENGTH} characters")
        value = self.read_sum()
        if self.peek():
            raise self.error("bad-value", "an operation or the end")
        return value

    def error(self, code: str, expected: str) -> NotationError:
        """Say what was expected where the reader stands."""
        at = self._at
        here = self._source[at : at + 1]
        return NotationError(code, text=self._source, position=at, expected=expected, found=here)

    def peek(self) -> str:
        """The next character that is not a space, or nothing at the end."""
        while self._text[self._at : self._at + 1] == " ":
            self._at += 1
        return self._text[self._at : self._at + 1]

    def take(self, wanted: str) -> bool:
        """Pass over a text that stands here; false if another does."""
        if not self.peek() or not self._text.startswith(wanted, self._at):
            return False
        self._at += len(wanted)
        return True

    def expect(self, wanted: str) -> None:
        """Pass over a text that must stand here."""
        if not self.take(wanted):
            raise self.error("bad-value", repr(wanted))

    def checked(self, outcome: Outcome) -> Number:
        """The number that an operation gave."""
        if isinstance(outcome, (Undefined, Unsettled)):
            raise self.error("no-value", f"an expression with a value, not {outcome.code}")
        return outcome

    def read_sum(self) -> Number:
        """Read terms with their signs between them."""
        negative = self.read_sign()
        value = self.read_product()
        total = self.checked(subtract(integer(0), value)) if negative else value
        while self.peek() in _PLUS_MINUS:
            negative = self.read_sign()
            total = self.checked((subtract if negative else add)(total, self.read_product()))
        return total

    def read_sign(self) -> bool:
        """Any number of signs before a term: is it negative?"""
        negative = False
        while self.peek() in _PLUS_MINUS:
            negative ^= self.take("-")
            self.take("+")
        return negative

    def read_product(self) -> Number:
        """Read factors, with a sign between them or none."""
        total = self.read_power()
        while True:
            if self.take("*"):
                total = self.checked(multiply(total, self.read_signed_power()))
            elif self.take("/"):
                total = self.checked(divide(total, self.read_signed_power()))
            elif self.peek().isalpha() or self.peek() in ("(", "√"):
                # No sign between two factors: 6i, 2(3+i), 2√3.
                total = self.checked(multiply(total, self.read_power()))
            else:
                return total

    def read_signed_power(self) -> Number:
        """Read a factor that may have signs of its own."""
        negative = self.read_sign()
        value = self.read_power()
        return self.checked(subtract(integer(0), value)) if negative else value

    def read_power(self) -> Number:
        """Read a base and, behind ``^``, its exponent: the last power is applied first."""
        base = self.read_postfix()
        if not self.take("^"):
            return base
        self.enter()
        exponent = self.read_signed_power()
        self._depth -= 1
        return self.checked(power(base, exponent))

    def enter(self) -> None:
        """Go one level deeper."""
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self.error("too-deep", f"at most {MAX_DEPTH} levels")

    def read_postfix(self) -> Number:
        """Read a factor with the ``!`` behind it."""
        value = self.read_primary()
        while self.take("!"):
            value = self.checked(factorial(value))
        return value

    def read_primary(self) -> Number:
        """Read a bracket, a function, ``i`` or a whole number."""
        if self.peek() == "(":
            return self.read_arguments(1)[0]
        for name in _NAMES:
            if self.take(name):
                return self.call(name)
        return I if self.take("i") else self.read_whole_number()

    def read_arguments(self, count: int) -> list[Number]:
        """Read so many values in brackets."""
        self.enter()
        self.expect("(")
        values = [self.read_sum()]
        for _ in range(count - 1):
            self.expect(",")
            values.append(self.read_sum())
        self.expect(")")
        self._depth -= 1
        return values

    def call(self, name: str) -> Number:
        """Read the arguments of a function and work it out."""
        bare = name in _ROOTS and self.peek() in _DIGITS
        values = (
            [self.read_whole_number()] if bare else self.read_arguments(_ARGUMENTS.get(name, 1))
        )
        if name in _RATIONAL_ONLY and not isinstance(values[-1], Rational):
            raise self.error("no-value", f"a rational number as the last argument of {name}")
        return self.checked(_NAMES[name](*values))

    def read_whole_number(self) -> Rational:
        """Read digits."""
        start = self._at
        while self._text[self._at : self._at + 1] in _DIGITS:
            self._at += 1
        if start == self._at:
            raise self.error("bad-value", "a number")
        value = Rational(self._text[start : self._at])
        if value.height_bits() > LIMIT_BITS:
            raise self.error("too-long", f"a number of at most {LIMIT_BITS} bits")
        return value
