"""Hints for one who writes, or takes a side: which cubes, which signs, never the whole Solution."""

from __future__ import annotations

from goalsetter.coach.hints.hint import Advice, Hint, says
from goalsetter.coach.hints.look import SeatLook
from goalsetter.coach.witness import faces_used, signs_among
from goalsetter.notation import parse_goal, pretty
from goalsetter.play import View, presented_after
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Impossible, Solvable


def question_of(view: View) -> ChallengeKind:
    """Return what the solver is to be asked for a paper that is written now."""
    return presented_after(view)


def advise_side(look: SeatLook, asked: int) -> Hint:
    """The Third Party asks himself whether he could write."""
    view = look.view
    if view.challenge is None or view.seat != view.challenge.third:
        return says(Advice.WAIT, last=True)
    if asked == 0 or view.goal is None:
        return says(Advice.SIDE_THINK, last=view.goal is None)
    answer = look.answer(question_of(view))
    if isinstance(answer, Solvable):
        return says(Advice.SIDE_CAN, last=True)
    cannot = isinstance(answer, Impossible)
    return says(Advice.SIDE_CANNOT if cannot else Advice.UNDECIDED, last=True)


def advise_writer(look: SeatLook, asked: int) -> Hint:
    """First which cubes may be used, then the signs of a Solution, then its cubes in no order."""
    view = look.view
    writes = view.seat in (*view.writers.must, *view.writers.may)
    if not writes or view.seat in (*view.presented, *view.silent):
        return says(Advice.WAIT, last=True)
    question = question_of(view)
    if asked == 0 or view.goal is None:
        how = f"coach-write-{question.value}"
        return says(Advice.WRITE_THINK, last=view.goal is None, how=how)
    answer = look.answer(question)
    if isinstance(answer, Solvable):
        return hint_at_solution(look, answer, asked)
    none = isinstance(answer, Impossible)
    return says(Advice.WRITE_NONE if none else Advice.UNDECIDED, last=True)


def hint_at_solution(look: SeatLook, answer: Solvable, asked: int) -> Hint:
    """Tell the Goal, the signs or the cubes of a Solution, one after the other."""
    # Under Add to Goal the Goal itself may have to grow first: that is the larger hint.
    if asked == 1 and answer.goal:
        return says(Advice.WRITE_GOAL, goal=pretty(parse_goal(answer.goal)))
    faces = faces_used(answer.witness, sets=look.sets)
    signs = signs_among(faces)
    if asked == 1 and signs:
        return says(Advice.WRITE_SIGNS, cubes=len(faces), signs=" ".join(signs))
    # Sorted, so that their order gives nothing away.
    return says(Advice.WRITE_CUBES, last=True, cubes=" ".join(sorted(faces)))
