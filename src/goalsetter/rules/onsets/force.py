"""All the rules that are in force in one shake of ON-SETS, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import ON_SETS_SYMBOLS, RESTRICTION_SIGNS, SET_DIGITS
from goalsetter.expr import Operation
from goalsetter.rules.force import ShakeRules

SUBTRACTION = Operation("subtraction")


@dataclass(frozen=True, slots=True, kw_only=True)
class OnSetsRules(ShakeRules):
    """What an edition asks in a division, amended by the variations in force."""

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
    """What a wild cube means that stands for − (symmetric or not, decision 22)."""
    operations_in_set_name: bool = False
    """Whether Two Operations counts the Set-Name alone (2011-12, decision 20)."""
    no_null: bool = False
    absolute: bool = False
    lone_face_value: bool = False
    """Whether a Goal of one upside-down cube is its face value (2011-12, decision 23)."""
    doubled: tuple[tuple[str, Operation], ...] = ()
    """Sets whose cards count double, each with what − means in its name."""
    required_card: str = ""
    forbidden_card: str = ""
    blank_wild: bool = False
    solutions: int = 1
    shift_from_permitted: bool = False
    no_forbidden: bool = False

    def within_reach(self, rolled: frozenset[str]) -> frozenset[str]:
        """Symbols that a wild cube among those rolled may stand for (decision 21)."""
        return self.wild_meanings() if self.wild in rolled else frozenset()

    def wild_meanings(self) -> frozenset[str]:
        """Any symbol but a digit; no = and ⊆ where they are not played (XIII-A-2)."""
        barred = set(SET_DIGITS) | (set() if self.restrictions else set(RESTRICTION_SIGNS))
        return frozenset(ON_SETS_SYMBOLS - barred)
