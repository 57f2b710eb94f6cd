"""Acts do what their rows say: who may, what changes, and what stays."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from goalsetter.tournament import (
    ACT_ROWS,
    AddMinutes,
    CloseRound,
    ConfirmIncident,
    ConfirmSheet,
    CorrectSheet,
    DecideProtest,
    EnterPlayers,
    EnterSheet,
    Entrant,
    EventLog,
    EventState,
    FileProtest,
    JoinTable,
    LockEvent,
    LogEntry,
    NameOfficial,
    Official,
    OfficialRole,
    PostponeSheet,
    Presence,
    ReceiveSheet,
    ReopenRound,
    ReportIncident,
    ResumeSheet,
    RoundState,
    ScoreLine,
    SheetState,
    SwapSeats,
    Withdraw,
    apply_entry,
    check_sum,
    round_results,
    seated_elsewhere,
    sheet_results,
    standings,
)
from goalsetter.tournament.acts import ACTS_BY_KIND
from tests.tournament.events import (
    COACH,
    EQ,
    HEAD,
    JUDGE,
    SCORER,
    act,
    collecting,
    demo,
    drawn,
    entered,
    here,
    opened,
    played,
    published,
    refusal,
    ruled,
    sheet,
    totals,
    typed,
)

ROLES = {
    "director": {row.name for row in ACT_ROWS},
    "head-judge": {
        *("start-round", "stop-round", "postpone-sheet", "resume-sheet", "add-minutes"),
        *("report-incident", "confirm-incident", "file-protest", "decide-protest"),
        *("call-judge", "answer-call"),
    },
    "judge": {"add-minutes", "report-incident", "file-protest", "call-judge", "answer-call"},
    "scorer": {"receive-sheet", "enter-sheet", "confirm-sheet", "call-judge"},
    "greeter": {"mark-presence"},
    "coach": {"enter-players", "edit-player", "set-team", "file-protest"},
}
"""The acts of each role."""


@pytest.mark.parametrize("role", OfficialRole)
def test_each_role_has_its_acts(role: OfficialRole) -> None:
    """No role may do more than the table above."""
    assert {row.name for row in ACT_ROWS if role in row.roles} == ROLES[role.value]


def test_an_act_changes_what_its_row_says() -> None:
    """Over a whole day: no other field of the state differs after an entry."""
    state = EventState()
    for entry in demo().entries:
        after = apply_entry(state, entry)
        assert isinstance(after, EventState)
        row = ACTS_BY_KIND[type(entry.deed)]
        differing = {
            field.name
            for field in fields(EventState)
            if getattr(state, field.name) != getattr(after, field.name)
        }
        assert differing <= {"entries", *row.changes}, row.name
        state = after


def test_the_clock_orders_nothing() -> None:
    """A laptop that woke up with yesterday's date goes on: the numbers count."""
    log = opened()
    entry = LogEntry(
        number=3,
        at="1999-01-01T00:00:00",
        by="Ana",
        role=OfficialRole.DIRECTOR,
        deed=LockEvent(),
    )
    assert isinstance(apply_entry(log.state, entry), EventState)


def test_a_late_player_joins_a_table_of_two() -> None:
    """The sheet has a line more; the seat is marked as by hand."""
    log = act(entered(5), EnterPlayers(players=(Entrant(id="x", name="X", contests=(EQ,)),)))
    log = act(published(log), here("x"))
    pair = next(one for one in log.state.rounds[EQ, 1].tables if len(one.players) == 2)
    log = act(log, JoinTable(contest=EQ, round=1, player="x", table=pair.number))
    seat = log.state.rounds[EQ, 1].table_of("x")
    assert seat is not None
    assert (seat.number, seat.by_hand) == (pair.number, ("x",))
    assert [len(one.players) for one in log.state.sheets_of(EQ, 1)] == [3, 3]


def test_a_swap_pins_both_and_a_new_draw_leaves_them() -> None:
    """By-hand seats are pinned, drawn ones are not."""
    log = drawn(entered(9))
    first, second, *_ = log.state.rounds[EQ, 1].tables
    one, other = first.players[0], second.players[0]
    log = act(log, SwapSeats(contest=EQ, round=1, player=one, other=other))
    again = drawn(log, seed=99)
    for player, number in ((one, second.number), (other, first.number)):
        seat = again.state.rounds[EQ, 1].table_of(player)
        assert seat is not None
        assert (seat.number, player in seat.by_hand) == (number, True)


