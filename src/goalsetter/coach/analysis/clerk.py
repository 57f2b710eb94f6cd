"""The sheet of one shake on which its analysis is written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from goalsetter.coach.analysis.result import (
    AnalysisCode,
    AnalysisFinding,
    Decision,
    DecisionKind,
    PositionStanding,
    ShakeAnalysis,
)
from goalsetter.play import Seat, State
from goalsetter.rules import ScoreTable
from goalsetter.solver import Answer, Impossible, Solvable


def evidence(answer: Answer | None) -> dict[str, Any]:
    """The witness or the proof in an answer, as a finding holds it."""
    if isinstance(answer, Solvable):
        return {"witness": answer.witness, "goal": answer.goal}
    return {"proof": answer.proof} if isinstance(answer, Impossible) else {}


@dataclass(slots=True)
class Clerk:
    """Writes findings and decisions of a shake down; ``closing`` is how it ended."""

    closing: State
    standings: list[PositionStanding] = field(default_factory=list)
    findings: list[AnalysisFinding] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    flubbed: bool = False

    @property
    def shake(self) -> int:
        """Its number."""
        return self.closing.shake.number

    @property
    def table(self) -> ScoreTable:
        """The points of a shake in this book."""
        return self.closing.terms.procedure.scores

    def note(
        self, code: AnalysisCode, number: int, seats: tuple[Seat, ...], matter: str, **more: Any
    ) -> None:
        """Note something worth a comment, by the clause on a matter; not of one who was away."""
        seats = tuple(seat for seat in seats if seat not in self.gone)
        if not seats:
            return
        clause = self.closing.terms.procedure.clause(matter)
        self.findings.append(
            AnalysisFinding(
                code=code, number=number, shake=self.shake, seats=seats, clause=clause, **more
            )
        )

    def flub(
        self, code: AnalysisCode, number: int, seats: tuple[Seat, ...], matter: str, **more: Any
    ) -> None:
        """Note a move that can be challenged; the first of a shake is told as such."""
        self.note(code, number, seats, matter, first=not self.flubbed, **more)
        self.flubbed = True

    def decide(
        self,
        kind: DecisionKind,
        number: int,
        seat: Seat,
        right: bool | None,
        best: int = 0,
        *,
        code: AnalysisCode | None = None,
    ) -> None:
        """Note a decision: the right one keeps its points, a wrong one what the shake brought."""
        if seat in self.gone:
            return
        # A wrong decision may still end well: then it cost nothing.
        brought = best if right else min(best, self.points(seat))
        worth = (best, brought) if right is not None else (0, 0)
        self.decisions.append(
            Decision(
                number=number,
                shake=self.shake,
                seat=seat,
                kind=kind,
                right=right,
                best=worth[0],
                brought=worth[1],
                code=code if right is not None else AnalysisCode.UNDECIDED,
            )
        )

    @property
    def gone(self) -> frozenset[Seat]:
        """X-D: who was away or had a stand-in decided nothing, and scores nothing."""
        return self.closing.shake.absent | self.closing.absent | self.closing.away

    def points(self, seat: Seat) -> int:
        """Return what the shake brought a player: a void one nothing (IV-D-1-b).

        One that was not finished counts as what being wrong brings.
        """
        other = 0 if self.closing.shake.void else self.table.wrong
        return dict(self.closing.shake.scores).get(seat, other)

    def part(self) -> ShakeAnalysis:
        """Return all that was written down, in the order of the actions."""
        return ShakeAnalysis(
            shake=self.shake,
            standings=tuple(self.standings),
            # Stable: findings on one action stay in the order in which they were noted.
            findings=tuple(sorted(self.findings, key=lambda row: row.number)),
            decisions=tuple(sorted(self.decisions, key=lambda row: row.number)),
        )
