"""The tasks of lessons, each found true or not by the judge, the solver or the machine."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.coach.lessons.reply import RIGHT, Reply, ReplyCode
from goalsetter.coach.witness import readable
from goalsetter.play import Action, Section, State, action, in_force, mat_of, verdict_on
from goalsetter.rules import ChallengeKind, Claim, Role
from goalsetter.solver import Answer, Budget, Impossible, Solvable, solve

BUDGET = Budget(steps=4_000_000)
"""The cost of one answer at most: the positions are small."""


def ask_solver(state: State, question: ChallengeKind) -> Answer:
    """Ask the solver about the mat."""
    return solve(mat_of(state.shake), in_force(state), question, BUDGET)


def reply_if_possible(state: State, clause: str) -> Reply:
    """Reply that it is right, if a Solution can still be built."""
    answer = ask_solver(state, ChallengeKind.IMPOSSIBLE)
    if isinstance(answer, Solvable):
        return RIGHT
    none_left = isinstance(answer, Impossible)
    return Reply(
        code=ReplyCode.IMPOSSIBLE_LEFT if none_left else ReplyCode.UNDECIDED, clause=clause
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SetsGoal:
    """A Goal that can be built with the cubes that are left (IV-B)."""

    clause: str

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """The rules have taken the Goal already; the solver tells whether it can be reached."""
        del before
        if not isinstance(deed, action.SetGoalDown):
            return Reply(code=ReplyCode.NOT_ASKED)
        return reply_if_possible(after, self.clause)


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesTo:
    """A cube to one section, some cube or any, so that a Solution can still be built (V)."""

    section: Section
    clause: str
    face: str = ""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """First what was moved, then where, then what it leaves."""
        del before
        if not isinstance(deed, action.Move):
            return Reply(code=ReplyCode.NOT_ASKED)
        if self.face and deed.cube.face != self.face:
            return self._other(ReplyCode.OTHER_CUBE, wanted=self.face)
        if deed.to is not self.section:
            return self._other(ReplyCode.OTHER_SECTION, wanted=f"section-{self.section.value}")
        return reply_if_possible(after, self.clause)

    def _other(self, code: ReplyCode, wanted: str) -> Reply:
        return Reply(code=code, clause=self.clause, details=(("wanted", wanted),))


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesSafely:
    """A move that leaves a Solution possible, and none with just one more cube (VI-A)."""

    clause: str

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Tell what an opponent could challenge, with the Solution that would prove it."""
        del before
        if not isinstance(deed, action.Move):
            return Reply(code=ReplyCode.NOT_ASKED)
        # Now first: it is what an opponent would look for, and its witness teaches most.
        answer = ask_solver(after, ChallengeKind.NOW)
        if isinstance(answer, Solvable):
            paper = (("paper", readable(answer.witness, sets=after.terms.deals_cards)),)
            return Reply(code=ReplyCode.NOW_LEFT, clause=self.clause, details=paper)
        if not isinstance(answer, Impossible):
            return Reply(code=ReplyCode.UNDECIDED)
        return reply_if_possible(after, self.clause)


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenges:
    """The challenge that the mat calls for (VI-A)."""

    claim: Claim
    clause: str

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """The right word is enough here; the Equation is the next lesson."""
        del after
        if not isinstance(deed, action.Challenge):
            return Reply(code=ReplyCode.NOT_ASKED)
        if before.terms.procedure.words.get(deed.kind) is self.claim:
            return RIGHT
        wanted = f"claim-{self.claim.value.replace('_', '-')}"
        return Reply(code=ReplyCode.OTHER_CLAIM, clause=self.clause, details=(("wanted", wanted),))


@dataclass(frozen=True, slots=True, kw_only=True)
class Writes:
    """A paper in which the judge finds no fault (VII-B)."""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Tell what the judge finds in the paper."""
        del before
        if not isinstance(deed, action.Present):
            return Reply(code=ReplyCode.NOTHING_WRITTEN)
        paper = next(paper for paper in after.shake.papers if paper.writer == deed.by)
        findings = verdict_on(after, paper).findings
        if not findings:
            return RIGHT
        clause = findings[0].clause
        return Reply(code=ReplyCode.PAPER_WRONG, clause=clause, findings=findings)


@dataclass(frozen=True, slots=True, kw_only=True)
class Checks:
    """A ruling on an opponent's paper: a right one accepted, a wrong one rejected (VII-C)."""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Tell what the judge finds in the paper, and whether the reason given holds."""
        if not isinstance(deed, action.Accept | action.Reject):
            return Reply(code=ReplyCode.NOT_ASKED)
        paper = next(paper for paper in before.shake.papers if paper.writer == deed.writer)
        if isinstance(deed, action.Accept):
            right = verdict_on(before, paper).correct
            return RIGHT if right else Reply(code=ReplyCode.WRONG_ACCEPTED)
        # The machine has ruled on the reason by now: a wrong paper may be rejected wrongly.
        ruled = [check.correct for check in after.shake.checks if check.writer == deed.writer]
        if ruled == [False]:
            return RIGHT
        return Reply(code=ReplyCode.REASON_FAILS, details=(("reason", f"reason-{deed.reason}"),))


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswersQuiz:
    """An answer to a question, which is no deed at the table."""

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Nothing that is done at the mat answers it."""
        del before, deed, after
        return Reply(code=ReplyCode.NOT_ASKED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActsLike:
    """A deed of one kind: the one that a variation brings or leaves (XIII)."""

    kind: str
    clause: str

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """The rules have allowed the deed; a Solution must still be possible."""
        del before
        if deed.do != self.kind:
            return Reply(code=ReplyCode.NOT_ASKED)
        return reply_if_possible(after, self.clause)


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesRightSide:
    """The side of the Third Party whom the mat proves right (VII-C-1)."""

    clause: str

    def reply(self, before: State, deed: Action, after: State) -> Reply:
        """Now is true if the solver finds a Solution with at most one more cube."""
        del after
        if not isinstance(deed, action.TakeSide):
            return Reply(code=ReplyCode.NOT_ASKED)
        answer = ask_solver(before, ChallengeKind.NOW)
        if not isinstance(answer, Solvable | Impossible):
            return Reply(code=ReplyCode.UNDECIDED)
        right = Role.CHALLENGER if isinstance(answer, Solvable) else Role.MOVER
        wrong = Reply(code=ReplyCode.OTHER_SIDE, clause=self.clause)
        return RIGHT if deed.side == right.value else wrong
