"""Stipulations of a procedure case: a referee who rules so, and the checking left unsaid."""

from __future__ import annotations

from goalsetter.play import (
    JUDGE_ROOM,
    WRONG_AVOID_MOVE,
    Check,
    Dispute,
    Matter,
    Paper,
    Phase,
    Seat,
    State,
    action,
    apply,
    avoidance,
    in_force,
    mat_of,
    verdict_on,
    writers,
)
from goalsetter.questions import Fields
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, solve

RIGHT, WRONG, GIVEN = "right", "wrong", "given"
BUDGET = Budget(steps=20_000_000)
"""The most that a search may cost that tells whether an avoid move is wrong."""
STIPULATED = (RIGHT, WRONG, GIVEN)
"""Papers whose text a case does not tell."""


def _by_the_books(dispute: Dispute) -> bool | None:
    """The judge room's ruling; of an avoid move that only a search can refute, the solver's."""
    upheld = JUDGE_ROOM.upholds(dispute)
    if upheld is not None or dispute.reason != WRONG_AVOID_MOVE:
        return upheld
    return avoidance(dispute.state, dispute.paper, searched).right is False


class Stipulated:
    """A referee who rules as the case says, and by the books where it says nothing."""

    def __init__(self) -> None:
        self.event = Fields({})
        self.told: dict[Seat, bool] = {}
        """Whether a paper is right, where the case says so beside its text."""

    def hear(self, event: Fields) -> None:
        """An event comes, with what it stipulates."""
        self.event = event
        if event.text("do") == "present" and "correct" in event:
            self.told[Seat(event.text("by"))] = event.flag("correct")

    def upholds(self, dispute: Dispute) -> bool | None:
        """Whether what is said against a paper holds."""
        # The case rules itself: then it is about what follows, not about the paper.
        if "valid" in self.event:
            return self.event.flag("valid")
        if _text(dispute.paper) not in STIPULATED:
            return _by_the_books(dispute)
        # Of a paper without a text nobody knows the value: a person would have to say.
        if dispute.matter is Matter.VALUE:
            return None
        return _text(dispute.paper) == WRONG and bool(dispute.reason)

    def names(self, dispute: Dispute) -> str:
        """The fault that is there; of a paper that the case only stipulates, what was said."""
        if "valid" in self.event or _text(dispute.paper) in STIPULATED:
            return dispute.reason
        return JUDGE_ROOM.names(dispute) or (dispute.reason if _by_the_books(dispute) else "")

    def is_wrong(self, state: State, paper: Paper) -> bool:
        """Whether a paper falls if it is checked as it should be."""
        if _text(paper) in STIPULATED:
            return _text(paper) == WRONG
        right = self.told.get(paper.writer)
        if right is not None:
            return not right
        wrong = not verdict_on(state, paper).correct
        return wrong or avoidance(state, paper, searched).right is False


def searched(state: State, near: bool) -> bool | None:
    """Whether a Solution can be built, as the solver finds it."""
    asked = ChallengeKind.NOW if near else ChallengeKind.IMPOSSIBLE
    answer = solve(mat_of(state.shake), in_force(state), asked, BUDGET)
    if isinstance(answer, Solvable):
        return True
    return False if isinstance(answer, Impossible) else None


def _text(paper: Paper) -> str:
    return paper.texts[0] if paper.texts else WRONG


# What a case leaves unsaid: who has not written writes nothing, a paper that is right is accepted
# and a wrong one rejected, but not by one whose time was counted out.


def settled(state: State, referee: Stipulated) -> State:
    """The state when everything that is left has been done."""
    referee.event = Fields({})
    group = writers(state)
    for seat in (*group.must, *group.may):
        # Any of them may be the last one missing: then the writing is over for the others too.
        if state.shake.phase is Phase.WRITING:
            step = apply(state, action.DoNotPresent(by=seat, at=state.now), referee)
            state = step.state if step.refusal is None else state
    for paper in state.shake.papers:
        # Checker after checker: one who rejects may leave the others nothing to say.
        while state.shake.phase is Phase.CHECKING:
            checks = state.shake.checks
            check = next(
                (c for c in checks if c.writer == paper.writer and c.correct is None), None
            )
            after = _next_word(state, paper, check, referee) if check else state
            if after is state:
                break
            state = after
    return state


def _next_word(state: State, paper: Paper, check: Check, referee: Stipulated) -> State:
    """The word of one checker who has not spoken; the same state if nobody can say one."""
    silent = [s for s in state.seats if s != paper.writer and s not in check.accepted]
    # Counted out and no minute bought: such a checker may accept, but not reject.
    ready = [seat for seat in silent if seat not in check.late - check.bought]
    referee.event = Fields({"valid": True})
    if referee.is_wrong(state, paper):
        for seat in ready:
            said = action.Reject(by=seat, at=state.now, writer=paper.writer, reason="other")
            step = apply(state, said, referee)
            if step.refusal is None and step.legal:
                return step.state
    for seat in silent:
        step = apply(state, action.Accept(by=seat, at=state.now, writer=paper.writer), referee)
        if step.refusal is None:
            return step.state
    return state
