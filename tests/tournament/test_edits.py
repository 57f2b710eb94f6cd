"""Changes after the start: players, schools, teams, late children, play-offs, privacy, presets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.rules import EQUATIONS, Division
from goalsetter.tournament import (
    EVENT_RULINGS,
    POLICIES,
    PRESETS,
    ActRefusal,
    CloseRound,
    Cut,
    DrawnTable,
    DrawRound,
    EditEvent,
    EditPlayer,
    EnrolRow,
    EnterPlayers,
    EnterSheet,
    Entrant,
    Event,
    EventLog,
    FreeSeat,
    JoinTable,
    MoveSeat,
    NameOfficial,
    Official,
    OpenEvent,
    Privacy,
    PublicName,
    PublishRound,
    SeatingGroup,
    SetGroup,
    SetTeam,
    Team,
    cut_field,
    enrol,
    field_of,
    preset_contest,
    preset_deeds,
    public_names,
    public_rounds,
    public_seats,
    public_standings,
    round_results,
    standings,
)
from goalsetter.words import codes as known_codes
from tests.tournament.events import (
    COACH,
    EQ,
    SCORER,
    act,
    drawn,
    entered,
    opened,
    played,
    published,
    refusal,
    ruled,
    sheet,
    totals,
    typed,
)


def test_a_player_is_edited_and_keeps_the_id() -> None:
    """Name, grade, school and opt-out; a coach edits the own school until the deadline."""
    log = act(entered(), NameOfficial(official=Official(name="Kim", role=COACH, sits_for="s1")))
    event = log.state.event
    assert event is not None
    log = act(log, EditEvent(event=replace(event, deadline="2026-03-07T09:00")))
    one = replace(log.state.players["p1"], name="Ana Ruiz", grade=7, hidden=True)
    log = act(log, EditPlayer(player=one), COACH, "Kim")
    assert log.state.players["p1"] == one
    away = replace(one, group="s2")
    assert refusal(log, EditPlayer(player=away), COACH, "Kim").code == "other-group"
    assert act(log, EditPlayer(player=away)).state.players["p1"].group == "s2"
    late = log.add(EditPlayer(player=one), at="2026-03-07T09:01:00", by="Kim", role=COACH)
    assert isinstance(late, ActRefusal)
    assert late.code == "deadline"


def test_a_player_leaves_a_contest_before_the_first_seat() -> None:
    """Afterward it is a withdrawal."""
    log = act(entered(), EditPlayer(player=Entrant(id="p1", name="Player 1")))
    assert "p1" not in {one.id for one in log.state.eligible(EQ, 1)}


def test_a_team_is_set_changed_and_taken_off() -> None:
    """Singles may be joined into a team on the day."""
    team = Team(id="t1", name="T1", contests=(EQ,), players=("p1", "p2"))
    log = act(entered(), SetTeam(team=team))
    log = act(log, SetTeam(team=replace(team, players=("p1", "p3"))))
    assert log.state.teams["t1"].players == ("p1", "p3")
    assert not act(log, SetTeam(team=replace(team, players=()))).state.teams


def test_districts_and_scheduling_groups_are_kept_apart() -> None:
    """The unit is the school by default; a scheduling group goes before the district."""
    log = entered(6)
    for number in (0, 1):
        group = SeatingGroup(id=f"s{number}", name=f"School {number}", parent="north")
        log = act(log, SetGroup(group=group))

    def units(event: EventLog) -> set[str]:
        return set(field_of(event.state, EQ, 1, POLICIES["random"]).groups)

    assert units(log) == {"s0", "s1", "s2"}
    assert units(ruled(log, "kept-apart", "district")) == {"district:north", "s2"}
    for number in (1, 2):
        group = SeatingGroup(id=f"s{number}", name=f"School {number}", apart="rivals")
        log = act(log, SetGroup(group=group))
    assert units(ruled(log, "kept-apart", "district")) == {"district:north", "apart:rivals"}
    alone = EnterPlayers(players=(Entrant(id="x", name="X", contests=(EQ,)),))
    assert act(log, alone).state.apart_of("") == ""


def test_a_missing_third_leaves_a_table_of_two() -> None:
    """One click: play as two; then a stand-in or the late child takes the chair."""
    log = published(entered(3))
    gone = sheet(log).players[0]
    log = act(log, FreeSeat(contest=EQ, round=1, player=gone))
    assert len(sheet(log).players) == len(log.state.rounds[EQ, 1].tables[0].players) == 2
    stand_in = Entrant(id="si", name="Stand-in", contests=(EQ,), stand_in=True)
    log = act(log, EnterPlayers(players=(stand_in,)))
    log = act(log, JoinTable(contest=EQ, round=1, player="si", table=1))
    assert sheet(log).players[-1] == "si"
    log = act(log, FreeSeat(contest=EQ, round=1, player="si"))
    assert log.state.rounds[EQ, 1].tables[0].by_hand == ()
    log = act(log, JoinTable(contest=EQ, round=1, player=gone, table=1))
    assert sheet(log).players[-1] == gone


def test_a_child_left_alone_joins_the_next_table_of_two() -> None:
    """The table that is left is struck with its sheet, whose code is never used again."""
    log = published(entered(7))
    left, right = (one for one in log.state.rounds[EQ, 1].tables if len(one.players) == 2)
    struck = next(one for one in log.state.sheets_of(EQ, 1) if one.table == left.number)
    deed = MoveSeat(contest=EQ, round=1, player=left.players[0], table=right.number)
    after = act(log, deed)
    assert struck.code not in after.state.sheets
    assert sorted(len(one.players) for one in after.state.sheets_of(EQ, 1)) == [3, 3]
    assert after.state.sheets_made == 3
    target = next(one for one in log.state.sheets_of(EQ, 1) if one.table == right.number)
    typed_there = act(log, EnterSheet(sheet=target.code, lines=totals(target)), SCORER, "Sam")
    assert refusal(typed_there, deed).code == "typed-already"
    pair = Team(id="t", name="T", contests=(EQ,), players=(left.players[0], right.players[0]))
    assert refusal(act(log, SetTeam(team=pair)), deed).code == "teammates"


def test_a_play_off_is_a_round_whose_points_do_not_count() -> None:
    """It orders the tied by its own points, where the contest asks for that."""
    log = played(entered(6, 6, rounds=1, metrics=("match-points", "play-off")))
    before = {row.player: row.values[0] for row in standings(log.state, EQ)}
    tied = tuple(player for player, points in before.items() if points == 6)
    table = DrawnTable(number=1, players=tied)
    log = act(log, DrawRound(contest=EQ, round=2, tables=(table,), play_off=True))
    log = act(log, PublishRound(contest=EQ, round=2))
    assert not any(row.provisional for row in standings(log.state, EQ))
    log = typed(log, sheet(log, 0, 2), totals(sheet(log, 0, 2), 10, 14))
    log = act(log, CloseRound(contest=EQ, round=2))
    after = standings(log.state, EQ)
    assert {row.player: row.values[0] for row in after} == before
    assert [(row.place, row.player) for row in after[:2]] == [(1, tied[1]), (2, tied[0])]
    assert all(len(results) == 1 for results in round_results(log.state, EQ).values())


def test_a_bonus_counts_for_each_round_played() -> None:
    """A league whose totals are out of another number sets it."""
    log = played(entered(3, bonus=2))
    assert [row.values for row in standings(log.state, EQ)] == [(8,), (6,), (4,)]
    best = played(entered(3, bonus=2, metrics=("best-rounds",)))
    assert [row.values for row in standings(best.state, EQ)] == [(8,), (6,), (4,)]


def test_a_cut_of_five_for_each_started_part() -> None:
    """Leagues send so many for each started 25; here two for each started four."""
    log = played(entered(6, 6))
    rows = standings(log.state, EQ)
    assert len(cut_field(rows, Cut(by="per-started", value=2, out_of=4)).inside) == 4


def private(log: EventLog, privacy: Privacy, hold_back: int = 0) -> EventLog:
    """The event under another setting."""
    assert log.state.event is not None
    event = replace(log.state.event, privacy=privacy, hold_back=hold_back)
    return act(log, EditEvent(event=event))


NAMES = {
    Privacy.OFF: PublicName(),
    Privacy.INITIALS: PublicName(name="A. B."),
    Privacy.SHORT: PublicName(name="Ada B.", group="School 1"),
    Privacy.FULL: PublicName(name="Ada Maria Brown", group="School 1"),
}


@pytest.mark.parametrize("privacy", Privacy)
def test_one_function_decides_every_public_name(privacy: Privacy) -> None:
    """Seats and standings have the names of the setting, and nothing else about a child."""
    one = Entrant(
        id="p1", name="Ada Maria Brown", group="s1", contests=(EQ,), grade=5, note="wheelchair"
    )
    log = private(act(played(entered(3)), EditPlayer(player=one)), privacy)
    assert public_names(log.state)["p1"] == NAMES[privacy]
    seats, places = public_seats(log.state, EQ, 1), public_standings(log.state, EQ)
    if privacy is Privacy.OFF:
        assert (seats, places) == ((), ())
    else:
        assert NAMES[privacy] in {seat.who for seat in seats}
        assert NAMES[privacy] in {row.who for row in places}
    hidden = act(log, EditPlayer(player=replace(one, hidden=True)))
    assert public_names(hidden.state)["p1"] == PublicName()
    assert "wheelchair" not in repr((seats, places))


def test_public_names_tell_children_apart_without_a_grade() -> None:
    """Two of one school who look alike get numbers; a single name stays as it is."""
    log = entered(2, 1)
    for turn, name in (("p1", "Al Bo"), ("p2", "Al Bee")):
        one = Entrant(id=turn, name=name, group="s0", contests=(EQ,), grade=5)
        log = act(log, EditPlayer(player=one))
    assert [public_names(log.state)[one].name for one in ("p1", "p2")] == ["Al B. #1", "Al B. #2"]
    log = act(log, EditPlayer(player=Entrant(id="p1", name="Cher", contests=(EQ,))))
    assert public_names(log.state)["p1"] == PublicName(name="Cher")
    assert public_names(private(log, Privacy.INITIALS).state)["p1"].name == "C."


def test_the_public_sees_no_draft_and_no_round_that_is_held_back() -> None:
    """A drawn round is not out yet; the last closed rounds can wait for the awards."""
    log = drawn(played(entered(3)), 2)
    assert public_seats(log.state, EQ, 2) == public_seats(log.state, EQ, 9) == ()
    assert public_rounds(log.state, EQ) == 1
    held = private(log, Privacy.SHORT, hold_back=1)
    assert public_rounds(held.state, EQ) == 0
    assert public_standings(held.state, EQ) == ()
    assert public_rounds(opened().state, EQ) == 0


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_opens_an_event(name: str) -> None:
    """Each row is a contest and rulings that the desk takes, and has its words."""
    preset = PRESETS[name]
    log = act(EventLog(), OpenEvent(event=Event(name="Day", tag="BCD", preset=name)))
    chosen = preset_contest(preset, "main", EQUATIONS.usual, Division.MIDDLE)
    for deed in preset_deeds(preset, (chosen,)):
        log = act(log, deed)
    assert log.state.contests["main"].rounds == preset.rounds
    assert dict(preset.rulings).items() <= dict(log.state.rulings).items()
    assert f"tournament-preset-{name}" in known_codes()


def test_every_silence_has_its_words() -> None:
    """A question that no book answers, each of its answers, and nothing that is gone."""
    said = {code for code in known_codes() if code.startswith("tournament-ruling-")}
    wanted = {f"tournament-ruling-{row.name}" for row in EVENT_RULINGS}
    wanted |= {
        f"tournament-ruling-{row.name}-{one}" for row in EVENT_RULINGS for one in row.answers
    }
    assert said == wanted


def test_a_list_sent_again_tells_what_changed() -> None:
    """New, same and changed rows; what changed is a deed of its own."""
    log = entered(3)
    rows = [
        EnrolRow(number=1, player="Player 1", school="School 1"),
        EnrolRow(number=2, player="Player 2", school="School 2", grade=7),
        EnrolRow(number=3, player="New Kid", school="School 2"),
    ]
    result = enrol(log.state, rows)
    assert result.same == ("Player 1",)
    assert [deed.player.grade for deed in result.changed] == [7]
    assert [one.name for one in result.deed.players] == ["New Kid"]
    for deed in (*result.changed, result.deed):
        log = act(log, deed)
    assert log.state.players["p2"].grade == 7
