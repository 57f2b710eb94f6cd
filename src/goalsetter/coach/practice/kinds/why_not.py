"""``why-not``: why can it not be done? (2018-19 VI-A)"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    proof_of,
)
from goalsetter.coach.practice.deciding import REPLY, decided, features_of, solve_item
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem, rules_for
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.shaping import start_by_chance
from goalsetter.cubes import Mat
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Arguments, Budget, Certificate, find_arguments

REASONS = 4
"""How many arguments there are to choose from."""

OF_EQUATIONS = ("few-cubes", "few-signs", "few-digits", "all-positive", "too-large", "no-digit")
OF_SETS = (
    "goal-beyond-universe",
    "no-sum-of-classes",
    "too-few-cubes",
    "too-few-joins",
    "too-few-sets",
)
"""Arguments that a player could give, by game."""


class WhyNotKind(FiniteKind):
    """Tell why no Solution can be built."""

    name = "why-not"
    topic = "see-impossible"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat with a short proof, and three arguments that do not hold on it."""
        start = start_by_chance(dice, edition, division, range(2, 9))
        if start is None or start[0].rules.solutions > 1:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        item = ground.item(self.name, mat)
        held = arguments_on(item, mat)
        known = OF_SETS if item.sets else OF_EQUATIONS
        right = [name for name in known if name in held.always]
        wrong = [name for name in known if name not in held.sometimes]
        if len(right) != 1 or len(wrong) < REASONS - 1:
            return Discard(DiscardReason.UNFIT)
        options = [*right, *dice.sample(wrong, REASONS - 1)]
        dice.shuffle(options)
        item = replace(
            item,
            details=tuple((f"option{at}", name) for at, name in enumerate(options, start=1)),
            features=features_of((), mat, sets=item.sets),
        )
        return self.with_answers(item, budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """Those of the options that hold; the solver must call it impossible."""
        there = decided(solve_item(item, ChallengeKind.IMPOSSIBLE, budget))
        if there is not False:
            return Discard(DiscardReason.UNDECIDED if there is None else DiscardReason.NOT_TWICE)
        held = arguments_on(item, item.position)
        return tuple(name for _, name in item.details if name in held.always)

    def ask(self, item: PracticeItem) -> AskedItem:
        """Four arguments."""
        options = tuple(name for _, name in item.details)
        form = AnswerForm(kind=FormKind.CHOICE, options=options, worded=True)
        return AskedItem(question=self.name, form=form, mat=item.mat)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """One of the arguments."""
        return answer.strip() if answer.strip() in dict(item.details).values() else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The proof with its numbers."""
        del said
        proof = proof_of(solve_item(item, ChallengeKind.IMPOSSIBLE, REPLY))
        code = "why-not-right" if right else "why-not-wrong"
        named = isinstance(proof, Certificate) and proof.name == item.answer("right")
        return Shown(code=code, clause=item.book.cite("VI-A"), proof=proof if named else None)

    def skill(self, item: PracticeItem) -> str:
        """To see why it is impossible."""
        del item
        return "why-not"


def arguments_on(item: PracticeItem, mat: Mat) -> Arguments:
    """All short arguments that hold after Impossible."""
    rules = rules_for(item.edition, item.division, item.variations)
    return find_arguments(mat, rules, ChallengeKind.IMPOSSIBLE)


WHY_NOT: PracticeKind = WhyNotKind()
