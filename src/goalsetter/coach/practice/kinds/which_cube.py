"""``which-cube``: one more cube is enough. Which? (2018-19 VI-A-2, VII-B-3-e)"""

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
from goalsetter.coach.practice.deciding import (
    REPLY,
    decided,
    features_of,
    not_accepted,
    solve_item,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown, right_answers
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.moving import (
    cube_with,
    face_typed,
    faces_left,
    is_plain,
)
from goalsetter.coach.practice.positions import with_move
from goalsetter.coach.practice.shaping import WIDE, draw_near, start_by_chance
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Answer, Budget, Solvable


class WhichCubeKind(FiniteKind):
    """Name a cube of the Resources with which a Solution can be built."""

    name = "which-cube"
    topic = "see-now"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat that is one cube away, with more wrong cubes than right ones."""
        start = start_by_chance(dice, edition, division, WIDE)
        shaped = draw_near(dice, start[1], start[0].rules, budget) if start else None
        if start is None or shaped is None or not is_plain(shaped, start[0].rules):
            return Discard(DiscardReason.UNFIT)
        item = start[0].item(self.name, shaped)
        # With no cube more it must be out of reach, or any cube would do.
        bare = decided(solve_item(item, ChallengeKind.LAST_CUBE, budget))
        if bare is not False:
            return Discard(DiscardReason.UNDECIDED if bare is None else DiscardReason.GIVEN_AWAY)
        answer = solve_item(item, ChallengeKind.NOW, budget)
        features = features_of(witness_of(answer), shaped, sets=item.sets)
        most = max(1, len(faces_left(item)) // 2)
        return self.with_answers(replace(item, features=features), budget, 1, most)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """Each face by itself: moved to Required, and no other cube taken."""
        faces = []
        for face in faces_left(item):
            answer = answer_with(item, face, budget)
            if isinstance(answer, Solvable):
                mat = with_move(item.position, cube_with(item, face), "required")
                fault = not_accepted(item.rules, mat, answer.witness, ChallengeKind.LAST_CUBE)
                if fault:
                    return fault
                faces.append(face)
            elif decided(answer) is None:
                return Discard(DiscardReason.UNDECIDED)
        return tuple(faces)

    def ask(self, item: PracticeItem) -> AskedItem:
        """The faces in Resources."""
        form = AnswerForm(kind=FormKind.FACES, options=faces_left(item))
        return AskedItem(question=self.name, form=form, mat=item.mat)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """A face that lies in Resources."""
        return face_typed(item, answer)

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The Solution with that cube, or one with a cube that does."""
        face = said if right else right_answers(item)[0]
        return Shown(
            code="which-cube-right" if right else "which-cube-wrong",
            clause=item.book.clause("too-many-resources"),
            details=(("face", said), ("other", face)),
            witness=witness_of(answer_with(item, face, REPLY)),
        )

    def skill(self, item: PracticeItem) -> str:
        """By the length of the Solution."""
        return f"see-now-{min(max(item.feature('cubes'), 3), 7)}"


def answer_with(item: PracticeItem, face: str, budget: Budget) -> Answer:
    """Whether a Solution can be built that uses this cube and no other of the Resources."""
    mat = with_move(item.position, cube_with(item, face), "required")
    return solve_item(item, ChallengeKind.LAST_CUBE, budget, mat)


WHICH_CUBE: PracticeKind = WhichCubeKind()
