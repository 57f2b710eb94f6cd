"""How the cubes of a mat may be shared out: which are used up, and which signs may be repeated.

Mostly there is one arrangement: every sort of cubes is one kind. Where operations may be repeated
(2018-19 XIII-A-5) a sign needs one cube however often it is written, and as often as it lies in
Required; then it matters how many of its cubes are digits or points, and whether the one Resource
cube after Now goes into a sign. Each way to settle that is an arrangement of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from goalsetter.cubes import EQUATIONS_SIGNS
from goalsetter.rules import UNLIMITED, EquationsRules, Numerals, SignRole, rulings
from goalsetter.solver.equations.problem import Kind
from goalsetter.solver.equations.stock import Holding

FACTORIAL = "!"
COUNTED = "operation"


@dataclass(frozen=True, slots=True)
class Part:
    """The cubes of one holding in an arrangement, by the kinds that they have in each part."""

    holding: Holding
    leaf: int | None = None
    """As a digit, or in a numeral."""
    sign: int | None = None
    """As a sign that is used up."""
    free: int | None = None
    """As a sign that may be repeated, written with cubes of this kind."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Kinds, and what each holding does in them."""

    kinds: tuple[Kind, ...]
    parts: tuple[Part, ...]
    spare: int
    stock: tuple[int, ...]
    """The holding that each kind is taken from; -1 for what is no cube."""
    factorial: int | None = None
    """The kind of the ! that may be written."""
    free_factorials: bool = False
    counted: int | None = None
    """The kind of the marks by which operations are counted."""
    once: tuple[tuple[str, int], ...] = ()
    """Where a repeated operation counts once: the kind of each sign's one mark."""


@dataclass(slots=True)
class _Builder:
    """Puts kinds together."""

    kinds: list[Kind] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)

    def add(self, kind: Kind, holding: int = -1) -> int:
        self.kinds.append(kind)
        self.stock.append(holding)
        return len(self.kinds) - 1


@dataclass(frozen=True, slots=True)
class _Use:
    """How a holding of a sign that may be repeated is used."""

    leaves: int
    """Cubes in numerals, just so many."""
    signs: int
    """Times that the sign must be written, for cubes in Required."""
    free: bool
    """Whether it may be written more often."""
    over: int
    """Resource cubes that this takes."""


def arrangements(
    holdings: tuple[Holding, ...], rules: EquationsRules, spare: int, goal_factorials: int
) -> Iterator[Arrangement]:
    """Every arrangement, the Goal having so many ! already."""
    if spare >= sum(holding.most - holding.sure for holding in holdings):
        holdings = tuple(replace(holding, sure=holding.most) for holding in holdings)
    often = [at for at, holding in enumerate(holdings) if _often(holding, rules)]
    choices = [_uses(holdings[at], rules.reading.numerals, spare) for at in often]
    for chosen in product(*choices):
        left = spare - sum(use.over for use in chosen)
        if left >= 0:
            uses = dict(zip(often, chosen, strict=True))
            yield _arranged(holdings, uses, rules, left, goal_factorials)


def _often(holding: Holding, rules: EquationsRules) -> bool:
    """Whether these are signs that may be repeated."""
    often = rules.multiple_operations or holding.sort.often
    return holding.sort.symbol in EQUATIONS_SIGNS and often


def may_be_in_numeral(symbol: str, numerals: Numerals) -> bool:
    """Whether a sign may be a digit, part of a numeral, or the imaginary unit."""
    in_numerals = {
        "+": numerals.repeating,
        "^": bool(numerals.point_digits),
        "-": "|" in numerals.units,
        "√": "√" in numerals.units,
    }
    return in_numerals.get(symbol, False) or symbol in dict(numerals.digit_symbols)


def _uses(holding: Holding, numerals: Numerals, spare: int) -> list[_Use]:
    """The uses of a sign that may be repeated."""
    found = []
    many = holding.most if may_be_in_numeral(holding.sort.symbol, numerals) else 0
    for leaves in range(many + 1):
        signs = max(0, holding.required - leaves)
        written = leaves + max(1, signs)
        for used in sorted({leaves + signs, written}):
            over = max(0, used - holding.sure)
            free = used == written
            needless = not free and written <= holding.sure
            if used <= holding.most and over <= spare and not needless:
                found.append(_Use(leaves, signs, free, over))
    return found


def _arranged(
    holdings: tuple[Holding, ...],
    uses: dict[int, _Use],
    rules: EquationsRules,
    spare: int,
    goal_factorials: int,
) -> Arrangement:
    builder = _Builder()
    parts = [
        _shared(builder, at, holding, uses[at], _is_unary(holding, rules))
        if at in uses
        else _plain(builder, at, holding)
        for at, holding in enumerate(holdings)
    ]
    made = Arrangement((), tuple(parts), spare, ())
    made = _with_factorials(builder, made, rules, goal_factorials)
    made = _with_counts(builder, made, rules)
    return replace(made, kinds=tuple(builder.kinds), stock=tuple(builder.stock))


def _plain(builder: _Builder, at: int, holding: Holding) -> Part:
    kind = Kind(
        symbol=holding.sort.symbol,
        required=holding.required,
        sure=holding.sure,
        most=holding.most,
    )
    number = builder.add(kind, at)
    return Part(holding, leaf=number, sign=number)


def _is_unary(holding: Holding, rules: EquationsRules) -> bool:
    """Whether the sign may stand before one operand."""
    rows = rules.reading.signs
    return any(r.symbol == holding.sort.symbol and r.role is not SignRole.INFIX for r in rows)


def _shared(builder: _Builder, at: int, holding: Holding, use: _Use, unary: bool) -> Part:
    """A sign that may be repeated. Before one operand its first use is told apart: with a digit
    alone it makes two cubes."""
    leaf = _just(builder, at, holding, use.leaves) if use.leaves else None
    first = 1 if use.free and unary and not use.signs else 0
    sign = _just(builder, at, holding, use.signs, use.signs + first)
    return Part(
        holding,
        leaf=leaf,
        sign=sign if use.signs + first else None,
        free=sign if use.free else None,
    )


def _just(builder: _Builder, at: int, holding: Holding, count: int, most: int = 0) -> int:
    """A kind of which just so many are used, or from so many to as many as that."""
    symbol, most = holding.sort.symbol, max(count, most)
    return builder.add(Kind(symbol=symbol, required=count, sure=most, most=most), at)


def _with_factorials(
    builder: _Builder, made: Arrangement, rules: EquationsRules, in_goal: int
) -> Arrangement:
    """The ! of the Solution: what the Goal leaves of those of the Equation (XIII-A-4, A-5)."""
    if rules.factorials == UNLIMITED:
        return replace(made, free_factorials=True)
    left = rules.factorials - in_goal
    if left <= 0:
        return made
    kind = Kind(symbol=FACTORIAL, required=0, sure=left, most=left, cube=False)
    return replace(made, factorial=builder.add(kind))


def _with_counts(builder: _Builder, made: Arrangement, rules: EquationsRules) -> Arrangement:
    """Three operations or more: just three of them are counted (XIII-A-6)."""
    least = rules.least_operations
    if not least:
        return made
    counted = builder.add(Kind(symbol=COUNTED, required=least, sure=least, most=least, cube=False))
    once: list[tuple[str, int]] = []
    if rules.multiple_operations and rules.says(rulings.variations.REPEATS_COUNT, "count-once"):
        once = [
            (symbol, builder.add(Kind(symbol=symbol, required=0, sure=1, most=1, cube=False)))
            for symbol in EQUATIONS_SIGNS
        ]
    return replace(made, counted=counted, once=tuple(once))
