"""One cube ⇄ text, and cubes → text. Lists, Goals and expressions are read elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goalsetter.cubes import IMAGINARY, Colour, Cube
from goalsetter.notation.code import NotationCode
from goalsetter.notation.source import Source, filled
from goalsetter.notation.spelling import ALL_SPELLINGS, SET_LETTERS, spelt

SIDEWAYS = "s"
UPSIDE_DOWN = "u"
COLOURS: Mapping[str, Colour] = {colour.value: colour for colour in Colour}
PREFIXES = frozenset({*COLOURS, SIDEWAYS, UPSIDE_DOWN})
"""The letters that may stand before a symbol: none of them is itself a symbol."""


def read_cube(source: Source, at: int, spellings: Mapping[str, str]) -> tuple[Cube, int]:
    """The cube that begins at a position, and the position behind it."""
    prefixes = _prefixes(source, at)
    end = at + len(prefixes)
    # Never beyond the stretch: behind it another section of the mat may begin.
    symbol = spellings.get(source.text[end]) if end < source.stop else None
    if symbol is None and end > at:
        wanted = f"a symbol behind {source.text[at:end]!r}"
        raise source.error(NotationCode.PREFIX_WITHOUT_SYMBOL, end, wanted)
    if symbol is None:
        raise source.error(NotationCode.UNEXPECTED_CHARACTER, end, "a cube")
    return _turned(symbol, prefixes), end + 1


def _prefixes(source: Source, at: int) -> str:
    """The prefix letters from a position on, each at most once and at most one colour."""
    seen = ""
    while at < source.stop and (letter := source.text[at]) in PREFIXES:
        if letter in seen:
            raise source.error(
                NotationCode.PREFIX_TWICE, at, f"each prefix once before a symbol ({seen})"
            )
        if letter in COLOURS and any(earlier in COLOURS for earlier in seen):
            raise source.error(NotationCode.TWO_COLOURS, at, "at most one colour on a cube")
        seen += letter
        at += 1
    return seen


def _turned(symbol: str, prefixes: str) -> Cube:
    """The cube with its prefixes; a minus on its side is the symbol ``|``, upright."""
    sideways = SIDEWAYS in prefixes
    if symbol == "-" and sideways:
        symbol, sideways = IMAGINARY, False
    colour = next((COLOURS[letter] for letter in prefixes if letter in COLOURS), None)
    return Cube(symbol, colour, sideways, UPSIDE_DOWN in prefixes)


def parse_cube(text: str) -> Cube:
    """The one cube that a text names, of either game."""
    word = filled(text, "a cube").stripped()
    # Alone, a small letter is a cube of ON-SETS; before a symbol it is the prefix of a cube.
    if word.content in SET_LETTERS and word.content in PREFIXES:
        return Cube(SET_LETTERS[word.content])
    cube, end = read_cube(word, word.start, ALL_SPELLINGS)
    if end < word.stop:
        raise word.error(
            NotationCode.UNEXPECTED_CHARACTER, end, "nothing more behind a cube but a space"
        )
    return cube


def cube_text(cube: Cube, ascii: bool = False) -> str:
    """A cube: its colour, then ``s``, then ``u``, then its symbol."""
    colour = cube.colour.value if cube.colour else ""
    turned = SIDEWAYS * cube.sideways + UPSIDE_DOWN * cube.upside_down
    return colour + turned + spelt(cube.symbol, ascii)


def cubes_text(cubes: Iterable[Cube], ascii: bool = False) -> str:
    """Cubes separated by spaces."""
    return " ".join(cube_text(cube, ascii) for cube in cubes)