def test_pins_that_fit_no_more_are_let_go() -> None:
    """Two tables of two cannot hold three who were pinned to one."""
    log = drawn(entered(6))
    first, second = log.state.rounds[EQ, 1].tables
    for place in range(3):
        deed = SwapSeats(
            contest=EQ, round=1, player=first.players[place], other=second.players[place]
        )
        log = act(log, deed)
    log = act(log, here(first.players[0], second.players[0], presence=Presence.LEFT))
    again = drawn(log)
    assert sorted(len(one.players) for one in again.state.rounds[EQ, 1].tables) == [2, 2]
    log = act(log, here(first.players[1], second.players[1], presence=Presence.LEFT))
    assert len(drawn(log).state.rounds[EQ, 1].tables) == 1


def test_a_sheet_goes_its_way() -> None:
    """Out, received, entered, confirmed by a person who looked at it."""
    log = collecting(entered())
    first = sheet(log)
    log = act(log, ReceiveSheet(sheet=first.code, round=1), SCORER)
    assert sheet(log).state is SheetState.RECEIVED
    entry = EnterSheet(sheet=first.code.lower(), lines=tuple(reversed(totals(first))))
    log = act(log, entry, SCORER, "Sam")
    assert sheet(log).state is SheetState.ENTERED
    log = act(log, ConfirmSheet(sheet=first.code, typed_by="Sam"), SCORER, "Tia")
    assert sheet(log).counts
    assert [line.player for line in sheet(log).lines] == list(first.players)
    log = act(log, AddMinutes(sheet=first.code, minutes=4, reason="judge called"), JUDGE)
    assert sheet(log).minutes == 4


def test_a_third_person_settles_two_typings() -> None:
    """With a reason, which one of the two is right."""
    log = collecting(entered())
    first = sheet(log)
    log = act(log, EnterSheet(sheet=first.code, lines=totals(first)), SCORER, "Sam")
    other = totals(first, 10, 14, 6)
    log = act(log, EnterSheet(sheet=first.code, lines=other), SCORER, "Tia")
    assert sheet(log).state is SheetState.DIFFERS
    deed = ConfirmSheet(sheet=first.code, typed_by="Tia", reason="asked the table")
    log = act(log, deed, SCORER, "Uma")
    assert [line.total for line in sheet(log).lines][:2] == [10, 14]


def test_a_doubtful_sheet_is_kept_with_its_reason() -> None:
    """Never silently; the standings mark its players."""
    log = collecting(entered(3))
    first = sheet(log)
    wrong = tuple(replace(line, points=5) for line in totals(first))
    log = typed(log, first, wrong, doubtful="sheet was torn")
    assert sheet(log).doubtful == "sheet was torn"
    assert all(row.provisional for row in standings(log.state, EQ))
    total = check_sum(log.state, EQ, 1)
    assert (total.handed_out, total.expected, total.taken, total.agrees) == (15, 12, -3, True)


def test_one_typing_is_enough_in_a_class() -> None:
    """If the event rules so."""
    log = ruled(collecting(entered()), "second-entry", "one-is-enough")
    log = act(log, EnterSheet(sheet=sheet(log).code, lines=totals(sheet(log))), SCORER)
    assert sheet(log).counts


def test_a_missing_tick_is_asked_for_and_kept() -> None:
    """Missing initials pass with "seen by"."""
    log = collecting(entered())
    first = sheet(log)
    lines = tuple(replace(line, initialled=False) for line in totals(first))
    deed = EnterSheet(sheet=first.code, lines=lines)
    assert {slip.code for slip in refusal(log, deed, SCORER).slips} == {"missing-initials"}
    log = typed(log, first, lines, seen_by="Harper")
    assert (sheet(log).counts, sheet(log).seen_by) == (True, "Harper")


