"""``break-it``: regroup a paper so that it is wrong (VII-C-4-h)."""

from __future__ import annotations

from goalsetter.coach.practice.asked import (
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.brackets import pairs_in
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds.ambiguous import AmbiguousKind, loose_places, verdict_of
from goalsetter.judge import (
    Verdict,
    find_unreadable,
    proves_ambiguity,
)


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


BREAK_IT: PracticeKind = BreakItKind()
