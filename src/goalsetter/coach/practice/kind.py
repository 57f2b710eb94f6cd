"""A kind of item: a row with its generator, its question, its reply and its second look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from goalsetter.coach.practice.asked import AskedItem, Discard, PracticeReply
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.rules import EQUATIONS, ON_SETS, AnyEdition, Division, find_procedure
from goalsetter.solver import Budget

Place = tuple[str, Division]
"""An edition and a division."""


def places_of(*, older: bool, games: str = "both") -> tuple[Place, ...]:
    """The editions and divisions of one game or both, the older books with forceouts or not."""
    books: list[AnyEdition] = []
    books += EQUATIONS.editions if games != ON_SETS.name else ()
    books += ON_SETS.editions if games != EQUATIONS.name else ()
    return tuple(
        (book.name, division)
        for book in books
        if older or not find_procedure(book.name).forceout
        for division, _ in book.divisions
    )


class PracticeKind(ABC):
    """One kind of item."""

    name: ClassVar[str]
    topic: ClassVar[str]
    """The topic of the analysis that it trains."""
    places: ClassVar[tuple[Place, ...]]
    """The editions and divisions in which it makes sense."""
    balanced: ClassVar[tuple[str, ...]] = ()
    """Answers that must be about as frequent as each other in a bank, or guessing pays."""

    @abstractmethod
    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """Make a candidate, decided once; its seed is told by the caller."""

    @abstractmethod
    def ask(self, item: PracticeItem) -> AskedItem:
        """Tell what is asked."""

    @abstractmethod
    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """Judge an answer: any that is right counts."""

    @abstractmethod
    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """Decide all of it again; nothing if the key stands."""

    @abstractmethod
    def right_answer(self, item: PracticeItem) -> str:
        """An answer that is right, as it would be typed."""

    def skill(self, item: PracticeItem) -> str:
        """The skill that it trains: a card is a skill in a division."""
        del item
        return self.name
