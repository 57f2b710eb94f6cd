"""The cards on the table, the blank one dressed: which bear what, and which count double."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import combinations

from goalsetter.cubes import CARD_COLOURS, SET_CONSTANTS, Card, StandsFor, Universe
from goalsetter.expr import CardSet, mask
from goalsetter.notation import parse_card, parse_set_written
from goalsetter.rules import OnSetsRules, SetReader, rulings

BLANK = Card("")
NAMES = CARD_COLOURS + SET_CONSTANTS


def dresses(universe: Universe, rules: OnSetsRules) -> Iterator[str]:
    """The colours that may be put on the blank card, fewest first; never the forbidden card's."""
    wild = rules.blank_wild and BLANK in universe.cards
    for number in range(len(CARD_COLOURS) + 1 if wild else 1):
        for colours in map("".join, combinations(CARD_COLOURS, number)):
            # Dressed like the forbidden card it would be that card, and barred.
            if not colours or colours != _colours(rules.forbidden_card):
                yield colours


def _colours(card: str) -> str:
    return parse_card(card).colours if card else ""


class DressedUniverse:
    """The Universe as one writer sees it."""

    def __init__(self, rules: OnSetsRules, universe: Universe, dress: str) -> None:
        self.rules = rules
        self.universe = universe
        self.dress = dress
        self.where = (StandsFor("blank", dress),) if dress else ()
        self.everything = mask(universe.cards)
        reader = SetReader(rules, universe, self.where)
        self._named = {symbol: reader.cards(symbol) or 0 for symbol in NAMES}

    def cards(self, symbol: str) -> CardSet:
        """The cards that a symbol names; none if it names no set."""
        return self._named.get(symbol, 0)

    @cached_property
    def doubled(self) -> CardSet:
        """The cards that count double, named without wild cubes and swaps (XIII-C-9)."""
        dealt = self.rules.says(rulings.sets.DOUBLE_BLANK, "as-dealt")
        cards = 0
        for name, minus in self.rules.doubled:
            # Double cards are named by the players, in words and not in cubes.
            plain = replace(self.rules, wild="", interchange=(), subtraction=minus)
            reader = SetReader(plain, self.universe, () if dealt else self.where)
            for named in reader.values(parse_set_written(name)):
                cards |= named
        return cards

    @cached_property
    def needed(self) -> CardSet | None:
        """The cards of which one must be in the set (XIII-C-10)."""
        name = self.rules.required_card
        if not name:
            return None
        blank = self.rules.says(rulings.sets.REQUIRED_CARD, "dressed-blank-too")
        alike = blank and self.dress and self.dress == _colours(name)
        return mask((parse_card(name),)) | (mask((BLANK,)) if alike else 0)

    @cached_property
    def barred(self) -> CardSet:
        """The card that must not be in the set."""
        name = self.rules.forbidden_card
        return mask((parse_card(name),)) if name else 0
