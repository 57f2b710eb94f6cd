"""Every way to write a Goal with all its brackets, and what each is worth.

For the naive solver: spans of the Goal's cubes, shortest first; nothing of the solver is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from goalsetter.cubes import NOTE_LENGTH, Cube, LaidGoal
from goalsetter.expr import Number, Operation, Undefined, Unsettled, function_of, value_text
from goalsetter.rules import ExpressionPlace, Reader, SignRole
from tests.solver.naive_sense import LONGEST, Sense, Sign

Worths = dict[tuple[Number, int], str]
"""A text for each value, by how many ! it holds."""

MULTIPLY, FACTORIAL = Operation("multiply"), Operation("factorial")


class NotSettledError(Exception):
    """Something could not be worked out or tried, so nothing can be said of this mat."""


def results(operation: Operation, *operands: Number) -> list[tuple[Number, str]]:
    """Return the results of an operation, each with the note that tells it from the others."""
    found = function_of(operation)(*operands)
    if isinstance(found, Unsettled):
        raise NotSettledError(found.code)
    if isinstance(found, Undefined):
        return []
    if not isinstance(found, tuple):
        return [(found, "")]
    if len(found) == 1:
        return [(found[0], "")]
    return [(value, f"<{_name(value)}>") for value in found]


def _name(value: Number) -> str:
    """A value as a note names it: with x for times, since * is a power on paper."""
    name = value_text(value).replace("*", "x").replace("sqrt", "√")
    if len(name) > NOTE_LENGTH:
        raise NotSettledError("note-too-long")
    return name


def noted(text: str, note: str) -> str:
    """A text with the note that names its value, where there is one."""
    return f"({text}){note}" if note else text


def goal_worths(goal: LaidGoal, sense: Sense) -> Worths:
    """The values of a Goal with a text for each."""
    return GoalReader(goal, sense).span(0, len(goal.cubes()))


class GoalReader:
    """One Goal under one sense of its cubes."""

    def __init__(self, goal: LaidGoal, sense: Sense) -> None:
        self.cubes = goal.cubes()
        self.sense = sense
        self.most = sense.rules.goal_factorials
        sizes = [len(chunk) for chunk in goal.chunks]
        self.gaps = {sum(sizes[:count]) for count in range(1, len(sizes))}
        wild = [face for face in sense.rules.reading.wild if not sense.is_wild(face)]
        said = (*sense.where, *((face, face) for face in wild))
        self.blocks = Reader(sense.rules.reading, ExpressionPlace.LAID_GOAL).gaps(goal, said).chunks
        self.spans: dict[tuple[int, int], Worths] = {}

    def span(self, start: int, end: int) -> Worths:
        """Return the values that the cubes from start up to end may have by themselves."""
        if (start, end) not in self.spans:
            found: Worths = {}
            if start < end and not any(_cuts(start, end, *block) for block in self.blocks):
                for value, factorials, text in self._every(start, end):
                    found.setdefault((value, factorials), text)
                self._with_factorials(found)
            self.spans[start, end] = found
        return self.spans[start, end]

    def _every(self, start: int, end: int) -> Iterator[tuple[Number, int, str]]:
        yield from self._numerals(start, end)
        for at in range(start, end):
            yield from self._signs(start, at, end)
            yield from self._products(start, at, end)
        yield from self._raised(start, end)

    def _with_factorials(self, found: Worths) -> None:
        """Every value with more ! behind it."""
        for _ in range(self.most):
            for (value, factorials), text in list(found.items()):
                if factorials < self.most:
                    for result, note in results(FACTORIAL, value):
                        made = noted(f"({text})!", note)
                        found.setdefault((result, factorials + 1), made)

    def _numerals(self, start: int, end: int) -> Iterator[tuple[Number, int, str]]:
        """The cubes as one numeral, a point put in where the rules let the writer think one."""
        if any(start < gap < end for gap in self.gaps) or end - start > LONGEST:
            return
        points = self.sense.rules.reading.numerals.decimal_in_goal
        places = [None, *range(end - start + 1)] if points else [None]
        spelt = [tuple(self._spelt(at)) for at in range(start, end)]
        for place, parts in product(places, product(*spelt)):
            text = "".join(parts)
            if place is not None:
                text = "".join(parts[:place]) + "." + "".join(parts[place:])
            value = self.sense.value(text, ExpressionPlace.WRITTEN_GOAL)
            if value is not None:
                yield value, 0, text

    def _spelt(self, at: int) -> Iterator[str]:
        cube = self.cubes[at]
        return self.sense.spellings(cube.face, self._turns(cube)) if _whole(cube) else iter(())

    def _turns(self, cube: Cube) -> tuple[str, ...]:
        """How a cube may be taken to lie: as it does, or as nobody can tell from that."""
        lies = f"{'s' * cube.sideways}{'u' * cube.upside_down}"
        reading = self.sense.rules.reading
        wild = cube.face in reading.wild
        if not reading.unseen_turns:
            return (lies,)
        if wild and cube.face == "x":
            return tuple(dict.fromkeys((lies, "", "s", "u")))
        if cube.symbol == "|" or (wild and cube.face == "0" and not cube.sideways):
            return ("", "u")
        if cube.symbol == "^" and reading.numerals.digit_symbols and cube.upright:
            return ("", "s", "u")
        return (lies,)

    def _signs(self, start: int, at: int, end: int) -> Iterator[tuple[Number, int, str]]:
        """A sign at a place, with what stands before and behind it."""
        for sign in self._signs_at(at):
            if sign.row.role is SignRole.INFIX:
                lefts, rights = self.span(start, at), self.span(at + 1, end)
                for (one, some), (other, more) in product(lefts, rights):
                    if some + more <= self.most:
                        text = f"({lefts[one, some]}){sign.text}({rights[other, more]})"
                        for value, note in results(sign.row.operation, one, other):
                            yield value, some + more, noted(text, note)
            elif at == start:
                for (one, some), inner in self.span(at + 1, end).items():
                    for value, note in results(sign.row.operation, one):
                        yield value, some, noted(f"{sign.text}({inner})", note)

    def _signs_at(self, at: int) -> list[Sign]:
        cube = self.cubes[at]
        ways = () if cube.symbol == "|" else self._turns(cube)
        found = [sign for turn in ways for sign in self.sense.signs(cube.face, turn)]
        return [sign for sign in found if sign.row.in_goal]

    def _units_at(self, at: int) -> dict[Number, str]:
        cube = self.cubes[at]
        if cube.face == "-" and cube.symbol != "|":
            return {}
        return self.sense.units(cube.face, self._turns(cube))

    def _products(self, start: int, at: int, end: int) -> Iterator[tuple[Number, int, str]]:
        """The imaginary unit at a place, and what stands right before or behind it."""
        for unit, name in self._units_at(at).items():
            lefts, rights = self.span(start, at), self.span(at + 1, end)
            for (one, some), text in lefts.items() if at == end - 1 else ():
                for value, _ in results(MULTIPLY, one, unit):
                    yield value, some, f"({text}){name}"
            for (one, some), text in rights.items() if at == start else ():
                for value, _ in results(MULTIPLY, unit, one):
                    yield value, some, f"{name}({text})"
            for (one, some), (other, more) in product(lefts, rights):
                text = f"({lefts[one, some]}){name}({rights[other, more]})"
                for half, _ in results(MULTIPLY, one, unit):
                    for value, _ in results(MULTIPLY, half, other):
                        if some + more <= self.most:
                            yield value, some + more, text

    def _raised(self, start: int, end: int) -> Iterator[tuple[Number, int, str]]:
        """The last cube as an exponent of all that stands before it.

        In a Goal a colour that is not told is not the right one: 25r3 is 25 cubed alone.
        """
        cube = self.cubes[end - 1]
        colours = self.sense.rules.reading.numerals.exponent_colours
        if cube.colour is None or cube.colour.value not in colours:
            return
        exponents = self.sense.exponents(cube.face, self._turns(cube))
        for (one, some), text in self.span(start, end - 1).items():
            for exponent, name in exponents.items():
                for value, more, raised in raised_to(exponent, name, self.most - some):
                    for result, note in results(self.sense.rules.reading.power, one, value):
                        yield result, some + more, noted(f"({text}){raised}", note)


def raised_to(exponent: Number, name: str, most: int) -> Iterator[tuple[Number, int, str]]:
    """An exponent as it is, and with up to so many ! behind it (2018-19 XIII-B-10 a)."""
    yield exponent, 0, name
    for factorials in range(1, most + 1):
        found = results(FACTORIAL, exponent)
        if not found:
            return
        exponent = found[0][0]
        yield exponent, factorials, name + "!" * factorials


def _whole(cube: Cube) -> bool:
    """Whether a cube may be a numeral: a minus only lying on its side."""
    return cube.symbol != "-"


def _cuts(start: int, end: int, first: int, last: int) -> bool:
    """Whether a span crosses a chunk: holds some of it, not all, and cubes outside it."""
    apart = end <= first or last <= start
    inside = first <= start and end <= last
    return not (apart or inside or (start <= first and last <= end))
