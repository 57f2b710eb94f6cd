"""``mend-it``: the fewest brackets that leave one reading, a right one (VII-B-6)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    Discard,
    DiscardReason,
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.brackets import pairs_in, papers_less_brackets
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds.ambiguous import AmbiguousKind, loose_places, verdict_of
from goalsetter.judge import (
    find_unreadable,
)
from goalsetter.solver import Budget


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


MEND_IT: PracticeKind = MendItKind()
