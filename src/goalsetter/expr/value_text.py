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
_SIGNS = str.maketrans({"*": "×", "-": "−"})
_ASCII = str.maketrans({"×": "*", "x": "*", "·": "*", "−": "-", "÷": "/"})
_PLUS_MINUS = frozenset("+-")
_DIGITS = frozenset("0123456789")


def value_text(number: Number, *, ascii: bool = True) -> str:
    """The text of a value, which ``parse_value`` reads back to an equal one."""
    text = _sum_text(_terms(number))
    return text if ascii else text.replace("sqrt(", "√(").translate(_SIGNS)


def _sum_text(terms: list[str]) -> str:
    joined = "".join(each if each.startswith("-") else f"+{each}" for each in terms)
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
        return [_scaled_text(_coefficient(c), _factor(atom)) for atom, c in x.parts]
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


def _coefficient(c: Number) -> str:
    terms = _terms(c)
    return terms[0] if len(terms) == 1 else f"({_sum_text(terms)})"


def _factor(atom: Number) -> str:
    terms = _terms(atom)
    return terms[0] if len(terms) == 1 and not terms[0].startswith("-") else _grouped(atom)


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
    if base == -1 and isinstance(exponent, Rational):
        return f"unity({exponent / 2})"
    text = value_text(base)
    if isinstance(exponent, Rational) and exponent.q != 1 and "i" in text:
        return f"principal({text},{exponent})"
    return _power_text(text if text.isdigit() else f"({text})", exponent)


def _radical_term(key: tuple[bool, tuple[tuple[int, Rational], ...]], c: Rational) -> str:
    """A term such as ``-2*sqrt(6)*i/5``."""
    roots: dict[Rational, Rational] = {}
    for prime, exponent in key[1]:
        roots[exponent] = roots.get(exponent, integer(1)) * prime
    factors = [_power_text(str(each), exponent) for exponent, each in roots.items()]
    above = _scaled_text(str(Rational(c.p)), "*".join(factors) or "1")
    if key[0]:
        above = _with_i(above, bool(factors))
    return above if c.q == 1 else f"{above}/{c.q}"


def _with_i(above: str, rooted: bool) -> str:
    if rooted:
        return f"{above}*i"
    return f"{above.removesuffix('1')}i" if above in ("1", "-1") else f"{above}i"


def parse_value(text: str) -> Number:
    """The value that a text stands for; NotationError if it cannot be read or has no value."""
    return _ValueReader(text).whole()


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

    def whole(self) -> Number:
        """The value of the whole text."""
        if len(self._text) > MAX_LENGTH:
            raise self._error("too-long", f"at most {MAX_LENGTH} characters")
        value = self._sum()
        if self._peek():
            raise self._error("bad-value", "an operation or the end")
        return value

    def _error(self, code: str, expected: str) -> NotationError:
        at = self._at
        found = self._source[at : at + 1]
        return NotationError(code, text=self._source, position=at, expected=expected, found=found)

    def _peek(self) -> str:
        """The next character that is not a space, or nothing at the end."""
        while self._text[self._at : self._at + 1] == " ":
            self._at += 1
        return self._text[self._at : self._at + 1]

    def _take(self, wanted: str) -> bool:
        if not self._peek() or not self._text.startswith(wanted, self._at):
            return False
        self._at += len(wanted)
        return True

    def _expect(self, wanted: str) -> None:
        if not self._take(wanted):
            raise self._error("bad-value", repr(wanted))

    def _number(self, outcome: Outcome) -> Number:
        """The number that an operation gave."""
        if isinstance(outcome, (Undefined, Unsettled)):
            raise self._error("no-value", f"an expression with a value, not {outcome.code}")
        return outcome

    def _sum(self) -> Number:
        negative = self._sign()
        value = self._product()
        total = self._number(subtract(integer(0), value)) if negative else value
        while self._peek() in _PLUS_MINUS:
            negative = self._sign()
            total = self._number((subtract if negative else add)(total, self._product()))
        return total

    def _sign(self) -> bool:
        """Any number of signs before a term: is it negative?"""
        negative = False
        while self._peek() in _PLUS_MINUS:
            negative ^= self._take("-")
            self._take("+")
        return negative

    def _product(self) -> Number:
        total = self._power()
        while True:
            if self._take("*"):
                total = self._number(multiply(total, self._signed_power()))
            elif self._take("/"):
                total = self._number(divide(total, self._signed_power()))
            elif self._begins_implied():
                total = self._number(multiply(total, self._power()))
            else:
                return total

    def _begins_implied(self) -> bool:
        """Whether a factor follows with no sign of multiplication before it."""
        following = self._peek()
        return following.isalpha() or following in ("(", "√")

    def _signed_power(self) -> Number:
        negative = self._sign()
        value = self._power()
        return self._number(subtract(integer(0), value)) if negative else value

    def _power(self) -> Number:
        base = self._postfix()
        if not self._take("^"):
            return base
        self._enter()
        exponent = self._signed_power()
        self._depth -= 1
        return self._number(power(base, exponent))

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._error("too-deep", f"at most {MAX_DEPTH} levels")

    def _postfix(self) -> Number:
        value = self._primary()
        while self._take("!"):
            value = self._number(factorial(value))
        return value

    def _primary(self) -> Number:
        if self._peek() == "(":
            return self._arguments(1)[0]
        for name in _NAMES:
            if self._take(name):
                return self._call(name)
        return I if self._take("i") else self._whole_number()

    def _arguments(self, count: int) -> list[Number]:
        self._enter()
        self._expect("(")
        values = [self._sum()]
        for _ in range(count - 1):
            self._expect(",")
            values.append(self._sum())
        self._expect(")")
        self._depth -= 1
        return values

    def _call(self, name: str) -> Number:
        bare = name in _ROOTS and self._peek() in _DIGITS
        values = [self._whole_number()] if bare else self._arguments(_ARGUMENTS.get(name, 1))
        if name in _RATIONAL_ONLY and not isinstance(values[-1], Rational):
            raise self._error("no-value", f"a rational number as the last argument of {name}")
        return self._number(_NAMES[name](*values))

    def _whole_number(self) -> Rational:
        start = self._at
        while self._text[self._at : self._at + 1] in _DIGITS:
            self._at += 1
        if start == self._at:
            raise self._error("bad-value", "a number")
        value = Rational(self._text[start : self._at])
        if value.height_bits() > LIMIT_BITS:
            raise self._error("too-long", f"a number of at most {LIMIT_BITS} bits")
        return value
