"""Text → tokens: the cubes, marks, notes and gaps of a text, from left to right.

Which characters are cubes and which are marks is told by a dialect, one for each kind of text.
What the tokens build is the matter of the modules that read each kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from goalsetter.cubes import BRACKETS, DIGITS, IMAGINARY, Cube
from goalsetter.errors import NotationError
from goalsetter.notation.code import NotationCode
from goalsetter.notation.cube import PREFIXES, SIDEWAYS, read_cube
from goalsetter.notation.note import WHERE, read_note
from goalsetter.notation.source import SPACES, Source
from goalsetter.notation.spelling import RAISED


class MarkKind(Enum):
    """The kinds of marks."""

    OPEN = auto()
    CLOSE = auto()
    POINT = auto()
    FACTORIAL = auto()
    EQUALS = auto()
    SEMICOLON = auto()
    SLASH = auto()
    PLUS = auto()
    NOTE = auto()
    GAP = auto()
    WHERE = auto()
    COMPLEMENT = auto()


@dataclass(frozen=True, slots=True)
class Laid:
    """A cube, and where it stands in the text."""

    start: int
    cube: Cube


@dataclass(frozen=True, slots=True)
class MarkToken:
    """Anything but a cube; ``value`` is the bracket itself, or what the note says."""

    start: int
    kind: MarkKind
    value: str = ""


Token = Laid | MarkToken

OPENING: Mapping[str, MarkKind] = dict.fromkeys(BRACKETS, MarkKind.OPEN)
CLOSING: Mapping[str, MarkKind] = dict.fromkeys(BRACKETS.values(), MarkKind.CLOSE)


@dataclass(frozen=True, slots=True)
class Dialect:
    """One kind of text: how its cubes are spelt, its one-character marks, whether it has notes."""

    expected: str
    spellings: Mapping[str, str]
    marks: Mapping[str, MarkKind]
    notes: bool = False
    words: Mapping[str, str] = field(default_factory=dict)
    """Words for cubes."""
    mark_words: Mapping[str, MarkKind] = field(default_factory=dict)
    """Words for marks."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Small letters that are cubes, unless they are prefixes of a digit: those of ON-SETS."""
    raised: bool = False
    """Whether raised signs are the exponent of what stands before them."""
    word: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        # The longest first, or "root" would match where "root of" is written.
        known = sorted({**self.words, **self.mark_words}, key=len, reverse=True)
        phrases = "|".join(r"\s+".join(map(re.escape, phrase.split())) for phrase in known)
        # Not before a letter: "overt" is no word for a sign, but "over2" is one and a digit.
        pattern = re.compile(f"(?:{phrases or '(?!)'})(?![^\\W\\d_])", re.IGNORECASE)
        object.__setattr__(self, "word", pattern)


SUBSET = "<="
"""Typed for ⊆: a ``<`` of ON-SETS that begins no note."""

_LETTERS = re.compile(r"[^\W\d_]+")
_PREFIXES = re.compile(f"[{''.join(sorted(PREFIXES))}]+")
_ROOT = re.compile(r"\s*(?:√|v|sqrt)", re.IGNORECASE)
_BEHIND_NUMBER = (MarkKind.CLOSE, MarkKind.FACTORIAL, MarkKind.NOTE)


def tokens(source: Source, dialect: Dialect) -> Iterator[Token]:
    """The tokens of a stretch of text; a where is the last, and holds all behind the word."""
    at = source.start
    before: Token | None = None
    while at < source.stop:
        if dialect.raised and source.text[at] in RAISED:
            read, at = _raised(source, at, dialect, before)
        # Words before single letters: the u of "union" is no cube of its own.
        elif word := dialect.word.match(source.text, at, source.stop):
            read, at = _word(word, dialect), word.end()
        else:
            token, at = _token(source, at, dialect)
            read = (token,)
        yield from read
        # A gap is no neighbour: in ``2 ³`` the exponent still belongs to the 2.
        last = read[-1]
        before = before if isinstance(last, MarkToken) and last.kind is MarkKind.GAP else last


def _word(word: re.Match[str], dialect: Dialect) -> tuple[Token, ...]:
    """The cubes, or the mark, that a word stands for."""
    name = " ".join(word.group().lower().split())
    if name in dialect.mark_words:
        return (MarkToken(word.start(), dialect.mark_words[name]),)
    return tuple(Laid(word.start(), Cube(symbol)) for symbol in dialect.words[name])


