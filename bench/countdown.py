"""The numbers game of Countdown, posed to the solver's kernel.

Six tiles, each used at most once, + - x /, and every result on the way a positive whole number. The
tiles are kinds of cubes; all four operations are rows of one kind of sign, of which there are five,
so what counts is which tiles are used. The kernel has differences and quotients that are defined
only where they are positive whole numbers. What it finds is checked here by the rules of the game.
A kernel that lacks those operations searches fractions and negative numbers too: if it finds only
what breaks the rules, every legal result is worked out in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random

from goalsetter.solver import _kernel

SMALL = (*range(1, 11), *range(1, 11))
LARGE = (25, 50, 75, 100)
SIGNS = "+-x/"
OPERATIONS = (0, 28, 2, 29)
"""The kernel's numbers of the signs, of which the second and last stay among whole numbers."""

OF_FRACTIONS = (0, 1, 2, 3)
"""Those of the signs that leave them."""

STEPS, MEGABYTES, POLL, DOUBTS = 10_000_000, 1024, 1 << 17, 2_000

Parts = tuple[tuple[int, int], ...]
Search = Callable[..., tuple[str, Parts, int, int, int, int, int, int, int, bool]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Six tiles and a number to be made of them."""

    tiles: tuple[int, ...]
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Whether it can be made, how, and whether plain Python had to say so."""

    solvable: bool
    witness: str = ""
    plainly: bool = False


def tasks(seed: str, count: int) -> list[Task]:
    """As on the show: up to four large tiles, the rest small, a target from 101 to 999."""
    chance, found = Random(seed), []
    for _ in range(count):
        large = chance.randint(0, 4)
        tiles = chance.sample(LARGE, large) + chance.sample(SMALL, 6 - large)
        found.append(Task(tiles=tuple(tiles), target=chance.randint(101, 999)))
    return found


def decide(
    task: Task, search: Search = _kernel.search, operations: tuple[int, ...] = OPERATIONS
) -> Decision:
    """By the kernel; by plain Python where the kernel finds only what the game does not allow."""
    values = sorted(set(task.tiles))
    sign, witness = len(values), ""

    def confirm(parts: Parts, _: int) -> bool:
        nonlocal witness
        witness = legal(parts, values, task.target)
        return bool(witness)

    verdict, *_ = search(
        (*((0, n, n, 1) for n in map(task.tiles.count, values)), (0, 5, 5, 1)),
        tuple(((kind,), value, 1) for kind, value in enumerate(values)),
        (),
        tuple(((sign,), operation, 0, 0, 0, 1) for operation in operations),
        ((0, task.target, 1),),
        *(0, 1, 0, 0, (), False, STEPS, MEGABYTES, POLL, DOUBTS, None, confirm),
    )
    if verdict in ("solved", "exhausted"):
        return Decision(solvable=verdict == "solved", witness=witness)
    return Decision(solvable=task.target in every_result(task.tiles), plainly=True)


def legal(parts: Parts, values: list[int], target: int) -> str:
    """An expression in postfix order as text; nothing unless it keeps the rules and is worth it."""
    stack: list[tuple[int, str]] = []
    for sort, number in parts:
        if sort == 0:
            stack.append((values[number], str(values[number])))
            continue
        (right, after), (left, before) = stack.pop(), stack.pop()
        result = joined(SIGNS[number], left, right)
        if result is None:
            return ""
        stack.append((result, f"({before}{SIGNS[number]}{after})"))
    return stack[0][1] if stack[0][0] == target else ""


def joined(sign: str, left: int, right: int) -> int | None:
    """The result of one operation, if it is a positive whole number."""
    if sign == "/":
        return left // right if left % right == 0 else None
    result = {"+": left + right, "-": left - right, "x": left * right}[sign]
    return result if result > 0 else None


def every_result(tiles: tuple[int, ...]) -> set[int]:
    """Every number that can be made of some of the tiles."""
    made: dict[tuple[int, ...], set[int]] = {}
    ordered = tuple(sorted(tiles))
    for size in range(1, len(ordered) + 1):
        for some in set(combinations(ordered, size)):
            made[some] = {some[0]} if size == 1 else _of_parts(some, made)
    return set().union(*made.values())


def _of_parts(some: tuple[int, ...], made: dict[tuple[int, ...], set[int]]) -> set[int]:
    """Everything that one operation makes of two parts."""
    results: set[int] = set()
    for size in range(1, len(some)):
        for places in combinations(range(len(some)), size):
            part = tuple(some[at] for at in places)
            rest = tuple(some[at] for at in range(len(some)) if at not in places)
            for left in made[part]:
                for right in made[rest]:
                    results.update((left + right, left * right))
                    if left > right:
                        results.add(left - right)
                    if left % right == 0:
                        results.add(left // right)
    return results
