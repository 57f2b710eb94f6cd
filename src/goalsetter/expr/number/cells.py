"""Where numbers lie: equal numbers share a cell, so only the few in one cell need comparing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from flint import acb, arb, ctx

from goalsetter.expr.number.enclosure import ball
from goalsetter.expr.number.kinds import Number, Tower
from goalsetter.expr.number.magnitude import PRECISION
from goalsetter.expr.number.measure import is_big, log_size, magnitude_of

Cell: TypeAlias = tuple[str, int, int]
WILD: Cell = ("wild", 0, 0)
"""The cell of numbers that may lie anywhere; it is looked into for every number."""

_GRAIN = 2**20
_ORDINARY_BITS = 64
_MAX_SPAN = 2
_COUNTED = 2**40
_TALL: Cell = ("tall", 0, 0)
"""The cell of numbers whose logarithm is itself beyond balls."""


def cells(x: Number) -> list[Cell]:
    """Every cell in which the number may lie; just the wild one if they would be many."""
    log = log_size(x) if x != 0 else None
    if log is not None and log.height:
        return [_TALL]
    # Two equal numbers may be known differently well, so a number near the border lies in both.
    touched: list[Cell] | None = []
    if log is None or not abs(log.value) > _ORDINARY_BITS:
        if not is_big(x):
            inner = ball(x, 2 * _ORDINARY_BITS)
        else:
            # A tower that turned out small has a value of its own; else it may lie anywhere.
            value = magnitude_of(x) if isinstance(x, Tower) else None
            inner = acb(value.value if value and not value.height else arb(0).log())
        touched = _near(inner)
    if touched is not None and log is not None and not abs(log.value) < _ORDINARY_BITS:
        far_log = log.value
        if not abs(far_log) < _COUNTED:
            # Too large to be counted in grains: its own logarithm is, beyond all that are counted.
            with ctx.workprec(PRECISION):
                beyond = abs(far_log).max(arb(_COUNTED)).log_base(2) + _COUNTED
                far_log = beyond * (1 if far_log > 0 else -1)
        far = _span(far_log)
        touched = None if far is None else [*touched, *(("far", grain, 0) for grain in far)]
    return [WILD] if touched is None else touched


def _near(x: acb) -> list[Cell] | None:
    """The cells of the plane that a ball touches."""
    if not x.is_finite():
        return None
    across, up = _span(x.real), _span(x.imag)
    if across is None or up is None:
        return None
    return [("near", i, j) for i in across for j in up]


def _span(x: arb) -> range | None:
    """The grains from that of a ball's lower end to that of its upper end."""
    with ctx.workprec(PRECISION + _ORDINARY_BITS):
        grains = x * _GRAIN
        low, high = grains.lower().floor().unique_fmpz(), grains.upper().floor().unique_fmpz()
    # A wide ball would lie in very many cells: then every number is looked at, which is right too.
    if low is None or high is None or high - low >= _MAX_SPAN:
        return None
    return range(int(low), int(high) + 1)


class CellIndex:
    """Numbers by the cells they may lie in."""

    def __init__(self) -> None:
        self._members: dict[Cell, list[Number]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def insert(self, x: Number) -> None:
        """Put a number into its cells."""
        self._count += 1
        for cell in cells(x):
            self._members.setdefault(cell, []).append(x)

    def near(self, x: Number) -> Iterator[Number]:
        """The members that may be equal to the number."""
        if not self._count:
            return
        own = cells(x)
        # One that may lie anywhere is compared with all, and all with it.
        wanted = list(self._members) if WILD in own else [*own, WILD]
        for cell in wanted:
            yield from self._members.get(cell, ())
