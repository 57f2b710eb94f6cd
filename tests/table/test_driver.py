"""The driver: the same deeds give the same log, and nobody can bring it out of step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from goalsetter.bots import BotChoice, Why
from goalsetter.cubes import LaidGoal
from goalsetter.notation import parse_cube, parse_goal
from goalsetter.play import (
    CLOCK,
    JUDGE,
    Mode,
    Phase,
    Seat,
    Section,
    View,
    action,
    read_record,
    view,
    write_record,
)
from goalsetter.rules import GAMES, Fault, Task
from goalsetter.table import (
    Pace,
    Player,
    Seating,
    Table,
    advance,
    ask,
    bot_named,
    due,
    due_of_tick,
    open_table,
    planned,
    ready,
    record_of,
    shown_to,
    submit,
    told_reasons,
    waits_for_thoughts,
)
from goalsetter.table.gate import is_stale
from tests.table.players import (
    ADVENTUROUS,
    MOVES,
    A,
    B,
    C,
    Doing,
    Plain,
    of_bots,
    terms,
    with_a_person,
)


def played_out(table: Table) -> Table:
    """The table after all that happens by itself."""
    while (moment := due(table)) is not None:
        table = advance(table, moment).table
    return table


def until(table: Table, stop: Callable[[Table], bool]) -> Table:
    """The table when something has come about."""
    while not stop(table):
        moment = due(table)
        assert moment is not None
        table = advance(table, moment).table
    return table


def my_turn(table: Table) -> bool:
    """Whether the person in the first seat is to move, or to set the Goal."""
    return table.state.shake.turn == A and table.state.shake.phase in (Phase.MOVE, Phase.GOAL)


def at_my_turn(seating: Seating) -> Table:
    """A table at which the person is to act, all bots asked."""
    return advance(until(open_table(seating), my_turn), 0).table


def deed_of(table: Table) -> action.Action:
    """Something that the person may do."""
    deed = Plain()._deed(view(table.state, A), Random(1))
    assert deed is not None
    return deed


# --- the same again -----------------------------------------------------------------------------


def test_a_seed_gives_one_match() -> None:
    """The same seed gives the same log, another seed another."""
    first = played_out(open_table(of_bots(seed=7)))
    assert first.over
    assert first.log == played_out(open_table(of_bots(seed=7))).log
    assert first.log != played_out(open_table(of_bots(seed=8))).log


def test_a_great_step_is_many_small_ones() -> None:
    """A sleeper of an hour finds what would have happened."""
    small = played_out(open_table(of_bots(shakes=1)))
    assert advance(open_table(of_bots(shakes=1)), 3_600_000).table.log == small.log


def test_the_moment_of_opening_changes_nothing() -> None:
    """The caller's clock may begin anywhere: the match begins at 0."""
    late = played_out(open_table(of_bots(shakes=1), at=987_654_321))
    assert late.log == played_out(open_table(of_bots(shakes=1))).log


def test_bots_may_be_asked_elsewhere() -> None:
    """Without asking, the table stops where bots think; with their plans it goes on the same."""
    table = open_table(of_bots(shakes=1))
    while (moment := due(table)) is not None:
        if waits_for_thoughts(table):
            assert advance(table, moment, asking=False).table == table
            for seat in table.unasked:
                table = planned(table, seat, ask(table, seat))
        else:
            table = advance(table, moment, asking=False).table
    assert table.log == played_out(open_table(of_bots(shakes=1))).log


# --- what players hand in -----------------------------------------------------------------------


def test_a_deed_is_done_at_its_moment() -> None:
    """A person's action is logged with the moment of the match, and bots think anew."""
    table = at_my_turn(with_a_person())
    after = submit(table, A, deed_of(table), table.since + 1_500, table.number)
    assert after.refusal is None
    assert after.table.number == table.number + 1
    assert after.table.log[-1].at == table.state.now + 1_500
    assert after.table.unasked == (B, C)


def test_what_is_about_an_older_table_is_not_done() -> None:
    """A deed carries the number of the table that its player saw."""
    table = at_my_turn(with_a_person())
    deed = deed_of(table)
    for seen in (table.number - 1, table.number + 1):
        outcome = submit(table, A, deed, table.since, seen)
        assert outcome.stale
        assert outcome.table.log == table.log
    assert not submit(table, A, deed, table.since, table.number).stale


def test_the_ticking_of_the_clock_makes_nothing_stale() -> None:
    """A player who moves while the ten seconds are counted has seen all that matters."""
    table = at_my_turn(with_a_person())
    late = table.since + 125_000
    outcome = submit(table, A, deed_of(table), late, table.number)
    assert not outcome.stale
    assert [type(done.action) for done in outcome.deeds[:2]] == [
        action.TimeExpires,
        action.Countdown,
    ]


