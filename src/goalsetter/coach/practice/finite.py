"""Kinds with finitely many answers: all that are right are found, and stand in the key."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.coach.practice.asked import (
    AnswerOutcome,
    Discard,
    DiscardReason,
    PracticeReply,
    Proof,
    unreadable,
)
from goalsetter.coach.practice.item import Pairs, PracticeItem
from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.solver import Budget

AND = " ; "
"""The sign between two right answers in a key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The evidence that goes with a reply."""

    code: str
    clause: str = ""
    details: Pairs = ()
    witness: tuple[str, ...] = ()
    proof: Proof | None = None


class FiniteKind(PracticeKind):
    """A kind whose right answers can all be listed."""

    @abstractmethod
    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """All right answers, found anew, or why they cannot be told."""

    @abstractmethod
    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """An answer in its one spelling; nothing if it is none."""

    @abstractmethod
    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """Tell why an answer is right or not."""

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """Right is all that stands in the key."""
        said = self.normal(item, answer)
        if said is None:
            return unreadable()
        keyed = right_answers(item)
        right = said in keyed
        shown = self.show(item, said, right=right)
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if right else AnswerOutcome.WRONG,
            code=shown.code,
            clause=shown.clause,
            details=shown.details,
            witness=shown.witness,
            proof=shown.proof,
            answers=keyed,
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """Find all right answers again."""
        answers = self.answers(item, budget)
        if isinstance(answers, Discard):
            return answers
        same = set(answers) == set(right_answers(item))
        return None if same else Discard(DiscardReason.NOT_TWICE)

    def right_answer(self, item: PracticeItem) -> str:
        """The first that is right."""
        return right_answers(item)[0]

    def with_answers(
        self, item: PracticeItem, budget: Budget, least: int, most: int
    ) -> PracticeItem | Discard:
        """The item with its key, if there are neither too few right answers nor too many."""
        answers = self.answers(item, budget)
        if isinstance(answers, Discard):
            return answers
        if not least <= len(answers) <= most:
            return Discard(DiscardReason.GIVEN_AWAY if answers else DiscardReason.UNFIT)
        return keyed_with(item, answers)


def keyed_with(item: PracticeItem, answers: Iterable[str]) -> PracticeItem:
    """The item with its right answers as key."""
    return replace(item, key=(("right", AND.join(answers)),))


def right_answers(item: PracticeItem) -> tuple[str, ...]:
    """The right answers in the key."""
    return tuple(item.answer("right").split(AND))
