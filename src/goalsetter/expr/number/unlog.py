"""Powers whose exponents hold logarithms: b^(log_b q) is q, and p^(log_b q) is q^(log_b p).

Each is brought to one form: the prime under the power is not the greatest prime of the
logarithm's base, and is greater than the prime whose logarithm is taken.
"""

from __future__ import annotations

from collections.abc import Iterable

from flint import fmpq

from goalsetter.expr.number.kinds import Composite, Number, Outcome, Plain, Tower, weigh
from goalsetter.expr.number.monomial import factored
from goalsetter.expr.number.radical import product_of
from goalsetter.expr.number.sums import addends, total


def unlogged(powers: Iterable[tuple[Number, Outcome]]) -> list[tuple[Number, Outcome]]:
    """The powers with every logarithm in an exponent brought to its form."""
    rewritten: list[tuple[Number, Outcome]] = []
    for base, exponent in powers:
        if isinstance(base, fmpq) and isinstance(exponent, (Composite, Tower)):
            rewritten += _without_logs(base, exponent)
        else:
            rewritten.append((base, exponent))
    return rewritten


def _without_logs(base: fmpq, exponent: Composite | Tower) -> list[tuple[Number, Outcome]]:
    """One power, its logarithms drawn out."""
    drawn: list[tuple[Number, Outcome]] = []
    left: list[tuple[Number, Plain]] = []
    for atom, coefficient in addends(exponent):
        moved = _moved(base, atom, coefficient)
        left += [(atom, coefficient)] if moved is None else []
        drawn += moved or []
    # Again, for what was drawn out may hold logarithms that have not got their form yet.
    return [*unlogged(drawn), (base, total(left))] if drawn else [(base, exponent)]


def _moved(p: fmpq, atom: Number, coefficient: Plain) -> list[tuple[Number, Outcome]] | None:
    """p^(coefficient * atom) in other powers, if the atom is a logarithm in need of it."""
    if not isinstance(atom, Composite) or atom.kind != "log":
        return None
    q, base = atom.parts[0]
    below = factored(base)
    if below is None or not isinstance(base, fmpq) or not isinstance(q, fmpq):
        return None
    greatest = max(below[1])
    if p != greatest:
        # p^(log q) = q^(log p): the greater prime becomes the base, so equal powers look alike.
        swapped = Composite("log", ((p, base),), weigh((p, base)))
        return [(q, total([(swapped, coefficient)]))] if p < q else None
    share = product_of(coefficient, 1 / below[1][greatest])
    if share is None:
        return None
    others = [(prime, product_of(share, -e)) for prime, e in below[1].items() if prime != greatest]
    lesser: list[tuple[Number, Outcome]] = [
        (fmpq(prime), total([(atom, scaled)])) for prime, scaled in others if scaled is not None
    ]
    return [(q, share), *lesser] if len(lesser) == len(others) else None
