"""How symbols are spelt: every accepted spelling, and the ASCII one. No reader lives here."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cubes import DIGITS, EQUATIONS_SYMBOLS, IMAGINARY, ON_SETS_SYMBOLS

EQUATIONS_SPELLINGS: Mapping[str, str] = {symbol: symbol for symbol in EQUATIONS_SYMBOLS} | {
    "−": "-",
    "–": "-",
    "×": "x",
    "÷": "/",
    "*": "^",
    "v": "√",
    "i": IMAGINARY,
}
"""Every spelling of the symbols of EQUATIONS."""

ON_SETS_SPELLINGS: Mapping[str, str] = {
    symbol: symbol for symbol in ON_SETS_SYMBOLS | set(DIGITS) | {IMAGINARY}
} | {
    "−": "-",
    "–": "-",
    "U": "∪",
    "n": "∩",
    "′": "'",
    "’": "'",
    "∨": "V",
    "A": "Λ",
    "∧": "Λ",
    "C": "⊆",
}
"""Every spelling of the symbols of ON-SETS. That no cube shows a 0 or a 6 is for the rules to
say, and a minus on its side is readable here as it is in EQUATIONS."""

ALL_SPELLINGS: Mapping[str, str] = {**EQUATIONS_SPELLINGS, **ON_SETS_SPELLINGS}
"""The spellings of both games: no spelling means two symbols."""

ASCII_SPELLINGS: Mapping[str, str] = {"√": "v", "∪": "U", "∩": "n", "Λ": "A", "⊆": "C"}
"""The symbols that ASCII lacks, and what is typed for them."""


def spelt(symbol: str, ascii: bool) -> str:
    """The symbol as it is written out."""
    return ASCII_SPELLINGS.get(symbol, symbol) if ascii else symbol
