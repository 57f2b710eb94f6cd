"""``forceout``: one cube is enough now. Was it a flub, or could nobody help it? (2011-12 ET20)"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    witness_of,
)
from goalsetter.coach.practice.deciding import REPLY, decided, features_of, solve_item
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds.avoid import flubs_on, older_places
from goalsetter.coach.practice.kinds.safe_move import LEFT, SAFE_MOVE, way_out
from goalsetter.coach.practice.moving import is_plain, mat_after, may_all_be_now
from goalsetter.coach.practice.shaping import start_by_chance
from goalsetter.cubes import Mat
from goalsetter.rules import ChallengeKind, Division, Task, find_procedure
from goalsetter.solver import Budget

FORCEOUT_CALL, FLUB = "forceout", "flub"


class ForceoutKind(FiniteKind):
    """Tell a forceout from a flub."""

    name = "forceout"
    topic = "forceouts"
    places = older_places()
    balanced = (FORCEOUT_CALL, FLUB)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat on which one cube was not enough, and a move after which it is; half each."""
        wanted = dice.choice((FORCEOUT_CALL, FLUB))
        start = start_by_chance(dice, edition, division, LEFT)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        item = ground.item(self.name, mat)
        if not is_plain(mat, ground.rules) or not may_all_be_now(item):
            return Discard(DiscardReason.UNFIT)
        # The cheap question first: most mats fall here.
        if decided(solve_item(item, ChallengeKind.NOW, budget)) is not False:
            return Discard(DiscardReason.UNFIT)
        moves = flubs_on(item, budget)
        if not moves:
            return Discard(DiscardReason.UNFIT)
        item = replace(item, details=(("moved", dice.choice(moves)),))
        made = self.with_answers(item, budget, 1, 1)
        if isinstance(made, Discard):
            return made
        if made.answer("right") != wanted:
            return Discard(DiscardReason.UNBALANCED)
        witness = witness_of(solve_item(made, ChallengeKind.NOW, budget, after_move(made)))
        return replace(made, features=features_of(witness, mat, sets=made.sets))

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """A forceout if no move was safe. One cube was not enough before, so that no earlier flub
        is left and no bonus would have helped."""
        before = decided(solve_item(item, ChallengeKind.NOW, budget))
        after = decided(solve_item(item, ChallengeKind.NOW, budget, after_move(item)))
        if before is None or after is None:
            return Discard(DiscardReason.UNDECIDED)
        if before or not after:
            return Discard(DiscardReason.NOT_TWICE)
        safe = SAFE_MOVE.answers(item, budget)
        if isinstance(safe, Discard):
            return safe
        return (FLUB if safe else FORCEOUT_CALL,)

    def ask(self, item: PracticeItem) -> AskedItem:
        """The mat before the move, the move, and two calls."""
        form = AnswerForm(kind=FormKind.CHOICE, options=(FLUB, FORCEOUT_CALL), worded=True)
        seconds = find_procedure(item.edition).limit(Task.TURN)
        face, section = item.detail("moved").split()
        details = (("face", face), ("section", section))
        return AskedItem(
            question=self.name, form=form, mat=item.mat, seconds=seconds, details=details
        )

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """One of the two calls."""
        del item
        return answer.strip() if answer.strip() in (FLUB, FORCEOUT_CALL) else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The Solution that is near now; and the way out, if there was one."""
        del said, right
        safe = SAFE_MOVE.answers(item, REPLY)
        keyed = item.answer("right")
        return Shown(
            code=f"called-{keyed}",
            clause=item.book.cite("ET20" if keyed == FORCEOUT_CALL else "ET17"),
            details=() if isinstance(safe, Discard) or not safe else way_out(safe[0]),
            witness=witness_of(solve_item(item, ChallengeKind.NOW, REPLY, after_move(item))),
        )

    def skill(self, item: PracticeItem) -> str:
        """To tell a forceout from a flub."""
        del item
        return "forceout"


def after_move(item: PracticeItem) -> Mat:
    """The mat after the move of an item."""
    return mat_after(item, *item.detail("moved").split())


FORCEOUT: PracticeKind = ForceoutKind()
