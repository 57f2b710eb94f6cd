"""Roots of unity: those that are sums of square roots are written out."""

from __future__ import annotations

from flint import fmpq

from goalsetter.expr.number.kinds import HALF, ONE, ZERO, Key, Plain
from goalsetter.expr.number.radical import gather

Cosine = dict[tuple[int, ...], fmpq]
"""A sum of square roots: the primes under each root, and its coefficient."""

_QUARTER = fmpq(1, 4)
_COSINES: dict[fmpq, Cosine] = {
    fmpq(0): {(): ONE},
    fmpq(1, 12): {(2, 3): _QUARTER, (2,): _QUARTER},
    fmpq(1, 6): {(3,): HALF},
    fmpq(1, 4): {(2,): HALF},
    fmpq(1, 3): {(): HALF},
    fmpq(5, 12): {(2, 3): _QUARTER, (2,): -_QUARTER},
    fmpq(1, 2): {},
}
"""The cosines of these parts of a half turn."""


def unity(exponent: fmpq) -> tuple[Plain, fmpq]:
    """exp(i pi exponent) as a written-out factor and the exponent, from 0 to 1/2, that is left."""
    quarters = (2 * exponent).floor()
    # Quarter turns are powers of i; what is left is in the first quarter.
    rest = exponent - fmpq(quarters) / 2
    if rest in _COSINES:
        return _written(rest, int(quarters % 4)), ZERO
    return _written(ZERO, int(quarters % 4)), rest


def _written(rest: fmpq, quarters: int) -> Plain:
    """exp(i pi rest) times a power of i."""
    terms = []
    for cosine, turn in ((_COSINES[rest], 0), (_COSINES[HALF - rest], 1)):
        unit = (quarters + turn) % 4
        for primes, coefficient in cosine.items():
            key: Key = (unit % 2 == 1, tuple((prime, HALF) for prime in primes))
            terms.append((key, -coefficient if unit >= 2 else coefficient))
    return gather(terms) or ZERO
