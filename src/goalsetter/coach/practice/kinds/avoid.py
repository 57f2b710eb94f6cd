"""``avoid``: a flub was made; which move would have avoided it? (2011-12 ET17)"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AskedItem,
    Discard,
    DiscardReason,
)
from goalsetter.coach.practice.deciding import solve_item
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import Place, PracticeKind, places_of
from goalsetter.coach.practice.kinds.safe_move import SafeMoveKind
from goalsetter.coach.practice.moving import (
    legal_moves,
    mat_after,
)
from goalsetter.rules import (
    ChallengeKind,
    Division,
    find_procedure,
)
from goalsetter.solver import Budget, Impossible, Solvable


def older_places() -> tuple[Place, ...]:
    """The books that know forceouts and avoid moves."""
    return tuple(place for place in places_of(older=True) if find_procedure(place[0]).forceout)


def flubs_on(item: PracticeItem, budget: Budget) -> tuple[str, ...]:
    """The legal moves after which one cube more is enough."""
    near = {
        move: solve_item(item, ChallengeKind.NOW, budget, mat_after(item, *move))
        for move in legal_moves(item)
    }
    return tuple(" ".join(move) for move, answer in near.items() if isinstance(answer, Solvable))


class AvoidKind(SafeMoveKind):
    """A flub was made: name a move that would have avoided it (2011-12 ET17)."""

    name = "avoid"
    topic = "forceouts"
    places = older_places()

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat with safe moves, and a move made on it that let one cube be enough."""
        made = super().generate(dice, edition, division, budget)
        if isinstance(made, Discard):
            return made
        flubs = flubs_on(made, budget)
        if not flubs:
            return Discard(DiscardReason.UNFIT)
        return replace(made, details=(("moved", dice.choice(flubs)),))

    def ask(self, item: PracticeItem) -> AskedItem:
        """The mat before the flub, and the move that was one."""
        asked = super().ask(item)
        face, section = item.detail("moved").split()
        return replace(asked, seconds=0, details=(("face", face), ("section", section)))

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """The move must be a flub, and the safe moves must be the same."""
        after = mat_after(item, *item.detail("moved").split())
        near = solve_item(item, ChallengeKind.NOW, budget, after)
        if not isinstance(near, Solvable):
            undecided = not isinstance(near, Impossible)
            return Discard(DiscardReason.UNDECIDED if undecided else DiscardReason.NOT_TWICE)
        return super().recheck(item, budget)

    def skill(self, item: PracticeItem) -> str:
        """To find the way out."""
        del item
        return "avoid"


AVOID: PracticeKind = AvoidKind()
