"""``choose``: may this variation be chosen now? (2018-19 II-B-2)"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem, book_named
from goalsetter.coach.practice.kind import Place, PracticeKind, places_of
from goalsetter.coach.practice.positions import (
    choice_question,
    filled_by_chance,
    ground_by_chance,
)
from goalsetter.judge import ChoiceVerdict, FindingCode, rule_on_choice
from goalsetter.rules import Division, RolledCubes, Task, find_procedure
from goalsetter.solver import Budget

MAY = "may"
REFUSALS = (
    FindingCode.NOT_OFFERED,
    FindingCode.ALREADY_CHOSEN,
    FindingCode.CONFLICTS,
    FindingCode.NO_EFFECT,
)


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
            question="choose-after" if item.variations else self.name,
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


CHOOSE: PracticeKind = ChooseKind()
