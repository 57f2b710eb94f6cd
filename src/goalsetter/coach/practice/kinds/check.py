"""``check``: accept a paper, or name its fault (VII-B, VII-C)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    PracticeReply,
)
from goalsetter.coach.practice.deciding import features_of, is_disputed
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.kinds.ambiguous import solved_by_chance, verdict_of
from goalsetter.coach.practice.spoiling import SPOILERS
from goalsetter.errors import NotationError
from goalsetter.judge import (
    FindingCode,
    Verdict,
    fault_shown,
)
from goalsetter.rules import ChallengeKind, Division, Task, find_procedure
from goalsetter.solver import Budget

ACCEPT = "accept"
OF_BOTH = (
    FindingCode.MISSING_REQUIRED,
    FindingCode.USES_FORBIDDEN,
    FindingCode.TOO_MANY_RESOURCES,
    FindingCode.AMBIGUOUS,
)


def reasons(item: PracticeItem) -> tuple[str, ...]:
    """The faults from which to choose: those that the game and the book can bring about."""
    value = FindingCode.WRONG_VALUE if item.sets else FindingCode.UNEQUAL
    codes: tuple[FindingCode, ...] = (value, *OF_BOTH)
    if not find_procedure(item.edition).ambiguity:
        codes = codes[:-1]
    return (ACCEPT, *(code.value for code in codes))


class CheckKind(FiniteKind):
    """Accept a paper, or name its fault."""

    name = "check"
    topic = "checking"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A right paper, left as it is or spoilt in one way; the judge must find one fault."""
        solved = solved_by_chance(dice, edition, division, budget)
        if isinstance(solved, Discard):
            return solved
        ground, mat, paper = solved
        spoil = dice.choice(SPOILERS)
        spoilt = spoil(dice, mat, paper)
        if spoilt is None:
            return Discard(DiscardReason.UNFIT)
        mat, paper = spoilt
        item = replace(
            ground.item(self.name, mat),
            details=(("paper", paper), ("challenge", ChallengeKind.NOW.value)),
        )
        try:
            features = features_of((paper,), mat, sets=item.sets)
        except NotationError:
            return Discard(DiscardReason.UNFIT)
        return self.with_answers(replace(item, features=features), budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """All reasons that hold; a paper with several faults is no item."""
        del budget
        verdict = verdict_of(item, (item.detail("paper"),))
        if is_disputed(verdict):
            return Discard(DiscardReason.DISPUTED)
        if verdict.correct:
            return (ACCEPT,)
        if len(verdict.findings) > 1:
            return Discard(DiscardReason.UNFIT)
        named = reasons(item)[1:]
        return tuple(code for code in named if holds(verdict, code))

    def ask(self, item: PracticeItem) -> AskedItem:
        """The paper beside the mat; the time is that of the book for checking."""
        form = AnswerForm(kind=FormKind.CHOICE, options=reasons(item), worded=True)
        return AskedItem(
            question=self.name,
            form=form,
            mat=item.mat,
            papers=(item.detail("paper"),),
            seconds=find_procedure(item.edition).limit(Task.CHECK),
        )

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """One of the reasons."""
        return answer.strip() if answer.strip() in reasons(item) else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The judge's finding; what was said is told apart from what is."""
        del said
        verdict = verdict_of(item, (item.detail("paper"),))
        clause = verdict.findings[0].clause if verdict.findings else item.book.cite("VII-C")
        keyed = item.answer("right")
        return Shown(code=f"check-{keyed}" if right else f"check-not-{keyed}", clause=clause)

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """With the judge's findings."""
        findings = verdict_of(item, (item.detail("paper"),)).findings
        return replace(super().reply(item, answer), findings=findings)

    def skill(self, item: PracticeItem) -> str:
        """By the fault."""
        return f"check-{item.answer('right')}"


def holds(verdict: Verdict, code: str) -> bool:
    """Whether a reason holds; ambiguity is shown by its name here, with no regrouping."""
    if code == FindingCode.AMBIGUOUS:
        return FindingCode.AMBIGUOUS in verdict.codes
    return bool(fault_shown(verdict, code))


CHECK: PracticeKind = CheckKind()
