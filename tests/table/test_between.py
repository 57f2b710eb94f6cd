"""The time between two shakes is nobody's: no clock runs before all are ready."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.play import CLOCK, Action, Phase, State, action, apply, new_match, write_record
from goalsetter.play.setup import Setup
from goalsetter.table import (
    Pace,
    Player,
    Seating,
    Table,
    advance,
    bot_named,
    call_ready,
    due,
    due_of_tick,
    go_on,
    moment_at,
    open_table,
    pause,
    ready,
    record_of,
    restored,
    resumed,
    saved,
    stand_in,
    submit,
    want_back,
)
from tests.table.players import ADVENTUROUS, A, B, C, Plain, terms

SECOND = 1_000
LONG = 131 * SECOND
"""How long a player read a ruling who lost a point for it."""
ROUND = 1_800 * SECOND
"""When the round is called, if nothing else is due."""


def between(*, seconds: int | None = None, bots: int = 0, shakes: int | None = 3) -> Table:
    """Three at a table, the last ones bots, when the first shake is over."""
    people = [Player(name=name) for name in ("Ann", "Bob", "Cy")[: 3 - bots]]
    others = [Player(name=f"Bot {n}", bot=Plain(), level="plain") for n in range(bots)]
    seating = Seating(
        terms=terms(ADVENTUROUS),
        players=(*people, *others),
        shakes=shakes,
        between=None if seconds is None else seconds * SECOND,
    )
    table = open_table(seating)
    log: tuple[Action, ...] = (
        Setup(by=A, phase=Phase.MOVE, goal_setter=A, turn=B),
        action.EndShake(by=CLOCK, scores=((A, 6), (B, 2), (C, 2))),
    )
    state: State = new_match(seating.terms)
    for done in log:
        state = apply(state, done).state
    return replace(table, state=state, log=log)


def ready_lines(table: Table) -> list[str]:
    """The lines of the record that tell who was ready when."""
    lines = write_record(record_of(table)).splitlines()
    return [" ".join(line.split()) for line in lines if "the next shake" in line]


def test_reading_costs_the_next_goal_setter_nothing() -> None:
    """However long all read, the time of the Goal-setter begins when the cubes lie on the mat."""
    table = between()
    for seat in (A, B, C):
        assert advance(table, LONG).table.state.clock is None
        table = ready(table, seat, LONG).table
    table = advance(table, LONG).table
    clock = table.state.clock
    assert table.state.shake.number == 2
    assert table.state.shake.rolled
    assert clock is not None
    assert clock.left(moment_at(table, LONG)) == clock.ends - clock.started
    assert due_of_tick(table) == LONG + clock.ends - clock.started
    assert not table.state.penalties


def test_the_record_says_when_each_was_ready() -> None:
    """In its own line, with its moment; the last one begins the shake."""
    table = between()
    for seat, at in ((B, 5), (A, 20), (C, 131)):
        table = ready(table, seat, at * SECOND).table
    assert ready_lines(table) == [
        "0:05 B is ready for the next shake",
        "0:20 A is ready for the next shake",
        "2:11 C is ready for the next shake",
    ]
    assert advance(table, LONG).table.state.shake.roll_started == LONG


def test_bots_are_ready_at_once() -> None:
    """They are never waited for, and the record says so."""
    table = advance(between(bots=2), LONG).table
    assert table.ready == {B, C}
    assert [line[:6] for line in ready_lines(table)] == ["0:00 B", "0:00 C"]
    assert due(table) == ROUND
    assert ready(table, A, LONG).refusal is None


def test_saying_it_twice_or_too_early_is_refused() -> None:
    """Ready is said once, between two shakes, and not when the round is over."""
    table = ready(between(), A).table
    assert ready(table, A).refusal is not None
    begun = advance(call_ready(table, SECOND).table, SECOND).table
    assert begun.state.shake.number == 2
    assert ready(begun, B, SECOND).refusal is not None
    over = replace(between(), state=apply(between().state, action.RoundWarning()).state)
    assert submit(over, A, action.Ready(by=A), 0).refusal is not None


@pytest.mark.parametrize("seconds", [30, 60, 300])
def test_the_table_calls_the_next_shake_after_the_time_it_chose(seconds: int) -> None:
    """A player who never says that he is ready holds up nobody for ever."""
    table = ready(between(seconds=seconds), A, SECOND).table
    assert due(table) == seconds * SECOND
    early = advance(table, seconds * SECOND - 1).table
    assert early.state.shake.number == 1
    begun = advance(table, seconds * SECOND).table
    assert begun.state.shake.number == 2
    assert ready_lines(begun)[-1].endswith("clock calls the next shake")
    assert begun.state.clock is not None
    assert begun.state.clock.started == seconds * SECOND


def test_without_a_time_all_are_waited_for() -> None:
    """Until somebody calls the next shake for them."""
    table = ready(between(), A).table
    assert due(table) == ROUND
    called = call_ready(table, LONG).table
    assert called.ready == {A, B, C}
    assert advance(called, LONG).table.state.shake.roll_started == LONG
    assert call_ready(advance(called, LONG).table, LONG).refusal is not None


def test_a_pause_stops_the_time_between_shakes_too() -> None:
    """Paused, nobody is ready and nothing is called; the time of the pause did not pass."""
    held = pause(between(seconds=60), 10 * SECOND).table
    assert due(held) is None
    assert ready(held, A, 20 * SECOND).refusal is not None
    on = go_on(held, 40 * SECOND)
    assert due(on) == 90 * SECOND


def test_a_stand_in_is_ready_and_the_player_who_is_back_says_it_himself() -> None:
    """Bots that play for somebody are ready at once; what they said does not bind him."""
    table = ready(between(), B).table
    gone = advance(stand_in(table, A, SECOND).table, SECOND).table
    assert gone.ready == {A, B}
    back = advance(want_back(gone, A), 2 * SECOND).table
    assert back.state.absent == frozenset()
    assert back.ready == {B}
    assert A in back.seating.people


def test_a_table_of_bots_alone_plays_on_without_a_word() -> None:
    """In the arena nobody reads, and its matches stay as they were."""
    table = advance(between(bots=3, seconds=60), 0).table
    assert table.state.shake.number == 2
    assert ready_lines(table) == []


def test_a_kept_table_goes_on_with_those_who_were_ready() -> None:
    """Both as a text and as a log; an older text without a time is waited for without end."""
    table = ready(between(seconds=60), B, 7 * SECOND).table
    text = saved(table, 9 * SECOND)
    again = resumed(text, bot_named, 100 * SECOND)
    assert again.ready == {B}
    assert again.seating.between == 60 * SECOND
    assert due(again) == 100 * SECOND + 51 * SECOND
    older = "\n".join(line for line in text.splitlines() if not line.startswith("Next shake"))
    assert due(resumed(older, bot_named, 9 * SECOND)) == ROUND
    assert restored(table.seating, table.log, table.since).ready == {B}


def test_a_record_without_a_word_of_it_is_still_read() -> None:
    """Older records begin the next shake at once."""
    table = between(seconds=60)
    called = advance(table, 60 * SECOND).table
    older = tuple(done for done in called.log if not isinstance(done, action.CallReady))
    assert restored(table.seating, older, 0).state.shake.number == 2


def test_a_relaxed_table_waits_as_long() -> None:
    """The pace slows limits down, not the time between shakes."""
    table = between(seconds=60)
    slow = replace(table, seating=replace(table.seating, pace=Pace.RELAXED))
    assert due(slow) == 60 * SECOND
