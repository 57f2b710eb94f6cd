"""The two games, as rows: what each is called and which editions it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from goalsetter.rules.edition import Edition
from goalsetter.rules.equations import EDITIONS
from goalsetter.rules.onsets import ON_SETS_EDITIONS
from goalsetter.rules.variation import R, Variation


@dataclass(frozen=True, slots=True)
class Game(Generic[R]):
    """A game and its editions, newest first."""

    name: str
    editions: tuple[Edition[R], ...]

    def edition(self, name: str) -> Edition[R] | None:
        """The game's edition of this name."""
        return next((edition for edition in self.editions if edition.name == name), None)


AnyGame = Game[Any]
AnyEdition = Edition[Any]
AnyVariation = Variation[Any]
"""Of either game, where nothing depends on which."""

EQUATIONS = Game("EQUATIONS", EDITIONS)
ON_SETS = Game("ON-SETS", ON_SETS_EDITIONS)
GAMES: tuple[AnyGame, ...] = (EQUATIONS, ON_SETS)
"""Both games."""
