"""Papers and Goals for people: no letters of colors, and the signs of the cubes."""

from __future__ import annotations

import re

from goalsetter.cubes import Cube, GoalRow, GoalStack, SetGoal, SetGoalPart
from goalsetter.notation import pretty, text

COLOURS = re.compile(r"[rbgk](?=[su]*[-0-9+−x×/÷^*√v|i])")
"""The letter of a colour before a cube of EQUATIONS."""
SIGNS = {"x": "×", "/": "÷", "-": "−"}
"""Signs that the notation writes otherwise than the cubes."""
SIGN_OR_NOTE = re.compile(r"<[^<>]{2,}>|[-x/]")
"""Such a sign, or what is said of a cube in words, where letters are letters."""


def colourless(written: str) -> str:
    """An Equation without the letters of the cubes' colours, which people do not write."""
    return COLOURS.sub("", written)


def by_hand(written: str) -> str:
    """The same, with its signs as the cubes show them."""
    return SIGN_OR_NOTE.sub(lambda found: SIGNS.get(found[0], found[0]), colourless(written))


def set_goal_words(goal: SetGoal) -> str:
    """On-Sets III-B: a sum side by side, a product in a stack; a cube that is turned stays one."""
    return pretty(goal) if _is_turned(goal.layout) else _sum(goal.layout)


def _is_turned(part: SetGoalPart) -> bool:
    return part.upside_down if isinstance(part, Cube) else any(map(_is_turned, part.parts))


def _sum(part: SetGoalPart) -> str:
    match part:
        case Cube():
            return text(part)
        case GoalRow():
            return " + ".join(map(_factor, part.parts))
        case GoalStack():
            return " × ".join(map(_factor, part.parts))


def _factor(part: SetGoalPart) -> str:
    return _sum(part) if isinstance(part, Cube) else f"({_sum(part)})"
