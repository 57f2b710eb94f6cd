"""Kinds that are not asked about: each is one that its check refuses, and is a kind of the book."""

from __future__ import annotations

from goalsetter.cubes import Cube
from goalsetter.play import (
    CLOCK,
    JUDGE,
    NOBODY,
    SECOND_JUDGE,
    Mode,
    Phase,
    Seat,
    Terms,
    action,
    new_match,
)
from goalsetter.play.candidates import FREE, candidates, groups_of
from goalsetter.play.changes import alter
from goalsetter.play.prospects import prospects
from goalsetter.play.rulebook import RULES
from goalsetter.play.state import Block
from goalsetter.rules import Division

A, B = Seat("A"), Seat("B")
TERMS = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, mode=Mode.GUARDED)


SEATS = (A, CLOCK, JUDGE, SECOND_JUDGE)
"""One seat of each sort that anything is listed for."""


def test_every_kind_is_listed_or_tried() -> None:
    """Each has a source or probes, never both, and with it a place in some seat's list."""
    listed = {kind for seat in SEATS for group in groups_of(seat) for kind in group.kinds}
    assert listed.isdisjoint(FREE)
    assert listed | set(FREE) == set(action.KINDS)


def test_candidates_are_of_the_kinds_of_their_source() -> None:
    """A kind that does not name its source would be passed over with it."""
    cubes = (Cube("1"), Cube("+"))
    state = alter(new_match(TERMS), phase=Phase.MOVE, turn=A, resources=cubes, permitted=cubes)
    for seat in SEATS:
        for group in groups_of(seat):
            assert {kind for kind, _, _ in group.candidates(state, seat)} <= group.kinds


def test_places_of_sources_differ_for_a_seat() -> None:
    """Else the order of what a seat is offered would hang on the order of the rows."""
    for seat in SEATS:
        places = [group.lister.place for group in groups_of(seat)]
        assert places == sorted(set(places))


def test_at_a_guarded_table_only_who_has_the_turn_moves_cubes() -> None:
    """The others are not even asked about; nor is anybody about the Goal, once it is set."""
    state = alter(new_match(TERMS), phase=Phase.MOVE, turn=A, resources=(Cube("1"),))
    assert action.Move in prospects(state, A)
    assert prospects(state, B).isdisjoint({action.Move, action.Bonus, action.Shift})
    assert prospects(state, A).isdisjoint({action.SayGoal, action.SetGoalDown, action.Present})
    assert not [
        kind for kind, _, _ in candidates(state, B, prospects(state, B)) if kind is action.Move
    ]


def test_while_somebody_holds_the_block_nothing_is_passed_over() -> None:
    """A call with the block in hand is another fault than a call too early."""
    state = alter(new_match(TERMS), phase=Phase.MOVE, turn=A, block=Block(by=B, at=0, action=0))
    assert prospects(state, A) == {kind for kind, rule in RULES.items() if A in rule.doers}
    assert action.EndShake not in prospects(state, A)


def test_who_has_no_part_has_nothing_in_prospect() -> None:
    """Somebody who watches."""
    assert prospects(new_match(TERMS), NOBODY) == frozenset()
