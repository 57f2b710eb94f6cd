"""From a bracket level to its lexemes: the numerals, the groups, and every meaning of every sign.

Grouping policy stands here too: whether signs take their operands freely, by their defaults, or
by the order of operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from goalsetter.cubes import Group, Item, Placed
from goalsetter.errors import NotationError
from goalsetter.expr import (
    ANY,
    NONE,
    Atom,
    BracketLevel,
    LevelBlock,
    Number,
    Operation,
    Outcome,
    Shape,
    Sign,
    Tree,
    parse_value,
)
from goalsetter.rules.equations.defaults import (
    ROOT,
    defaults_clash,
    is_unit,
    may_be_unit,
    rows_at,
)
from goalsetter.rules.equations.face import MARKED_SYMBOL
from goalsetter.rules.equations.leaves import FaceLine, atoms, between_digits, leaves, names_root
from goalsetter.rules.equations.tables import Rank, ReadingRules, SignRole, SignRow

NUMERAL = Shape.ATOM | Shape.UNIT
CHAIN = NUMERAL | Shape.PREFIXED
"""The operand of √ by default: the numeral or group right behind it, or a chain of unary signs."""

HEAD = NUMERAL | Shape.POSTFIXED
"""The operand of ! by default: the numeral or group right before it, factorials included."""

BESIDE = CHAIN | Shape.POSTFIXED | Shape.JOINED | Shape.BEGINS | Shape.ENDS
"""The operands of a product with the imaginary unit by default: the numerals beside it."""

NOT_PLUS = ANY & ~Shape.PLUS
NOT_TIMES = NOT_PLUS & ~Shape.TIMES

ORDERED = {
    Rank.PLUS: (ANY, NOT_PLUS, Shape.PLUS),
    Rank.TIMES: (NOT_PLUS, NOT_TIMES, Shape.TIMES),
    Rank.POWER: (NOT_TIMES, CHAIN, Shape.POWER),
}
"""Order of operations, from left to right within a step (Basic 2019-20 VII-B-5)."""

FROM_RIGHT = {**ORDERED, Rank.POWER: (CHAIN, NOT_TIMES, Shape.POWER)}
"""The same with powers and roots from right to left."""

FREE = (ANY, ANY, Shape.PLUS)
"""No order of operations: a sign may take any expression (2018-19 VII-B-6-a)."""

MULTIPLY = Operation("multiply")

HOLLOW = ((None, Tree(0, 0)),)
"""The options of an atom of which only the place and the shape matter."""


def level_of(
    items: tuple[Item, ...],
    line: FaceLine,
    rules: ReadingRules,
    groups: dict[int, Atom[Outcome]],
    blocks: tuple[LevelBlock, ...] = (),
) -> BracketLevel[Outcome]:
    """The level with all its lexemes; ``groups`` are the atoms of its bracketed items."""
    signs = sign_lexemes(line, items, rules)
    return BracketLevel(
        len(items), (*atoms(line, rules.numerals), *groups.values(), *signs), blocks
    )


def form_of_level(
    items: tuple[Item, ...], line: FaceLine, rules: ReadingRules, groups: Iterable[int]
) -> BracketLevel[None]:
    """The same level without a number in it: where its numerals, groups and signs may stand."""
    inside = between_digits(line)
    numerals = [
        Atom(leaf.start, leaf.end, HOLLOW, leaf.shape)
        for leaf in leaves(line, rules.numerals, inside)
        if leaf.end not in inside
    ]
    inner = [Atom(at, at + 1, HOLLOW) for at in groups]
    return BracketLevel(
        len(items), (*numerals, *inner, *sign_lexemes(line, items, rules, valued=False))
    )


def sign_lexemes(
    line: FaceLine, items: tuple[Item, ...], rules: ReadingRules, *, valued: bool = True
) -> list[Sign]:
    """Every sign that may be read in the line; if ``valued``, with the root that it names."""
    hold = _hold(line, items, rules)
    loose = hold is Hold.LOOSE
    seen = [
        _sign(at, row, rules, hold, _meant(items, at + 1, row, rules) if valued else None)
        for at in range(len(items))
        for row in rows_at(line, items, at, rules)
    ]
    # On the mat, and where defaults clash, even a written × is free.
    if not loose and rules.tight_products:
        seen = [_beside_unit(line, sign, rules) for sign in seen]
    return seen + list(_unseen(line, items, rules, hold))


class Hold(Enum):
    """How far the defaults of a bracket level hold."""

    TIGHT = "each takes the numeral beside it"
    PAIRED = "two want one numeral: either comes first"
    LOOSE = "none holds"


def _hold(line: FaceLine, items: tuple[Item, ...], rules: ReadingRules) -> Hold:
    """On the mat none holds; clashing ones as the ruling says (2018-19 VII-B-6-c)."""
    # Basic has no defaults to clash: the order of operations says it all.
    if rules.order_of_operations:
        return Hold.TIGHT
    if line.laid:
        return Hold.LOOSE
    clash = Hold.LOOSE if rules.clash_opens_level else Hold.PAIRED
    return clash if defaults_clash(line, items, rules) else Hold.TIGHT


HEADS = {Hold.TIGHT: HEAD, Hold.PAIRED: HEAD | Shape.PREFIXED | Shape.POWER, Hold.LOOSE: ANY}
CHAINS = {Hold.TIGHT: CHAIN, Hold.PAIRED: CHAIN | Shape.POSTFIXED, Hold.LOOSE: ANY}
"""The operands of signs with a default, before and behind them."""


def _sign(
    position: int, row: SignRow, rules: ReadingRules, hold: Hold, meant: Number | None
) -> Sign:
    """A row at a position, with the shapes that policy lets it take."""
    ordered = FROM_RIGHT if rules.powers_from_right else ORDERED
    left, right, shape = ordered[row.rank] if rules.order_of_operations else FREE
    tight = row.tight and hold is not Hold.LOOSE
    if row.role is SignRole.POSTFIX:
        left, right = (HEADS[hold] if tight else left), NONE
        shape = Shape.POSTFIXED
    elif row.role is SignRole.PREFIX:
        left, right = NONE, (CHAINS[hold] if tight or rules.order_of_operations else ANY)
        shape = Shape.PREFIXED
    elif tight:
        # Only what stands behind √ is bound by default; its index is bound where a ruling says so.
        right = CHAINS[hold]
        left = HEADS[hold] if rules.tight_index and row.mark == ROOT else left
        shape = Shape.POWER if hold is Hold.PAIRED else shape
    # Only these rows take the long numerals that a Solution otherwise must not have.
    if row.long_operands:
        left, right = left | Shape.LONG, right | Shape.LONG
    return Sign(position, position + 1, row.operation, left, right, shape, meant)


ROOTS = {
    *("power", "root", "square-root", "complex-power", "complex-root", "complex-square-root"),
    *("every-root", "every-square-root", "principal-power"),
}
"""Operations that may have several values, of which the writer may name one."""


def _meant(
    items: tuple[Item, ...], position: int, row: SignRow, rules: ReadingRules
) -> Number | None:
    """The root that the writer names behind the exponent: ``(8x2)^(3/4)<-8i>``, ``16^s4<2i>``."""
    if row.operation.name not in ROOTS or position >= len(items):
        return None
    item = items[position]
    note = item.note if isinstance(item, Group) else _on_turned(item, rules)
    try:
        return parse_value(note) if note else None
    except NotationError:
        return None


def _on_turned(item: Item, rules: ReadingRules) -> str | None:
    """The note on a turned exponent that is not wild; a power of the base, or which digit a sign
    stands for, is the cube's own."""
    if not isinstance(item, Placed) or item.cube.upright or item.cube.symbol in rules.wild:
        return None
    symbol, note = item.cube.symbol, item.note or ""
    own = MARKED_SYMBOL.get(note) == symbol
    return note if names_root(symbol, note, rules.numerals) and not own else None


