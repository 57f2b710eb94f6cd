"""A table takes what it offers: the gate stands between what is open and a seat."""

from __future__ import annotations

import pytest

from goalsetter.cubes import Cube, LaidGoal
from goalsetter.play import (
    JUDGE,
    Mode,
    OpenScope,
    Phase,
    Seat,
    State,
    Terms,
    apply,
    new_match,
    open_kinds,
)
from goalsetter.play.changes import alter
from goalsetter.rules import Division
from goalsetter.table import objection, offered
from tests.machines import Match, all_terms

A, B = Seat("A"), Seat("B")
TERMS = all_terms()


def moving() -> State:
    """A shake at an open table in which A is to move."""
    terms = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, mode=Mode.OPEN)
    cubes = (Cube("1"), Cube("+"), Cube("2"))
    shake = {"phase": Phase.MOVE, "turn": A, "last_mover": B, "goal_set": True}
    return alter(new_match(terms), resources=cubes, goal=LaidGoal(((Cube("3"),),)), **shake)


def kinds_offered(state: State, seat: Seat, *, judged: bool = False) -> set[str]:
    """All kinds by name, common and rare."""
    return {group.kind.do for group in offered(state, seat, OpenScope.ALL, judged=judged)}


def test_nothing_of_the_house_is_offered() -> None:
    """Anybody may count aloud at a real table; at ours the clock does."""
    clocked = alter(moving(), phase=Phase.ROLL)
    assert "start_clock" in {group.kind.do for group in open_kinds(clocked, B, OpenScope.ALL)}
    assert "start_clock" not in kinds_offered(clocked, B)


def test_questions_are_offered_that_somebody_can_answer() -> None:
    """Without a person in the judge's seat there is no one to ask about a charge."""
    state = moving()
    assert "ask_judge" in kinds_offered(state, A, judged=True)
    asked = [group for group in offered(state, A, OpenScope.ALL) if group.kind.do == "ask_judge"]
    assert all(row["question"] == "value" for group in asked for row in group.rows)
    assert not offered(state, Seat("spectator"), OpenScope.ALL)


@pytest.mark.parametrize("seed", range(6))
def test_every_row_that_is_offered_passes_the_gate(seed: int) -> None:
    """And of the kinds that the table takes from a seat, none that passes is left out."""
    match = Match(terms=TERMS[seed * 7 % len(TERMS)], seed=seed)
    for number in range(40):
        deed = match.next_action()
        if deed is not None:
            match.state = apply(match.state, deed, match.referee).state
        state = match.state
        seat, judged = (*state.seats, JUDGE)[number % (len(state.seats) + 1)], bool(number % 2)
        passing = {
            (group.kind.do, str(row))
            for group in open_kinds(state, seat, OpenScope.ALL)
            for row in group.rows
            if objection(state, seat, group.kind(by=seat, **row), judged=judged) is None
        }
        taken = offered(state, seat, OpenScope.ALL, judged=judged)
        assert {(group.kind.do, str(row)) for group in taken for row in group.rows} == passing
