"""Papers to be grouped anew: right by one reading, wrong by another (VII-C-4)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerOutcome,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    PracticeReply,
)
from goalsetter.coach.practice.brackets import bare_papers
from goalsetter.coach.practice.deciding import features_of, is_disputed, judge_paper
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import Place, PracticeKind, places_of
from goalsetter.coach.practice.positions import Ground
from goalsetter.coach.practice.shaping import WIDE, draw_near, start_by_chance
from goalsetter.cubes import Mat
from goalsetter.judge import (
    FindingCode,
    Verdict,
    is_allowed_regrouping,
)
from goalsetter.rules import ChallengeKind, Division, find_procedure
from goalsetter.solver import Budget, Solvable, solve


def verdict_of(item: PracticeItem, papers: tuple[str, ...]) -> Verdict:
    """The judge's verdict on papers, after the challenge of the item."""
    return judge_paper(item, item.position, papers, ChallengeKind(item.detail("challenge")))


def solved_by_chance(
    dice: Dice, edition: str, division: Division, budget: Budget
) -> tuple[Ground, Mat, str] | Discard:
    """A mat one cube away with a Solution of one paper."""
    start = start_by_chance(dice, edition, division, WIDE)
    if start is None:
        return Discard(DiscardReason.UNFIT)
    ground, mat = start
    near = draw_near(dice, mat, ground.rules, budget)
    if near is None or ground.rules.solutions > 1:
        return Discard(DiscardReason.UNFIT)
    answer = solve(near, ground.rules, ChallengeKind.NOW, budget)
    if not isinstance(answer, Solvable):
        return Discard(DiscardReason.UNFIT)
    return ground, near, answer.witness[0]


class AmbiguousKind(PracticeKind):
    """A paper that is right by one reading and wrong by another."""

    topic = "checking"
    proof: str
    """The name of the judge's evidence that is an answer."""

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A Solution that has lost brackets, and has become ambiguous by it alone."""
        solved = solved_by_chance(dice, edition, division, budget)
        if isinstance(solved, Discard):
            return solved
        ground, mat, paper = solved
        less = bare_papers(paper, sets=ground.universe is not None)
        if not less:
            return Discard(DiscardReason.UNFIT)
        loose = dice.choice(less)
        item = replace(
            ground.item(self.name, mat),
            details=(("paper", loose), ("challenge", ChallengeKind.NOW.value)),
            features=features_of((loose,), mat, sets=ground.universe is not None),
        )
        verdict = verdict_of(item, (loose,))
        if [finding.code for finding in verdict.findings] != [FindingCode.AMBIGUOUS]:
            return Discard(DiscardReason.UNFIT)
        shown = verdict.findings[0].proof(self.proof)
        item = replace(item, key=((self.proof, shown),))
        return item if shown and self.reply(item, shown).right else Discard(DiscardReason.UNFIT)

    def ask(self, item: PracticeItem) -> AskedItem:
        """A paper to be written anew with other brackets."""
        return AskedItem(
            question=self.name,
            form=AnswerForm(kind=FormKind.PAPER),
            mat=item.mat,
            papers=(item.detail("paper"),),
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """The judge rules again, with the rulings that it rests on."""
        del budget
        verdict = verdict_of(item, (item.detail("paper"),))
        if is_disputed(verdict):
            return Discard(DiscardReason.DISPUTED)
        ambiguous = [finding.code for finding in verdict.findings] == [FindingCode.AMBIGUOUS]
        stands = ambiguous and self.reply(item, self.right_answer(item)).right
        return None if stands else Discard(DiscardReason.NOT_TWICE)

    def right_answer(self, item: PracticeItem) -> str:
        """The judge's own."""
        return item.answer(self.proof)

    def regrouped(self, item: PracticeItem, answer: str) -> bool:
        """Whether an answer only adds brackets that the rules leave open."""
        loose = item.detail("paper")
        return is_allowed_regrouping(
            loose, answer, item.sets, lambda papers: verdict_of(item, papers)
        )

    def replies(self, item: PracticeItem, *, right: bool, code: str) -> PracticeReply:
        """A reply with the judge's own answer."""
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if right else AnswerOutcome.WRONG,
            code=code,
            clause=item.book.clause("ambiguous"),
            witness=(self.right_answer(item),),
            answers=(self.right_answer(item),),
        )


def loose_places() -> tuple[Place, ...]:
    """The books in which a paper can be ambiguous: not under the usual order of operations."""
    return tuple(place for place in places_of(older=True) if find_procedure(place[0]).ambiguity)
