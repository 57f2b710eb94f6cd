"""The judge room as referee: it rules by the books, and says where only a search would tell."""

from __future__ import annotations

from goalsetter.judge import (
    SAME_ERROR,
    equals_the_goal,
    fatal_faults,
    fault_shown,
    proves_ambiguity,
)
from goalsetter.play.copying import replace
from goalsetter.play.effects.avoiding import WRONG_AVOID_MOVE, avoidance
from goalsetter.play.referee import Dispute, Matter, verdict_on


class JudgeRoom:
    """The judge room as referee: exact, and the same for the same state."""

    def upholds(self, dispute: Dispute) -> bool | None:
        """Rule by the books; whether an avoid move leaves other Solutions is not known here."""
        if dispute.matter is Matter.REASON and dispute.reason == WRONG_AVOID_MOVE:
            right = avoidance(dispute.state, dispute.paper).right
            return None if right is None else not right
        verdict = verdict_on(dispute.state, dispute.paper)
        if dispute.matter is Matter.REASON:
            return bool(self.names(dispute))
        if dispute.matter is Matter.VALUE:
            return not equals_the_goal(verdict)
        return proves_ambiguity(
            dispute.paper.texts,
            dispute.regrouped,
            dispute.state.terms.deals_cards,
            lambda texts: verdict_on(dispute.state, replace(dispute.paper, texts=texts)),
        )

    def names(self, dispute: Dispute) -> str:
        """The fault by the books."""
        if dispute.reason == WRONG_AVOID_MOVE:
            return WRONG_AVOID_MOVE if self.upholds(dispute) else ""
        alike = frozenset[str]()
        if dispute.reason == SAME_ERROR:
            others = (other for other in dispute.state.shake.papers if other != dispute.paper)
            verdicts = (verdict_on(dispute.state, other) for other in others)
            alike = frozenset(fault for other in verdicts for fault in fatal_faults(other))
        verdict = verdict_on(dispute.state, dispute.paper)
        return fault_shown(verdict, dispute.reason, said=dispute.said, alike=alike)


JUDGE_ROOM = JudgeRoom()
