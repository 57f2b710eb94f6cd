"""The common part of the rules in force of either game."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.rules.division import Division
from goalsetter.rules.rulings import Answers, Ruling, Scope

UNASKED = Answers()
"""Where nothing was put in force: every question has its usual answer."""


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
    rulings: Answers = UNASKED
    """How open questions are decided."""
    open_rulings: tuple[Ruling, ...] = ()
    """Questions with several answers that may arise under these variations."""
    variations: tuple[Chosen, ...] = ()
    least_cubes: int = 2
    """Fewest cubes of a Solution (2018-19 VII-B-3-a; On-Sets VII-B-4-a)."""
    least_operations: int = 0
    multiple_operations: bool = False
    wild_operations: tuple[str, ...] = ()
    """Wild symbols whose cubes may be used many times as an operation (2011-12, x wild)."""
    interchange: tuple[str, ...] = ()
    """Groups of symbols whose cubes may stand for one another."""
    add_to_goal: bool = False
    """Whether a Mover may add cubes to the Goal (2018-19 XIII-C-10; 2011-12 ET6)."""
    solutions: int = 1
    """How many Solutions a paper must hold."""
    shift_from_permitted: bool = False
    """Whether a Mover may shift a cube out of Permitted."""
    no_forbidden: bool = False
    """Whether no cube may go to Forbidden."""

    def within_reach(self, rolled: frozenset[str]) -> frozenset[str]:
        """Symbols that a wild cube among those rolled may stand for."""
        raise NotImplementedError

    def in_chosen_base(self) -> bool:
        """Whether a base was chosen for the numerals; ten may be, too."""
        return False

    def says(self, ruling: Ruling, answer: str) -> bool:
        """Whether a question is answered so here."""
        return self.rulings.of(ruling) == answer

    def ruling(self, name: str) -> str:
        """How a named ruling is decided here."""
        return self.rulings.by_name[name]

    def in_play(self, scope: Scope, symbols: frozenset[str]) -> tuple[str, ...]:
        """The rulings that a verdict on these symbols may depend on, with their answers.

        A wild cube among the symbols may be any of them.
        """
        wild = not symbols.isdisjoint(self.wild_symbols())
        return tuple(
            f"{ruling.name}: {self.rulings.of(ruling)}"
            for ruling in self.open_rulings
            if scope in ruling.scope
            and (wild or not ruling.symbols or not symbols.isdisjoint(ruling.symbols))
        )

    def wild_symbols(self) -> tuple[str, ...]:
        """Symbols whose cubes may stand for others."""
        return ()

    def has(self, name: str) -> bool:
        """Whether a variation of that name is in force."""
        return any(chosen.name == name for chosen in self.variations)
