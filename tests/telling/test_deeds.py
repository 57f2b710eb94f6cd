"""Deeds in words: every kind of action has a sentence, and no code or bracket shows through."""

from __future__ import annotations

import pytest
from hypothesis import given

from goalsetter.bots import Why
from goalsetter.notation import parse_cube, parse_goal, parse_set_goal
from goalsetter.play import CLOCK, Action, Record, Seat, Section, Terms, action
from goalsetter.rules import Division, Task
from goalsetter.table import Reason
from goalsetter.telling import deed_line, deed_words, goal_words, why_words
from goalsetter.words import speaking
from tests.play.actions import records

A, B = Seat("A"), Seat("B")
TERMS = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE)
RECORD = Record(terms=TERMS, names=((A, "Ada"), (B, "Bea")))

SAID: tuple[tuple[Action, str], ...] = (
    (
        action.Move(by=A, cube=parse_cube("r3"), to=Section.REQUIRED),
        "Ada moves 3 to Required",
    ),
    (
        action.Bonus(by=B, cube=parse_cube("b/")),
        "Bea says “Bonus” and moves ÷ to Forbidden",
    ),
    (
        action.SetGoalDown(by=A, goal=parse_goal("r2bx g3")),
        "Ada sets the Goal: 2× 3",
    ),
    (
        action.SetGoalDown(by=A, goal=parse_set_goal("3/2")),
        "Ada sets the Goal: 3/2",
    ),
    (action.Challenge(by=A, kind="now"), "Ada challenges: Now!"),
    (
        action.Reject(by=A, writer=B, reason="unequal"),
        "Ada rejects the paper of Bea: the two sides are not equal",
    ),
    (
        action.SelectVariation(by=A, variations=("0 wild", "sideways")),
        "Ada chooses 0 wild, sideways",
    ),
    (
        action.AskJudge(by=A, question="value", writer=B),
        "Ada asks the judge if the paper of Bea equals the Goal",
    ),
    (action.AskJudge(by=A, question="specific"), "Ada asks the judge something"),
    (action.LeaveTable(by=A), "Ada leaves the table"),
    (
        action.LeaveTable(by=A, stand_in=True),
        "Ada leaves the table, and a bot plays in the seat",
    ),
)


@pytest.mark.parametrize(("done", "sentence"), SAID)
def test_deeds_in_words(done: Action, sentence: str) -> None:
    """With names for seats, signs as on the cubes, and no colours."""
    assert deed_words(RECORD, done) == sentence


@given(records())
def test_every_action_can_be_told(record: Record) -> None:
    """Whatever a record holds has a sentence."""
    for done in record.log:
        assert deed_line(record, done, A)


def test_another_paper_is_not_read_out() -> None:
    """What a player presented is told to himself alone."""
    done = action.Present(by=B, texts=("1+1 = 2",))
    assert "1+1" in deed_line(RECORD, done, B)
    assert "1+1" not in deed_line(RECORD, done, A)


def test_the_clock_speaks() -> None:
    """In words of its own."""
    done = action.TimeExpires(by=CLOCK, task=Task.WRITE)
    assert deed_line(RECORD, done, A) == "Time is up to write."


def test_a_goal_is_read_without_its_colours() -> None:
    """Its gaps stay."""
    assert goal_words(parse_goal("r1b2 g+k3")) == "12 +3"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ": 4+2 = 6 and 3x2 = 6"), ("es", ": 4+2 = 6 y 3x2 = 6")],
)
def test_what_a_bot_wrote_has_no_colours(language: str, told: str) -> None:
    """Its reason shows papers as people write them, in the words of the language."""
    why = Why(code="writes", details=(("paper", "g4k+b2 = r6 and r3bxg2 = r6"),))
    with speaking(language):
        assert why_words(RECORD, Reason(number=0, shake=1, seat=B, why=why)).endswith(told)


def test_what_one_presented_has_no_colours() -> None:
    """It is told as one would write it on paper."""
    done = action.Present(by=B, texts=("r1k+b1 = g2",))
    assert deed_words(RECORD, done).endswith("1+1 = 2")
