"""The mat in the terminal: each section with its cubes, in their colours.

A cube keeps the letter of its colour, so nobody needs to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cli.cards import STYLES as CARD_STYLES
from goalsetter.cli.cards import show_cards
from goalsetter.cli.screen import Screen
from goalsetter.cubes import Colour, Cube, LaidGoal, SetGoal
from goalsetter.notation import pretty, text
from goalsetter.play import Section, Shake, goal_cubes
from goalsetter.words import say

WIDTH = 44
"""The least room inside the frame."""
LABEL = 11
IN_A_ROW = 12
"""How many Resources stand on a line."""

COLOURS = {
    Colour.RED: "bold red",
    Colour.BLUE: "bold blue",
    Colour.GREEN: "bold green",
    Colour.BLACK: "bold",
}

Span = tuple[str, str]


def show_mat(shake: Shake, screen: Screen) -> None:
    """Draw the Universe if cards were dealt, the mat in a frame, and the Resources below it."""
    if shake.universe:
        show_cards(shake.universe, {}, screen)
    rows = list(_rows(shake))
    # A long row widens the frame rather than break it.
    width = max([WIDTH, *(_length(row) for row in rows)])
    screen.spans([("  ╭" + "─" * (width + 2) + "╮", "dim")])
    for row in rows:
        gap = " " * (width - _length(row))
        screen.spans([("  │ ", "dim"), *row, (gap, ""), (" │", "dim")])
    screen.spans([("  ╰" + "─" * (width + 2) + "╯", "dim")])
    for row in _resources(shake.resources):
        screen.spans([("    ", ""), *row])


def _length(row: list[Span]) -> int:
    return sum(len(shown) for shown, _ in row)


def _rows(shake: Shake) -> Iterator[list[Span]]:
    """The Goal and the three sections."""
    yield [_label(say("replay-goal")), *_goal(shake.goal)]
    for section in Section:
        name = say(f"section-{section.value}")
        yield [_label(name), *_cubes(shake.section(section))]


def _resources(cubes: tuple[Cube, ...]) -> Iterator[list[Span]]:
    label = say("replay-resources")
    # At least one line: where nothing is left, that is said.
    for start in range(0, max(len(cubes), 1), IN_A_ROW):
        row = cubes[start : start + IN_A_ROW]
        yield [_label(label), *(_cubes(row) if row else [(say("replay-none"), "dim")])]
        # Only the first line has the word.
        label = ""


def _label(name: str) -> Span:
    return name.ljust(LABEL), "cyan"


def _goal(goal: LaidGoal | SetGoal | None) -> list[Span]:
    """A Goal keeps its gaps, rows and stacks: in EQUATIONS each cube in its colour."""
    if goal is None:
        return []
    if isinstance(goal, SetGoal) or not any(cube.colour for cube in goal_cubes(goal)):
        return [(pretty(goal), "bold")]
    chunks = [[_cube(cube) for cube in chunk] for chunk in goal.chunks]
    return [span for chunk in chunks for span in [*chunk, (" ", "")]][:-1]


def _cubes(cubes: tuple[Cube, ...]) -> list[Span]:
    return [span for cube in cubes for span in (_cube(cube), (" ", ""))][:-1]


def _cube(cube: Cube) -> Span:
    style = COLOURS[cube.colour] if cube.colour else CARD_STYLES.get(cube.symbol, "bold")
    return text(cube), style
