"""What is said of checkers: wrong papers that were accepted, and right ones that were lost."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.analysis.clerk import Clerk
from goalsetter.coach.analysis.positions import LoggedAction
from goalsetter.coach.analysis.reading import PaperReading
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind
from goalsetter.play import Check, Seat, event, scores_of


def checked(
    reading: PaperReading, check: Check, scenes: tuple[LoggedAction, ...], clerk: Clerk
) -> None:
    """What was accepted and should not have been, and the other way round."""
    writer = reading.paper.writer
    number, by = _ruled(scenes, writer)
    if check.correct and reading.right is False:
        seats = tuple(sorted(check.accepted)) or _others(clerk, writer)
        _taken_for_right(reading, check, seats, number, clerk)
    elif check.correct is False and reading.right:
        why = (("reason", check.reason), *reading.told)
        clerk.found(AnalysisCode.RIGHT_PAPER_LOST, number, (writer,), "accept", details=why)
    elif check.correct is False and reading.right is False and by in _others(clerk, writer):
        points = clerk.points(by)
        clerk.decided(DecisionKind.CHECK, number, by, True, points, code=AnalysisCode.WELL_CHECKED)
        clerk.found(AnalysisCode.WELL_CHECKED, number, (by,), "accept", details=reading.told)
        fooled = tuple(sorted(check.accepted - {by}))
        if fooled:  # X-A: who accepted a wrong paper may score as one who was wrong
            _taken_for_right(reading, check, fooled, number, clerk)


def _taken_for_right(
    reading: PaperReading, check: Check, seats: tuple[Seat, ...], number: int, clerk: Clerk
) -> None:
    """Checkers who accepted a wrong paper."""
    code = (
        AnalysisCode.AMBIGUOUS_ACCEPTED if reading.only_ambiguous else AnalysisCode.WRONG_ACCEPTED
    )
    clerk.found(code, number, seats, "accept", details=reading.told)
    for seat in seats:
        _accepted(check, seat, number, code, clerk)


def _accepted(check: Check, seat: Seat, number: int, code: AnalysisCode, clerk: Clerk) -> None:
    """What rejecting the paper would have brought, by the table of the book."""
    closing = clerk.closing
    sunk = replace(check, correct=False, accepted=check.accepted - {seat})
    checks = tuple(sunk if c.writer == check.writer else c for c in closing.shake.checks)
    other = scores_of(replace(closing, shake=replace(closing.shake, checks=checks)))
    best = dict(other).get(seat, 0)
    if best > clerk.points(seat):
        clerk.decided(DecisionKind.CHECK, number, seat, False, best, code=code)


def _ruled(scenes: tuple[LoggedAction, ...], writer: Seat) -> tuple[int, Seat]:
    """The action by which a paper got its verdict, and whose it was."""
    for scene in scenes:
        for told in scene.step.events:
            if isinstance(told, event.Ruled) and told.writer == writer:
                return scene.number, scene.done.by
    return scenes[-1].number, scenes[-1].done.by


def _others(clerk: Clerk, writer: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in clerk.closing.seats if seat != writer)
