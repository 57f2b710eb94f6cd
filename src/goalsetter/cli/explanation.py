"""What a text means, gathered from the rooms below: the echo, the readings, their number."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Equation, Item, LaidGoal, Mat, Solution, Written
from goalsetter.expr import Reading, Readings, written_out
from goalsetter.notation import parse_equation, parse_goal, parse_mat, parse_solution
from goalsetter.rules import Place, Reader, ReadingRules, items_of

MAT_WORDS = ("goal", "required", "permitted", "forbidden", "resources", "universe")
"""Words that only a mat begins with."""


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
    noun: Solution | Equation | LaidGoal | Mat
    sides: tuple[Side, ...]


def parse(text: str, *, goal: bool) -> Solution | Equation | LaidGoal | Mat:
    """The noun that the text spells: a mat, a Goal as laid, an Equation or an expression."""
    words = text.split()
    if words and words[0].lower() in MAT_WORDS:
        return parse_mat(text)
    if goal:
        return parse_goal(text)
    return parse_equation(text) if "=" in text.partition(" where ")[0] else parse_solution(text)


def explain(
    text: str, written: ReadingRules, laid: ReadingRules, *, goal: bool, limit: int
) -> Explanation:
    """Read the text and find what it means under the rules for paper and for the mat."""
    noun = parse(text, goal=goal)
    return Explanation(text, noun, tuple(_sides(noun, written, laid, limit)))


def _sides(
    noun: Solution | Equation | LaidGoal | Mat,
    written: ReadingRules,
    laid: ReadingRules,
    limit: int,
) -> list[Side]:
    """The expressions of the noun."""
    if isinstance(noun, Mat):
        goal = noun.goal
        return [_laid("goal", goal, laid, limit)] if isinstance(goal, LaidGoal) else []
    if isinstance(noun, LaidGoal):
        return [_laid("goal", noun, laid, limit)]
    reader = Reader(written, Place.SOLUTION, noun.where)
    if isinstance(noun, Solution):
        return [_written("expression", noun.written, reader, limit)]
    return [
        _written("left", noun.left, reader, limit),
        _written("right", noun.right, reader, limit),
    ]


def _written(name: str, written: Written, reader: Reader, limit: int) -> Side:
    count = reader.count(written)
    listed = reader.every(written, limit) if count <= limit else []
    return Side(name, written.items, reader.written(written), tuple(listed), count)


def _laid(name: str, goal: LaidGoal, rules: ReadingRules, limit: int) -> Side:
    reader = Reader(rules, Place.LAID_GOAL)
    count = reader.count_laid(goal)
    listed = reader.every_laid(goal, limit) if count <= limit else []
    return Side(name, items_of(goal), reader.laid(goal), tuple(listed), count)
