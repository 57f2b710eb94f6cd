"""A Goal of ON-SETS ⇄ text: side by side with a space, one upon the other with ``/``.

    row   = stack, then any number of: space, stack
    stack = atom, then any number of: / atom
    atom  = cube, or ( row )

One pass with a list of open brackets. A row or a stack of one is no row and no stack, so
``((3))`` is the cube 3; whether a layout is a legal Goal is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import assert_never

from goalsetter.cubes import Cube, GoalRow, GoalStack, SetGoal, SetGoalPart
from goalsetter.notation.code import NotationCode
from goalsetter.notation.cube import cube_text
from goalsetter.notation.goal import without_title
from goalsetter.notation.lexer import Dialect, Laid, MarkKind, MarkToken, Token, tokens
from goalsetter.notation.source import MAX_DEPTH, Source, filled
from goalsetter.notation.spelling import ON_SETS_SPELLINGS

SET_LAYING = Dialect(
    expected="a cube of ON-SETS, / or a bracket ( )",
    spellings=ON_SETS_SPELLINGS,
    marks={
        "(": MarkKind.OPEN,
        ")": MarkKind.CLOSE,
        **dict.fromkeys("/÷x×X·*", MarkKind.SLASH),
        "+": MarkKind.PLUS,
    },
    words={},
    mark_words={"plus": MarkKind.PLUS, "times": MarkKind.SLASH},
)
"""How a Goal of ON-SETS is laid."""


class _Next(Enum):
    """How the next atom lies to the last one."""

    BESIDE = auto()
    ADDED = auto()
    UPON = auto()
    TOUCHING = auto()


_OPEN = (_Next.ADDED, _Next.UPON)
"""A sign stands there, and a cube is still to come."""


class _Level:
    """The inside of one pair of brackets so far: stacks in a row, the last still growing."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.row: list[list[SetGoalPart]] = []
        self.next = _Next.BESIDE
        self.touching = False
        """Whether the last two cubes touch: they lie in a row, and in no stack."""

    def add(self, atom: SetGoalPart) -> None:
        """Lay an atom beside the last stack or upon it."""
        if self.next is _Next.UPON:
            self.row[-1].append(atom)
        else:
            self.row.append([atom])
        self.next = _Next.TOUCHING

    def layout(self) -> SetGoalPart:
        """All of it as one part."""
        stacks = [stack[0] if len(stack) == 1 else GoalStack(tuple(stack)) for stack in self.row]
        return stacks[0] if len(stacks) == 1 else GoalRow(tuple(stacks))


