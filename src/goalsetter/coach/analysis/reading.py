"""A paper as the judge room and the solver read it."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.coach.analysis.avoidance import AvoidMoveVerdict
from goalsetter.judge import FindingCode as Fault
from goalsetter.judge import Verdict
from goalsetter.play import WRONG_AVOID_MOVE, Paper


@dataclass(frozen=True, slots=True)
class PaperReading:
    """The verdict on a paper, and what is to be said of its avoid move, if it needs one."""

    paper: Paper
    verdict: Verdict
    avoid: AvoidMoveVerdict | None = None

    @property
    def right(self) -> bool | None:
        """Whether nothing is wrong with it; nothing, if that is not known."""
        if not self.verdict.correct:
            return False
        return True if self.avoid is None else self.avoid.right

    @property
    def faults(self) -> tuple[tuple[str, str], ...]:
        """The faults that the judge finds in it."""
        return tuple(("fault", code.value) for code in sorted(self.verdict.codes))

    @property
    def only_ambiguous(self) -> bool:
        """Whether it is wrong in nothing but some grouping."""
        return not self._avoids_nothing and self.verdict.codes <= {Fault.AMBIGUOUS}

    @property
    def _avoids_nothing(self) -> bool:
        return self.avoid is not None and self.avoid.right is False

    @property
    def details(self) -> tuple[tuple[str, str], ...]:
        """All of it, as a finding holds it."""
        texts = tuple(("paper", text) for text in self.paper.texts)
        more = (("fault", WRONG_AVOID_MOVE),) if self._avoids_nothing else ()
        return (("writer", self.paper.writer), *texts, *self.faults, *more)
