"""Clocks: what runs out when, at each pace, by each book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.notation import parse_cubes
from goalsetter.play import Action, Phase, Round, Setup, Terms, action, apply, new_match
from goalsetter.rules import Division, Task
from goalsetter.table import (
    Pace,
    Player,
    Seating,
    Table,
    advance,
    awaited,
    due,
    due_of_tick,
    moment_at,
    open_table,
    submit,
)
from goalsetter.table.pace import lasting, passed
from goalsetter.table.ticks import next_tick
from tests.table.players import A, B, C, Doing, Plain, of_bots, terms, with_a_person
from tests.table.test_driver import at_my_turn, deed_of, played_out

OLDER = "mlag-equations-2011-12"


def silent_people(edition: str, pace: Pace = Pace.TOURNAMENT, players: int = 3) -> Seating:
    """A table of people who do nothing."""
    chosen = Terms(edition=edition, division=Division.MIDDLE, players=players)
    people = tuple(Player(name=name) for name in "XYZ"[:players])
    return Seating(terms=chosen, players=people, seed=5, pace=pace)


def told(table: Table, count: int) -> list[tuple[str, int]]:
    """The next words of the clock, with their moments."""
    begun = table.number
    while table.number < begun + count:
        moment = due(table)
        assert moment is not None
        table = advance(table, moment).table
    return [(_name(each), each.at) for each in table.log[begun : begun + count]]


def _name(done: Action) -> str:
    task = getattr(done, "task", "")
    counted = {True: "counted", False: "counting"}.get(getattr(done, "finished", None) or False)
    return f"{done.do} {task or counted}".strip()


def test_a_turn_runs_out_is_counted_and_is_lost() -> None:
    """The limit, ten seconds, a point and one more minute; then the next player moves."""
    table = at_my_turn(with_a_person())
    assert table.state.shake.phase is Phase.MOVE
    clock = table.state.clock
    assert clock is not None
    ends = clock.ends
    late = advance(table, table.since + ends - table.state.now + 70_000).table
    heard = [(_name(each), each.at - ends) for each in late.log[table.number :]]
    assert heard[:4] == [
        (f"time_expires {clock.task}", 0),
        ("countdown counting", 0),
        ("countdown counted", 10_000),
        (f"extra_minute_expires {clock.task}", 70_000),
    ]
    assert late.state.points_lost(A) == -1
    assert late.state.shake.turn == B


def test_variations_run_out_after_the_minute_for_rolling() -> None:
    """The minute, fifteen seconds, the countdown, fifteen seconds more."""
    table = open_table(silent_people("mlag-equations-2018-19"))
    table = advance(table, 0).table
    assert told(table, 6) == [
        ("time_expires roll", 60_000),
        ("time_expires variation", 75_000),
        ("countdown counting", 75_000),
        ("countdown counted", 85_000),
        ("extra_minute_expires variation", 100_000),
        ("time_expires variation", 115_000),
    ]


def test_the_older_books_warn_before_the_end() -> None:
    """ET7: ten seconds before the end; then the point is lost when it comes."""
    table = advance(open_table(silent_people(OLDER)), 0).table
    heard = told(table, 4)
    assert heard[0] == ("countdown counting", 50_000)
    assert heard[1] == ("time_expires roll", 60_000)
    assert heard[2] == ("countdown counting", 65_000)
    assert heard[3] == ("time_expires variation", 75_000)


@pytest.mark.parametrize("buys", [False, True])
def test_writing_runs_out(buys: bool) -> None:
    """The window for Impossible, the limit, the countdown, the time to buy a minute."""
    table = _writing()
    assert table.state.clock is not None
    started = table.state.shake.writing_started
    heard = _until_checking(table, buys)
    assert heard[:4] == [
        ("time_expires impossible_after_last_cube", started + 60_000),
        ("time_expires write", started + 120_000),
        ("countdown counting", started + 120_000),
        ("countdown counted", started + 130_000),
    ]
    last = ("take_extra_minute write", started + 135_000)
    over = ("time_expires write", started + 140_000)
    assert heard[4] == (last if buys else over)
    assert not buys or heard[5] == ("extra_minute_expires write", started + 195_000)


def _writing() -> Table:
    """All cubes are played by bots, and a person is to write."""
    players = (Player(name="Ann"), *of_bots().players[1:])
    table = open_table(replace(of_bots(seed=2), players=players, pace=Pace.NONE, shakes=1))
    while table.state.shake.phase is not Phase.WRITING:
        mine = table.state.shake.turn == A and table.state.shake.phase in (Phase.GOAL, Phase.MOVE)
        moment = due(table)
        if mine and not table.unasked:
            table = submit(table, A, deed_of(table), table.since + 1_000).table
        else:
            assert moment is not None
            table = advance(table, moment).table
    return replace(table, seating=replace(table.seating, pace=Pace.TOURNAMENT))


def _until_checking(table: Table, buys: bool) -> list[tuple[str, int]]:
    begun = table.number
    while table.state.shake.phase is Phase.WRITING:
        moment = due(table)
        assert moment is not None
        started = table.state.shake.writing_started
        if buys and table.state.now == started + 130_000:
            deed = action.TakeExtraMinute(by=A, task=Task.WRITE)
            table = submit(table, A, deed, table.since + 5_000).table
            buys = False
        table = advance(table, moment).table
    clock = {"time_expires", "countdown", "take_extra_minute", "extra_minute_expires"}
    return [(_name(each), each.at) for each in table.log[begun:] if each.do in clock]


def test_the_round_is_called_and_stopped() -> None:
    """XI-B: after half an hour no new shake, five minutes later nothing moves."""
    table = advance(open_table(silent_people("mlag-basic-equations-2019-20")), 2_099_999).table
    assert table.state.round is Round.WARNED
    later = advance(table, 2_100_000).table
    assert later.state.round is Round.STOPPED
    assert later.over


# --- paces --------------------------------------------------------------------------------------


def test_people_have_three_times_as_long_at_a_relaxed_table() -> None:
    """Time passes slowly where a person is waited for; the record has the time of the match."""
    table = at_my_turn(with_a_person(pace=Pace.RELAXED))
    clock = table.state.clock
    assert clock is not None
    assert due_of_tick(table) == table.since + 3 * (clock.ends - table.state.now)
    assert moment_at(table, table.since + 3_000) == table.state.now + 1_000


def test_people_have_all_the_time_where_there_are_no_clocks() -> None:
    """No limit is reached while a person thinks, and the moment stays before it."""
    table = at_my_turn(with_a_person(pace=Pace.NONE))
    clock = table.state.clock
    assert clock is not None
    assert due_of_tick(table) is None
    late = advance(table, table.since + 10_000_000).table
    assert late.log == table.log
    assert moment_at(table, table.since + 10_000_000) == clock.ends - 1


def test_who_has_declared_no_goal_is_not_waited_for() -> None:
    """The reply is for the others: a silent bot agrees when its time is up, at every pace."""
    silent = Player(name="Silent", bot=Doing(lambda _: None))
    seating = replace(
        with_a_person(seed=4, pace=Pace.NONE), players=(Player(name="Ann"), silent, silent)
    )
    table = at_my_turn(seating)
    assert table.state.shake.phase is Phase.GOAL
    declared = submit(table, A, action.NoGoal(by=A), table.since).table
    assert awaited(declared.state) == (B, C)
    over = advance(declared, declared.since + 200_000).table
    assert over.state.played[0].void


def test_bots_are_held_to_their_time_at_every_pace() -> None:
    """A bot that does nothing loses its turn, also where people have all the time."""
    silent = Player(name="Silent", bot=Doing(lambda _: None))
    players = (silent, *of_bots().players[1:])
    seating = replace(of_bots(shakes=1), players=players, pace=Pace.NONE)
    table = played_out(open_table(seating))
    assert table.over
    assert table.state.points_lost(A) < 0


def test_the_arithmetic_of_paces() -> None:
    """Events that pass at the table, and how long they take."""
    assert passed(Pace.NONE, 500, None) == 500
    assert passed(Pace.NONE, 500, 0) == 0
    assert [lasting(pace, 7) for pace in Pace] == [7, 21, None]


def test_plain_is_a_bot() -> None:
    """The tests' own bot keeps the protocol at a table of two."""
    pair = replace(of_bots(), terms=terms(players=2), players=of_bots().players[:2])
    assert played_out(open_table(pair)).over
    assert Plain().after == 2_000


def test_the_time_for_a_second_variation_ends_by_a_word_of_the_table() -> None:
    """2018-19 II-B-3, decision 32: in Senior both are chosen within the limit, which is logged."""
    senior = Terms(edition="mlag-equations-2018-19", division=Division.SENIOR)
    cubes = parse_cubes("r1 r2 r3 r+ b0 b4 bx b- g5 g6 g7 g/ k8 k9 k^ k√")
    given = Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, resources=cubes)
    state = apply(new_match(senior), given).state
    limit = state.clock.ends if state.clock is not None else 0
    one = action.SelectVariation(by=A, at=1_000, variations=("factorial",))
    state = apply(state, one).state
    word = next_tick(state, rounds=False)
    assert word == action.StopChoosing(by=A, at=limit)
    ended = apply(state, word).state
    again = action.SelectVariation(by=A, at=limit, variations=("multiple operations",))
    assert not apply(ended, again).legal
