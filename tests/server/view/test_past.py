"""How cubes lay earlier in a shake, for a browser that was opened anew."""

from __future__ import annotations

from goalsetter.notation import parse_cube, parse_cubes, parse_goal
from goalsetter.play import Phase, Seat, Section, Setup, Terms, action
from goalsetter.rules import Division
from goalsetter.server.view import past_mats
from goalsetter.table import Player, Seating, restored

A, B = Seat("A"), Seat("B")


def test_each_mat_of_the_shake_is_told_with_its_number() -> None:
    """The position that is given, and one after each move; of another shake there is none."""
    terms = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, players=2)
    seating = Seating(terms=terms, players=(Player(name="Ada"), Player(name="Bea")))
    given = Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=parse_goal("6"),
        resources=parse_cubes("r1 r2 bx r3"),
    )
    log = (
        given,
        action.Move(by=A, at=1, cube=parse_cube("r1"), to=Section.FORBIDDEN),
        action.PickUpBlock(by=B, at=2),
        action.PutDownBlock(by=B, at=3),
        action.Move(by=B, at=4, cube=parse_cube("r2"), to=Section.REQUIRED),
    )
    table = restored(seating, log, 0)
    mats = past_mats(table, 1)
    assert [past.number for past in mats] == [0, 1, 4]
    places = [[len(past.mat.resources), len(past.mat.required)] for past in mats]
    assert places == [[4, 0], [3, 0], [2, 1]]
    assert mats[0].mat.goal is not None
    assert past_mats(table, 2) == []
