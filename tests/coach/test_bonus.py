"""Bonus moves as what would have been safe: only where the book permits one and it can help."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.coach import AnalysisFinding, analyse, annotated, findings_in
from goalsetter.coach.analysis.alternatives import avoiding, is_safe
from goalsetter.coach.analysis.truth import Oracle
from goalsetter.play import (
    State,
    action,
    apply,
    openings,
    read_record,
    steps_of,
    write_record,
)
from goalsetter.solver import Budget
from goalsetter.telling import comment
from goalsetter.words import render
from tests.coach.test_analysis import moved_on, small_mat

HEAD = """Goalsetter record 1
Edition: mlag-equations-2018-19
Division: middle
Mode: open
Players: 2

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: A
 .. goal: 2
 .. permitted: 4 -
 .. resources: 6 2 7 5
"""
"""Ben lost his turn. 6-4 and 4-2 are one cube away, 7-5 is two; Ada cannot challenge herself."""


def flub_in(text: str) -> AnalysisFinding:
    """Return the remarks on Ada's move."""
    record = read_record(text + "0:20 A moves 5 to permitted\n", strict=True)
    analysis = analyse(record)
    (found,) = [each for each in analysis.findings if each.number == 2]
    kept = read_record(write_record(annotated(analysis)), strict=True)
    assert found in findings_in(kept)
    return found


def test_a_bonus_move_is_told_where_no_other_is_safe() -> None:
    """V-C: 6 to Forbidden as a bonus, then 2 to Forbidden."""
    found = flub_in(HEAD)
    assert found.code == "allowed-now"
    told = found.bonus, found.better
    assert [each.cube.face for each in told if isinstance(each, action.Bonus | action.Move)] == [
        *"62"
    ]
    record = read_record(HEAD)
    assert "Bonus" in render(comment(record, found))


def test_the_leader_could_not_have_made_it() -> None:
    """V-C-2: so the move was forced."""
    assert flub_in(HEAD + " .. totals: A 12 B 6\n").code == "forced"


def any_is_safe(ground: State, oracle: Oracle) -> bool | None:
    """Every move of one cube and every bonus move, one after the other."""
    firsts = [e.action for e in openings(ground, ground.shake.turn) if e.legal]
    ends = [apply(ground, each).state for each in firsts if isinstance(each, action.Move)]
    for first in firsts:
        if isinstance(first, action.Bonus):
            between = apply(ground, first).state
            seconds = (e.action for e in openings(between, between.shake.turn) if e.legal)
            ends += [apply(between, e).state for e in seconds if isinstance(e, action.Move)]
    return any(is_safe(each, oracle) for each in ends)


@pytest.mark.parametrize("seed", range(12))
def test_no_safe_move_is_overlooked(seed: int) -> None:
    """A cube left out because it cannot help does not help."""
    record = moved_on(small_mat(Random(seed)))
    steps = steps_of(record)
    ground, oracle = steps[0].state, Oracle(Budget(steps=200_000))
    assert avoiding(ground, oracle).possible == any_is_safe(ground, oracle)
