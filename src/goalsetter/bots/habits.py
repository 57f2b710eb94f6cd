"""Habits: four sliders by which a coach makes a bot of some level bolder, or more careful."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from goalsetter.bots.level import BotLevel

USUAL, MOST = 50, 100
HUNDRED = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class BotHabits:
    """Where the sliders stand, each from 0 to 100; 50 is how players of the level mostly are."""

    nerve: int = USUAL
    """How soon a challenge is made."""
    care: int = USUAL
    """How well a move is looked at before it is made."""
    tricks: int = USUAL
    """How hard Goals and moves are to read."""
    speed: int = USUAL
    """How fast a move is made."""

    def __post_init__(self) -> None:
        for habit in fields(self):
            value = getattr(self, habit.name)
            if not 0 <= value <= MOST:
                raise ValueError(f"expected {habit.name} from 0 to {MOST}, got {value}")

    def __str__(self) -> str:
        return ".".join(str(getattr(self, habit.name)) for habit in fields(self))


HABITS = tuple(habit.name for habit in fields(BotHabits))
"""The names of the sliders, in the order in which they are written."""


def parse_habits(text: str) -> BotHabits:
    """Read the sliders as they are written: four numbers with dots between; else ``ValueError``."""
    numbers = text.split(".")
    if len(numbers) != len(HABITS) or not all(n.isascii() and n.isdigit() for n in numbers):
        raise ValueError(f"expected {len(HABITS)} numbers with dots between, got {text!r}")
    return BotHabits(**dict(zip(HABITS, map(int, numbers), strict=True)))


EFFECTS: tuple[tuple[str, str, int], ...] = (
    ("nerve", "alert", 1),
    ("nerve", "gives_up", 1),
    ("nerve", "counts", 1),
    ("nerve", "patience", -1),
    ("care", "slips", -1),
    ("care", "misses", -1),
    ("tricks", "hides", 1),
    ("tricks", "traps", 1),
    ("tricks", "bonus", 1),
    ("tricks", "ways", 1),
)
"""The part of a level that each slider moves, and which way."""


def with_habits(level: BotLevel, habits: BotHabits) -> BotLevel:
    """Return the level as a player with these habits plays it.

    A slider at its end makes half as much again of what it moves, or half of it.
    """
    changes: dict[str, Any] = {}
    for slider, part, way in EFFECTS:
        off = way * (getattr(habits, slider) - USUAL)
        changes[part] = min(HUNDRED, getattr(level, part) * (HUNDRED + off) // HUNDRED)
    slower = HUNDRED - (habits.speed - USUAL)
    shortest, longest = (moment * slower // HUNDRED for moment in level.thinks)
    tricky = (habits.tricks - USUAL + 25) // 50
    return replace(
        level,
        **changes,
        thinks=(shortest, longest),
        goal=(level.goal[0] + tricky, level.goal[1] + tricky),
        set_goal=(level.set_goal[0] + tricky, level.set_goal[1] + tricky),
    )
