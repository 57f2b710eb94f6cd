"""``check``, ``break-it``, ``mend-it``: papers that the judge has ruled on (VII-B, VII-C-4)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    Outcome,
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.brackets import bare_papers, pairs_in, papers_less_brackets
from goalsetter.coach.practice.deciding import features_of, is_disputed, judge_paper
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import Place, PracticeKind, places_of
from goalsetter.coach.practice.positions import Ground
from goalsetter.coach.practice.shaping import WIDE, draw_near, start_by_chance
from goalsetter.coach.practice.spoiling import SPOILERS
from goalsetter.cubes import Mat
from goalsetter.errors import NotationError
from goalsetter.judge import (
    FindingCode,
    Verdict,
    fault_shown,
    find_unreadable,
    is_allowed_regrouping,
    proves_ambiguity,
)
from goalsetter.rules import ChallengeKind, Division, Task, find_procedure
from goalsetter.solver import Budget, Solvable, solve

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
            outcome=Outcome.RIGHT if right else Outcome.WRONG,
            code=code,
            clause=item.book.clause("ambiguous"),
            witness=(self.right_answer(item),),
            answers=(self.right_answer(item),),
        )


def loose_places() -> tuple[Place, ...]:
    """The books in which a paper can be ambiguous: not under the usual order of operations."""
    return tuple(place for place in places_of(older=True) if find_procedure(place[0]).ambiguity)


class BreakItKind(AmbiguousKind):
    """Regroup a paper so that it is wrong (VII-C-4-h)."""

    name = "break-it"
    proof = "counter"
    places = loose_places()

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """The judge must take it for a proof of ambiguity."""
        loose = item.detail("paper")
        if not answer.strip() or find_unreadable(answer, item.rules):
            return unreadable("unreadable-paper")

        def judged(papers: tuple[str, ...]) -> Verdict:
            return verdict_of(item, papers)

        if not self.regrouped(item, answer):
            return self.replies(item, right=False, code="regrouped-other")
        proved = proves_ambiguity((loose,), answer, item.sets, judged)
        # Nothing shown is no proof here, though the judge would see it himself.
        right = proved and pairs_in(answer) > pairs_in(loose)
        return self.replies(item, right=right, code="broken" if right else "not-broken")

    def skill(self, item: PracticeItem) -> str:
        """To show ambiguity."""
        del item
        return "break-it"


class MendItKind(AmbiguousKind):
    """Add the fewest brackets that leave one reading, a right one (VII-B-6)."""

    name = "mend-it"
    topic = "writing"
    proof = "repair"
    places = loose_places()

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """The judge must accept it, with no more brackets than his own repair has."""
        if not answer.strip() or find_unreadable(answer, item.rules):
            return unreadable("unreadable-paper")
        if not self.regrouped(item, answer):
            return self.replies(item, right=False, code="regrouped-other")
        verdict = verdict_of(item, (answer,))
        if not verdict.correct:
            reply = self.replies(item, right=False, code="not-mended")
            return replace(reply, findings=verdict.findings)
        fewest = pairs_in(answer) <= pairs_in(item.answer(self.proof))
        return self.replies(item, right=fewest, code="mended" if fewest else "mended-with-more")

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """No paper with a pair of brackets less than the judge's repair may be right."""
        fault = super().recheck(item, budget)
        if fault:
            return fault
        less = papers_less_brackets(item.answer(self.proof), sets=item.sets)
        fewer = any(verdict_of(item, (paper,)).correct for paper in less)
        return Discard(DiscardReason.NOT_TWICE) if fewer else None

    def skill(self, item: PracticeItem) -> str:
        """To write so that nobody can regroup it."""
        del item
        return "mend-it"


CHECK: PracticeKind = CheckKind()
BREAK_IT: PracticeKind = BreakItKind()
MEND_IT: PracticeKind = MendItKind()
