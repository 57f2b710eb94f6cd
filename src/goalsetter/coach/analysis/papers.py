"""What is said of papers: was there something to write, was it right, was it well checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from goalsetter.coach.analysis.clerk import Clerk, evidence
from goalsetter.coach.analysis.noun import Code, Kind
from goalsetter.coach.analysis.positions import Scene
from goalsetter.coach.analysis.truth import Oracle, yes
from goalsetter.judge import Code as Fault
from goalsetter.judge import Verdict
from goalsetter.play import (
    Check,
    Paper,
    Phase,
    Seat,
    State,
    action,
    event,
    presented_after,
    scores_of,
    verdict_on,
    writers,
)
from goalsetter.rules import BURDENS, Claim
from goalsetter.solver import Answer, Question

BY_OWN_FAULT = ("conceded", "no-avoid-move")
"""Why a paper fails that has nothing wrong in it."""


def read(scenes: tuple[Scene, ...], oracle: Oracle, clerk: Clerk) -> None:
    """Every paper of the shake, once it is scored."""
    closing = clerk.closing
    if closing.shake.phase is not Phase.END or not closing.shake.scores:
        return
    written = _numbers(scenes)
    if closing.shake.checks or closing.shake.challenge or _all_wrote(scenes):
        answer = _could_write(closing, scenes, oracle)
        for seat in writers(closing).must:
            _writer(seat, answer, written.get(seat, _opened(scenes)), clerk)
    for paper in closing.shake.papers:
        check = next((each for each in closing.shake.checks if each.writer == paper.writer), None)
        if check is not None and not check.overruled and _can_be_judged(closing, paper):
            _checked(paper, check, scenes, clerk)


def _all_wrote(scenes: tuple[Scene, ...]) -> bool:
    return any(scene.after.shake.phase is Phase.WRITING for scene in scenes)


def _opened(scenes: tuple[Scene, ...]) -> int:
    """The action with which writing began."""
    found = (s.number for s in scenes if s.after.shake.phase is Phase.WRITING)
    return next(found, scenes[-1].number)


def _numbers(scenes: Iterable[Scene]) -> dict[Seat, int]:
    """The action by which each player presented something, or nothing."""
    kinds = (action.Present, action.DoNotPresent)
    return {scene.done.by: scene.number for scene in scenes if isinstance(scene.done, kinds)}


def _could_write(closing: State, scenes: tuple[Scene, ...], oracle: Oracle) -> Answer:
    """Whether there was a Solution to write, with the cubes that the challenge allows."""
    challenge = closing.shake.challenge
    if challenge is not None and challenge.claim is Claim.NO_GOAL:
        said = [scene.before for scene in scenes if isinstance(scene.done, action.NoGoal)]
        return oracle.ask(said[0] if said else closing, None)
    return oracle.ask(closing, Question(presented_after(closing.shake).value))


# The writer.


def _writer(seat: Seat, answer: Answer, number: int, clerk: Clerk) -> None:
    """Who had to write, and could."""
    there = yes(answer)
    if there is False or seat in clerk.closing.shake.absent:
        return
    best = _worth(clerk, seat)
    paper = next((p for p in clerk.closing.shake.papers if p.writer == seat), None)
    if paper is not None and paper.texts and not _can_be_judged(clerk.closing, paper):
        return
    right = paper is not None and _is_right(clerk.closing, paper)
    if there is None and not right:
        clerk.decided(Kind.PAPER, number, seat, None)
        clerk.found(Code.UNDECIDED, number, (seat,), "writers")
        return
    faults = _faults(verdict_on(clerk.closing, paper)) if paper else ()
    code = Code.RIGHT_PAPER if right else _failure(paper, faults)
    clerk.decided(Kind.PAPER, number, seat, right, best, code=code)
    if code in (Code.WRONG_PAPER, Code.NO_PAPER):
        clerk.found(code, number, (seat,), "writers", details=faults, **evidence(answer))


def _failure(paper: Paper | None, faults: tuple[tuple[str, str], ...]) -> Code:
    """Why a paper brings nothing."""
    if paper is None or not paper.texts:
        return Code.NO_PAPER
    return Code.WRONG_PAPER if faults else Code.RIGHT_PAPER_LOST


def _worth(clerk: Clerk, seat: Seat) -> int:
    """What a right paper would have brought."""
    challenge, table = clerk.closing.shake.challenge, clerk.table
    if challenge is None:
        return table.written_right
    return table.right if seat != challenge.third else table.joined(BURDENS[challenge.claim].writer)


def _can_be_judged(closing: State, paper: Paper) -> bool:
    """IV-D-2: after "No Goal" only with the Goal that the writer means."""
    challenge = closing.shake.challenge
    contested = challenge is not None and challenge.claim is Claim.NO_GOAL
    return bool(paper.texts) and (bool(paper.goal) or not contested)


def _is_right(closing: State, paper: Paper) -> bool:
    check = next((each for each in closing.shake.checks if each.writer == paper.writer), None)
    lost = check is not None and check.reason in BY_OWN_FAULT
    return not lost and verdict_on(closing, paper).correct


def _faults(verdict: Verdict) -> tuple[tuple[str, str], ...]:
    return tuple(("fault", code.value) for code in sorted(verdict.codes))


# The checkers.


def _checked(paper: Paper, check: Check, scenes: tuple[Scene, ...], clerk: Clerk) -> None:
    """What was accepted and should not have been, and the other way round."""
    verdict = verdict_on(clerk.closing, paper)
    number, by = _ruled(scenes, paper.writer)
    if check.correct and not verdict.correct:
        seats = tuple(sorted(check.accepted)) or _others(clerk, paper.writer)
        _taken_for_right(paper, check, seats, number, clerk)
    elif check.correct is False and verdict.correct:
        why = (("reason", check.reason), *_told(paper, verdict))
        clerk.found(Code.RIGHT_PAPER_LOST, number, (paper.writer,), "accept", details=why)
    elif check.correct is False and by in _others(clerk, paper.writer):
        points = clerk.points(by)
        clerk.decided(Kind.CHECK, number, by, True, points, code=Code.WELL_CHECKED)
        told = _told(paper, verdict)
        clerk.found(Code.WELL_CHECKED, number, (by,), "accept", details=told)
        fooled = tuple(sorted(check.accepted - {by}))
        if fooled:  # X-A: who accepted a wrong paper may score as one who was wrong
            _taken_for_right(paper, check, fooled, number, clerk)


def _taken_for_right(
    paper: Paper, check: Check, seats: tuple[Seat, ...], number: int, clerk: Clerk
) -> None:
    """Checkers who accepted a wrong paper."""
    verdict = verdict_on(clerk.closing, paper)
    only = verdict.codes <= {Fault.AMBIGUOUS}
    code = Code.AMBIGUOUS_ACCEPTED if only else Code.WRONG_ACCEPTED
    clerk.found(code, number, seats, "accept", details=_told(paper, verdict))
    for seat in seats:
        _accepted(check, seat, number, code, clerk)


def _accepted(check: Check, seat: Seat, number: int, code: Code, clerk: Clerk) -> None:
    """What rejecting the paper would have brought, by the table of the book."""
    closing = clerk.closing
    sunk = replace(check, correct=False, accepted=check.accepted - {seat})
    checks = tuple(sunk if c.writer == check.writer else c for c in closing.shake.checks)
    other = scores_of(replace(closing, shake=replace(closing.shake, checks=checks)))
    best = dict(other).get(seat, 0)
    if best > clerk.points(seat):
        clerk.decided(Kind.CHECK, number, seat, False, best, code=code)


def _ruled(scenes: tuple[Scene, ...], writer: Seat) -> tuple[int, Seat]:
    """The action by which a paper got its verdict, and whose it was."""
    for scene in scenes:
        for told in scene.step.events:
            if isinstance(told, event.Ruled) and told.writer == writer:
                return scene.number, scene.done.by
    return scenes[-1].number, scenes[-1].done.by


def _told(paper: Paper, verdict: Verdict) -> tuple[tuple[str, str], ...]:
    texts = tuple(("paper", each) for each in paper.texts)
    return (("writer", paper.writer), *texts, *_faults(verdict))


def _others(clerk: Clerk, writer: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in clerk.closing.seats if seat != writer)
