"""A plot of milliseconds against cubes as SVG: the milliseconds by powers of ten."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import log10

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 80, 200, 48, 380
"""Where the axes lie; the names of the lines stand right of them."""

CUBES = (5, 19)
POWERS = (-2, 5)
COLOURS = ("#b3261e", "#1a5fb4", "#6b6b6b")
UNITS = {
    -2: "0.01 ms",
    -1: "0.1 ms",
    0: "1 ms",
    1: "10 ms",
    2: "0.1 s",
    3: "1 s",
    4: "10 s",
    5: "100 s",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A name and its points: so many cubes, so many milliseconds."""

    name: str
    points: tuple[tuple[int, float], ...]


def across(cubes: float) -> float:
    """Where a number of cubes lies."""
    return LEFT + (cubes - CUBES[0]) / (CUBES[1] - CUBES[0]) * (WIDTH - RIGHT - LEFT)


def down(milliseconds: float) -> float:
    """Where a time lies."""
    return BOTTOM - (log10(milliseconds) - POWERS[0]) / (POWERS[1] - POWERS[0]) * (BOTTOM - TOP)


def picture(lines: tuple[Line, ...]) -> str:
    """The whole plot."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13" role="img" '
        'aria-label="Median time of a proof by number of cubes">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        text(LEFT, 24, "Median time to prove that nothing can be built", "start", size=15),
        text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 16, "cubes that may be used", "middle"),
        *axes(),
        *(part for at, line in enumerate(lines) for part in drawn(line, COLOURS[at])),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def axes() -> list[str]:
    """A line across for each power of ten, a mark for each odd number of cubes."""
    found = []
    for power, told in UNITS.items():
        y = down(10**power)
        found.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        found.append(text(LEFT - 8, y + 4, told, "end"))
    for cubes in range(CUBES[0], CUBES[1] + 1, 2):
        found.append(text(across(cubes), BOTTOM + 20, str(cubes), "middle"))
    return found


def drawn(line: Line, colour: str) -> list[str]:
    """The points, joined, with their name."""
    places = [(across(cubes), down(time)) for cubes, time in line.points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in places]
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *dots,
        named(line.name, *places[-1], colour),
    ]


def named(name: str, x: float, y: float, colour: str) -> str:
    """The name of a line: behind its last point, or above it where others would cross."""
    if x < LEFT + (WIDTH - RIGHT - LEFT) * 3 / 4:
        return text(x, y - 12, name, "middle", colour=colour)
    return text(x + 10, y + 4, name, "start", colour=colour)


def text(
    x: float, y: float, told: str, anchor: str, *, size: int = 13, colour: str = "#222222"
) -> str:
    """Some words at a place."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="{colour}">{escape(told)}</text>'
    )
