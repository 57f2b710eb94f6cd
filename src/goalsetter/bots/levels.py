"""The levels, weakest first: data, and how one is found by its name."""

from __future__ import annotations

from goalsetter.bots.level import EVERY, BotLevel

EASY = frozenset({"sideways", "upside-down", "two-digit numerals", "∪ and ∩ interchangeable"})
"""Variations that only turn a cube."""
TAUGHT = EASY | {
    *("0 wild", "three-operation solution", "+ = average", "remainder", "multiple of"),
    *("multiple operations", "lcm", "gcf", "required cube", "two operations"),
}
"""Variations that ask for no more than a child of ten has been taught."""
USUAL = TAUGHT | {
    *("base", "factorial", "percent", "add to goal", "V and Λ interchangeable", "wild cube"),
    *("shift from permitted", "no null restrictions", "no forbidden"),
}
"""Variations of the younger divisions."""

THIRD_GRADE = BotLevel(
    name="third-grade",
    grade="level-third-grade",
    signs="+x",
    set_signs="∪∩",
    variations=frozenset(),
    cubes=4,
    set_cubes=4,
    overlooks=40,
    slips=50,
    bold=55,
    trusts=3,
    goal=(2, 4),
    set_goal=(2, 3),
    bonus=0,
    ideas=2,
    ahead=0,
    papers=4,
    rereads=60,
    checks=98,
    ambiguity=False,
    charges=0,
    thinks=(6_000, 25_000),
    steps=40_000,
)

FIFTH_GRADE = BotLevel(
    name="fifth-grade",
    grade="level-fifth-grade",
    signs="+-x",
    set_signs="∪∩-",
    variations=TAUGHT,
    cubes=7,
    set_cubes=5,
    overlooks=25,
    slips=15,
    bold=75,
    trusts=3,
    goal=(3, 5),
    set_goal=(2, 4),
    bonus=10,
    ideas=4,
    ahead=0,
    papers=12,
    rereads=85,
    checks=98,
    ambiguity=False,
    charges=20,
    thinks=(5_000, 22_000),
    steps=60_000,
)

SEVENTH_GRADE = BotLevel(
    name="seventh-grade",
    grade="level-seventh-grade",
    signs="+-x/",
    set_signs="∪∩-'VΛ",
    variations=USUAL,
    cubes=8,
    set_cubes=6,
    overlooks=20,
    slips=14,
    bold=80,
    trusts=2,
    goal=(4, 6),
    set_goal=(3, 5),
    bonus=40,
    ideas=5,
    ahead=0,
    papers=12,
    rereads=85,
    checks=98,
    ambiguity=False,
    charges=40,
    thinks=(4_000, 20_000),
    steps=60_000,
)

NINTH_GRADE = BotLevel(
    name="ninth-grade",
    grade="level-ninth-grade",
    signs="+-x/^",
    set_signs="∪∩-'VΛ=⊆",
    variations=USUAL,
    cubes=9,
    set_cubes=8,
    overlooks=10,
    slips=7,
    bold=85,
    trusts=2,
    goal=(5, 7),
    set_goal=(3, 6),
    bonus=70,
    ideas=6,
    ahead=0,
    papers=16,
    rereads=95,
    checks=99,
    ambiguity=True,
    charges=70,
    thinks=(3_000, 15_000),
    steps=80_000,
)

ELEVENTH_GRADE = BotLevel(
    name="eleventh-grade",
    grade="level-eleventh-grade",
    signs="+-x/^√",
    set_signs="∪∩-'VΛ=⊆",
    variations=EVERY,
    cubes=11,
    set_cubes=11,
    overlooks=5,
    slips=4,
    bold=90,
    trusts=1,
    goal=(5, 8),
    set_goal=(3, 7),
    bonus=90,
    ideas=6,
    ahead=0,
    papers=20,
    rereads=98,
    checks=99,
    ambiguity=True,
    charges=90,
    thinks=(2_500, 12_000),
    steps=80_000,
)

CHAMPION = BotLevel(
    name="champion",
    grade="level-champion",
    signs="+-x/^√",
    set_signs="∪∩-'VΛ=⊆",
    variations=EVERY,
    cubes=24,
    set_cubes=18,
    overlooks=0,
    slips=0,
    bold=100,
    trusts=0,
    goal=(5, 9),
    set_goal=(4, 8),
    bonus=100,
    ideas=6,
    ahead=5,
    papers=20,
    rereads=100,
    checks=100,
    ambiguity=True,
    charges=100,
    thinks=(2_000, 9_000),
    steps=80_000,
)

LEVELS = (THIRD_GRADE, FIFTH_GRADE, SEVENTH_GRADE, NINTH_GRADE, ELEVENTH_GRADE, CHAMPION)
"""Every level, weakest first."""


def find_level(name: str) -> BotLevel:
    """The level of this name; unknown names raise ``KeyError``."""
    return {level.name: level for level in LEVELS}[name]
