"""Prime factors of whole numbers, found with bounded effort or not at all."""

from __future__ import annotations

from functools import lru_cache

from flint import fmpz

from goalsetter.expr.number.limits import HARD_BITS, LIMIT_BITS, PRIME_BITS, TRIAL_PRIMES

Factors = tuple[tuple[int, int], ...]

_PERFECT_POWER_BITS = 4096
_PRIMES = tuple(
    n for n in range(2, TRIAL_PRIMES) if all(n % d for d in range(2, int(fmpz(n).isqrt()) + 1))
)
_PRIMORIAL = fmpz(1)
for _prime in _PRIMES:
    _PRIMORIAL *= _prime


def prime_factors(n: fmpz) -> Factors | None:
    """The primes of a positive whole number with their exponents; None if that is hard."""
    # FLINT factors numbers of this size at once; a longer one could take for ever.
    if n.bit_length() <= HARD_BITS:
        return _easy(int(n))
    return _hard(n) if n.bit_length() <= 4 * LIMIT_BITS else None


@lru_cache(maxsize=64)
def _hard(n: fmpz) -> Factors | None:
    smooth, cofactor = _divide_out(n)
    rest = _cofactor_factors(cofactor)
    return None if rest is None else tuple(sorted(smooth + rest))


@lru_cache(maxsize=8192)
def _easy(n: int) -> Factors:
    return tuple((int(p), int(e)) for p, e in fmpz(n).factor())


def _divide_out(n: fmpz) -> tuple[Factors, fmpz]:
    """The small primes of a number, and what is left of it."""
    # One gcd tells which small primes divide at all: a million bits are not tried 303 times.
    shared = n.gcd(_PRIMORIAL)
    factors = []
    for prime in _PRIMES:
        if shared % prime == 0:
            exponent, n = _valuation(n, fmpz(prime))
            factors.append((prime, exponent))
    return tuple(factors), n


def _valuation(n: fmpz, prime: fmpz) -> tuple[int, fmpz]:
    """How often the prime divides the number, by doubling steps, and the quotient."""
    steps = [prime]
    while True:
        quotient, remainder = divmod(n, steps[-1])
        if remainder != 0:
            break
        n = quotient
        steps.append(steps[-1] * steps[-1])
    # Divided by p, p^2, p^4 and so on: together that many times.
    exponent = 2 ** (len(steps) - 1) - 1
    for place in range(len(steps) - 2, -1, -1):
        quotient, remainder = divmod(n, steps[place])
        if remainder == 0:
            n, exponent = quotient, exponent + 2**place
    return exponent, n


def _cofactor_factors(n: fmpz) -> Factors | None:
    """The factors of a number without small primes."""
    if n == 1:
        return ()
    if n.bit_length() <= HARD_BITS:
        return _easy(int(n))
    # A proof, not a probable prime.
    if n.bit_length() <= PRIME_BITS and n.is_prime():
        return ((int(n), 1),)
    base, exponent = _perfect_power(n)
    inner = _cofactor_factors(base) if exponent > 1 else None
    return None if inner is None else tuple((p, e * exponent) for p, e in inner)


def _perfect_power(n: fmpz) -> tuple[fmpz, int]:
    """The number as a power with the greatest exponent, for sizes where that is quick."""
    if n.bit_length() > _PERFECT_POWER_BITS or not n.is_perfect_power():
        return n, 1
    # From the greatest exponent down, so that the base is no power any more.
    for exponent in range(n.bit_length(), 1, -1):
        base = n.root(exponent)
        if base**exponent == n:
            return base, exponent
    return n, 1


def exact_root(n: fmpz, index: int) -> fmpz | None:
    """The whole index-th root of a positive whole number, if there is one."""
    # Of such a root only 1 has a whole value; the index itself may be huge.
    if index > n.bit_length():
        return n if n == 1 else None
    base = n.root(index)
    return base if base**index == n else None
