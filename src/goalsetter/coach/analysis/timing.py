"""Findings on time: how long each player took, and what missed limits cost (XI-A; ET7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goalsetter.coach.analysis.clerk import Clerk
from goalsetter.coach.analysis.positions import LoggedAction
from goalsetter.coach.analysis.result import AnalysisCode, Span
from goalsetter.play import event

OF_TIME = ("time-limit", "extra-minute")
"""The reasons of penalties that are for time."""


def note_time(scenes: Iterable[LoggedAction], clerk: Clerk) -> None:
    """Note points lost by the clock."""
    for scene in scenes:
        for happened in scene.step.events:
            if isinstance(happened, event.Fined) and happened.reason in OF_TIME:
                details = (("reason", happened.reason), ("points", str(happened.points)))
                clerk.note(
                    AnalysisCode.TIME_TROUBLE,
                    scene.number,
                    (happened.seat,),
                    happened.reason,
                    details=details,
                )


def spans_of(scenes: Iterable[LoggedAction]) -> Iterator[Span]:
    """How long the player who did something had taken since the action before."""
    last = 0
    for scene in scenes:
        seat, shake = scene.deed.by, scene.after.shake.number
        # Whoever acts next had the time, be it his turn or not; a clock never runs backwards.
        took = max(0, scene.after.now - last)
        last = scene.after.now
        # The clock and the judge take no time of a player.
        if seat in scene.after.seats:
            yield Span(number=scene.number, shake=shake, seat=seat, took=took)