def _beside_unit(line: FaceLine, sign: Sign, rules: ReadingRules) -> Sign:
    """A written × beside the imaginary unit takes the numerals beside it (XIII-D-13, agloa)."""
    beside = is_unit(line, sign.start - 1, rules) or is_unit(line, sign.end, rules)
    if not beside or sign.operation != MULTIPLY:
        return sign
    return Sign(sign.start, sign.end, MULTIPLY, BESIDE, BESIDE, Shape.JOINED)


def _unseen(
    line: FaceLine, items: tuple[Item, ...], rules: ReadingRules, hold: Hold
) -> Iterator[Sign]:
    """Operations that no cube shows: a coloured exponent, a product with the imaginary unit."""
    numerals = rules.numerals
    # A coloured exponent may stand on a power too, be that one coloured or written with ^.
    before = HEADS[hold] | Shape.POWER if rules.tight_exponents else ANY
    beside = BESIDE if rules.tight_products and hold is not Hold.LOOSE else ANY
    for position in range(1, len(items)):
        if numerals.exponent_colours:
            yield Sign(position, position, rules.power, before, Shape.EXPONENT, Shape.POWER)
        if _touches_unit(line, position, rules):
            yield from _products_with_unit(position, beside)
    if numerals.exponent_colours:
        yield from _on_exponents(line, items, rules)


def _touches_unit(line: FaceLine, position: int, rules: ReadingRules) -> bool:
    """Whether the imaginary unit stands right before or behind this place."""
    return any(may_be_unit(line, at, rules) for at in (position - 1, position))


def _on_exponents(line: FaceLine, items: tuple[Item, ...], rules: ReadingRules) -> Iterator[Sign]:
    """A ! behind a coloured exponent makes a larger exponent (2018-19 XIII-B-10, comment a)."""
    exponent = Shape.EXPONENT
    for at in range(len(items)):
        for row in rows_at(line, items, at, rules):
            if row.role is SignRole.POSTFIX:
                yield Sign(at, at + 1, row.operation, exponent, NONE, exponent)


def _products_with_unit(position: int, takes: Shape) -> Iterator[Sign]:
    """A numeral beside | is multiplied with it (2018-19 XIII-D-13).

    What touches here must be | itself, alone or as the near end of such a product: 2|^8 is no
    product of 2 with |^8 (judges E67), and 8|+3 none of 8 with |+3 (E63).
    """
    before, behind = Shape.UNIT | Shape.ENDS, Shape.UNIT | Shape.BEGINS
    yield Sign(position, position, MULTIPLY, takes, Shape.UNIT, Shape.ENDS)
    yield Sign(position, position, MULTIPLY, Shape.UNIT, takes, Shape.BEGINS)
    yield Sign(position, position, MULTIPLY, Shape.ENDS, takes & ~behind, Shape.JOINED)
    yield Sign(position, position, MULTIPLY, takes & ~before, Shape.BEGINS, Shape.JOINED)
