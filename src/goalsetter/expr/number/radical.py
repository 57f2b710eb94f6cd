"""Sums of radicals as a field: the distinct monomials are linearly independent (Besicovitch).

Everything here is bounded before it is computed; None means "beyond the bounds".
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from operator import itemgetter
from typing import TypeAlias

from flint import fmpq, fmpq_mat

from goalsetter.expr.number.kinds import ONE, ZERO, Key, Plain, Radical
from goalsetter.expr.number.limits import LIMIT_BITS, MAX_INVERSE, MAX_TERMS, MAX_WORK

Term: TypeAlias = tuple[Key, fmpq]

ONE_KEY: Key = (False, ())
_EXPONENT_BITS = 4096
_MANY_TERMS_BITS = 4096
_TERM_BITS = 512
"""The price of the work on one pair of terms, beside that on their coefficients."""


def terms_of(x: Plain) -> tuple[Term, ...]:
    """The terms of a rational or radical number; zero has none."""
    if isinstance(x, Radical):
        return x.terms
    return ((ONE_KEY, x),) if x != 0 else ()


def gather(terms: Iterable[Term]) -> Plain | None:
    """The number with these terms, like ones added up."""
    sums: dict[Key, fmpq] = {}
    for key, coefficient in terms:
        sums[key] = sums.get(key, ZERO) + coefficient
    sums = {key: coefficient for key, coefficient in sums.items() if coefficient != 0}
    if not sums:
        return ZERO
    if len(sums) > MAX_TERMS or any(c.height_bits() > LIMIT_BITS for c in sums.values()):
        return None
    if len(sums) == 1 and ONE_KEY in sums:
        return sums[ONE_KEY]
    return Radical(tuple(sorted(sums.items(), key=itemgetter(0))))


def bits_of(x: Plain) -> int:
    """The size of the largest coefficient."""
    return max((c.height_bits() for _, c in terms_of(x)), default=1)


def sum_of(a: Plain, b: Plain) -> Plain | None:
    """The sum, or None beyond the bounds."""
    # Bounded before it is done: hundreds of terms with long coefficients add up to minutes.
    if (len(terms_of(a)) + len(terms_of(b))) * (bits_of(a) + bits_of(b)) > MAX_WORK:
        return None
    return gather((*terms_of(a), *terms_of(b)))


def product_of(a: Plain, b: Plain) -> Plain | None:
    """The product, or None beyond the bounds."""
    left, right = terms_of(a), terms_of(b)
    if len(left) * len(right) * (bits_of(a) + bits_of(b) + _TERM_BITS) > MAX_WORK:
        return None
    products: list[Term] = []
    for key_a, a_coefficient in left:
        for key_b, b_coefficient in right:
            carried, key = _times_keys(key_a, key_b)
            # Indices multiply: the exponents of a long chain of products grow beyond use.
            if any(e.height_bits() > _EXPONENT_BITS for _, e in key[1]):
                return None
            products.append((key, a_coefficient * b_coefficient * carried))
    return gather(products)


def _times_keys(a: Key, b: Key) -> tuple[fmpq, Key]:
    """The product of two monomials: what becomes rational, and the monomial that is left."""
    exponents = dict(a[1])
    carried = fmpq(-1) if a[0] and b[0] else ONE
    for prime, exponent in b[1]:
        # Two exponents below 1 make less than 2, so a prime is carried at most once.
        total = exponents.pop(prime, ZERO) + exponent
        if total >= 1:
            carried, total = carried * prime, total - 1
        if total != 0:
            exponents[prime] = total
    return carried, (a[0] != b[0], tuple(sorted(exponents.items())))


def inverse_term(term: Term) -> Term:
    """One over a single term."""
    imaginary, factors = term[0]
    coefficient = 1 / term[1]
    for prime, _ in factors:
        coefficient /= prime
    key = (imaginary, tuple((prime, 1 - e) for prime, e in factors))
    return key, -coefficient if imaginary else coefficient


def inverse_of(x: Plain) -> Plain | None:
    """One over a number that is not zero, by linear algebra in the field its radicals span."""
    terms = terms_of(x)
    # Scaling by one term makes that term rational, so that the group of keys holds ONE_KEY.
    first = inverse_term(terms[0])
    if len(terms) == 1:
        return gather([first])
    scaled = product_of(x, Radical((first,)) if first[0] != ONE_KEY else first[1])
    solved = None if scaled is None else _solve(scaled)
    return None if solved is None else product_of(solved, gather([first]) or ZERO)


def _solve(x: Plain) -> Plain | None:
    """The inverse of a sum one of whose terms is rational."""
    # Multiplying by x maps the span of these radicals into itself, so 1/x solves linear equations.
    basis = _span([key for key, _ in terms_of(x)])
    if basis is None or len(basis) ** 2 * bits_of(x) > MAX_WORK // 16:
        return None
    place = {key: row for row, key in enumerate(basis)}
    size = len(basis)
    matrix = fmpq_mat(size, size)
    for column, key in enumerate(basis):
        for own, coefficient in terms_of(x):
            carried, target = _times_keys(own, key)
            matrix[place[target], column] += coefficient * carried
    unit = fmpq_mat(size, 1)
    unit[place[ONE_KEY], 0] = ONE
    solution = matrix.solve(unit)
    return gather((key, solution[row, 0]) for key, row in place.items())


def _span(keys: list[Key]) -> list[Key] | None:
    """The group that the monomials generate, up to rational factors."""
    group = [ONE_KEY]
    for generator in keys:
        members = set(group)
        step, coset = generator, list(group)
        while step not in members:
            coset = [_times_keys(generator, key)[1] for key in coset]
            group += coset
            step = _times_keys(step, generator)[1]
            if len(group) > MAX_INVERSE:
                return None
    return group


def integer_power(x: Plain, n: int) -> Plain | None:
    """The n-th power, n not negative, by repeated squaring within the bounds."""
    terms = terms_of(x)
    if len(terms) > 1:
        # Each factor adds at most so many bits to the coefficients.
        size = sum(abs(c).ceil() * prod(p for p, _ in key[1]) for key, c in terms)
        if n * int(size).bit_length() > (LIMIT_BITS if len(terms) < 3 else _MANY_TERMS_BITS):
            return None
    result: Plain | None = ONE
    # From the first bit on: square, and times x for every 1.
    for digit in bin(n)[2:]:
        result = None if result is None else product_of(result, result)
        if digit == "1" and result is not None:
            result = product_of(result, x)
    return result
