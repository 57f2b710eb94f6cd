"""All the rules that are in force in one shake of EQUATIONS, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.rules.division import Division
from goalsetter.rules.equations.tables import ReadingRules

UNLIMITED = -1
"""As many as the writer likes."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A variation in force, with what was filled into its blank."""

    name: str
    fill: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.fill}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class EquationsRules:
    """What an edition asks in a division, amended by the variations in force."""

    edition: str
    division: Division
    reading: ReadingRules
    rulings: tuple[tuple[str, str], ...] = ()
    """How open questions are decided, by the name of the ruling."""
    variations: tuple[Chosen, ...] = ()
    goal_cubes: int = 6
    """Most cubes of a Goal (2018-19 IV-B)."""
    least_cubes: int = 2
    """Fewest cubes of a Solution (2018-19 VII-B-3-a)."""
    least_operations: int = 0
    factorials: int = 0
    """How many ! an Equation may have; UNLIMITED for the Solution alone."""
    goal_factorials: int = 0
    """How many of them the Goal may have."""
    multiple_operations: bool = False
    wild_operations: tuple[str, ...] = ()
    """Wild symbols whose cubes may be used many times as an operation (2011-12, x wild)."""
    multiple_of: int = 0
    """The k of Multiple of k; 0 where the Solution must equal the Goal."""
    goal_limit: int = 0
    """The Goal may not lie beyond this on either side of 0; 0 for no limit."""
    add_to_goal: bool = False
    goal_unwritten: bool = False
    """Whether a Solution may be presented without writing the Goal (2011-12)."""
    fits_some_goal: bool = False
    """Whether each reading need only fit some reading of the Goal (2011-12 ET16)."""

    def ruling(self, name: str) -> str:
        """How a named ruling is decided here."""
        return dict(self.rulings)[name]

    def has(self, name: str) -> bool:
        """Whether a variation of that name is in force."""
        return any(chosen.name == name for chosen in self.variations)
