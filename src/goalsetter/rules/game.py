"""The two games, as rows: what each is called and which editions it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from goalsetter.rules.edition import Edition
from goalsetter.rules.equations import EDITIONS, EquationsRules
from goalsetter.rules.in_force import ShakeRules
from goalsetter.rules.onsets import ON_SETS_EDITIONS
from goalsetter.rules.variation import R, Variation


@dataclass(frozen=True, slots=True)
class Game(Generic[R]):
    """A game and its editions, newest first."""

    name: str
    editions: tuple[Edition[R], ...]
    usual: str
    """The edition that is meant if none is named."""
    paper: str
    """The paper that a player hands in: the key of a question that holds it."""
    dealt: tuple[str, ...] = ()
    """Keys of a question for what lies on the table beside the mat of both games."""

    @property
    def own(self) -> tuple[str, ...]:
        """The keys of a question that the other game has not."""
        return (*self.dealt, self.paper)

    def edition(self, name: str) -> Edition[R] | None:
        """The game's edition of this name."""
        return next((edition for edition in self.editions if edition.name == name), None)


AnyGame = Game[Any]
AnyEdition = Edition[Any]
AnyVariation = Variation[Any]
"""Of either game, where nothing depends on which."""

EQUATIONS = Game("EQUATIONS", EDITIONS, usual="mlag-equations-2018-19", paper="equation")
ON_SETS = Game(
    "ON-SETS",
    ON_SETS_EDITIONS,
    usual="mlag-on-sets-2017-18",
    paper="solution",
    dealt=("universe",),
)
GAMES: tuple[AnyGame, ...] = (EQUATIONS, ON_SETS)
"""Both games."""


def book_of(rules: ShakeRules) -> AnyEdition:
    """The edition that rules in force come from."""
    return next(book for game in GAMES for book in game.editions if book.name == rules.edition)


GOAL_LIMIT = "goal-limit"
"""The demand that a Goal is not too far from 0 (2018-19 XIII-B-7)."""

DEMANDED_BY = {
    GOAL_LIMIT: "multiple of",
    "too-few-operations": "three-operation solution",
    "too-many-factorials": "factorial",
    "too-many-factorials-in-goal": "factorial",
}
"""The variation of EQUATIONS that each demand comes from; wild cubes name their own."""


def demand_clause(rules: EquationsRules, demand: str) -> str:
    """Where the book makes a demand on an Equation or a Goal: in the line of a variation."""
    wild = f"{rules.reading.wild[-1] if rules.reading.wild else '0'} wild"
    return book_of(rules).variation_clause(rules.division, DEMANDED_BY.get(demand, wild))
