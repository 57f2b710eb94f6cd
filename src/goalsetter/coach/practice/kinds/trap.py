"""``trap``: which cube in Forbidden makes it Impossible? (VI-A)"""

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
from goalsetter.coach.practice.deciding import (
    REPLY,
    decided,
    features_of,
    solve_item,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown, right_answers
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.moving import (
    cube_with,
    face_typed,
    is_plain,
    legal_moves,
)
from goalsetter.coach.practice.positions import with_move
from goalsetter.coach.practice.shaping import start_by_chance
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Answer, Budget, Solvable


class TrapKind(FiniteKind):
    """Name a cube that makes every Solution impossible when it goes to Forbidden."""

    name = "trap"
    topic = "see-impossible"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A late mat with a Solution that hangs on a few cubes."""
        start = start_by_chance(dice, edition, division, range(4, 9))
        if start is None or not is_plain(start[1], start[0].rules) or start[0].rules.no_forbidden:
            return Discard(DiscardReason.UNFIT)
        item = start[0].item(self.name, start[1])
        answer = solve_item(item, ChallengeKind.IMPOSSIBLE, budget)
        if not isinstance(answer, Solvable):
            return Discard(DiscardReason.UNFIT)
        features = features_of(answer.witness, start[1], sets=item.sets)
        most = max(1, len(forbiddable(item)) // 2)
        return self.with_answers(replace(item, features=features), budget, 1, most)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """Each face by itself, moved to Forbidden."""
        faces = []
        for face in forbiddable(item):
            after = decided(after_forbidding(item, face, budget))
            if after is None:
                return Discard(DiscardReason.UNDECIDED)
            if not after:
                faces.append(face)
        return tuple(faces)

    def ask(self, item: PracticeItem) -> AskedItem:
        """The faces in Resources."""
        form = AnswerForm(kind=FormKind.FACES, options=forbiddable(item))
        return AskedItem(question=self.name, form=form, mat=item.mat)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """A face that may go to Forbidden."""
        face = face_typed(item, answer)
        return face if face in forbiddable(item) else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The proof; or the Solution that is still there."""
        answer = after_forbidding(item, said, REPLY)
        return Shown(
            code="trap-right" if right else "trap-wrong",
            clause=item.book.clause("uses-forbidden"),
            details=(("face", said), ("other", right_answers(item)[0])),
            witness=witness_of(answer),
            proof=proof_of(answer),
        )

    def skill(self, item: PracticeItem) -> str:
        """To see Impossible."""
        del item
        return "trap"


def forbiddable(item: PracticeItem) -> tuple[str, ...]:
    """The faces in Resources that may go to Forbidden now."""
    return tuple(face for face, place in legal_moves(item) if place == "forbidden")


def after_forbidding(item: PracticeItem, face: str, budget: Budget) -> Answer:
    """Whether a Solution is left once this cube lies in Forbidden."""
    mat = with_move(item.position, cube_with(item, face), "forbidden")
    return solve_item(item, ChallengeKind.IMPOSSIBLE, budget, mat)


TRAP: PracticeKind = TrapKind()
