"""How cubes and cards look, wherever they are drawn: the sign, its colour, how it is turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from goalsetter.cubes import Card, Colour, Cube
from goalsetter.notation import text
from goalsetter.words import say

Paint = Literal["", "red", "blue", "green", "black", "yellow"]
Dot = Literal["blue", "red", "green", "yellow"]

COLOURS: dict[Colour, Paint] = {
    Colour.RED: "red",
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
    Colour.BLACK: "black",
}
DOTS: dict[str, Dot] = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
"""The colours of cards, and of the cubes that bear their letters."""
LETTERS: dict[str, str] = {"red": "R", "blue": "B", "green": "G", "black": "K"}
"""The letter in the corner of a cube, for those who do not tell colours apart."""
SIGNS = {"x": "×", "/": "÷", "-": "−", "^": "*", "'": "′"}
"""How the signs look on the cubes, where the notation writes another."""
UNDERLINED = frozenset("69∪∩VΛ")
"""Signs that look like another one when they lie upside-down."""
SPOKEN = {
    "+": "plus",
    "−": "minus",
    "×": "times",
    "÷": "divided",
    "*": "power",
    "√": "root",
    "∪": "union",
    "∩": "intersection",
    "′": "complement",
    "V": "universe",
    "Λ": "empty",
    "⊆": "subset",
    "=": "equals",
}
"""Signs that are said in a word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnFace:
    """A cube as it is drawn."""

    text: str
    """The cube in the notation."""
    sign: str
    colour: Paint
    dot: bool
    """Whether the sign is the letter of a colour: it is drawn as a dot."""
    sideways: bool
    upside_down: bool

    @property
    def letter(self) -> str:
        """The letter of the cube's colour; a dot has it already."""
        return "" if self.dot else LETTERS.get(self.colour, "")

    @property
    def underlined(self) -> bool:
        """Whether the cube has a line under its sign."""
        return self.sign in UNDERLINED


def face(laid: Cube) -> DrawnFace:
    """One cube. The sideways minus is drawn as a minus on its side."""
    sign = laid.face
    # Cubes of ON-SETS have no colour of their own: those with the letter of one are drawn in it.
    return DrawnFace(
        text=text(laid),
        sign=SIGNS.get(sign, sign),
        colour=COLOURS[laid.colour] if laid.colour is not None else DOTS.get(sign, ""),
        dot=laid.colour is None and sign in DOTS,
        # A vertical bar is a minus on its side: its face is not its symbol.
        sideways=laid.sideways or sign != laid.symbol,
        upside_down=laid.upside_down,
    )


def face_words(seen: DrawnFace) -> str:
    """A cube, said aloud: ``red 3``, ``blue times, sideways``."""
    colour = [say(f"web-colour-{seen.colour}")] if seen.colour else []
    sign = say(f"web-say-{SPOKEN[seen.sign]}") if seen.sign in SPOKEN else seen.sign
    # A cube with the letter of a colour is said once: "red", not "red R".
    turned = (("web-sideways", seen.sideways), ("web-upside-down", seen.upside_down))
    words = " ".join(colour if seen.dot else [*colour, sign])
    return ", ".join([words, *(say(code) for code, held in turned if held)])


def dots(dealt: Card) -> list[Dot]:
    """The dots of a card."""
    return [DOTS[letter] for letter in dealt.colours]


def card_words(dealt: Card) -> str:
    """A card, said aloud."""
    colours = ", ".join(say(f"web-colour-{dot}") for dot in dots(dealt))
    return say("web-card", dots=colours) if colours else say("web-card-blank")
