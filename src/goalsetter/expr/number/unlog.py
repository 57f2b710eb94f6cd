"""Powers whose exponent is a logarithm to the base of the power: b^(log_b x) is x."""

from __future__ import annotations

from flint import fmpq

from goalsetter.expr.number.arithmetic import Power
from goalsetter.expr.number.kinds import Composite, Number, Outcome
from goalsetter.expr.number.monomial import Exponents, factored
from goalsetter.expr.number.radical import product_of
from goalsetter.expr.number.sums import Addend, addends, total


def unlog(a: Number, exponent: Number) -> tuple[list[Power], Outcome]:
    """The powers that come out of the exponent's logarithms, and what is left of the exponent."""
    own = factored(a)
    if own is None or own[0] or isinstance(exponent, fmpq):
        return [], exponent
    drawn: list[Power] = []
    left: list[Addend] = []
    for atom, coefficient in addends(exponent):
        multiple = _multiple(atom, own[1])
        outer = None if multiple is None else product_of(coefficient, multiple)
        if outer is not None and isinstance(atom, Composite):
            drawn.append((atom.parts[0][0], outer))
        else:
            left.append((atom, coefficient))
    return (drawn, total(left)) if drawn else ([], exponent)


def _multiple(atom: Number, own: Exponents) -> fmpq | None:
    """The k for which the base of the power is the k-th power of the logarithm's base."""
    if not isinstance(atom, Composite) or atom.kind != "log":
        return None
    found = factored(atom.parts[0][1])
    if found is None or found[1].keys() != own.keys():
        return None
    ratios = [own[prime] / e for prime, e in found[1].items()]
    return ratios[0] if all(each == ratios[0] for each in ratios) else None
