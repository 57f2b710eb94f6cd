"""The symbols on the cubes of both games, and their colours. No meaning lives here."""

from __future__ import annotations

from enum import Enum

DIGITS = "0123456789"
EQUATIONS_SIGNS = "+-x/^√"
IMAGINARY = "|"
"""The sideways minus. It is its own symbol because the books write it as its own symbol."""

EQUATIONS_SYMBOLS = frozenset(DIGITS + EQUATIONS_SIGNS + IMAGINARY)

CARD_COLOURS = "BRGY"
"""The colours on the cards of ON-SETS, in the order in which a card is written."""

SET_OPERATIONS = "∪∩-'"
SET_CONSTANTS = "VΛ"
RESTRICTION_SIGNS = "=⊆"
SET_DIGITS = "12345"

ON_SETS_SYMBOLS = frozenset(
    CARD_COLOURS + SET_OPERATIONS + SET_CONSTANTS + RESTRICTION_SIGNS + SET_DIGITS
)

ALL_SYMBOLS = EQUATIONS_SYMBOLS | ON_SETS_SYMBOLS

FACE_OF = {IMAGINARY: "-"}
"""Symbols that are another face lying on its side: what is printed on the cube itself."""


class Colour(Enum):
    """The colour of an EQUATIONS cube; the value is its letter in the notation."""

    RED = "r"
    BLUE = "b"
    GREEN = "g"
    BLACK = "k"

    # Cubes are looked up by the thousand, and a member is equal to nothing but itself.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Colour.{self.name}"
