"""All the rules that are in force in one shake of EQUATIONS, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.rules.equations.face import meanings_of
from goalsetter.rules.equations.tables import ReadingRules
from goalsetter.rules.in_force import ShakeRules
from goalsetter.rules.rulings import variations

UNLIMITED = -1
"""As many as the writer likes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EquationsRules(ShakeRules):
    """The demands of an edition in a division, amended by the variations in force."""

    reading: ReadingRules
    goal_cubes: int = 6
    """Most cubes of a Goal (2018-19 IV-B)."""
    factorials: int = 0
    """How many ! an Equation may have; UNLIMITED for the Solution alone."""
    goal_factorials: int = 0
    """How many of them the Goal may have."""
    multiple_of: int = 0
    """The k of Multiple of k; 0 where the Solution must equal the Goal."""
    names_base: bool = False
    """Whether a base was chosen; ten may be, too (2018-19 XIII-B-6)."""
    goal_limit: int = 0
    """The Goal may not lie beyond this on either side of 0; 0 for no limit."""
    goal_unwritten: bool = False
    """Whether a Solution may be presented without writing the Goal (2011-12)."""
    fits_some_goal: bool = False
    """Whether each reading need only fit some reading of the Goal (2011-12 ET16)."""

    @property
    def goal_may_grow(self) -> bool:
        """Whether an Impossible challenge fails if a Goal that can still be made has a Solution."""
        return self.add_to_goal and self.says(variations.GROWING_GOAL, "goal-may-grow")

    def in_chosen_base(self) -> bool:
        """Whether a base was chosen for the numerals; ten may be, too (2018-19 XIII-B-6)."""
        return self.names_base

    def within_reach(self, rolled: frozenset[str]) -> frozenset[str]:
        """Symbols that a wild cube among those rolled may stand for (judges A22, A26, A31)."""
        wild = rolled & set(self.wild_symbols())
        return frozenset(m for symbol in wild for m in meanings_of(symbol, self.reading))

    def wild_symbols(self) -> tuple[str, ...]:
        """Symbols whose cubes may stand for others."""
        return self.reading.wild
