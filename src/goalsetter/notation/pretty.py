"""Text for people's eyes: × ÷ − and raised exponents. It need not be read back.

A power is raised only where nothing else stands at its bracket level, so that the picture never
suggests a grouping that the writer did not make.
"""

from __future__ import annotations

from goalsetter.cubes import (
    BRACKETS,
    DIGITS,
    Cube,
    Equation,
    Group,
    Item,
    LaidGoal,
    Placed,
    Solution,
    Written,
)
from goalsetter.notation.note import where_text
from goalsetter.notation.writer import Noun, text

SIGNS = {"x": "×", "/": "÷", "-": "−"}
RAISED = str.maketrans(DIGITS, "⁰¹²³⁴⁵⁶⁷⁸⁹")


def pretty(noun: Noun, ascii: bool = False) -> str:
    """The noun as a person would like to see it; in ASCII it is the plain text."""
    if ascii:
        return text(noun, ascii=True)
    match noun:
        case Written():
            return _items(noun.items)
        case Solution():
            return _items(noun.written.items) + where_text(noun.where, False)
        case Equation():
            sides = f"{_items(noun.left.items)} = {_items(noun.right.items)}"
            return sides + where_text(noun.where, False)
        case LaidGoal():
            return " ".join("".join(map(_cube, chunk)) for chunk in noun.chunks)
        case _:
            return text(noun)


def _cube(cube: Cube) -> str:
    """A cube with its sign as people write it."""
    shown = text(cube)
    return shown[:-1] + SIGNS.get(shown[-1], shown[-1])


def _items(items: tuple[Item, ...]) -> str:
    """One bracket level."""
    at = _lone_power(items)
    if at:
        return _plain(items[:at]) + _plain(items[at + 1 :]).translate(RAISED)
    return _plain(items)


def _plain(items: tuple[Item, ...]) -> str:
    return "".join(map(_item, items))


def _item(item: Item) -> str:
    note = f"<{item.note}>" if isinstance(item, Placed | Group) and item.note else ""
    if isinstance(item, Placed):
        return _cube(item.cube) + note
    if isinstance(item, Group):
        return item.bracket + _items(item.items) + BRACKETS[item.bracket] + note
    return text(Written((item,)))


def _lone_power(items: tuple[Item, ...]) -> int:
    """Where the ^ stands if the level is nothing but a base and digits as its exponent, else 0."""
    for at, item in enumerate(items):
        if item == Placed(Cube("^")):
            base, exponent = items[:at], items[at + 1 :]
            whole = len(base) == 1 or all(map(_is_digit, base))
            return at if base and whole and exponent and all(map(_is_digit, exponent)) else 0
    return 0


def _is_digit(item: Item) -> bool:
    """A digit as it lies on the cube, with nothing to explain."""
    return isinstance(item, Placed) and not item.note and text(item.cube) in DIGITS