class _Layer:
    """Lays token by token; the levels are the brackets still open, the outermost first."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.levels = [_Level(source.start)]

    def take(self, token: Token) -> None:
        """Take in the next token."""
        if isinstance(token, Laid):
            self.touched(token.start)
            self.levels[-1].add(token.cube)
        else:
            _TAKE[token.kind](self, token)

    def touched(self, at: int) -> None:
        """Let two cubes that touch lie side by side: ``12`` is ``1 2``.

        Beside a stack that could mean two things: ``3/21``, ``21/3``.
        """
        level = self.levels[-1]
        level.touching = level.next is _Next.TOUCHING
        if level.touching and not (len(level.row[-1]) == 1 and isinstance(level.row[-1][0], Cube)):
            self.apart(at)

    def apart(self, at: int) -> None:
        """Hold that an atom does not touch the one before it."""
        if self.levels[-1].next is _Next.TOUCHING:
            raise self.source.error(
                NotationCode.MISSING_SPACE, at, "a space or / between two cubes"
            )

    def opened(self, mark: MarkToken) -> None:
        """Begin a group."""
        self.apart(mark.start)
        # A list of levels needs no recursion, but the text of a Goal is written by one.
        if len(self.levels) > MAX_DEPTH:
            wanted = f"brackets at most {MAX_DEPTH} deep"
            raise self.source.error(NotationCode.TOO_DEEP, mark.start, wanted)
        self.levels.append(_Level(mark.start))

    def closed(self, mark: MarkToken) -> None:
        """End the innermost group."""
        if len(self.levels) == 1:
            raise self.source.error(
                NotationCode.UNOPENED_BRACKET, mark.start, "an opening bracket before"
            )
        level = self.levels.pop()
        if not level.row:
            raise self.source.error(NotationCode.EMPTY_BRACKETS, level.start, "cubes in brackets")
        if level.next in _OPEN:
            raise self.source.error(
                NotationCode.UNEXPECTED_CHARACTER, mark.start, "a cube behind /"
            )
        self.levels[-1].add(level.layout())

    def stacked(self, mark: MarkToken) -> None:
        """Let the next atom go upon the last one."""
        level = self.levels[-1]
        if not level.row or level.next in _OPEN:
            raise self.source.error(
                NotationCode.UNEXPECTED_CHARACTER, mark.start, "a cube before /"
            )
        # Of 21/3 nobody could say whether the 3 lies under the 1 or under both.
        if level.touching:
            wanted = "a space between two cubes beside a stack"
            raise self.source.error(NotationCode.MISSING_SPACE, mark.start - 1, wanted)
        level.next = _Next.UPON

    def added(self, mark: MarkToken) -> None:
        """Let the next atom go beside the last one."""
        level = self.levels[-1]
        if not level.row or level.next in _OPEN:
            raise self.source.error(
                NotationCode.UNEXPECTED_CHARACTER, mark.start, "a cube before +"
            )
        level.next = _Next.ADDED

    def spaced(self, _: MarkToken) -> None:
        """Let the next atom go beside the last one, unless it goes upon it."""
        if self.levels[-1].next is _Next.TOUCHING:
            self.levels[-1].next = _Next.BESIDE

    def finish(self) -> SetGoal:
        """The Goal that has been laid."""
        level = self.levels[-1]
        if len(self.levels) > 1:
            raise self.source.error(NotationCode.UNCLOSED_BRACKET, level.start, "a ) for this (")
        if level.next in _OPEN:
            raise self.source.error(
                NotationCode.UNEXPECTED_END, self.source.stop, "a cube behind /"
            )
        return SetGoal(level.layout())


_TAKE: Mapping[MarkKind, Callable[[_Layer, MarkToken], None]] = {
    MarkKind.OPEN: _Layer.opened,
    MarkKind.CLOSE: _Layer.closed,
    MarkKind.SLASH: _Layer.stacked,
    MarkKind.GAP: _Layer.spaced,
    MarkKind.PLUS: _Layer.added,
}


def parse_set_goal(text: str) -> SetGoal:
    """A Goal of ON-SETS as it lies on the mat."""
    return read_set_goal(filled(text, "a Goal"))


def read_set_goal(source: Source) -> SetGoal:
    """The Goal in a stretch of text that holds more than spaces."""
    layer = _Layer(source)
    for token in tokens(without_title(source), SET_LAYING):
        layer.take(token)
    return layer.finish()


def set_goal_text(goal: SetGoal, ascii: bool = False) -> str:
    """Rows with spaces and stacks with ``/``, brackets only where they are needed."""
    return _part_text(goal.layout, (), ascii)


def _part_text(part: SetGoalPart, bracketed: tuple[type, ...], ascii: bool) -> str:
    """A part, in brackets if it is of one of the given kinds."""
    match part:
        case Cube():
            return cube_text(part, ascii)
        case GoalRow(parts):
            # A stack in a row needs no brackets, for / holds closer; a row in a row does.
            inside = " ".join(_part_text(one, (GoalRow,), ascii) for one in parts)
        case GoalStack(parts):
            inside = "/".join(_part_text(one, (GoalRow, GoalStack), ascii) for one in parts)
        case _:
            assert_never(part)
    return f"({inside})" if isinstance(part, bracketed) else inside
