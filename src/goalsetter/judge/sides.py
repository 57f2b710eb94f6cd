"""Which side of an Equation is the Goal, and whether it keeps the Goal as it lies on the mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from goalsetter.cubes import (
    Colour,
    Cube,
    DecimalPoint,
    Factorial,
    Group,
    Item,
    LaidGoal,
    Placed,
    StandsFor,
    Written,
    placed_in,
)
from goalsetter.judge.decimals import with_laid_digits
from goalsetter.judge.paper import WrittenPaper
from goalsetter.rules import EquationsRules, rulings, settled_by

RAISED = "exp"
"""The note on a digit that is raised as an exponent."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The two sides of a paper; ``matches`` tells whether the Goal's cubes are those of the mat.

    ``said`` is what the exponents of the Goal say of wild cubes: 2³ for a 20 (VII-B-2 b).
    """

    solution: Written
    goal: Written | None
    goal_left: bool = False
    matches: bool = True
    said: tuple[StandsFor, ...] = ()

    @property
    def parts(self) -> tuple[Written, ...]:
        """The sides that are written, the Solution first."""
        return (self.solution, self.goal) if self.goal else (self.solution,)

    def written_as(self, parts: tuple[Written, ...]) -> Sides:
        """The sides, their parts written otherwise."""
        return replace(self, solution=parts[0], goal=parts[1] if len(parts) > 1 else None)


def find_sides(paper: WrittenPaper, goal: LaidGoal, rules: EquationsRules) -> Sides:
    """The Goal is the side with the Goal's cubes; which one if both have them is a ruling.

    If neither has them, it may be one that shows what a wild cube stands for in its place, or one
    that writes decimals with other zeros.
    """
    if paper.right is None:
        return Sides(paper.left, None)
    on_right = Sides(paper.left, paper.right)
    on_left = Sides(paper.right, paper.left, goal_left=True)
    left_first = rules.says(rulings.grouping.BOTH_SIDES_MATCH, "left")
    ways = (on_left, on_right) if left_first else (on_right, on_left)
    marked = ways if rules.reading.wild else ()
    wild = (_with_wild_cubes(way, way.goal, goal, rules) for way in marked if way.goal is not None)
    # With its own digits where decimals show others: 0.5 for 5 (2018-19 XIII-D-14).
    decimals = (
        replace(way, goal=with_laid_digits(way.goal, goal))
        for way in (ways if rules.reading.numerals.decimal_in_goal else ())
        if way.goal is not None
    )
    # One after the other, each only if those before it fail: most papers show the Goal plainly.
    for sides in chain(ways, wild, decimals):
        if sides.goal is not None and shows_goal(sides.goal, goal, rules):
            return sides
    # Neither side shows the Goal: the right one is taken for it, as people write it.
    return replace(on_right, matches=False)


def _with_wild_cubes(
    sides: Sides, written: Written, goal: LaidGoal, rules: EquationsRules
) -> Sides:
    """The Goal with wild cubes where the mat has them: 45 for 40 says that 0 is 5 (VII-B-2 b)."""
    marked = Written(_marked(written.items, iter(goal.cubes()), rules))
    # In the order of the paper: a set would let chance say which of two clashing meanings is read.
    said = dict.fromkeys(
        StandsFor(cube.symbol, placed.cube.symbol)
        for placed, cube in zip(placed_in(written.items), goal.cubes(), strict=False)
        if placed.note == RAISED and _shown_for(placed, cube, rules)
    )
    return replace(sides, goal=marked, said=tuple(said))


def _shown_for(placed: Placed, cube: Cube, rules: EquationsRules) -> bool:
    """Whether another symbol is written for a wild cube."""
    return cube.symbol in rules.reading.wild and placed.cube.symbol != cube.symbol


def _marked(
    items: tuple[Item, ...], laid: Iterator[Cube], rules: EquationsRules
) -> tuple[Item, ...]:
    """The items; each that is written for a wild cube, as that cube with a mark."""
    marked: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            marked.append(replace(item, items=_marked(item.items, laid, rules)))
            continue
        # Whatever is a cube on the mat takes the next one there, wild or not: a ! never is one, a
        # point only where ^ cubes are points.
        is_cube = isinstance(item, Placed) or bool(rules.reading.numerals.point_digits)
        cube = next(laid, None) if is_cube and not isinstance(item, Factorial) else None
        if cube is None or cube.symbol not in rules.reading.wild:
            marked.append(item)
        elif isinstance(item, DecimalPoint):
            marked.append(Placed(cube, "."))
        elif isinstance(item, Placed) and _shown_for(item, cube, rules):
            shown = replace(item.cube, symbol=cube.symbol)
            marked.append(Placed(shown, item.note or item.cube.symbol))
        else:
            marked.append(item)
    return tuple(marked)


@settled_by(rulings.grouping.GOAL_ORDER)
def shows_goal(written: Written, goal: LaidGoal, rules: EquationsRules) -> bool:
    """Whether a side has the cubes of the Goal in their order, none turned (VII-B-2)."""
    cubes = goal_cubes(written, rules)
    laid = goal.cubes()
    return len(cubes) == len(laid) and all(
        _same_cube(one, other, rules) for one, other in zip(cubes, laid, strict=True)
    )


def goal_cubes(written: Written, rules: EquationsRules) -> list[Cube]:
    """The cubes that a written Goal shows; a point may be a ^ cube (Decimal Point) or none."""
    point = Cube("^") if rules.reading.numerals.point_digits else None
    shown = [point if p is None else coloured(p, rules) for p in flat(written.items)]
    return [cube for cube in shown if cube is not None]


def flat(items: tuple[Item, ...]) -> list[Placed | None]:
    """The cubes of all levels from left to right; nothing for a written point."""
    cubes: list[Placed | None] = []
    for item in items:
        if isinstance(item, Placed):
            cubes.append(item)
        elif isinstance(item, DecimalPoint):
            cubes.append(None)
        elif isinstance(item, Group):
            cubes.extend(flat(item.items))
    return cubes


def coloured(placed: Placed, rules: EquationsRules) -> Cube:
    """The cube as written; an exponent has the chosen colour though it is not said (XIII-B-10)."""
    colours = rules.reading.numerals.exponent_colours
    if placed.note != RAISED or placed.cube.colour is not None or len(colours) != 1:
        return placed.cube
    return replace(placed.cube, colour=Colour(colours[0]))


def _same_cube(written: Cube, laid: Cube, rules: EquationsRules) -> bool:
    """Whether a written cube is the laid one: turns that nobody can see may differ."""
    if written.symbol != laid.symbol:
        return False
    # Colours are compared only where both tell one (decision 31).
    if written.colour and laid.colour and written.colour is not laid.colour:
        return False
    sideways = written.sideways == laid.sideways or _hides(laid, "x^", rules)
    upside_down = written.upside_down == laid.upside_down or _hides(laid, "0x^|", rules)
    return sideways and upside_down


def _hides(cube: Cube, symbols: str, rules: EquationsRules) -> bool:
    """Whether the turn of this cube cannot be seen."""
    reading = rules.reading
    digit = cube.symbol == "^" and bool(reading.numerals.digit_symbols)
    unseen = cube.symbol in reading.wild or cube.symbol == "|" or digit
    return reading.unseen_turns and cube.symbol in symbols and unseen
