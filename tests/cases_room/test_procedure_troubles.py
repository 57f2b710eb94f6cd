"""Procedure cases that cannot be understood say why; none is passed over, and nothing raises."""

from __future__ import annotations

import pytest

from goalsetter.cases import run_case
from goalsetter.telling import message_of
from goalsetter.words import render
from tests.cases_room.case_files import Case

MOVING: Case = {"phase": "move", "turn": "B", "goal": "9"}
CASE: Case = {
    "id": "p",
    "rules": "mlag-equations-2018-19",
    "players": 3,
    "given": MOVING,
    "events": [{"by": "B", "do": "move", "cube": "3", "to": "permitted"}],
    "expect": {"legal": True},
}


def event(**told: object) -> Case:
    """The case with one event."""
    return {**CASE, "events": [{"by": "B", **told}]}


def given(**told: object) -> Case:
    """The case with more in its position."""
    return {**CASE, "given": {**MOVING, **told}}


def timed(first: int, second: int) -> Case:
    """The case with two moves, each at a moment."""
    moves = [("B", "3", first), ("C", "4", second)]
    told = [{"by": by, "do": "move", "cube": c, "to": "permitted", "at": at} for by, c, at in moves]
    return {**CASE, "events": told}


TROUBLES = [
    (event(do="dance"), "unknown-event"),
    (event(do="move", cube="3", to="permitted", why="x"), "unknown-key"),
    (event(do="move", cube="3", to="table"), "unknown-section"),
    (event(do="move", to="permitted"), "missing-key"),
    (event(do="move_two", cubes=["3"], to=["required", "required"]), "missing-key"),
    (event(do="move_two", cubes=["3", "4"], to=["required"]), "missing-key"),
    (event(do="take_side", **{"with": "nobody"}), "unknown-side"),
    (event(do="deal", cards={"B": 1}), "wrong-type-number"),
    (event(do="deal", cards="B Q"), "unreadable"),
    (event(do="time_expires", player="D", task="turn"), "unknown-player"),
    (event(do="time_expires", player="B", task="dance"), "unknown-task"),
    ({**CASE, "events": [{"by": "D", "do": "roll"}]}, "unknown-player"),
    ({**CASE, "events": ["move"]}, "wrong-type-object"),
    (timed(50, 30), "time-goes-back"),
    ({**CASE, "players": 4}, "wrong-players"),
    ({**CASE, "division": "minor"}, "unknown-division"),
    ({**CASE, "ruling": "ours"}, "unknown-ruling"),
    ({**CASE, "expect": {"legal": True, "about": 3}}, "wrong-about"),
    ({**CASE, "expect": {"legal": True, "about": True}}, "wrong-about"),
    ({**CASE, "events": []}, "wrong-about"),
    ({**CASE, "expect": {"happy": True}}, "unknown-key"),
    ({**CASE, "expect": {"cubes_returned": {"3": 1}}}, "wrong-type-list"),
    (given(turn="D"), "unknown-player"),
    (given(last_mover="D"), "not-set-up"),
    (given(side={"C": "nobody"}), "unknown-side"),
    (given(presented={"A": 3}), "wrong-type-texts"),
    (given(year="leap"), "unknown-year"),
    (given(phase="tea"), "unknown-phase"),
    (given(weather="fine"), "unknown-key"),
    (given(totals={"A": "many"}), "wrong-type-number"),
    (given(totals=[1]), "wrong-type-object"),
    (given(shakes={"A": 6}), "wrong-type-list"),
    (given(shakes=[6]), "wrong-type-object"),
    (given(variations=["Moonlight"]), "strange-variation"),
    (given(challenge={"kind": "duel", "by": "B", "mover": "A"}), "unknown-challenge"),
    (given(clock={"player": "B", "task": "dance"}), "unknown-task"),
]


@pytest.mark.parametrize(("case", "code"), TROUBLES)
def test_what_cannot_be_understood_is_told(case: Case, code: str) -> None:
    """Each trouble has its own code."""
    assert run_case(case).trouble == code


def test_scores_may_be_told_of_each_shake_apart() -> None:
    """Shakes already played count, told bare or under their scores."""
    bare = {"A": 6, "B": 2, "C": 2}
    for shakes in ([bare], [{"scores": bare}]):
        case = {**CASE, "given": {"phase": "end", "shakes": shakes}, "events": []}
        assert run_case({**case, "expect": {"match_points": {"A": 6, "B": 3, "C": 3}}}).passed


def test_time_that_goes_back_is_told_in_words() -> None:
    """Which moment, and how much is over."""
    found = run_case(timed(50, 30))
    assert render(message_of(found.trouble, found.details)).startswith(
        "This event is at 30 seconds, but it is already 50"
    )
