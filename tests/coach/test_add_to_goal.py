"""Cubes laid to the Goal as what would have been safe (2018-19 XIII-C-10)."""

from __future__ import annotations

from goalsetter.coach import AnalysisFinding, analyse, annotated, findings_in
from goalsetter.play import action, read_record, write_record
from goalsetter.telling import comment
from goalsetter.words import render

HEAD = """Goalsetter record 1
Edition: mlag-equations-2018-19
Division: senior
Mode: open
Players: 2
Player A: Ada
Player B: Ben

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: A
 .. goal: {goal}
 .. permitted: 4 x +
 .. resources: {resources}
 .. totals: A 12 B 6
"""
"""Ben lost his turn, and Ada leads, so she may make no bonus move (V-C-2). 4x2 and 3+5 are 8."""
ADDING = " .. variations: add to goal\n"


def of_the_move(head: str, goal: str = "8", resources: str = "3 5 2 2") -> AnalysisFinding:
    """Return the remarks when Ada permits a 5."""
    text = head.format(goal=goal, resources=resources) + "0:20 A moves 5 to permitted\n"
    analysis = analyse(read_record(text, strict=True))
    (found,) = [each for each in analysis.findings if each.number == 2]
    kept = read_record(write_record(annotated(analysis)), strict=True)
    assert found in findings_in(kept)
    return found


def test_a_cube_laid_to_the_goal_is_told_where_no_move_is_safe() -> None:
    """For 28 only 4x(5+2) is left, two cubes away."""
    found = of_the_move(HEAD + ADDING)
    assert found.code == "allowed-now"
    assert isinstance(found.better, action.AddToGoal)
    assert found.bonus is None
    record = read_record(HEAD.format(goal="8", resources="3 5 2 2") + ADDING)
    assert "28" in render(comment(record, found))


def test_without_the_variation_the_move_was_forced() -> None:
    """Nobody may lay a cube to the Goal then."""
    assert of_the_move(HEAD).code == "forced"


def test_nothing_is_known_where_no_cube_that_was_tried_is_safe() -> None:
    """A cube might be laid turned: the move is left out."""
    found = of_the_move(HEAD + ADDING, goal="6", resources="5 5 2")
    assert found.code == "undecided"
