"""The sixteen cards of ON-SETS, and the Universe dealt from them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from goalsetter.cubes.symbol import CARD_COLOURS

BLANK = "blank"
"""The word for the card without colours."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, by the letters of its coloured dots in the order BRGY; the blank card has none."""

    colours: str

    def __post_init__(self) -> None:
        if self.colours != "".join(c for c in CARD_COLOURS if c in self.colours):
            raise ValueError(f"expected colours in the order {CARD_COLOURS}, got {self.colours!r}")


ALL_CARDS = tuple(
    Card("".join(chosen))
    for size in range(len(CARD_COLOURS), -1, -1)
    for chosen in combinations(CARD_COLOURS, size)
)
"""All sixteen cards, the fullest first, the blank one last."""


@dataclass(frozen=True, slots=True)
class Universe:
    """The cards dealt for a shake, kept in the order of ALL_CARDS: a Universe has no order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=ALL_CARDS.index)))
        if len(set(self.cards)) != len(self.cards):
            raise ValueError(f"expected each card once, got {self.cards!r}")
