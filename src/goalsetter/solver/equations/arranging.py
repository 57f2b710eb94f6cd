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
class SignUse:
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
        # No limit on Resource cubes can bind, so all of them count as sure: fewer cases.
        holdings = tuple(replace(holding, sure=holding.most) for holding in holdings)
    often = [
        at
        for at, holding in enumerate(holdings)
        if holding.sort.symbol in EQUATIONS_SIGNS
        and (rules.multiple_operations or holding.sort.often)
    ]
    choices = [uses_of(holdings[at], rules.reading.numerals, spare) for at in often]
    for chosen in product(*choices):
        left = spare - sum(use.over for use in chosen)
        if left >= 0:
            uses = dict(zip(often, chosen, strict=True))
            yield arrange(holdings, uses, rules, left, goal_factorials)


def may_be_in_numeral(symbol: str, numerals: Numerals) -> bool:
    """Whether a sign may be a digit, part of a numeral, or the imaginary unit."""
    in_numerals = {
        "+": numerals.repeating,
        "^": bool(numerals.point_digits),
        "-": "|" in numerals.units,
        "√": "√" in numerals.units,
    }
    return in_numerals.get(symbol, False) or symbol in dict(numerals.digit_symbols)


def uses_of(holding: Holding, numerals: Numerals, spare: int) -> list[SignUse]:
    """List the uses of a sign that may be repeated."""
    uses = []
    many = holding.most if may_be_in_numeral(holding.sort.symbol, numerals) else 0
    for leaves in range(many + 1):
        signs = max(0, holding.required - leaves)
        written = leaves + max(1, signs)
        for used in sorted({leaves + signs, written}):
            over = max(0, used - holding.sure)
            free = used == written
            # Where the cubes for a free sign are there anyway, to do without is no use.
            needless = not free and written <= holding.sure
            if used <= holding.most and over <= spare and not needless:
                uses.append(SignUse(leaves, signs, free, over))
    return uses


def arrange(
    holdings: tuple[Holding, ...],
    uses: dict[int, SignUse],
    rules: EquationsRules,
    spare: int,
    goal_factorials: int,
) -> Arrangement:
    """Arrange the holdings, each sign that may be repeated with its given use."""
    builder = _Builder()
    unary = {row.symbol for row in rules.reading.signs if row.role is not SignRole.INFIX}
    parts = []
    for at, holding in enumerate(holdings):
        if at in uses:
            parts.append(_shared(builder, at, holding, uses[at], holding.sort.symbol in unary))
            continue
        kind = Kind(
            symbol=holding.sort.symbol,
            required=holding.required,
            sure=holding.sure,
            most=holding.most,
        )
        number = builder.add(kind, at)
        parts.append(Part(holding, leaf=number, sign=number))
    made = Arrangement((), tuple(parts), spare, ())
    # The ! of the Solution: what the Goal leaves of those of the Equation (XIII-A-4, A-5).
    left = rules.factorials - goal_factorials
    if rules.factorials == UNLIMITED:
        made = replace(made, free_factorials=True)
    elif left > 0:
        kind = Kind(symbol=FACTORIAL, required=0, sure=left, most=left, cube=False)
        made = replace(made, factorial=builder.add(kind))
    if rules.least_operations:
        made = _with_counts(builder, made, rules)
    return replace(made, kinds=tuple(builder.kinds), stock=tuple(builder.stock))


def _shared(builder: _Builder, at: int, holding: Holding, use: SignUse, unary: bool) -> Part:
    """A sign that may be repeated. Before one operand its first use is told apart: with a digit
    alone it makes two cubes."""

    def add(least: int, most: int) -> int:
        kind = Kind(symbol=holding.sort.symbol, required=least, sure=most, most=most)
        return builder.add(kind, at)

    leaf = add(use.leaves, use.leaves) if use.leaves else None
    # √9 is two cubes though the √ may be repeated: its first use counts towards the least.
    first = 1 if use.free and unary and not use.signs else 0
    sign = add(use.signs, use.signs + first)
    return Part(
        holding,
        leaf=leaf,
        sign=sign if use.signs + first else None,
        free=sign if use.free else None,
    )


def _with_counts(builder: _Builder, made: Arrangement, rules: EquationsRules) -> Arrangement:
    """Three operations or more: just three of them are counted (XIII-A-6)."""
    least = rules.least_operations
    counted = builder.add(Kind(symbol=COUNTED, required=least, sure=least, most=least, cube=False))
    once: list[tuple[str, int]] = []
    if rules.multiple_operations and rules.says(rulings.variations.REPEATS_COUNT, "count-once"):
        once = [
            (symbol, builder.add(Kind(symbol=symbol, required=0, sure=1, most=1, cube=False)))
            for symbol in EQUATIONS_SIGNS
        ]
    return replace(made, counted=counted, once=tuple(once))
