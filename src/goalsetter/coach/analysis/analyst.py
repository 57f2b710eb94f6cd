"""``analyse``: every shake of a record, looked at with the solver.

A shake does not depend on another, so a caller with several processors may have each looked at by
itself, with ``analyse_shake``, and put the parts together with ``joined``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from goalsetter.coach.analysis.calls import examine_calls
from goalsetter.coach.analysis.clerk import Clerk
from goalsetter.coach.analysis.moves import examine_position
from goalsetter.coach.analysis.papers import examine_papers
from goalsetter.coach.analysis.positions import LoggedAction, positions_of, scenes_of
from goalsetter.coach.analysis.result import Analysis, ShakeAnalysis
from goalsetter.coach.analysis.shake_truth import ShakeTruth
from goalsetter.coach.analysis.timing import note_time, spans_of
from goalsetter.coach.analysis.truth import Oracle
from goalsetter.play import Phase, Record, Step, new_match, steps_of
from goalsetter.solver import Budget

USUAL = Budget(steps=20_000_000)
"""The cost of one question at most: a second or two; a match has some hundred questions."""

Progress = Callable[[int, int], None]
"""Told how many positions of how many have been looked at."""


def shakes_of(record: Record) -> tuple[int, ...]:
    """The numbers of the shakes that were played."""
    return tuple(scenes_by_shake(all_scenes(record, steps_of(record))))


def analyse(record: Record, budget: Budget = USUAL, progress: Progress | None = None) -> Analysis:
    """All shakes of a match, one after the other."""
    numbers = shakes_of(record)
    parts = []
    for count, number in enumerate(numbers, start=1):
        parts.append(analyse_shake(record, number, budget))
        if progress:
            progress(count, len(numbers))
    return joined(record, parts)


def analyse_shake(
    record: Record, number: int, budget: Budget = USUAL, progress: Progress | None = None
) -> ShakeAnalysis:
    """One shake of a match, by its number."""
    scenes = scenes_by_shake(all_scenes(record, steps_of(record))).get(number, ())
    if not scenes:
        return ShakeAnalysis(shake=number)
    positions = positions_of(scenes)
    course = ShakeTruth(positions, Oracle(budget))
    clerk = Clerk(scenes[-1].after)
    # Positions first: calls and papers ask about them, and the oracle remembers its answers.
    for at in range(len(positions)):
        examine_position(course, at, clerk)
        if progress:
            progress(at + 1, len(positions) + 1)
    examine_calls(course, scenes, clerk)
    examine_papers(course, scenes, clerk)
    note_time(scenes, clerk)
    return clerk.part()


def joined(record: Record, parts: Iterable[ShakeAnalysis]) -> Analysis:
    """The parts of an analysis, put together."""
    # Processes finish in any order.
    ordered = sorted(parts, key=lambda part: part.shake)
    steps = steps_of(record)
    return Analysis(
        record=record,
        steps=steps,
        standings=tuple(chain.from_iterable(part.standings for part in ordered)),
        findings=tuple(chain.from_iterable(part.findings for part in ordered)),
        decisions=tuple(chain.from_iterable(part.decisions for part in ordered)),
        spans=tuple(spans_of(all_scenes(record, steps))),
    )


def all_scenes(record: Record, steps: tuple[Step, ...]) -> tuple[LoggedAction, ...]:
    """Return every action of a record that was done."""
    return tuple(scenes_of(record, steps, new_match(record.terms)))


def scenes_by_shake(every: tuple[LoggedAction, ...]) -> dict[int, tuple[LoggedAction, ...]]:
    """The actions of each shake; the lot for the first Goal-setter belongs to none."""
    shakes: dict[int, list[LoggedAction]] = {}
    for scene in every:
        if scene.after.shake.phase is not Phase.START:
            shakes.setdefault(scene.after.shake.number, []).append(scene)
    return {number: tuple(scenes) for number, scenes in shakes.items()}
