"""Sums in normal form: atoms with radical coefficients, like ones put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from flint import fmpq

from goalsetter.expr.number.kinds import (
    ONE,
    TOO_COMPLEX,
    ZERO,
    Composite,
    I,
    Monomial,
    Number,
    Outcome,
    Plain,
    Radical,
    Tower,
)
from goalsetter.expr.number.monomial import factored, from_factors, merged, raised
from goalsetter.expr.number.radical import gather, product_of, sum_of
from goalsetter.expr.number.settle import settle

Addend: TypeAlias = tuple[Number, Plain]
"""An atom and its coefficient."""

UNITS: tuple[Plain, ...] = (ONE, I, fmpq(-1), Radical((((True, ()), fmpq(-1)),)))
"""The powers of i."""


def addends(x: Number) -> list[Addend]:
    """The number as atoms with coefficients; the atom of a rational or radical number is 1."""
    if isinstance(x, (fmpq, Radical)):
        return [(ONE, x)]
    if isinstance(x, Monomial):
        return [(Monomial(0, x.factors), UNITS[x.unit])]
    if x.kind == "sum":
        return [(atom, c) for atom, c in x.parts if isinstance(c, (fmpq, Radical))]
    return [(x, ONE)]


def total(parts: Iterable[Addend]) -> Outcome:
    """The sum of coefficients times atoms."""
    sums: dict[Number, Plain] = {}
    for atom, coefficient in parts:
        place, scaled = _place(atom, coefficient, sums)
        together = None if scaled is None else sum_of(sums.get(place, ZERO), scaled)
        if together is None:
            # Like terms too involved to be put together: they may stand apart if no two are alike.
            apart = [(c if atom == ONE else atom, ONE if atom == ONE else c) for atom, c in parts]
            distinct = len({a for a, _ in apart}) == len(apart)
            return settle("sum", apart) if distinct else TOO_COMPLEX
        sums[place] = together
    return _build([(atom, c) for atom, c in sums.items() if c != 0])


def _place(
    atom: Number, coefficient: Plain, sums: dict[Number, Plain]
) -> tuple[Number, Plain | None]:
    """The atom to add to: for a monomial, one that differs from it by an ordinary factor."""
    if not isinstance(atom, Monomial) or atom in sums:
        return atom, coefficient
    for other in sums:
        if isinstance(other, Monomial):
            # 2^(10^9) and 2^(10^9+1) are one atom with the coefficients 1 and 2.
            under = raised(dict(other.factors), fmpq(-1))
            ratio = from_factors(0, merged(dict(atom.factors), under))
            if isinstance(ratio, (fmpq, Radical)):
                return other, product_of(ratio, coefficient)
    return atom, coefficient


def _build(parts: list[Addend]) -> Outcome:
    """The number with these distinct atoms."""
    parts = [_absorbed(atom, c) for atom, c in parts]
    if not parts:
        return ZERO
    atom, coefficient = parts[0]
    if len(parts) > 1:
        return settle("sum", parts)
    if atom == ONE:
        return coefficient
    if isinstance(atom, Monomial) and coefficient in UNITS:
        return Monomial(UNITS.index(coefficient), atom.factors)
    return atom if coefficient == ONE else settle("sum", parts)


def _absorbed(atom: Number, coefficient: Plain) -> Addend:
    """A monomial takes a coefficient of one term into itself, all but its unit."""
    if not isinstance(atom, Monomial) or coefficient in UNITS:
        return atom, coefficient
    own = factored(coefficient)
    product = from_factors(0, merged(dict(atom.factors), own[1])) if own else None
    if own is None or product is None:
        return atom, coefficient
    if isinstance(product, Monomial):
        return product, UNITS[own[0]]
    return ONE, product_of(product, UNITS[own[0]]) or ZERO


def scale(x: Number, factor: Plain) -> Outcome:
    """A number times a rational or radical one."""
    products = [(atom, product_of(c, factor)) for atom, c in addends(x)]
    # Too many terms to be multiplied out: the product is kept as it stands.
    if any(c is None for _, c in products):
        return settle("product", [(x, ONE), (factor, ONE)])
    return total([(atom, c) for atom, c in products if c is not None])


def rational_part(x: Number) -> tuple[fmpq, Outcome]:
    """The rational summand of a number, and the rest."""
    if isinstance(x, fmpq):
        return x, ZERO
    if isinstance(x, Radical):
        whole = dict(x.terms).get((False, ()), ZERO)
        return whole, gather((key, c) for key, c in x.terms if key != (False, ())) or ZERO
    if isinstance(x, (Composite, Tower)) and x.kind == "sum":
        inner = dict(addends(x)).get(ONE, ZERO)
        whole = rational_part(inner)[0]
        return whole, total([*addends(x), (ONE, -whole)]) if whole != 0 else x
    return ZERO, x
