"""The rules know no names: with the seats turned round the table every case comes out the same."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cases import run_case
from tests.cases_room.case_files import PROCEDURE, Case, cases

SEATED = {
    *("by", "player", "against", "writer", "jointly_with", "goal_setter", "turn", "last_mover"),
    *("last_cube_moved_by", "mover", "challenger", "third_party", "next_goal_setter", "dealer"),
    *("eliminated", "roll_again", "may_select", "must_select", "must", "may", "may_not", "no_goal"),
}
"""Keys whose values are players."""


def turned(value: object, seats: Mapping[str, str], key: str = "") -> object:
    """A part of a case, with every player one seat to the left."""
    if isinstance(value, Mapping):
        return {seats.get(name, name): turned(each, seats, name) for name, each in value.items()}
    if isinstance(value, list):
        return [turned(each, seats, key) for each in value]
    return seats.get(value, value) if isinstance(value, str) and key in SEATED else value


def part_of(case: Case, key: str) -> Mapping[str, object]:
    """An object of a case."""
    part = case[key]
    assert isinstance(part, Mapping)
    return part


def one_seat_on(case: Case) -> Case:
    """The case, with every player one seat to the left."""
    names = "AB" if case["players"] == 2 else "ABC"
    seats = dict(zip(names, names[1:] + names[0], strict=True))
    given = {"goal_setter": "A", **part_of(case, "given")}
    parts = {"given": given, "events": case["events"], "expect": case["expect"]}
    return {**case, **{name: turned(part, seats) for name, part in parts.items()}}


LISTS = {"writers", "eliminated", "roll_again", "may_select", "must_select"}


def chosen() -> list[Case]:
    """Every case that lists players, and some of the others."""
    told = cases(PROCEDURE)
    return [
        case
        for at, case in enumerate(told)
        if at % 5 == 0 or LISTS & part_of(case, "expect").keys()
    ]


def test_every_seat_has_the_same_rules() -> None:
    """The lists of players that a case expects may then stand in any order."""
    outcomes = [run_case(one_seat_on(case)) for case in chosen()]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))
