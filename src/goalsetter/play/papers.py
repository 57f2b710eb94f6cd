"""From writing to checking to the score: when each paper's time begins, and when all is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.play.changes import alter, enter, others, start
from goalsetter.play.scorer import score_shake
from goalsetter.play.state import Check, Paper, Phase, Shake, State
from goalsetter.rules import BURDENS, Task

if TYPE_CHECKING:
    from goalsetter.play.view import View


def begin_checking(state: State) -> State:
    """Every paper that was presented is to be checked; without an avoid move it fails at once."""
    shake = state.shake
    known = {check.writer: check for check in shake.checks}
    checks = tuple(known.get(paper.writer) or _opened(state, paper) for paper in shake.papers)
    return next_paper(enter(alter(state, checks=checks), Phase.CHECKING))


def needs_avoid_move(shake: Shake | View) -> bool:
    """Whether papers must name an avoid move (ET17, ET22)."""
    return shake.challenge is not None and BURDENS[shake.challenge.claim].avoid_move


def _opened(state: State, paper: Paper) -> Check:
    """A paper before its checkers; an A-Flub is not proved without an avoid move (ET17)."""
    if needs_avoid_move(state.shake) and not paper.avoid_move:
        return Check(writer=paper.writer, correct=False, reason="no-avoid-move")
    return Check(writer=paper.writer)


def next_paper(state: State) -> State:
    """The next paper has its own time; when each has a verdict the shake is scored."""
    if state.shake.phase is not Phase.CHECKING:
        return state
    waiting = [check for check in state.shake.checks if check.correct is None]
    if not waiting:
        return score_shake(state)
    checkers = others(state, waiting[0].writer)
    return start(state, Task.CHECK, checkers if len(checkers) == 1 else state.seats)
