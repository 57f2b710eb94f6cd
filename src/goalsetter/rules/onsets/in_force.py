"""All the rules that are in force in one shake of ON-SETS, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import ON_SETS_SYMBOLS, RESTRICTION_SIGNS, SET_DIGITS
from goalsetter.expr import Operation
from goalsetter.rules.in_force import ShakeRules
from goalsetter.rules.rulings import sets

SUBTRACTION = Operation("subtraction")


@dataclass(frozen=True, slots=True, kw_only=True)
class OnSetsRules(ShakeRules):
    """The demands of an edition in a division, amended by the variations in force."""

    fewest_cards: int = 6
    most_cards: int = 12
    """How many cards are dealt (On-Sets II-B)."""
    restrictions: bool = True
    """Whether = and ⊆ are played (not in Elementary)."""
    wild: str = ""
    """The symbol whose cubes may stand for others."""
    required_cube: str = ""
    subtraction: Operation = SUBTRACTION
    wild_subtraction: Operation = SUBTRACTION
    """The meaning of a wild cube that stands for −, symmetric or not."""
    no_null: bool = False
    absolute: bool = False
    doubled: tuple[tuple[str, Operation], ...] = ()
    """Sets whose cards count double, each with what − means in its name."""
    required_card: str = ""
    forbidden_card: str = ""
    blank_wild: bool = False

    def within_reach(self, rolled: frozenset[str]) -> frozenset[str]:
        """Symbols that a wild cube among those rolled may bring, if it saves a choice."""
        saves = self.wild in rolled and self.says(sets.WILD_SAVES, "saves")
        return self.wild_meanings() if saves else frozenset()

    def wild_symbols(self) -> tuple[str, ...]:
        """The symbol whose cubes may stand for others."""
        return (self.wild,) if self.wild else ()

    def wild_meanings(self) -> frozenset[str]:
        """Any symbol but a digit; no = and ⊆ where they are not played (XIII-A-2)."""
        signs = self.restrictions or self.says(sets.WILD_SIGN_ELEMENTARY, "may")
        barred = set(SET_DIGITS) | (set() if signs else set(RESTRICTION_SIGNS))
        return frozenset(ON_SETS_SYMBOLS - barred)
