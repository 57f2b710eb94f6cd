"""The block in hand, and something else done than to challenge (2018-19 VI-B; 2011-12 ET14)."""

from __future__ import annotations

import pytest

from goalsetter.cubes import Cube
from goalsetter.play import (
    Mode,
    Seat,
    State,
    Step,
    action,
    apply,
    openings,
    read_record,
    replay,
)
from goalsetter.play.seat import Section
from goalsetter.rules import Fault

A, B = Seat("A"), Seat("B")
GIVEN = """Goalsetter record 1
Edition: {edition}
Division: middle
Mode: {mode}
Players: 2

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: B
 .. goal: 5
 .. required: 7
 .. resources: 2 - 9 9 8
0:20 {by} lifts block
"""
NEWER, BASIC = "mlag-equations-2018-19", "mlag-basic-equations-2019-20"
OLDER = "mlag-equations-2011-12"


def lifted(edition: str = NEWER, mode: Mode = Mode.OPEN, by: Seat = A) -> State:
    """Somebody has the block in hand, before Ada's move."""
    record = read_record(GIVEN.format(edition=edition, mode=mode.value, by=by))
    return replay(record.terms, record.log)


def moved(state: State, by: Seat = A, cube: str = "9") -> Step:
    """The 9 goes to Forbidden."""
    to = Section.FORBIDDEN
    return apply(state, action.Move(by=by, at=state.now, cube=Cube(cube), to=to))


def prices(state: State) -> list[tuple[Seat, int, str]]:
    """Return the players who lost points, and for what."""
    return [(each.seat, each.points, each.reason) for each in state.penalties]


@pytest.mark.parametrize(("edition", "points"), [(NEWER, 1), (BASIC, 0)])
def test_the_block_goes_back_at_its_price_and_the_move_stands(edition: str, points: int) -> None:
    """2018-19 VI-B comment c, judges D8; Basic 2019-20 names no price."""
    step = moved(lifted(edition))
    assert step.refusal is None
    assert not step.legal
    shake = step.state.shake
    assert (shake.block, shake.turn, shake.last_mover) == (None, B, A)
    assert [cube.face for cube in shake.forbidden] == ["9"]
    fault = Fault.BLOCK_FOR_ANOTHER_CALL
    assert prices(step.state) == ([(A, points, fault)] if points else [])
    assert [type(each).__name__ for each in step.events].count("SetAside") == 0


def test_a_call_that_is_wrong_itself_can_be_charged_too() -> None:
    """Judges C1: Ben lifts the block and moves out of turn: a point, and the cube goes back."""
    step = moved(lifted(by=B), by=B)
    assert prices(step.state) == [(B, 1, Fault.BLOCK_FOR_ANOTHER_CALL)]
    charge = action.Charge(by=A, at=step.state.now, against=B, reason="out-of-turn")
    charged = apply(step.state, charge)
    assert charged.refusal is None
    assert charged.state.shake.forbidden == ()


def test_what_could_not_be_done_without_the_block_either_is_refused() -> None:
    """There is no such cube: the block stays in the hand, and nothing is lost."""
    before = lifted()
    step = moved(before, cube="3")
    assert step.refusal is not None
    assert step.refusal.fault is Fault.NO_SUCH_CUBE
    assert step.state is before


def test_others_wait_for_whoever_holds_the_block() -> None:
    """The mat is frozen (judges P8)."""
    assert moved(lifted(by=B), by=A).refusal is not None


def test_a_guarded_table_refuses_it() -> None:
    """With the clause, and nothing is lost."""
    step = moved(lifted(mode=Mode.GUARDED))
    assert step.refusal is not None
    assert step.refusal.clause == "2018-19 VI-B"
    assert prices(step.state) == []


def test_the_older_book_has_it_done_again() -> None:
    """2011-12 ET14: the block goes back, nothing is lost, and the move is not made yet."""
    step = moved(lifted(OLDER))
    assert step.refusal is None
    assert (step.state.shake.block, step.state.shake.forbidden) == (None, ())
    assert (step.state.shake.turn, prices(step.state)) == (A, [])


def test_an_open_table_offers_it_and_tells_that_it_is_not_legal() -> None:
    """As on a real mat; whoever asks what is legal does not find it."""
    found = [each for each in openings(lifted(), A) if isinstance(each.action, action.Move)]
    assert found
    assert not any(each.legal for each in found)
    guarded = openings(lifted(mode=Mode.GUARDED), A)
    assert not [each for each in guarded if isinstance(each.action, action.Move)]
