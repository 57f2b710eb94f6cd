"""Findings on checkers: wrong papers that were accepted, and right ones that were lost."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.analysis.clerk import Clerk
from goalsetter.coach.analysis.positions import LoggedAction
from goalsetter.coach.analysis.reading import PaperReading
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind
from goalsetter.play import Check, Seat, event, scores_of


def examine_check(
    reading: PaperReading, check: Check, scenes: tuple[LoggedAction, ...], clerk: Clerk
) -> None:
    """Note what was accepted and should not have been, and the other way round."""
    writer = reading.paper.writer
    number, by = ruling_action(scenes, writer)
    if check.correct and reading.right is False:
        # Time may have run out with nobody having said a word: then all let it pass.
        seats = tuple(sorted(check.accepted)) or others_than(clerk, writer)
        note_taken_for_right(reading, check, seats, number, clerk)
    # Right, and lost all the same: conceded, or by what a checker or a judge said.
    elif check.correct is False and reading.right:
        why = (("reason", check.reason), *reading.details)
        clerk.note(AnalysisCode.RIGHT_PAPER_LOST, number, (writer,), "accept", details=why)
    elif check.correct is False and reading.right is False and by in others_than(clerk, writer):
        points = clerk.points(by)
        clerk.decide(DecisionKind.CHECK, number, by, True, points, code=AnalysisCode.WELL_CHECKED)
        clerk.note(AnalysisCode.WELL_CHECKED, number, (by,), "accept", details=reading.details)
        fooled = tuple(sorted(check.accepted - {by}))
        if fooled:  # X-A: who accepted a wrong paper may score as one who was wrong
            note_taken_for_right(reading, check, fooled, number, clerk)


def note_taken_for_right(
    reading: PaperReading, check: Check, seats: tuple[Seat, ...], number: int, clerk: Clerk
) -> None:
    """Note checkers who accepted a wrong paper."""
    code = (
        AnalysisCode.AMBIGUOUS_ACCEPTED if reading.only_ambiguous else AnalysisCode.WRONG_ACCEPTED
    )
    clerk.note(code, number, seats, "accept", details=reading.details)
    for seat in seats:
        note_accepted(check, seat, number, code, clerk)


def note_accepted(check: Check, seat: Seat, number: int, code: AnalysisCode, clerk: Clerk) -> None:
    """Note what rejecting the paper would have brought, by the table of the book."""
    closing = clerk.closing
    sunk = replace(check, correct=False, accepted=check.accepted - {seat})
    checks = tuple(sunk if c.writer == check.writer else c for c in closing.shake.checks)
    other = scores_of(replace(closing, shake=replace(closing.shake, checks=checks)))
    best = dict(other).get(seat, 0)
    # Rejecting would have brought nothing: then accepting cost nothing, and is no decision.
    if best > clerk.points(seat):
        clerk.decide(DecisionKind.CHECK, number, seat, False, best, code=code)


def ruling_action(scenes: tuple[LoggedAction, ...], writer: Seat) -> tuple[int, Seat]:
    """Return the action by which a paper got its verdict, and whose it was."""
    for scene in scenes:
        for happened in scene.step.events:
            if isinstance(happened, event.Ruled) and happened.writer == writer:
                return scene.number, scene.deed.by
    return scenes[-1].number, scenes[-1].deed.by


def others_than(clerk: Clerk, writer: Seat) -> tuple[Seat, ...]:
    """Return the players who did not write a paper."""
    return tuple(seat for seat in clerk.closing.seats if seat != writer)
