"""Papers and Goals for people: no letters of colors, and the signs of the cubes."""

from __future__ import annotations

import re
from math import prod

from goalsetter.cubes import Cube, GoalRow, GoalStack, SetGoal, SetGoalPart
from goalsetter.notation import pretty, text

# Only before a face: a "b" in <base 9> is a letter, and so is the "k" of a word.
COLOURS = re.compile(r"[rbgk](?=[su]*[-0-9+−x×/÷^*√v|i])")
"""The letter of a colour before a cube of EQUATIONS."""
SIGNS = {"x": "×", "/": "÷", "-": "−", "^": "*"}
"""Signs that the notation writes otherwise than the cubes."""
SIGN_OR_NOTE = re.compile(r"<[^<>]{2,}>|[-x/^]")
"""Such a sign, or what is said of a cube in words, where letters are letters."""


def colourless(written: str) -> str:
    """An Equation without the letters of the cubes' colours, which people do not write."""
    return COLOURS.sub("", written)


def by_hand(written: str) -> str:
    """The same, with its signs as the cubes show them."""
    return SIGN_OR_NOTE.sub(lambda match: SIGNS.get(match[0], match[0]), colourless(written))


def set_goal_words(goal: SetGoal) -> str:
    """On-Sets III-B: a sum side by side, a product in a stack; a cube that is turned stays one."""
    return pretty(goal) if is_turned(goal.layout) else sum_words(goal.layout)


def set_goal_number(goal: SetGoal) -> int | None:
    """On-Sets III-B-1: the number that a Goal of upright digits makes.

    A turned cube may count one way or another, so of such a Goal nothing is told.
    """
    return None if is_turned(goal.layout) else _number(goal.layout)


def _number(part: SetGoalPart) -> int | None:
    if isinstance(part, Cube):
        return int(part.symbol) if str(part.symbol).isdecimal() else None
    numbers = [number for number in map(_number, part.parts) if number is not None]
    if len(numbers) < len(part.parts):
        return None
    return sum(numbers) if isinstance(part, GoalRow) else prod(numbers)


def is_turned(part: SetGoalPart) -> bool:
    """Whether a cube of a Goal lies upside-down: read as a sum, it would be its other digit."""
    return part.upside_down if isinstance(part, Cube) else any(map(is_turned, part.parts))


def sum_words(part: SetGoalPart, *, inside: bool = False) -> str:
    """A part of a Goal as a sum or a product; inside another one it stands in brackets."""
    match part:
        case Cube():
            return text(part)
        case GoalRow():
            sign = " + "
        case GoalStack():
            sign = " × "
    words = sign.join(sum_words(smaller, inside=True) for smaller in part.parts)
    return f"({words})" if inside else words
