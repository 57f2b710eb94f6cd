"""The table's answer of an avoid move of which only a search can tell (2011-12 ET17).

It is found where bots think, and logged as a judge's answer: nobody has to search again.
"""

from __future__ import annotations

from goalsetter.bots import BotChoice, Why
from goalsetter.play import AVOID_MOVE, JUDGE, State, action, avoidance, in_force, mat_of
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, solve

SEARCHED = Why(code="searched")


def is_asked(state: State) -> bool:
    """Whether it waits to be known if an avoid move is wrong."""
    question = state.shake.question
    return question is not None and question.kind == AVOID_MOVE


def answer(state: State, budget: Budget) -> BotChoice:
    """Yes, if the avoid move is wrong; one that cannot be refuted stands."""

    def search(position: State, near: bool) -> bool | None:
        asked = ChallengeKind.NOW if near else ChallengeKind.IMPOSSIBLE
        answer = solve(mat_of(position.shake), in_force(position), asked, budget)
        if isinstance(answer, Solvable):
            return True
        return False if isinstance(answer, Impossible) else None

    question = state.shake.question
    assert question is not None
    paper = next(written for written in state.shake.papers if written.writer == question.writer)
    wrong = avoidance(state, paper, search).right is False
    said = action.JudgeAnswers(by=JUDGE, at=state.now, answer="yes" if wrong else "no")
    return BotChoice(action=said, why=SEARCHED)