def _raised(
    source: Source, at: int, dialect: Dialect, before: Token | None
) -> tuple[tuple[Token, ...], int]:
    """Read the raised signs at a position: ``2³`` is 2^3, ``2²⁺¹`` is 2^(2+1), ``³√8`` is 3√8."""
    end = at
    while end < source.stop and source.text[end] in RAISED:
        end += 1
    signs = [(place, RAISED[source.text[place]]) for place in range(at, end)]
    plain = all(sign in DIGITS for _, sign in signs)
    index = plain and _ROOT.match(source.text, end, source.stop) is not None
    # An index wants no number before it, an exponent wants one: ``2³√8`` could be read both ways.
    # And a Goal has no brackets, so it has no exponent that would need them.
    if index == _ends_number(before) or not (plain or dialect.marks):
        raise source.error(NotationCode.UNEXPECTED_CHARACTER, at, dialect.expected)
    brackets = {"(": MarkKind.OPEN, ")": MarkKind.CLOSE}
    lowered: tuple[Token, ...] = tuple(
        MarkToken(place, brackets[sign], sign) if sign in brackets else Laid(place, Cube(sign))
        for place, sign in signs
    )
    if plain:
        return (lowered if index else (Laid(at, Cube("^")), *lowered)), end
    # Raised signs hold together, so on the line they need the brackets that nobody wrote.
    group = (MarkToken(at, MarkKind.OPEN, "("), *lowered, MarkToken(end, MarkKind.CLOSE, ")"))
    return (Laid(at, Cube("^")), *group), end


def _ends_number(token: Token | None) -> bool:
    """Whether an exponent may stand behind this."""
    if isinstance(token, Laid):
        return token.cube.symbol in (*DIGITS, IMAGINARY)
    return token is not None and token.kind in _BEHIND_NUMBER


def _token(source: Source, at: int, dialect: Dialect) -> tuple[Token, int]:
    """The token at a position, and the position behind it."""
    character = source.text[at]
    if character in SPACES:
        end = at
        while end < source.stop and source.text[end] in SPACES:
            end += 1
        return MarkToken(at, MarkKind.GAP), end
    if character in dialect.marks:
        return MarkToken(at, dialect.marks[character], character), at + 1
    if dialect.notes and character == "<":
        return _note_or_subset(source, at, dialect)
    # All that is left belongs to the where; its own reader goes on from here.
    if dialect.notes and source.text[at : min(at + len(WHERE), source.stop)].lower() == WHERE:
        return MarkToken(at, MarkKind.WHERE), source.stop
    if character in dialect.letters and not _is_prefix(source, at, dialect):
        return Laid(at, Cube(dialect.letters[character])), at + 1
    return _laid(source, at, dialect)


def _note_or_subset(source: Source, at: int, dialect: Dialect) -> tuple[Token, int]:
    """The note that a ``<`` begins; if it begins none, ``<=`` is a ⊆ where there is such a cube."""
    try:
        note, end = read_note(source, at)
    except NotationError as error:
        subset = source.text.startswith(SUBSET, at, source.stop) and "⊆" in dialect.spellings
        # A note that closes is a note, whatever stands in it: <=> says that a cube is an =.
        if error.code != NotationCode.NOTE_UNCLOSED or not subset:
            raise
        return Laid(at, Cube("⊆")), at + len(SUBSET)
    return MarkToken(at, MarkKind.NOTE, note), end


def _is_prefix(source: Source, at: int, dialect: Dialect) -> bool:
    """Whether a small letter of ON-SETS belongs to the cube behind it: a digit, or ``s-``."""
    # In ON-SETS "b2" is a blue 2, but "b" alone is the colour: the cube behind it decides.
    run = _PREFIXES.match(source.text, at, source.stop)
    if run is None or run.end() == source.stop:
        return False
    symbol = dialect.spellings.get(source.text[run.end()], "")
    return symbol in (*DIGITS, IMAGINARY) or (symbol == "-" and SIDEWAYS in run.group())


def _laid(source: Source, at: int, dialect: Dialect) -> tuple[Token, int]:
    """The cube at a position; anything else has no place in this dialect."""
    try:
        if source.text[at] not in PREFIXES and source.text[at] not in dialect.spellings:
            raise source.error(NotationCode.UNEXPECTED_CHARACTER, at, dialect.expected)
        cube, end = read_cube(source, at, dialect.spellings)
        if dialect.letters and cube.colour and cube.symbol not in (*DIGITS, IMAGINARY):
            # srB: written out, it would begin with a small r that is a cube of its own.
            raise source.error(NotationCode.UNEXPECTED_CHARACTER, at, dialect.expected)
    except NotationError as error:
        start = at
        # In ON-SETS the first letters of a word may be cubes by themselves: the u of untion.
        while dialect.letters and start > source.start and source.text[start - 1].isalpha():
            start -= 1
        word = _LETTERS.match(source.text, start, source.stop)
        if word is None or len(word.group()) == 1 or PREFIXES.issuperset(word.group()):
            raise
        # Half a word says nothing to the writer: it is named as a whole.
        raise source.error(
            NotationCode.UNKNOWN_WORD, start, dialect.expected, word.group()
        ) from error
    return Laid(at, cube), end