def test_a_postponed_sheet_counts_for_seating_only() -> None:
    """Close passes; standings wait; the next round is seated by provisional points."""
    log = collecting(entered(3))
    first = sheet(log)
    log = act(log, EnterSheet(sheet=first.code, lines=totals(first)), SCORER, "Sam")
    log = act(log, PostponeSheet(sheet=first.code, reason="protest"), HEAD)
    log = act(log, CloseRound(contest=EQ, round=1))
    assert all(not results for results in round_results(log.state, EQ).values())
    seating = round_results(log.state, EQ, provisional=True)
    assert sorted(results[0].points for results in seating.values()) == [2, 4, 6]
    nothing = ruled(log, "postponed-points", "nothing")
    assert not any(round_results(nothing.state, EQ, provisional=True).values())
    log = act(log, EnterSheet(sheet=first.code, lines=totals(first)), SCORER, "Tia")
    log = act(log, ResumeSheet(sheet=first.code), HEAD)
    assert all(round_results(log.state, EQ).values())
    assert check_sum(log.state, EQ, 1).agrees


def test_a_protest_holds_a_sheet_until_it_is_decided() -> None:
    """Judges G8; two protests hold it until both are decided."""
    log = collecting(entered())
    first = sheet(log)
    numbers = []
    for player in first.players[:2]:
        deed = FileProtest(sheet=first.code, player=player, judges=("A", "B"), reason="x")
        assert refusal(log, deed, COACH, f"Kim {player}").code == "other-group"
        home = log.state.players[player].group
        coach = Official(name=f"Kim {player}", role=COACH, sits_for=home)
        log = act(log, NameOfficial(official=coach))
        log = act(log, deed, COACH, coach.name)
        numbers.append(log.state.protests[-1].number)
    for number, held in zip(numbers, ("protest", ""), strict=True):
        log = act(log, DecideProtest(number=number, upheld=False, reason="rule kept"), HEAD)
        assert sheet(log).postponed == held


def test_withdrawing_leaves_the_past_alone() -> None:
    """Future rounds only: opponents keep what they won."""
    log = played(entered())
    before = round_results(log.state, EQ)
    log = act(log, Withdraw(player="p1", contest=EQ, round=2, reason="ill"))
    assert round_results(log.state, EQ) == before
    assert "p1" not in {one.id for one in log.state.eligible(EQ, 2)}
    assert len(drawn(log, 2).state.rounds[EQ, 2].players) == 6


def test_a_round_opens_again_with_a_reason() -> None:
    """And can be closed again."""
    log = act(played(entered()), ReopenRound(contest=EQ, round=1, reason="a sheet was missing"))
    assert log.state.rounds[EQ, 1].state is RoundState.COLLECTING
    assert act(log, CloseRound(contest=EQ, round=1)).state.rounds[EQ, 1].state is RoundState.CLOSED


def incident(kind: str, player: str, number: int = 1) -> ReportIncident:
    """An incident."""
    return ReportIncident(
        kind=kind, contest=EQ, round=number, player=player, judges=("A", "B"), note="n"
    )


def test_a_warning_outlives_its_round() -> None:
    """IX-C: the penalty comes in a later round."""
    log = act(published(entered()), incident("warning", "p1"), JUDGE)
    log = collecting_again(log)
    log = published(log, 2)
    assert act(log, incident("penalty", "p1", 2), HEAD).state.incidents[-1].clause == "2018-19 IX-C"
    assert refusal(log, incident("penalty", "p2", 2), HEAD).code == "no-warning"


def collecting_again(log: EventLog) -> EventLog:
    """Type and close a round that is published."""
    for one in log.state.sheets_of(EQ, 1):
        log = typed(log, one, totals(one))
    return act(log, CloseRound(contest=EQ, round=1))


def test_a_judge_drafts_and_the_head_judge_confirms() -> None:
    """A draft has no effect."""
    log = played(entered(3))
    log = act(log, incident("disqualified-round", "p1"), JUDGE)
    points = {r.player: r.points for r in sheet_results(log.state, sheet(log))}
    assert points["p1"] > 0
    log = act(log, ConfirmIncident(number=log.state.incidents[0].number), HEAD)
    after = {r.player: r.points for r in sheet_results(log.state, sheet(log))}
    assert after == {**points, "p1": 0}
    total = check_sum(log.state, EQ, 1)
    assert (total.taken, total.agrees) == (points["p1"], True)


def test_a_player_out_for_good_is_drawn_no_more() -> None:
    """Zero in the round, and no seat in later ones."""
    log = act(played(entered()), incident("disqualified-later", "p1"), HEAD)
    assert log.state.is_out(EQ, "p1", 2)
    assert "p1" not in drawn(log, 2).state.rounds[EQ, 2].players