def test_papers_are_written_side_by_side() -> None:
    """A player who presents while another does has seen all that matters; a move is not so."""
    paper, nothing = action.Present(by=A, texts=("1 = 1",)), action.DoNotPresent(by=B)
    move = action.Move(by=B, cube=parse_cube("1"), to=Section.REQUIRED)
    assert not is_stale((nothing,), 0, paper)
    assert is_stale((move,), 0, paper)
    assert is_stale((nothing,), 0, replace(move, by=A))


def test_mere_words_make_nothing_stale() -> None:
    """But with the block in his hand, whoever speaks puts it down (judges B29)."""
    move = action.Move(by=A, cube=parse_cube("1"), to=Section.REQUIRED)
    word, other = action.Say(by=B, what="goal"), action.Declare(by=B, what="4 is 4")
    lifted, called = action.PickUpBlock(by=B), action.Challenge(by=B, kind="now")
    assert not is_stale((word, other, word), 0, move)
    assert is_stale((lifted, word), 1, move)
    assert is_stale((lifted, other, word), 1, move)
    assert not is_stale((lifted, replace(word, by=A)), 1, move)
    assert not is_stale((lifted, word, word), 2, move)
    assert not is_stale((lifted, called, word), 2, move)
    assert not is_stale((lifted, action.EndShake(), word), 2, move)


STRANGE = [
    action.Move(by=B, cube=parse_cube("1"), to=Section.REQUIRED),
    action.Roll(by=A, cubes=()),
    action.Deal(by=A, cards=()),
    action.EndShake(by=A, scores=((A, 6),)),
    action.TimeExpires(by=A, task=Task.TURN),
    action.Countdown(by=A, finished=True),
    action.JudgeRules(by=A, writer=B, correct=False),
    action.AskJudge(by=A, question="everything", writer=B),
    action.Move(by=CLOCK, cube=parse_cube("1"), to=Section.REQUIRED),
]


@pytest.mark.parametrize("deed", STRANGE, ids=lambda deed: deed.do)
def test_nobody_does_what_is_another_s(deed: action.Action) -> None:
    """Chance, time, the judge's word and other seats are out of a player's reach."""
    table = at_my_turn(with_a_person())
    outcome = submit(table, A, deed, table.since)
    assert outcome.refusal is not None
    assert outcome.table.log == table.log


def test_a_guarded_table_refuses_with_a_clause() -> None:
    """An illegal act does not happen at a guarded table."""
    table = until(open_table(with_a_person()), lambda t: t.state.shake.phase is Phase.MOVE)
    cube = table.state.shake.resources[0]
    if table.state.shake.turn == A:
        deed = submit(table, A, deed_of(table), table.since)
        table = deed.table
    outcome = submit(table, A, action.Move(by=A, cube=cube, to=Section.REQUIRED), table.since)
    assert outcome.refusal is not None
    assert outcome.refusal.fault is Fault.OUT_OF_TURN
    assert outcome.refusal.clause == "Basic 2019-20 V-B"


def test_an_open_table_lets_it_happen() -> None:
    """At an open table the same cube lies there until somebody charges it."""
    seating = with_a_person()
    seating = replace(seating, terms=terms(mode=Mode.OPEN))
    table = until(open_table(seating), lambda t: t.state.shake.turn == B and t.state.shake.goal_set)
    cube = table.state.shake.resources[0]
    outcome = submit(table, A, action.Move(by=A, cube=cube, to=Section.REQUIRED), table.since)
    assert outcome.refusal is None
    assert not outcome.deeds[-1].legal


def test_nothing_is_at_the_same_instant() -> None:
    """One authority puts one deed after another, so a challenge cannot claim to be earlier."""
    table = until(open_table(with_a_person()), lambda t: t.state.shake.phase is Phase.MOVE)
    deed = action.Challenge(by=A, kind="impossible", simultaneous=True)
    logged = submit(table, A, deed, table.since).table.log[-1]
    if isinstance(logged, action.Challenge):
        assert not logged.simultaneous


def test_time_does_not_run_backwards() -> None:
    """A moment before the last change counts as that of the change."""
    table = at_my_turn(with_a_person())
    outcome = submit(table, A, deed_of(table), table.since - 60_000)
    assert outcome.table.log[-1].at == table.state.now


# --- from shake to shake ------------------------------------------------------------------------


def at_the_end_of_a_shake() -> Table:
    """A table at which a person and two bots have played a shake."""
    table = open_table(with_a_person(shakes=2))
    while table.state.shake.phase is not Phase.END:
        moment = due(table)
        deed = Plain()._deed(view(table.state, A), Random(1))
        if deed is not None:
            table = submit(table, A, deed, table.since).table
        elif moment is not None:
            table = advance(table, moment).table
    return table


