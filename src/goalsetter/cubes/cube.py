"""One cube as it lies: its symbol, the colour if that is known, and how it is turned."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes.symbol import ALL_SYMBOLS, FACE_OF, Colour


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube: equal if symbol, colour and orientation are equal."""

    symbol: str
    colour: Colour | None = None
    sideways: bool = False
    upside_down: bool = False

    def __post_init__(self) -> None:
        if self.symbol not in ALL_SYMBOLS:
            raise ValueError(f"expected the symbol of a cube, got {self.symbol!r}")
        if self.symbol == "-" and self.sideways:
            raise ValueError("expected the symbol '|' for a sideways minus, got a sideways '-'")

    @property
    def face(self) -> str:
        """The symbol printed on the cube: a minus, for the sideways minus."""
        return FACE_OF.get(self.symbol, self.symbol)

    @property
    def upright(self) -> bool:
        """Neither sideways nor upside-down."""
        return not (self.sideways or self.upside_down)
