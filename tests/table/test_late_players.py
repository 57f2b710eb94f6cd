"""Several who are late with the same task: each has a countdown and a minute of his own.

2018-19 XI-A-3, judges E5 and E6, decision 34.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import Action, Phase, Seat, Setup, action, apply, read_record, write_record
from goalsetter.rules import Task
from goalsetter.table import (
    Player,
    Seating,
    Table,
    advance,
    due,
    end_of_limit,
    open_table,
    record_of,
    submit,
)
from tests.server.view.test_table import seen
from tests.table.players import ADVENTUROUS, A, B, C, terms

SECOND = 1_000


def all_write(edition: str = ADVENTUROUS) -> Table:
    """Three people who all write, because the last cube was played (VIII-A)."""
    players = tuple(Player(name=name) for name in ("Ann", "Bob", "Cy"))
    table = open_table(Seating(terms=terms(edition), players=players, shakes=1))
    given = Setup(by=A, phase=Phase.WRITING, goal_setter=A, last_cube_by=C)
    return replace(table, state=apply(table.state, given).state, log=(given,))


def after(table: Table, moment: int) -> Table:
    """The table when the clock has said all it has to say up to a moment."""
    return advance(table, moment).table


def paper(seat: Seat) -> Action:
    """Some paper."""
    return action.Present(by=seat, texts=("1+1=2",))


def bought(table: Table, seat: Seat, at: int) -> Table:
    """The table when a player has paid for a minute."""
    outcome = submit(table, seat, action.TakeExtraMinute(by=seat, task=Task.WRITE), at)
    assert outcome.refusal is None
    return outcome.table


def two_late() -> tuple[Table, int]:
    """Ann and Bob are counted out, Cy has handed in; with the moment."""
    table = submit(all_write(), C, paper(C), SECOND).table
    return after(table, 130 * SECOND), 130 * SECOND


def test_the_clock_counts_each_late_player_down() -> None:
    """Every countdown names its player, and only those who have no paper are counted."""
    table, _ = two_late()
    counted = [each for each in table.log if isinstance(each, action.Countdown)]
    assert [(each.players, each.finished) for each in counted] == [
        ((A,), False),
        ((B,), False),
        ((A,), True),
        ((B,), True),
    ]
    assert table.state.shake.writing_late == {A, B}


def test_each_has_a_minute_of_his_own() -> None:
    """A second purchase does not lengthen the first minute, and its end takes nothing away."""
    table, now = two_late()
    table = bought(table, A, now + SECOND)
    table = bought(table, B, now + 8 * SECOND)
    assert end_of_limit(table.state, A) == now + 61 * SECOND
    assert end_of_limit(table.state, B) == now + 68 * SECOND
    table = after(table, now + 61 * SECOND)
    assert table.state.shake.silent == {A}
    handed = submit(table, B, paper(B), now + 67 * SECOND)
    assert handed.refusal is None
    assert handed.table.state.shake.phase is Phase.CHECKING
    assert [(p.seat, p.points) for p in handed.table.state.penalties] == [(A, 1), (B, 1)]


def test_one_who_buys_nothing_stops_alone() -> None:
    """Ten seconds after his own countdown Bob has let it go; Ann's minute runs on."""
    table, now = two_late()
    table = after(bought(table, A, now + SECOND), now + 10 * SECOND)
    assert table.state.shake.silent == {B}
    assert table.state.shake.phase is Phase.WRITING
    last = submit(table, A, paper(A), now + 55 * SECOND)
    assert last.refusal is None
    assert {each.writer for each in last.table.state.shake.papers} == {A, C}


def test_a_pause_stops_every_hand() -> None:
    """A judge's question stops both extra minutes, and both run on from where they were (T1)."""
    table, now = two_late()
    table = bought(bought(table, A, now), B, now + 5 * SECOND)
    clock = table.state.clock
    assert clock is not None
    resumed = clock.pause(now + 15 * SECOND).resume(now + 45 * SECOND)
    assert [resumed.end_for(seat) - clock.end_for(seat) for seat in (A, B)] == [30 * SECOND] * 2
    held = clock.pause(now + 15 * SECOND)
    assert [held.left(now + 99 * SECOND, seat) for seat in (A, B)] == [45 * SECOND, 50 * SECOND]


def test_the_page_is_shown_each_hand() -> None:
    """The picture tells how long each late player has."""
    table, now = two_late()
    table = bought(table, A, now + 2 * SECOND)
    shown = seen(table, A, now + 4 * SECOND).clock
    assert shown is not None
    hands = {hand.seat: (hand.left, hand.extra, hand.counting) for hand in shown.hands}
    assert hands == {"A": (58 * SECOND, True, False), "B": (6 * SECOND, False, False)}


def test_a_record_with_an_unnamed_countdown_is_still_read() -> None:
    """Older records count all at once; they come to the same position as ever."""
    table, _ = two_late()
    text = write_record(record_of(table))
    assert "clock begins countdown of A" in text
    lines = text.splitlines()
    older = [line.replace(" countdown of A", " countdown") for line in lines if " of B" not in line]
    state = all_write().state
    for done in read_record("\n".join(older)).log[1:]:
        step = apply(state, done)
        assert step.refusal is None
        state = step.state
    assert state.shake.writing_late == {A, B}
    assert due(table) is not None
