"""From a bracket level to its lexemes: the numerals, the groups, and every meaning of every sign.

Grouping policy stands here too: whether signs take their operands freely, by their defaults, or
by the order of operations.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cubes import Factorial, Group, Item
from goalsetter.errors import NotationError
from goalsetter.expr import ANY, NONE, Atom, Level, Number, Operation, Shape, Sign, parse_value
from goalsetter.rules.equations.face import Face
from goalsetter.rules.equations.leaves import Line, atoms
from goalsetter.rules.equations.tables import Rank, ReadingRules, Role, SignRow

NUMERAL = Shape.ATOM | Shape.UNIT
CHAIN = NUMERAL | Shape.PREFIXED
"""What √ takes by default: the numeral or group right behind it, or a chain of unary signs."""

HEAD = NUMERAL | Shape.POSTFIXED
"""What ! takes by default: the numeral or group right before it, factorials included."""

NOT_PLUS = ANY & ~Shape.PLUS
NOT_TIMES = NOT_PLUS & ~Shape.TIMES

ORDERED = {
    Rank.PLUS: (ANY, NOT_PLUS, Shape.PLUS),
    Rank.TIMES: (NOT_PLUS, NOT_TIMES, Shape.TIMES),
    Rank.POWER: (NOT_TIMES, CHAIN, Shape.POWER),
}
"""Order of operations, from left to right within a step (Basic 2019-20 VII-B-5)."""

FREE = (ANY, ANY, Shape.PLUS)
"""No order of operations: a sign may take any expression (2018-19 VII-B-6-a)."""


def sign_lexemes(line: Line, items: tuple[Item, ...], rules: ReadingRules) -> list[Sign]:
    """Every sign that may be read in the line."""
    loose = line.laid or (not rules.order_of_operations and defaults_clash(line, items, rules))
    found = [
        _sign(position, row, rules, loose, _meant(items, position + 1))
        for position, item in enumerate(items)
        for row in rows_at(line, item, position, rules)
    ]
    return found + list(_unseen(line, items, rules))


def rows_at(line: Line, item: Item, position: int, rules: ReadingRules) -> Iterator[SignRow]:
    """The meanings that the item at this position may have as a sign."""
    if isinstance(item, Factorial):
        yield from (row for row in rules.signs if row.symbol == "!")
        return
    face = line.faces[position]
    if face is not None:
        yield from (row for row in rules.signs if _means(line, face, row))


def _means(line: Line, face: Face, row: SignRow) -> bool:
    """Whether a face may have this meaning: lying right, and marked if it must be."""
    if face.symbol != row.symbol or face.lies is not row.lies:
        return False
    if face.mark:
        return face.mark == row.mark
    return line.laid or not row.marked_only


def _sign(
    position: int, row: SignRow, rules: ReadingRules, loose: bool, meant: Number | None
) -> Sign:
    """A row at a position, with the shapes that policy lets it take."""
    left, right, shape = ORDERED[row.rank] if rules.order_of_operations else FREE
    tight = row.tight and not loose
    if row.role is Role.POSTFIX:
        left, right = (HEAD if tight else left), NONE
        shape = Shape.POSTFIXED
    elif row.role is Role.PREFIX:
        left, right = NONE, (CHAIN if tight or rules.order_of_operations else ANY)
        shape = Shape.PREFIXED
    elif tight:
        right = CHAIN
    return Sign(position, position + 1, row.operation, left, right, shape, meant)


def _meant(items: tuple[Item, ...], position: int) -> Number | None:
    """The root that the writer names behind the exponent: ``(8x2)^(3/4)<-8i>``."""
    item = items[position] if position < len(items) else None
    if not isinstance(item, Group) or item.note is None:
        return None
    try:
        return parse_value(item.note)
    except NotationError:
        return None


def defaults_clash(line: Line, items: tuple[Item, ...], rules: ReadingRules) -> bool:
    """Whether two defaults want the same numeral, as in √9! (2018-19 VII-B-6-c)."""
    from_left = _wanted(line, items, rules, Role.PREFIX)
    from_right = _wanted(line, items, rules, Role.POSTFIX)
    return any(_same_numeral(line, left, right) for left in from_left for right in from_right)


def _wanted(line: Line, items: tuple[Item, ...], rules: ReadingRules, role: Role) -> set[int]:
    """Where the numerals begin (or end) that tight signs of this role take by default."""
    found = set()
    step = -1 if role is Role.POSTFIX else 1
    for position in range(len(items)):
        if _tight_at(line, items, rules, position, role):
            beside = position + step
            while _tight_at(line, items, rules, beside, role):
                beside += step
            found.add(beside)
    return found


def _tight_at(
    line: Line, items: tuple[Item, ...], rules: ReadingRules, position: int, role: Role
) -> bool:
    """Whether a sign with a default stands here; √ wants what is behind it, index or not."""
    if not 0 <= position < len(items):
        return False
    return any(
        row.tight and (row.role is Role.POSTFIX) == (role is Role.POSTFIX)
        for row in rows_at(line, items[position], position, rules)
    )


def _same_numeral(line: Line, start: int, last: int) -> bool:
    """Whether the items from start to last are one numeral (digits side by side) or one group."""
    if start == last:
        return True
    faces = line.faces[start : last + 1]
    return start < last and all(face is not None and face.symbol.isdigit() for face in faces)


def _unseen(line: Line, items: tuple[Item, ...], rules: ReadingRules) -> Iterator[Sign]:
    """Operations that no cube shows: a coloured exponent, a product with the imaginary unit."""
    numerals = rules.numerals
    for position in range(1, len(items)):
        if numerals.exponent_colours:
            yield Sign(position, position, rules.power, ANY, Shape.EXPONENT, Shape.POWER)
        if numerals.units:
            yield from _products_with_unit(position)
    if numerals.exponent_colours:
        for position, item in enumerate(items):
            for row in rows_at(line, item, position, rules):
                if row.role is Role.POSTFIX:
                    yield _on_exponent(position, row)


def _on_exponent(position: int, row: SignRow) -> Sign:
    """A ! behind a coloured exponent makes a larger exponent (2018-19 XIII-B-10, comment a)."""
    exponent = Shape.EXPONENT
    return Sign(position, position + 1, row.operation, exponent, NONE, exponent)


def _products_with_unit(position: int) -> Iterator[Sign]:
    """A numeral beside | is multiplied with it (2018-19 XIII-D-13)."""
    beside = Shape.UNIT | Shape.JOINED
    multiply = Operation("multiply")
    yield Sign(position, position, multiply, ANY & ~beside, beside, Shape.JOINED)
    yield Sign(position, position, multiply, beside, ANY, Shape.JOINED)


def level_of(
    items: tuple[Item, ...],
    line: Line,
    rules: ReadingRules,
    groups: dict[int, Atom],
    blocks: tuple[tuple[int, int], ...] = (),
) -> Level:
    """The level with all its lexemes; ``groups`` are the atoms of its bracketed items."""
    lexemes = [*atoms(line, rules.numerals), *groups.values()]
    lexemes_of_signs = sign_lexemes(line, items, rules)
    return Level(len(items), (*lexemes, *lexemes_of_signs), blocks)