def test_the_next_shake_waits_for_people() -> None:
    """After a shake bots are ready, and a person says so."""
    table = at_the_end_of_a_shake()
    waiting = advance(table, table.since + 60_000).table
    assert waiting.state.shake.number == 1
    begun = advance(ready(table, A).table, table.since).table
    assert begun.state.shake.number == 2
    assert begun.ready == frozenset()


def test_without_a_number_of_shakes_the_round_decides() -> None:
    """Then one shake follows another until the time of the round is called."""
    table = at_the_end_of_a_shake()
    endless = replace(table, seating=replace(table.seating, shakes=None))
    assert advance(ready(endless, A).table, table.since).table.state.shake.number == 2


def test_the_match_ends_after_its_shakes() -> None:
    """The last shake is followed by the call that no new one begins."""
    table = played_out(open_table(of_bots(shakes=1)))
    assert table.over
    assert due_of_tick(table) is None
    assert isinstance(table.log[-1], action.RoundWarning)
    assert len(table.state.played) == 1


def test_a_match_of_void_shakes_ends() -> None:
    """Bots that never find a Goal do not play for ever."""

    def gives_up(view: View) -> object:
        if view.phase is Phase.GOAL and view.setting == view.seat:
            return action.NoGoal(by=view.seat)
        return action.AgreeNoGoal(by=view.seat) if view.phase is Phase.NO_GOAL else None

    players = tuple(Player(name=name, bot=Doing(gives_up)) for name in "XYZ")
    table = played_out(open_table(replace(of_bots(shakes=2), players=players)))
    assert table.over
    assert len(table.state.played) == 8
    assert all(shake.void for shake in table.state.played)


def test_a_log_that_is_too_long_ends_the_match() -> None:
    """No match is longer than a record may be."""
    table = open_table(of_bots())
    full = replace(table, log=(action.Say(by=A, what="la"),) * 4_900)
    assert full.over
    assert due(full) is None


# --- bots that misbehave ------------------------------------------------------------------------


def fails(view: View) -> object:
    """Breaks."""
    raise RuntimeError(view.seat)


def speaks(view: View) -> object:
    """Talks without end."""
    return action.Say(by=view.seat, what="la la")


def out_of_turn(view: View) -> object:
    """Moves whenever it can, though the table is guarded."""
    cubes = view.resources
    return action.Move(by=view.seat, cube=cubes[0], to=Section.REQUIRED) if cubes else None


MISBEHAVING: list[Callable[[View], object]] = [
    fails,
    speaks,
    out_of_turn,
    lambda _: "a move",
    lambda view: action.Roll(by=view.seat, cubes=()),
    lambda view: action.Say(by=Seat("A" if view.seat != "A" else "B"), what="I am not me"),
    lambda view: action.Move(by=view.seat, cube="3", to=Section.REQUIRED),  # type: ignore[arg-type]
    lambda view: action.Present(by=view.seat, texts=(3,)),  # type: ignore[arg-type]
    lambda _: BotChoice(action=None, why=MOVES, after=-5),
    lambda _: BotChoice(action=None, why="because"),  # type: ignore[arg-type]
    lambda view: action.LeaveTable(by=view.seat),
]


@pytest.mark.parametrize("deed", MISBEHAVING)
def test_a_bot_cannot_break_the_table(deed: Callable[[View], object]) -> None:
    """The match goes on by the clock and ends, for all that bots do."""
    bad = Player(name="Bad", bot=Doing(deed, after=500))
    players = (bad, *of_bots().players[1:])
    table = played_out(open_table(replace(of_bots(shakes=1), players=players)))
    assert table.over
    assert len(table.state.played) >= 1


def test_a_refused_bot_is_asked_again() -> None:
    """A second thought may be better: the source of chance is another one."""
    asked: list[int] = []

    def second_thought(view: View) -> object:
        if view.phase is not Phase.MOVE or view.turn != view.seat:
            return Plain()._deed(view, Random(3))
        asked.append(view.now)
        to = Section.REQUIRED
        wrong = action.Move(by=view.seat, cube=parse_cube("k√"), to=to)
        right = action.Move(by=view.seat, cube=view.resources[0], to=to)
        return wrong if len(asked) % 2 else right

    players = tuple(Player(name=name, bot=Doing(second_thought, 100)) for name in "XYZ")
    table = open_table(replace(of_bots(shakes=1, seed=3), players=players))
    assert played_out(table).over


# --- secrets ------------------------------------------------------------------------------------


