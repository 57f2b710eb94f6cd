"""Actions as programs hand them in: a kind and its parts, each in the notation."""

from __future__ import annotations

import pytest
from hypothesis import given

from goalsetter.errors import RecordError
from goalsetter.notation import parse_cube, parse_goal
from goalsetter.play import Parts, Record, RecordCode, Seat, Section, action, deed, parts_of
from tests.play.actions import records

A = Seat("A")


@given(records())
def test_every_action_comes_back_from_its_parts(record: Record) -> None:
    """Every act can be told by its kind and its parts."""
    for done in record.log:
        told = parts_of(done)
        sets = record.terms.deals_cards
        assert deed(done.do, told, done.by, done.at, sets=sets) == done


def test_parts_are_plain_notation() -> None:
    """No quotation marks, and nothing that is as usual."""
    goal = action.SetGoalDown(by=A, goal=parse_goal("2x 3"))
    assert parts_of(goal) == {"goal": "2x 3"}
    move = action.Move(by=A, cube=parse_cube("r3"), to=Section.REQUIRED)
    assert parts_of(move) == {"cube": "r3", "to": "required"}
    assert parts_of(action.Present(by=A, texts=('1 "+" 1 = 2',))) == {"texts": ['1 "+" 1 = 2']}
    assert parts_of(action.Countdown(by=A, finished=True)) == {"finished": ""}


WRONG: tuple[tuple[str, Parts, RecordCode], ...] = (
    ("dance", {}, RecordCode.UNKNOWN_ACTION),
    ("move", {"cube": "3"}, RecordCode.PART_MISSING),
    ("move", {"cube": "3", "to": "goal"}, RecordCode.UNREADABLE),
    ("move", {"cube": "%", "to": "required"}, RecordCode.UNREADABLE),
    ("move", {"cube": ["3"], "to": "required"}, RecordCode.UNREADABLE),
    ("move", {"cube": "3", "to": "required", "by": "B"}, RecordCode.PART_NOT_HERE),
    ("present", {"texts": "1+1 = 2"}, RecordCode.UNREADABLE),
    ("goal", {"goal": ""}, RecordCode.UNREADABLE),
)


@pytest.mark.parametrize(("kind", "parts", "code"), WRONG)
def test_what_is_no_action_is_told(kind: str, parts: Parts, code: RecordCode) -> None:
    """The error says what was expected and what came."""
    with pytest.raises(RecordError) as caught:
        deed(kind, parts, A, sets=False)
    assert caught.value.code == code
    assert caught.value.expected
