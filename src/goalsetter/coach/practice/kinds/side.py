"""``side``: you are the Third Party. With whom, and must you write? (2018-19 VII-A, VII-C-1)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    proof_of,
    witness_of,
)
from goalsetter.coach.practice.deciding import REPLY, decided, solve_item
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.kinds.decide import DECIDE
from goalsetter.rules import (
    BURDENS,
    ChallengeKind,
    Claim,
    Division,
    Role,
    Task,
    find_procedure,
)
from goalsetter.solver import Budget

OPTIONS = ("challenger-write", "challenger-rest", "mover-write", "mover-rest")


def side_of(claim: Claim, *, true: bool) -> str:
    """The side that is right, and whether one who joins it writes."""
    role = Role.CHALLENGER if true else Role.MOVER
    does = "write" if BURDENS[claim].writer is role else "rest"
    return f"{role.value}-{does}"


class SideKind(FiniteKind):
    """Join the side that the mat proves right."""

    name = "side"
    topic = "sides"
    places = places_of(older=False)
    balanced = OPTIONS

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat as for ``decide``, on which a claim was made that holds or does not."""
        base = DECIDE.generate(dice, edition, division, budget)
        if isinstance(base, Discard):
            return base
        claim = dice.choice((Claim.NOW, Claim.IMPOSSIBLE))
        item = replace(base, kind=self.name, details=(("claim", claim.value),), key=())
        return self.with_answers(item, budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """Whether the claim is true decides."""
        claim = Claim(item.detail("claim"))
        there = decided(solve_item(item, ChallengeKind(claim.value), budget))
        if there is None:
            return Discard(DiscardReason.UNDECIDED)
        true = there if claim is Claim.NOW else not there
        return (side_of(claim, true=true),)

    def ask(self, item: PracticeItem) -> AskedItem:
        """Four answers: a side, and to write or not."""
        form = AnswerForm(kind=FormKind.CHOICE, options=OPTIONS, worded=True)
        seconds = find_procedure(item.edition).limit(Task.THIRD_PARTY)
        claim = item.detail("claim")
        return AskedItem(question=f"side-{claim}", form=form, mat=item.mat, seconds=seconds)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """One of the four."""
        del item
        return answer.strip() if answer.strip() in OPTIONS else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The Solution or the proof; and the right side with the wrong pen is told apart."""
        (keyed,) = (item.answer("right"),)
        answer = solve_item(item, ChallengeKind(item.detail("claim")), REPLY)
        same = said.split("-", maxsplit=1)[0] == keyed.split("-")[0]
        return Shown(
            code=f"side-{keyed}" if right or not same else f"side-pen-{keyed}",
            clause=item.book.cite("VII-A"),
            witness=witness_of(answer),
            proof=proof_of(answer),
        )

    def skill(self, item: PracticeItem) -> str:
        """By the claim."""
        return f"side-{item.detail('claim')}"


SIDE: PracticeKind = SideKind()
