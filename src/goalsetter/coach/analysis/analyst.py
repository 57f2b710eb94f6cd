"""``analyse``: every shake of a record, looked at with the solver.

A shake does not depend on another, so whoever has several processors may have each looked at by
itself, with ``analyse_shake``, and put the parts together with ``joined``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goalsetter.coach.analysis.calls import hear
from goalsetter.coach.analysis.clerk import Clerk
from goalsetter.coach.analysis.moves import look_at
from goalsetter.coach.analysis.papers import read
from goalsetter.coach.analysis.positions import LoggedAction, positions_of, scenes_of
from goalsetter.coach.analysis.result import Analysis, ShakeAnalysis
from goalsetter.coach.analysis.shake_truth import ShakeTruth
from goalsetter.coach.analysis.timing import spans_of, watch
from goalsetter.coach.analysis.truth import Oracle
from goalsetter.play import Phase, Record, Step, new_match, steps_of
from goalsetter.solver import Budget

USUAL = Budget(steps=20_000_000)
"""What one question may cost: a second or two; a match has some hundred questions."""

Progress = Callable[[int, int], None]
"""Told how many positions of how many have been looked at."""


def shakes_of(record: Record) -> tuple[int, ...]:
    """The numbers of the shakes that were played."""
    return tuple(_by_shake(_scenes(record, steps_of(record))))


def analyse(record: Record, budget: Budget = USUAL, progress: Progress | None = None) -> Analysis:
    """All shakes of a match, one after the other."""
    numbers = shakes_of(record)
    parts = []
    for done, number in enumerate(numbers):
        parts.append(analyse_shake(record, number, budget))
        if progress:
            progress(done + 1, len(numbers))
    return joined(record, parts)


def analyse_shake(
    record: Record, number: int, budget: Budget = USUAL, progress: Progress | None = None
) -> ShakeAnalysis:
    """One shake of a match, by its number."""
    scenes = _by_shake(_scenes(record, steps_of(record))).get(number, ())
    if not scenes:
        return ShakeAnalysis(shake=number)
    positions = positions_of(scenes)
    course = ShakeTruth(positions, Oracle(budget))
    clerk = Clerk(scenes[-1].after)
    for at in range(len(positions)):
        look_at(course, at, clerk)
        if progress:
            progress(at + 1, len(positions) + 1)
    hear(course, scenes, clerk)
    read(course, scenes, clerk)
    watch(scenes, clerk)
    return clerk.part()


def joined(record: Record, parts: Iterable[ShakeAnalysis]) -> Analysis:
    """The parts of an analysis, put together."""
    ordered = sorted(parts, key=lambda part: part.shake)
    steps = steps_of(record)
    return Analysis(
        record=record,
        steps=steps,
        standings=tuple(each for part in ordered for each in part.standings),
        findings=tuple(each for part in ordered for each in part.findings),
        decisions=tuple(each for part in ordered for each in part.decisions),
        spans=tuple(spans_of(_scenes(record, steps))),
    )


def _scenes(record: Record, steps: tuple[Step, ...]) -> tuple[LoggedAction, ...]:
    return tuple(scenes_of(record, steps, new_match(record.terms)))


def _by_shake(scenes: tuple[LoggedAction, ...]) -> dict[int, tuple[LoggedAction, ...]]:
    """The actions of each shake; the lot for the first Goal-setter belongs to none."""
    found: dict[int, list[LoggedAction]] = {}
    for scene in scenes:
        if scene.after.shake.phase is not Phase.START:
            found.setdefault(scene.after.shake.number, []).append(scene)
    return {number: tuple(each) for number, each in found.items()}
