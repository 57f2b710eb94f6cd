"""Avoid moves in the terminal: the list of reasons, rejecting, and the end (2011-12 ET17)."""

from __future__ import annotations

from io import StringIO

import pytest

from goalsetter.cli.play_input import MisreadError, Typed, read_reject
from goalsetter.cli.play_screen import show_end, show_help
from goalsetter.cli.screen import Screen
from goalsetter.play import WRONG_AVOID_MOVE, action
from goalsetter.table import advance, submit
from tests.play.test_avoiding import A, B
from tests.server.room.test_avoid_moves import flubbed


def test_a_wrong_avoid_move_is_rejected_by_name_or_number() -> None:
    """It is the last of the list, which is as long as the reasons are that hold here."""
    table, out = flubbed("F -"), StringIO()
    show_help(Typed("", table, A), Screen(out))
    (line,) = [each for each in out.getvalue().splitlines() if WRONG_AVOID_MOVE in each]
    number = int(line.split()[0])
    for typed in (f"B {WRONG_AVOID_MOVE}", f"B {number}"):
        said = read_reject(Typed(typed, table, A))
        assert said == action.Reject(by=A, writer=B, reason=WRONG_AVOID_MOVE)
    with pytest.raises(MisreadError):
        read_reject(Typed(f"B {number + 1}", table, A))


def test_the_end_tells_why_it_was_wrong() -> None:
    """With the clause."""
    said = action.Reject(by=A, writer=B, reason=WRONG_AVOID_MOVE)
    over = advance(submit(flubbed("- -> P"), A, said, 0).table, 0).table
    out = StringIO()
    show_end(over, Screen(out))
    assert "one more cube is still enough" in " ".join(out.getvalue().split())
    assert "ET17" in out.getvalue()
