"""What the rules in force of either game have in common."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.rules.division import Division


@dataclass(frozen=True, slots=True)
class Chosen:
    """A variation in force, with what was filled into its blank."""

    name: str
    fill: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.fill}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class ShakeRules:
    """The rules of one shake: what an edition asks in a division, amended by variations."""

    edition: str
    division: Division
    rulings: tuple[tuple[str, str], ...] = ()
    """How open questions are decided, by the name of the ruling."""
    variations: tuple[Chosen, ...] = ()
    least_cubes: int = 2
    """Fewest cubes of a Solution (2018-19 VII-B-3-a; On-Sets VII-B-4-a)."""
    least_operations: int = 0
    multiple_operations: bool = False
    wild_operations: tuple[str, ...] = ()
    """Wild symbols whose cubes may be used many times as an operation (2011-12, x wild)."""
    interchange: tuple[str, ...] = ()
    """Groups of symbols whose cubes may stand for one another."""

    def within_reach(self, rolled: frozenset[str]) -> frozenset[str]:
        """Symbols that a wild cube among those rolled may stand for."""
        raise NotImplementedError

    def ruling(self, name: str) -> str:
        """How a named ruling is decided here."""
        return dict(self.rulings)[name]

    def has(self, name: str) -> bool:
        """Whether a variation of that name is in force."""
        return any(chosen.name == name for chosen in self.variations)
