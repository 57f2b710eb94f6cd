"""Pauses, stand-ins and returns: time stands still, X-D scores nothing, and a log keeps it all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.play import JUDGE, Phase, Seat, action
from goalsetter.table import (
    Pace,
    Table,
    advance,
    bot_named,
    due,
    go_on,
    moment_at,
    open_table,
    pause,
    ready,
    restored,
    resumed,
    saved,
    stand_in,
    submit,
    want_back,
)
from tests.table.players import A, B, with_a_person
from tests.table.test_driver import at_my_turn


def alone(pace: Pace = Pace.TOURNAMENT) -> Table:
    """A person whose turn it is, with two bots."""
    return at_my_turn(with_a_person(pace=pace))


def played_out(table: Table) -> Table:
    """The table when its shake is over, with nobody to wait for."""
    while table.state.shake.phase is not Phase.END:
        moment = due(table)
        assert moment is not None
        table = advance(table, moment).table
    return table


# --- pauses -------------------------------------------------------------------------------------


def test_a_pause_costs_no_time() -> None:
    """The clock is where it was, whatever the pause lasted; pausing twice is pausing once."""
    table = alone()
    now = table.since + 3_000
    held = pause(table, now).table
    assert pause(held, now + 500).table == held
    assert (due(held), held.rests) == (None, True)
    assert moment_at(held, now + 90_000) == moment_at(table, now)
    back = go_on(held, now + 90_000)
    assert moment_at(back, now + 90_000) == moment_at(table, now)
    before, after = due(table), due(back)
    assert before is not None
    assert after == before + 90_000
    assert go_on(table, now) == table


def test_in_a_pause_only_the_judge_acts() -> None:
    """A player is refused; what the judge does happens at the moment of the pause."""
    table = replace(alone(), judged=True)
    asked = submit(table, A, action.AskJudge(by=A, question="specific"), table.since + 1_000).table
    assert due(asked) is None
    held = pause(asked, asked.since + 1_000).table
    said = submit(held, A, action.Say(by=A, what="goal"), held.since + 5_000)
    assert said.refusal is not None
    answered = submit(held, JUDGE, action.JudgeAnswers(by=JUDGE, answer="yes"), held.since + 9_000)
    assert answered.refusal is None
    assert answered.table.since == held.held
    assert answered.table.state.shake.question is None


# --- the judge ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "deed",
    [
        action.JudgeRules(by=A, writer=B, correct=True),
        action.JudgeAnswers(by=A, answer="yes"),
        action.StrikePenalty(by=A, penalty=0),
        action.InitialPenalty(by=A, penalty=0),
        action.LeaveTable(by=A, stand_in=True),
    ],
)
def test_no_player_does_what_is_the_judges_or_the_tables(deed: action.Action) -> None:
    """Whether a judge is there or not."""
    for judged in (False, True):
        table = replace(alone(), judged=judged)
        assert submit(table, A, deed, table.since).refusal is not None


def test_a_judge_does_not_play() -> None:
    """Nor act for the clock."""
    table = replace(alone(), judged=True)
    for deed in (action.Say(by=JUDGE, what="goal"), action.RoundStop(by=JUDGE)):
        assert submit(table, JUDGE, deed, table.since).refusal is not None


def test_initials_do_not_depend_on_the_mat() -> None:
    """A penalty is found by its number, though the table has changed since the judge looked."""
    table = alone()
    strike = action.StrikePenalty(by=JUDGE, penalty=0)
    late = submit(table, JUDGE, strike, table.since, seen=0)
    assert not late.stale
    assert late.refusal is not None


# --- stand-ins ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", list(Pace))
def test_a_stand_in_plays_and_earns_nothing(pace: Pace) -> None:
    """X-D: 0 for the shake; the bot has the time of the limit anew (judges C24)."""
    table = alone(pace)
    later = table.since + 10_000
    outcome = stand_in(table, A, later)
    left = outcome.table
    assert left.seating.people == ()
    assert (left.seating.player(A).name, left.seating.player(A).stands_in) == ("Ann", True)
    assert left.state.now == outcome.deeds[-1].action.at
    assert left.since == later
    over = played_out(left)
    assert [dict(each.scores).get(A, 0) for each in over.state.played] == [
        0
    ] * over.state.shake.number
    assert over.state.shake.absent == {A}
    assert stand_in(left, A, later).refusal is not None


def test_a_stand_in_wakes_a_table_that_rests() -> None:
    """A player who left is followed by a bot, and the clock runs on."""
    table = alone()
    resting = submit(table, A, action.LeaveTable(by=A), table.since + 1_000).table
    assert due(resting) is None
    left = stand_in(resting, A, resting.since + 60_000).table
    assert not left.state.away
    assert left.state.absent == {A}
    assert left.state.clock is not None
    assert left.state.clock.paused is None
    paused = pause(table, table.since + 500).table
    held = stand_in(paused, A, paused.since + 60_000).table
    assert (held.since, due(held)) == (paused.held, None)


def test_who_left_comes_back_between_two_shakes() -> None:
    """Not before; what the shake scored stays, even when a judge rules on it again."""
    table = stand_in(alone(), A, 10**6).table
    early = submit(table, A, action.ReturnToTable(by=A), table.since)
    assert early.refusal is not None
    assert want_back(table, B) == table
    over = played_out(want_back(table, A))
    back = advance(over, over.since).table
    assert (back.state.absent, back.returning) == (frozenset(), frozenset())
    assert back.seating == alone().seating
    assert back.state.shake.absent == {A}
    checks = back.state.shake.checks
    if checks:
        deed = action.JudgeRules(by=JUDGE, writer=checks[0].writer, correct=False)
        appealed = submit(back, A, action.AppealScore(by=A, shake=1), back.since).table
        ruled = submit(replace(appealed, judged=True), JUDGE, deed, back.since).table
        assert dict(ruled.state.shake.scores)[A] == 0
    again = advance(ready(back, A).table, back.since).table
    assert again.state.shake.number == 2


def test_the_log_and_a_saved_table_know_the_stand_in() -> None:
    """Readers find a bot in the seat, and the person by her name."""
    table = stand_in(alone(), A, 10**6).table
    read = restored(with_a_person(), table.log, table.since)
    assert read.seating == table.seating
    known = open_table(with_a_person()).seating.players[1].bot
    assert known is not None
    text = saved(table, table.since)
    again = resumed(text, lambda name: known if name == "plain" else bot_named(name), table.since)
    assert "Bot A" not in text
    assert again.seating.player(Seat("A")).stands_in
