"""Lists of cubes, as the sections of a mat hold them: text → cubes.

Spaces and commas may stand between two cubes, and need not: ``8/2`` is three cubes.
"""

from __future__ import annotations

from goalsetter.cubes import Cube
from goalsetter.errors import NotationError
from goalsetter.notation.cube import read_cube
from goalsetter.notation.lexer import Dialect, Laid, tokens
from goalsetter.notation.source import LISTED, SPACES, Source, whole
from goalsetter.notation.spelling import (
    ALL_SPELLINGS,
    EQUATIONS_WORDS,
    ON_SETS_SPELLINGS,
    ON_SETS_WORDS,
    SET_LETTERS,
)

LISTING = Dialect(
    expected="a cube", spellings=ALL_SPELLINGS, marks={}, words=EQUATIONS_WORDS, raised=True
)
"""How the cubes of any game are listed."""

SET_LISTING = Dialect(
    expected="a cube of ON-SETS or a bracket",
    spellings=ON_SETS_SPELLINGS,
    marks={},
    words=ON_SETS_WORDS,
    letters=SET_LETTERS,
)
"""How cubes are listed where the game is ON-SETS."""


def parse_cubes(text: str, *, sets: bool = False) -> tuple[Cube, ...]:
    """The cubes that a text lists, in its order; none for an empty text."""
    return read_cubes(whole(text), sets=sets)


def read_cubes(source: Source, *, sets: bool = False) -> tuple[Cube, ...]:
    """The cubes listed in a stretch of text."""
    dialect = SET_LISTING if sets else LISTING
    words = source.words(SPACES + LISTED)
    return tuple(cube for word in words for cube in _in_word(word, dialect))


def _in_word(word: Source, dialect: Dialect) -> tuple[Cube, ...]:
    """One cube with all its prefixes, if that is what the word is; else cube after cube.

    So a ``uB`` that lies on a mat of ON-SETS is one cube lying upside-down, as it always was.
    """
    # One of them alone is a cube of ON-SETS, and no prefix without its symbol.
    if word.content not in dialect.letters:
        try:
            cube, end = read_cube(word, word.start, ALL_SPELLINGS)
        except NotationError:
            end = word.start
        if end == word.stop:
            return (cube,)
    return tuple(token.cube for token in tokens(word, dialect) if isinstance(token, Laid))