def test_reasons_are_told_after_the_shake() -> None:
    """Nobody hears why a bot moved while that could still help."""
    table = until(open_table(of_bots()), lambda t: len(t.reasons) > 5)
    assert told_reasons(table) == ()
    ended = at_the_end_of_a_shake()
    assert told_reasons(ended) == ended.reasons
    assert {reason.why for reason in ended.reasons} == {Why(code="moves", details=MOVES.details)}
    next_one = ready(ended, A).table
    while len(next_one.reasons) < len(ended.reasons) + 2:
        next_one = advance(next_one, next_one.since + 200_000).table
    assert told_reasons(next_one) == ended.reasons


def test_a_paper_is_shown_to_its_writer_only() -> None:
    """Of another's paper one sees that it was presented."""
    paper = action.Present(by=B, texts=("1+1=2",), goal="2", avoid_move="1 to required")
    assert shown_to(B, paper) == paper
    assert shown_to(A, paper) == action.Present(by=B, texts=())
    move = action.Move(by=B, cube=parse_cube("1"), to=Section.REQUIRED)
    assert shown_to(A, move) == move


# --- leaving, and the judge ---------------------------------------------------------------------


def test_a_table_rests_while_somebody_is_away() -> None:
    """The clock stops when a player leaves, and runs on when all are back."""
    table = at_my_turn(with_a_person())
    left = submit(table, A, action.LeaveTable(by=A), table.since + 10_000).table
    assert due(left) is None
    back = submit(left, A, action.ReturnToTable(by=A), left.since + 900_000).table
    assert back.state.clock is not None
    assert table.state.clock is not None
    assert back.state.clock.left(back.state.now) == table.state.clock.left(table.state.now) - 10_000


def test_a_question_that_nobody_can_answer_is_answered_with_no() -> None:
    """There is no person in the judge's seat, so the table says no, and the clock runs on."""
    table = at_my_turn(with_a_person())
    asked = submit(table, A, action.AskJudge(by=A, question="value", writer=B), table.since)
    after = advance(asked.table, asked.table.since).table
    assert action.JudgeAnswers(by=JUDGE, at=after.log[-1].at, answer="no") == after.log[-1]
    assert after.state.clock is not None
    assert after.state.clock.paused is None


def test_a_tick_that_is_refused_is_not_tried_for_ever() -> None:
    """If the clock's word cannot be done, the table waits for a player."""
    table = at_my_turn(with_a_person())
    clock = table.state.clock
    assert clock is not None
    strange = replace(clock, task=Task.TURN).with_hands((A,), expired=True, counted=clock.ends)
    stuck = replace(table, state=replace(table.state, clock=strange), plans=table.plans)
    after = advance(stuck, table.since + 900_000).table
    assert after.stuck
    assert due(after) is None


# --- all that is agreed -------------------------------------------------------------------------


def test_every_seat_has_its_player() -> None:
    """A table of three needs three players."""
    with pytest.raises(ValueError, match="expected a player for each of 3 seats, got 2"):
        replace(of_bots(), players=of_bots().players[:2])


def test_on_sets_begins_with_cubes_and_cards() -> None:
    """In ON-SETS cubes are rolled and cards dealt; in Elementary three cubes are set out first."""
    for division in ("elementary", "middle"):
        chosen = replace(
            terms("mlag-on-sets-2017-18"),
            division=type(terms().division)(division),
        )
        seating = replace(with_a_person(), terms=chosen, pace=Pace.NONE)
        table = advance(open_table(seating), 0).table
        assert table.state.shake.phase is Phase.VARIATIONS
        assert len(table.state.shake.resources) == 18
        assert len(table.state.shake.universe) >= 6


def test_variations_are_waited_for() -> None:
    """Where the book has variations, the Goal waits for them."""
    table = advance(open_table(with_a_person(edition=ADVENTUROUS)), 0).table
    assert table.state.shake.phase is Phase.VARIATIONS
    goal = action.SetGoalDown(by=A, goal=parse_goal("3"))
    assert isinstance(goal.goal, LaidGoal)
    assert submit(table, A, goal, 0).refusal is not None


@pytest.mark.parametrize("edition", [book.name for game in GAMES for book in game.editions])
@pytest.mark.parametrize("mode", list(Mode))
def test_bots_play_by_every_book(edition: str, mode: Mode) -> None:
    """A shake of three real bots ends, and its record holds."""
    names = ("random", "third-grade", "random")
    players = tuple(Player(name=name, bot=bot_named(name), level=name) for name in names)
    seating = Seating(terms=terms(edition, mode=mode), players=players, seed=6, shakes=1)
    table = played_out(open_table(seating))
    assert table.over
    assert read_record(write_record(record_of(table)), strict=True).log == table.log
    assert "broken" not in {reason.why.code for reason in table.reasons}
