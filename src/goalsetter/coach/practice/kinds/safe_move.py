"""``safe-move``: move so that nothing can be challenged (VI-A)."""

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
from goalsetter.coach.practice.deciding import REPLY, decided, features_of, solve_item
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown, right_answers
from goalsetter.coach.practice.item import Pairs, PracticeItem
from goalsetter.coach.practice.kind import places_of
from goalsetter.coach.practice.moving import (
    PLACES,
    faces_left,
    is_plain,
    legal_moves,
    mat_after,
    may_all_be_now,
    move_typed,
)
from goalsetter.coach.practice.positions import Ground
from goalsetter.coach.practice.shaping import start_by_chance
from goalsetter.cubes import Mat
from goalsetter.rules import (
    ChallengeKind,
    Division,
    Task,
    find_procedure,
)
from goalsetter.solver import Answer, Budget, ForRoll, Solvable

LEFT = range(5, 10)
"""Cubes in Resources: early nearly every move is safe, very late none."""
SHARE = 2
"""At most one move in so many may be safe."""


class SafeMoveKind(FiniteKind):
    """Move a cube so that every challenge would be wrong."""

    name = "safe-move"
    topic = "safe-moves"
    places = places_of(older=False)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A late mat on which some moves are safe and most are not."""
        start = start_by_chance(dice, edition, division, LEFT)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        return self.on_mat(*start, budget)

    def on_mat(self, ground: Ground, mat: Mat, budget: Budget) -> PracticeItem | Discard:
        """The item of a mat, if few moves are safe on it."""
        item = ground.item(self.name, mat)
        if not is_plain(mat, ground.rules) or not may_all_be_now(item):
            return Discard(DiscardReason.UNFIT)
        answer = solve_item(item, ChallengeKind.IMPOSSIBLE, budget)
        if not isinstance(answer, Solvable):
            return Discard(DiscardReason.UNFIT)
        features = features_of(answer.witness, mat, sets=item.sets)
        made = self.with_answers(
            replace(item, features=features), budget, 1, len(legal_moves(item)) // SHARE
        )
        if isinstance(made, Discard):
            return made
        safe = 100 * len(right_answers(made)) // len(legal_moves(made))
        return replace(made, features=(*made.features, ("safe", safe)))

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """Ask both questions after every move."""
        roll = ForRoll(item.position.resources, item.rules, budget)
        truths = {
            (truth.cube.face, truth.section): truth.safe
            for truth in roll.safe_moves(item.position, budget)
        }
        moves = legal_moves(item)
        if any(truths[move] is None for move in moves):
            return Discard(DiscardReason.UNDECIDED)
        return tuple(" ".join(move) for move in moves if truths[move])

    def ask(self, item: PracticeItem) -> AskedItem:
        """A cube and a section; the time is that of a turn."""
        form = AnswerForm(kind=FormKind.MOVE, options=faces_left(item), sections=PLACES)
        seconds = find_procedure(item.edition).limit(Task.TURN)
        return AskedItem(question=self.name, form=form, mat=item.mat, seconds=seconds)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """A face and a section, if such a move is legal."""
        move = move_typed(item, answer)
        legal = move is not None and tuple(move.split()) in legal_moves(item)
        return move if legal else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """Show an opponent's claim after it."""
        near, far = truths_after(item, said, REPLY)
        code = "move-safe" if right else "move-now" if decided(near) else "move-impossible"
        return Shown(
            code=code,
            clause=item.book.cite("VI-A") if self.name == SafeMoveKind.name else "",
            details=way_out(right_answers(item)[0]),
            witness=witness_of(near) or witness_of(far),
            proof=proof_of(far),
        )

    def skill(self, item: PracticeItem) -> str:
        """Few safe moves, or many."""
        return "safe-move-few" if item.feature("safe") <= 20 else "safe-move-some"


def way_out(move: str) -> Pairs:
    """A safe move as details of a reply."""
    face, section = move.split()
    return ("other", face), ("place", section)


def truths_after(item: PracticeItem, move: str, budget: Budget) -> tuple[Answer, Answer]:
    """Whether one cube is enough after a move, and whether a Solution is left."""
    mat = mat_after(item, *move.split())
    near = solve_item(item, ChallengeKind.NOW, budget, mat)
    if isinstance(near, Solvable):
        return near, near
    return near, solve_item(item, ChallengeKind.IMPOSSIBLE, budget, mat)


SAFE_MOVE = SafeMoveKind()
