"""The meaning of a text, from the rooms below: the echo, the readings, their number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeGuard

from goalsetter.cli.set_explanation import SetExplanation, SetNoun, explain_sets
from goalsetter.cubes import (
    Equation,
    Group,
    Item,
    LaidGoal,
    Mat,
    SetGoal,
    SetSolution,
    Solution,
    Universe,
    Written,
)
from goalsetter.errors import NotationError
from goalsetter.expr import LONGEST, Reading, Readings, written_out
from goalsetter.notation import (
    parse_equation,
    parse_goal,
    parse_mat,
    parse_set_goal,
    parse_set_solution,
    parse_solution,
)
from goalsetter.rules import ExpressionPlace, Reader, ReadingRules, items_of

MAT_WORDS = ("goal", "required", "permitted", "forbidden", "resources", "universe")
"""Words that only a mat begins with."""

NOTE_OR_WHERE = re.compile(r"<[^>]*>|\bwhere\b.*", re.DOTALL)
SET_LETTERS = frozenset("BRGYUVC∪∩⊆Λ∨")
"""Characters that ON-SETS has and EQUATIONS has not."""

EQUATIONS_SIGNS = frozenset("+x×/÷^*√!")
"""Characters that EQUATIONS has and a Solution of ON-SETS has not."""

MOST_ITEMS = 400
"""An expression with more items than this, brackets included, is not worked out."""

Noun = Solution | Equation | LaidGoal | Mat


@dataclass(frozen=True, slots=True)
class Side:
    """One expression of a text: what it is, all its values, and its groupings if they are few."""

    name: str
    items: tuple[Item, ...]
    readings: Readings
    listed: tuple[Reading, ...]
    count: int

    def grouping(self, reading: Reading) -> Written:
        """The expression with the brackets of one reading written out."""
        return Written(written_out(reading.tree, self.items))


@dataclass(frozen=True, slots=True)
class Explanation:
    """A text as it was read."""

    text: str
    noun: Noun
    sides: tuple[Side, ...]

    @property
    def has_value(self) -> bool:
        """Whether every side has one."""
        return all(side.readings.defined for side in self.sides)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Facts about a text beside its letters."""

    goal: bool = False
    """It lies on the mat."""
    sets: bool = False
    """It is one of ON-SETS, even if that does not show."""
    universe: Universe | None = None


def parse(text: str, wanted: Wanted) -> Noun | SetNoun:
    """The noun that the text spells: a mat, a Goal as laid, a Solution, an Equation."""
    words = text.split()
    if words and words[0].partition(":")[0].lower() in MAT_WORDS:
        return parse_mat(text)
    sets = wanted.sets or wanted.universe is not None
    if wanted.goal:
        # Only a Goal of ON-SETS has brackets: its stacks.
        return parse_set_goal(text) if sets or "(" in text else parse_goal(text)
    if sets or looks_like_sets(text):
        return parse_set_solution(text)
    try:
        # A note behind “where” may hold an = of its own.
        return parse_equation(text) if "=" in text.partition(" where ")[0] else parse_solution(text)
    except NotationError:
        # Small letters alone do not show the game: b u r.
        if any(sign in EQUATIONS_SIGNS or sign.isdigit() for sign in text):
            raise
        with suppress(NotationError):
            return parse_set_solution(text)
        raise


def is_of_sets(noun: Noun | SetNoun) -> TypeGuard[SetNoun]:
    """Whether a noun belongs to ON-SETS."""
    if isinstance(noun, Mat):
        return noun.universe is not None or isinstance(noun.goal, SetGoal)
    return isinstance(noun, SetSolution | SetGoal)


def looks_like_sets(text: str) -> bool:
    """Whether a text has letters of ON-SETS and no sign of EQUATIONS, notes apart."""
    letters = frozenset(NOTE_OR_WHERE.sub("", text))
    return bool(letters & SET_LETTERS) and not letters & EQUATIONS_SIGNS


def explain(
    text: str, written: ReadingRules, laid: ReadingRules, wanted: Wanted, *, limit: int
) -> Explanation | SetExplanation:
    """Read the text and find what it means under the rules for paper and for the mat."""
    noun = parse(text, wanted)
    if is_of_sets(noun):
        return explain_sets(text, noun, wanted.universe, limit=limit)
    assert not isinstance(noun, SetSolution | SetGoal)
    return Explanation(text, noun, tuple(_sides(noun, written, laid, limit)))


def _sides(
    noun: Noun,
    written: ReadingRules,
    laid: ReadingRules,
    limit: int,
) -> list[Side]:
    """The expressions of the noun."""
    if isinstance(noun, Mat):
        goal = noun.goal
        # On a mat only the Goal means something by itself.
        return [_laid("goal", goal, laid, limit)] if isinstance(goal, LaidGoal) else []
    if isinstance(noun, LaidGoal):
        return [_laid("goal", noun, laid, limit)]
    reader = Reader(written, ExpressionPlace.SOLUTION, noun.where)
    if isinstance(noun, Solution):
        return [_written("expression", noun.written, reader, limit)]
    return [
        _written("left", noun.left, reader, limit),
        _written("right", noun.right, reader, limit),
    ]


def _written(name: str, written: Written, reader: Reader, limit: int) -> Side:
    if too_long(written.items):
        return Side(name, written.items, TOO_LONG, (), 0)
    # Counting is quick where listing is not: long expressions have millions of groupings.
    count = reader.count(written)
    listed = reader.every(written, limit) if count <= limit else []
    return Side(name, written.items, reader.written(written), tuple(listed), count)


def _laid(name: str, goal: LaidGoal, rules: ReadingRules, limit: int) -> Side:
    reader, items = Reader(rules, ExpressionPlace.LAID_GOAL), items_of(goal)
    if too_long(items):
        return Side(name, items, TOO_LONG, (), 0)
    count = reader.count_laid(goal)
    listed = reader.every_laid(goal, limit) if count <= limit else []
    return Side(name, items, reader.laid(goal), tuple(listed), count)


TOO_LONG = Readings((), complete=False)
"""The answer for an expression that is far too long for any mat."""


def too_long(items: tuple[Item, ...]) -> bool:
    """Whether an expression, or one bracket level of it, is far too long for any mat."""
    levels = [len(level) for level in _levels(items)]
    return max(levels) > LONGEST or sum(levels) > MOST_ITEMS


def _levels(items: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    yield items
    for item in items:
        if isinstance(item, Group):
            yield from _levels(item.items)
