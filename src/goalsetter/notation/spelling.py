"""How symbols are spelt: every accepted spelling, and the ASCII one. No reader lives here.

People type what their keyboard, their school or their word processor gives them. A spelling is
taken in if it can mean one thing only; anything else is refused with a suggestion.
"""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cubes import DIGITS, EQUATIONS_SYMBOLS, IMAGINARY, ON_SETS_SYMBOLS

_MINUSES = dict.fromkeys("−–—‒―‐‑﹣", "-")

EQUATIONS_SPELLINGS: Mapping[str, str] = {
    **{symbol: symbol for symbol in EQUATIONS_SYMBOLS},
    **_MINUSES,
    **dict.fromkeys("×X·⋅∙•✕✖⨯", "x"),
    **dict.fromkeys("÷∕⁄➗", "/"),
    **dict.fromkeys("*∗", "^"),
    "v": "√",
    "i": IMAGINARY,
}
"""Every spelling of the symbols of EQUATIONS."""

ON_SETS_SPELLINGS: Mapping[str, str] = {
    **{symbol: symbol for symbol in ON_SETS_SYMBOLS | set(DIGITS) | {IMAGINARY}},
    **_MINUSES,
    **dict.fromkeys("\\∖", "-"),
    **dict.fromkeys("U⋃", "∪"),
    **dict.fromkeys("n⋂", "∩"),
    **dict.fromkeys("′’‘`´ʹᶜ", "'"),
    "∨": "V",
    **dict.fromkeys("Aa∧λ∅Øø", "Λ"),
    **dict.fromkeys("Cc⊂≤", "⊆"),
    "y": "Y",
}
"""Every spelling of the symbols of ON-SETS. That no cube shows a 0 or a 6 is for the rules to
say, and a minus on its side is readable here as it is in EQUATIONS."""

SET_LETTERS: Mapping[str, str] = {"b": "B", "r": "R", "g": "G", "u": "∪", "v": "V"}
"""Small letters of ON-SETS that are something else elsewhere: before a digit the first four are
the prefixes of a cube, and in EQUATIONS a v is a root."""

ALL_SPELLINGS: Mapping[str, str] = {**EQUATIONS_SPELLINGS, **ON_SETS_SPELLINGS}
"""The spellings of both games: no spelling means two symbols."""

EQUATIONS_WORDS: Mapping[str, str] = {
    "plus": "+",
    **dict.fromkeys(("minus", "subtract"), "-"),
    **dict.fromkeys(("times", "multiplied by"), "x"),
    **dict.fromkeys(("div", "divided by", "over"), "/"),
    **dict.fromkeys(("to the power of", "to the power", "raised to", "power"), "^"),
    **dict.fromkeys(("sqrt", "square root of", "square root", "root of", "root"), "√"),
    "squared": "^2",
    "cubed": "^3",
}
"""Words for the symbols of EQUATIONS."""

ON_SETS_WORDS: Mapping[str, str] = {
    **dict.fromkeys(("union", "cup"), "∪"),
    **dict.fromkeys(("intersect", "intersection", "intersects", "inter", "cap"), "∩"),
    **dict.fromkeys(("minus", "without", "less"), "-"),
    **dict.fromkeys(("is a subset of", "is subset of", "subset of", "subset"), "⊆"),
    **dict.fromkeys(("is equal to", "equals"), "="),
    **dict.fromkeys(("null", "null set", "empty", "empty set", "lambda"), "Λ"),
    "universe": "V",
    "blue": "B",
    "red": "R",
    "green": "G",
    "yellow": "Y",
}
"""Words for the symbols of ON-SETS."""

RAISED: Mapping[str, str] = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾", "0123456789+-()", strict=True))
"""Signs that stand raised behind a number: what they are when they stand on the line."""

ASCII_SPELLINGS: Mapping[str, str] = {"√": "v", "∪": "U", "∩": "n", "Λ": "A", "⊆": "C"}
"""The symbols that ASCII lacks, and what is typed for them."""


def spelt(symbol: str, ascii: bool) -> str:
    """The symbol as it is written out."""
    return ASCII_SPELLINGS.get(symbol, symbol) if ascii else symbol