def test_a_replayed_round_counts_alone() -> None:
    """IX-C: the sheet is open again, and the old result stays readable."""
    log = played(entered(3))
    old = sheet(log).lines
    log = act(log, incident("replay-round", "p1"), HEAD)
    assert (sheet(log).state, sheet(log).earlier, sheet(log).replays) == (
        SheetState.OUT,
        (old,),
        1,
    )
    again = typed(log, sheet(log), totals(sheet(log), 2, 6, 10))
    assert [line.points for line in sheet(again).lines] == [2, 4, 6]
    twice = act(log, incident("replay-round", "p1"), HEAD)
    assert sheet(twice).earlier == (old,)


def test_a_wrong_division_is_void_for_standings() -> None:
    """Opponents keep their points; an event may rule that it counts."""
    log = act(played(entered(3)), incident("wrong-division", "p1"), HEAD)
    assert {row.player for row in standings(log.state, EQ)} == {"p2", "p3"}
    log = ruled(log, "wrong-division", "counts")
    assert len(standings(log.state, EQ)) == 3


def corrected(log: EventLog, *values: int, **more: object) -> EventLog:
    """The event with other totals on its first sheet."""
    first = sheet(log)
    deed = CorrectSheet(
        sheet=first.code,
        lines=totals(first, *values),
        reason="slip",
        **more,  # type: ignore[arg-type]
    )
    return act(log, deed)


def test_a_correction_keeps_the_old_result_readable() -> None:
    """XII-B: all agreed; the round was closed, so it is marked as late."""
    log = played(entered(3))
    before = sheet(log).lines
    log = corrected(log, 6, 10, 14, all_agreed=True)
    assert [line.points for line in sheet(log).lines] == [2, 4, 6]
    (note,) = log.state.corrections
    assert (note.before, note.late, note.reason) == (before, True, "slip")
    assert sheet(log).earlier == (before,)


def test_deceit_costs_the_round_or_leaves_the_lower_score() -> None:
    """XII-B: too high is 0 for the round; too low, and the lower score stands."""
    log = played(entered(3))
    first, second, third = sheet(log).players
    high = corrected(log, 8, 10, 6, deceit_by=first)
    assert {r.player: r.points for r in sheet_results(high.state, sheet(high))} == {
        first: 0,
        second: 6,
        third: 2,
    }
    assert high.state.incidents[-1].clause == "2018-19 XII-B"
    low = corrected(log, 14, 10, 12, deceit_by=third)
    line = sheet(low).line_of(third)
    assert (line and line.total, low.state.incidents) == (6, ())


def test_a_correction_never_reseats_and_tells_who_would_sit_elsewhere() -> None:
    """The seats of later rounds stay; the list is empty where nothing changes."""
    log = drawn(played(entered(12, 4)), 2)
    seats = log.state.rounds[EQ, 2].tables
    after = corrected(log, 6, 10, 14, all_agreed=True)
    assert after.state.rounds[EQ, 2].tables == seats
    moved = seated_elsewhere(log.state, after.state, EQ, 2, Random)
    assert moved
    assert set(moved) < {one for table in seats for one in table.players}
    assert seated_elsewhere(log.state, log.state, EQ, 2, Random) == ()


def test_a_coach_enters_the_own_school_only() -> None:
    """The director names whom a coach sits for."""
    coach = Official(name="Kim", role=OfficialRole.COACH, sits_for="s1")
    log = act(entered(), NameOfficial(official=coach))
    own = EnterPlayers(players=(Entrant(id="x", name="X", group="s1"),))
    assert "x" in act(log, own, COACH, "Kim").state.players
    other = EnterPlayers(players=(Entrant(id="x", name="X", group="s2"),))
    assert refusal(log, other, COACH, "Kim").expected == "s1"


def test_teammates_may_meet_where_the_event_lets_them() -> None:
    """A ruling, for fields in which they must."""
    log = ruled(entered(4), "teammates", "if-unavoidable")
    assert drawn(log).state.rounds_of(EQ)


def test_absent_players_show_in_the_check_sum() -> None:
    """A chair that stayed empty explains the difference to a table of three."""
    log = collecting(entered(3))
    first = sheet(log)
    lines = (*totals(first)[:2], ScoreLine(player=first.players[2], absent=True))
    log = typed(log, first, lines)
    total = check_sum(log.state, EQ, 1)
    assert (total.expected, total.handed_out, total.agrees) == (10, 10, True)
    assert check_sum(collecting(entered(3)).state, EQ, 1).waiting == 1
