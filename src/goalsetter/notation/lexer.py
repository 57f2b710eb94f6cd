"""Text → tokens: the cubes, marks, notes and gaps of a text, from left to right.

Which characters are cubes and which are marks is told by a dialect, one for each kind of text.
What the tokens build is the matter of the modules that read each kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from goalsetter.cubes import BRACKETS, Cube
from goalsetter.notation.code import Code
from goalsetter.notation.cube import PREFIXES, read_cube
from goalsetter.notation.note import WHERE, read_note
from goalsetter.notation.source import SPACES, Source


class Kind(Enum):
    """What a mark is."""

    OPEN = auto()
    CLOSE = auto()
    POINT = auto()
    FACTORIAL = auto()
    EQUALS = auto()
    SEMICOLON = auto()
    SLASH = auto()
    NOTE = auto()
    GAP = auto()
    WHERE = auto()


@dataclass(frozen=True, slots=True)
class Laid:
    """A cube, and where it stands in the text."""

    start: int
    cube: Cube


@dataclass(frozen=True, slots=True)
class Mark:
    """Anything but a cube; ``value`` is the bracket itself, or what the note says."""

    start: int
    kind: Kind
    value: str = ""


Token = Laid | Mark

OPENING: Mapping[str, Kind] = dict.fromkeys(BRACKETS, Kind.OPEN)
CLOSING: Mapping[str, Kind] = dict.fromkeys(BRACKETS.values(), Kind.CLOSE)


@dataclass(frozen=True, slots=True)
class Dialect:
    """One kind of text: how its cubes are spelt, its one-character marks, whether it has notes."""

    expected: str
    spellings: Mapping[str, str]
    marks: Mapping[str, Kind]
    notes: bool = False


def tokens(source: Source, dialect: Dialect) -> Iterator[Token]:
    """The tokens of a stretch of text; a where is the last, and holds all behind the word."""
    at = source.start
    while at < source.stop:
        token, at = _token(source, at, dialect)
        yield token


def _token(source: Source, at: int, dialect: Dialect) -> tuple[Token, int]:
    """The token at a position, and the position behind it."""
    character = source.text[at]
    if character in SPACES:
        return Mark(at, Kind.GAP), _behind_gap(source, at)
    if character in dialect.marks:
        return Mark(at, dialect.marks[character], character), at + 1
    if dialect.notes and character == "<":
        note, end = read_note(source, at)
        return Mark(at, Kind.NOTE, note), end
    if dialect.notes and _is_where(source, at):
        return Mark(at, Kind.WHERE), source.stop
    return _laid(source, at, dialect)


def _behind_gap(source: Source, at: int) -> int:
    """The position of the next character that is no space."""
    while at < source.stop and source.text[at] in SPACES:
        at += 1
    return at


def _is_where(source: Source, at: int) -> bool:
    """Whether the word ``where`` stands at a position."""
    end = at + len(WHERE)
    return end <= source.stop and source.text[at:end].lower() == WHERE


def _laid(source: Source, at: int, dialect: Dialect) -> tuple[Token, int]:
    """The cube at a position; anything else has no place in this dialect."""
    character = source.text[at]
    if character not in PREFIXES and character not in dialect.spellings:
        raise source.error(Code.UNEXPECTED_CHARACTER, at, dialect.expected)
    cube, end = read_cube(source, at, dialect.spellings)
    return Laid(at, cube), end
