"""``choose`` and ``why-not``: may a variation be chosen; why can it not be done?"""

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
from goalsetter.coach.practice.item import PracticeItem, book_named, rules_for
from goalsetter.coach.practice.kind import Place, PracticeKind, places_of
from goalsetter.coach.practice.positions import (
    choice_question,
    filled_by_chance,
    ground_by_chance,
)
from goalsetter.coach.practice.shaping import start_by_chance
from goalsetter.cubes import Mat
from goalsetter.judge import ChoiceVerdict, FindingCode, rule_on_choice
from goalsetter.rules import ChallengeKind, Division, RolledCubes, Task, find_procedure
from goalsetter.solver import Arguments, Budget, Certificate, find_arguments

MAY = "may"
REFUSALS = (
    FindingCode.NOT_OFFERED,
    FindingCode.ALREADY_CHOSEN,
    FindingCode.CONFLICTS,
    FindingCode.NO_EFFECT,
)
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


def listed_places() -> tuple[Place, ...]:
    """The divisions that have a list of variations."""
    every = ((place, book_named(place[0]).division(place[1])) for place in places_of(older=True))
    return tuple(place for place, rules in every if rules is not None and rules.offers)


class ChooseKind(FiniteKind):
    """Tell whether a variation may be chosen now (2018-19 II-B-2)."""

    name = "choose"
    topic = "variations"
    places = listed_places()

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A choice from this division's list or from another's, and the answer whose turn it is."""
        wanted = dice.choice((MAY, *(code.value for code in REFUSALS)))
        ground = ground_by_chance(dice, edition, division)
        book = book_named(edition)
        lists = [rules.offers for other, rules in book.divisions if other is division]
        if wanted == FindingCode.NOT_OFFERED:
            lists = [rules.offers for _, rules in book.divisions]
        offer = dice.choice([offer for offers in lists for offer in offers])
        roll = RolledCubes(ground.roll, ground.universe)
        name = filled_by_chance(dice, edition, offer, roll)
        if wanted == FindingCode.ALREADY_CHOSEN and ground.variations:
            name = ground.variations[0]
        item = replace(ground.item(self.name, ground.mat), details=(("name", name),))
        made = self.with_answers(item, budget, 1, 1)
        if isinstance(made, Discard):
            return made
        return made if made.answer("right") == wanted else Discard(DiscardReason.UNBALANCED)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """The judge rules on the choice."""
        del budget
        verdict = ruling_on(item)
        if verdict.rests_on is None or verdict.rests_on:
            return Discard(DiscardReason.DISPUTED)
        return (MAY if verdict.legal else verdict.findings[0].code.value,)

    def ask(self, item: PracticeItem) -> AskedItem:
        """The roll, what was chosen before, and the name."""
        options = (MAY, *(code.value for code in REFUSALS))
        form = AnswerForm(kind=FormKind.CHOICE, options=options, worded=True)
        seconds = find_procedure(item.edition).limit(Task.VARIATION)
        return AskedItem(
            question=self.name,
            form=form,
            mat=item.mat,
            seconds=seconds,
            details=(("name", item.detail("name")), ("before", ", ".join(item.variations))),
        )

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """One of the answers."""
        del item
        said = answer.strip()
        return said if said in (MAY, *(code.value for code in REFUSALS)) else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The judge's finding."""
        del said, right
        verdict = ruling_on(item)
        clause = verdict.findings[0].clause if verdict.findings else item.book.clause("choice")
        details = (("name", item.detail("name")),)
        return Shown(code=f"choose-{item.answer('right')}", clause=clause, details=details)

    def skill(self, item: PracticeItem) -> str:
        """By the answer."""
        return f"choose-{item.answer('right')}"


def ruling_on(item: PracticeItem) -> ChoiceVerdict:
    """The judge's ruling on the choice, with what it rests on."""
    mat = item.position
    roll = RolledCubes(mat.resources, mat.universe)
    question = choice_question(
        item.edition, item.division, item.detail("name"), item.variations, roll
    )
    return rule_on_choice(question)


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


CHOOSE: PracticeKind = ChooseKind()
WHY_NOT: PracticeKind = WhyNotKind()
