"""Writing records: one spelling for each, and nothing that could not be read back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import RecordError
from goalsetter.notation import parse_cube, parse_cubes, parse_goal, parse_set_goal
from goalsetter.play import (
    Phase,
    Record,
    RecordCode,
    Remark,
    Seat,
    Section,
    Setup,
    action,
    action_text,
    write_record,
)
from goalsetter.rules import Claim, Division
from tests.play.test_record import TERMS

A, B = Seat("A"), Seat("B")

SHORT = """\
Goalsetter record 1
Event: Open
Edition: mlag-equations-2018-19
Division: middle
Players: 3
Mode: open
Profile: mlag
Player A: Ada

          note "Mind the \\"0\\"."
0:00      A     given
          .. phase: move
          .. turn: B
          .. resources: 1 2
          .. goal: 12
          .. claim: no-goal
1:05.250  B     moves u1 to required
"""


def test_how_a_record_looks() -> None:
    """A header, a blank line, an action a line, a position a line for each part."""
    position = Setup(
        by=A,
        phase=Phase.MOVE,
        turn=B,
        resources=parse_cubes("1 2"),
        goal=parse_goal("12"),
        claim=Claim.NO_GOAL,
    )
    move = action.Move(by=B, at=65_250, cube=parse_cube("u1"), to=Section.REQUIRED)
    record = Record(
        terms=TERMS,
        names=((A, "Ada"),),
        headers=(("Event", "Open"),),
        log=(position, move),
        remarks=(Remark(0, 'Mind the "0".'),),
    )
    assert write_record(record, results=False) == SHORT


def test_an_empty_record() -> None:
    """A match that has not begun is its header."""
    assert write_record(Record(terms=TERMS)).endswith("Profile: mlag\n")


UNWRITABLE = [
    Record(terms=TERMS, log=(action.SayGoal(by=A, at=-1),)),
    Record(terms=TERMS, log=(action.SayGoal(by=A, at=1000 * 3600 * 1000),)),
    Record(terms=TERMS, log=(action.SayGoal(by=Seat("D")),)),
    Record(terms=TERMS, log=(action.Accept(by=A, writer=Seat("somebody")),)),
    Record(terms=TERMS, log=(action.SetGoalDown(by=A, goal=parse_set_goal("3/(1 2)")),)),
    Record(terms=TERMS, log=(action.SetGoalDown(by=A, goal=parse_set_goal("3")),)),
    Record(terms=TERMS, log=(action.AppealScore(by=A, shake=10**9),)),
    Record(terms=TERMS, log=(action.Say(by=A, what="x" * 1_000_000),)),
    Record(terms=TERMS, names=((Seat("D"), "Dora"),)),
    Record(terms=TERMS, names=((A, "Ada"), (A, "Ann"))),
    Record(terms=TERMS, headers=(("Event", "a"), ("event", "b"))),
    Record(terms=TERMS, headers=(("Edition", "mine"),)),
    Record(terms=TERMS, headers=(("A team", "blue"),)),
    Record(terms=TERMS, headers=(("Notes\n", "many"),)),
    Record(terms=TERMS, version=2),
    Record(terms=replace(TERMS, division=Division.MINOR, profile="nobody")),
    Record(terms=replace(TERMS, rulings=(("no-such", "none"),))),
]


@pytest.mark.parametrize("record", UNWRITABLE)
def test_what_cannot_be_read_back_is_not_written(record: Record) -> None:
    """The writer is strict: it raises rather than lose something."""
    with pytest.raises(RecordError) as raised:
        write_record(record, results=False)
    assert raised.value.code in list(RecordCode)


def test_an_action_in_words() -> None:
    """Return the acts, without who and when."""
    done = action.Challenge(by=A, kind="now", against=B, simultaneous=True)
    assert action_text(done) == "challenges now against B at the same time"
    assert action_text(action.Challenge(by=A, kind="with")) == 'challenges "with"'
