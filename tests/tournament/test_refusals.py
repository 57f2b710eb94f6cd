"""Every refusal: a case that meets it, a sentence that says it, and nothing changed by it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace

import pytest

from goalsetter.rules import Division
from goalsetter.tournament import (
    ActRefusal,
    AddContest,
    AddMinutes,
    AnswerCall,
    CallJudge,
    CloseRound,
    ConfirmIncident,
    ConfirmSheet,
    CorrectSheet,
    Cut,
    DecideProtest,
    DrawnTable,
    DrawRound,
    EditEvent,
    EditPlayer,
    EnterPlayers,
    EnterSheet,
    Entrant,
    Event,
    EventLog,
    FileProtest,
    FreeSeat,
    JoinTable,
    LockEvent,
    LogEntry,
    MoveSeat,
    NameOfficial,
    Official,
    OfficialRole,
    OpenEvent,
    PlaceTied,
    PostponeSheet,
    Presence,
    PublishRound,
    ReceiveSheet,
    ReopenRound,
    ReportIncident,
    ResumeSheet,
    SeatingGroup,
    SetGroup,
    SetRuling,
    SetTeam,
    StartRound,
    SwapSeats,
    Team,
    Withdraw,
    apply_entry,
    sheet_code,
)
from goalsetter.tournament.codes import MOST_SHEETS
from goalsetter.words import codes as known_codes
from tests.source_tree import sources
from tests.tournament.events import (
    AT,
    COACH,
    EQ,
    GREETER,
    HEAD,
    JUDGE,
    SCORER,
    act,
    collecting,
    contest,
    drawn,
    entered,
    here,
    opened,
    played,
    published,
    refusal,
    sheet,
    totals,
    typed,
)

OLDER_BOOK = "mlag-equations-2011-12"
Case = Callable[[], ActRefusal]


def table(number: int, *players: str) -> DrawnTable:
    """A table by hand."""
    return DrawnTable(number=number, players=players)


def by_hand(*tables: DrawnTable, number: int = 1) -> DrawRound:
    """A seating by hand."""
    return DrawRound(contest=EQ, round=number, tables=tables)


def enter(log: EventLog, **more: object) -> EnterSheet:
    """A typing of the first sheet, changed as told."""
    first = sheet(log)
    base: dict[str, object] = {"sheet": first.code, "lines": totals(first)}
    return EnterSheet(**{**base, **more})  # type: ignore[arg-type]


def incident(player: str, kind: str = "warning", number: int = 1, **more: object) -> ReportIncident:
    """An incident in a round."""
    return ReportIncident(kind=kind, contest=EQ, round=number, player=player, **more)  # type: ignore[arg-type]


def protest(log: EventLog, *judges: str, player: str = "") -> FileProtest:
    """A protest about the first sheet."""
    first = sheet(log)
    who = player or first.players[0]
    return FileProtest(sheet=first.code, player=who, judges=judges, reason="ruling")


def differing() -> EventLog:
    """An event in which two typings of the first sheet differ."""
    log = collecting(entered())
    log = act(log, enter(log), SCORER, "Sam")
    other = totals(sheet(log), 10, 14, 6)
    return act(log, enter(log, lines=other), SCORER, "Tia")


def waiting() -> EventLog:
    """An event with an open protest."""
    log = collecting(entered())
    return act(log, protest(log, "A", "B"), HEAD)


def confirmed() -> EventLog:
    """An event whose first sheet counts."""
    log = collecting(entered())
    return typed(log, sheet(log), totals(sheet(log)))


def confirmed_while_playing() -> EventLog:
    """An event whose only sheet came in before the round was stopped."""
    log = published(entered(3))
    return typed(log, sheet(log), totals(sheet(log)))


def correction(log: EventLog, **more: object) -> CorrectSheet:
    """A correction of the first sheet."""
    first = sheet(log)
    base: dict[str, object] = {"sheet": first.code, "lines": totals(first), "reason": "slip"}
    return CorrectSheet(**{**base, **more})  # type: ignore[arg-type]


def at_number(number: int, at: str = AT, by: str = "Ana") -> ActRefusal:
    """The answer to an entry with this number."""
    entry = LogEntry(number=number, at=at, by=by, role=OfficialRole.DIRECTOR, deed=LockEvent())
    after = apply_entry(opened().state, entry)
    assert isinstance(after, ActRefusal)
    return after


def players(*ids: str, **more: object) -> tuple[Entrant, ...]:
    """Players by their ids."""
    return tuple(
        Entrant(**{"id": one, "name": f"Name {one}", "contests": (EQ,), **more})  # type: ignore[arg-type]
        for one in ids
    )


def team(*ids: str, name: str = "T1", contests: tuple[str, ...] = (EQ,)) -> Team:
    """A team of these players."""
    return Team(id=name, name=name, contests=contests, players=ids)


PAIR = team("p1", "p2")

SETTING_UP: dict[str, Case] = {
    "not-opened": lambda: refusal(EventLog(), LockEvent()),
    "opened-already": lambda: refusal(opened(), OpenEvent(event=Event(name="x", tag="BCD"))),
    "locked": lambda: refusal(act(opened(), LockEvent()), AddContest(contest=contest())),
    "not-locked": lambda: refusal(opened(), LockEvent(locked=False)),
    "role": lambda: refusal(opened(), LockEvent(), SCORER),
    "out-of-order": lambda: at_number(9),
    "bad-moment": lambda: at_number(3, at="noon"),
    "bad-name": lambda: at_number(3, by=" "),
    "bad-tag": lambda: refusal(EventLog(), OpenEvent(event=Event(name="x", tag="ABC"))),
    "unknown-ruling": lambda: refusal(opened(), SetRuling(name="x", answer="y")),
    "unknown-answer": lambda: refusal(opened(), SetRuling(name="teammates", answer="y")),
    "contest-drawn": lambda: refusal(drawn(entered()), AddContest(contest=contest())),
    "unknown-edition": lambda: refusal(opened(), AddContest(contest=contest(edition="x"))),
    "bad-rounds": lambda: refusal(opened(), AddContest(contest=contest(rounds=0))),
    "unknown-row": lambda: refusal(opened(), AddContest(contest=contest(metrics=("luck",)))),
    "entered-already": lambda: refusal(entered(), EnterPlayers(players=players("p1"))),
    "unknown-group": lambda: refusal(opened(), EnterPlayers(players=players("x", group="g"))),
    "twin-names": lambda: refusal(opened(), EnterPlayers(players=players("x", "y", name="Al"))),
    "other-group": lambda: refusal(entered(), EnterPlayers(players=players("x")), COACH),
    "team-too-large": lambda: refusal(
        entered(), EnterPlayers(teams=(team("p1", "p2", "p3", "p4", "p5", "p6"),))
    ),
    "two-teams": lambda: refusal(
        entered(), EnterPlayers(teams=(PAIR, team("p1", "p3", name="T2")))
    ),
    "not-in-contest": lambda: refusal(entered(), EnterPlayers(teams=(team("p1", "zz"),))),
    "unknown-contest": lambda: refusal(
        entered(), EnterPlayers(players=players("x", contests=("chess",)))
    ),
    "unknown-player": lambda: refusal(entered(), here("zz")),
    "past-round": lambda: refusal(published(entered()), Withdraw(player="p1", contest=EQ, round=1)),
}

ROUNDS: dict[str, Case] = {
    "unknown-round": lambda: refusal(entered(), PublishRound(contest=EQ, round=1)),
    "round-before": lambda: refusal(entered(), by_hand(number=2)),
    "round-open": lambda: refusal(
        published(entered()), replace(by_hand(number=2), policy="by-score")
    ),
    "too-few": lambda: refusal(opened(), by_hand()),
    "seated-twice": lambda: refusal(entered(), by_hand(table(1, "p1", "p1"))),
    "not-to-be-seated": lambda: refusal(entered(), by_hand(table(1, "p1", "zz"))),
    "not-seated": lambda: refusal(entered(), by_hand(table(1, "p1", "p2"))),
    "table-size": lambda: refusal(entered(4), by_hand(table(1, "p1", "p2", "p3", "p4"))),
    "table-twice": lambda: refusal(entered(4), by_hand(table(1, "p1", "p2"), table(1, "p3", "p4"))),
    "teammates": lambda: refusal(
        entered(4, teams=(PAIR,)), by_hand(table(1, "p1", "p2"), table(2, "p3", "p4"))
    ),
    "same-table": lambda: refusal(
        act(entered(4), by_hand(table(1, "p1", "p2"), table(2, "p3", "p4"))),
        SwapSeats(contest=EQ, round=1, player="p1", other="p2"),
    ),
    "published-already": lambda: refusal(published(entered()), PublishRound(contest=EQ, round=1)),
    "round-not-running": lambda: refusal(
        drawn(entered()), JoinTable(contest=EQ, round=1, player="p1", table=1)
    ),
    "no-table-of-two": lambda: refusal(
        act(published(entered(6)), EnterPlayers(players=players("late"))),
        JoinTable(contest=EQ, round=1, player="late", table=1),
    ),
    "too-many-sheets": lambda: refusal(
        EventLog(
            entries=drawn(entered()).entries,
            state=replace(drawn(entered()).state, sheets_made=MOST_SHEETS),
        ),
        PublishRound(contest=EQ, round=1),
    ),
    "round-state": lambda: refusal(drawn(entered()), StartRound(contest=EQ, round=1)),
    "sheets-out": lambda: refusal(collecting(entered()), CloseRound(contest=EQ, round=1)),
    "bad-order": lambda: refusal(entered(), PlaceTied(contest=EQ, players=("p1",))),
}

SHEETS: dict[str, Case] = {
    "code-shape": lambda: refusal(collecting(entered()), ReceiveSheet(sheet="x")),
    "code-digits": lambda: refusal(collecting(entered()), ReceiveSheet(sheet="BCDBBB00")),
    "other-event": lambda: refusal(collecting(entered()), ReceiveSheet(sheet=sheet_code("FGH", 0))),
    "unknown-sheet": lambda: refusal(
        collecting(entered()), ReceiveSheet(sheet=sheet_code("BCD", 99))
    ),
    "other-round": lambda: refusal(
        collecting(entered()), ReceiveSheet(sheet=sheet_code("BCD", 0), round=2)
    ),
    "received-already": lambda: refusal(confirmed(), ReceiveSheet(sheet=sheet_code("BCD", 0))),
    "sheet-players": lambda: refusal(
        collecting(entered()), enter(collecting(entered()), lines=()), SCORER
    ),
    "confirmed-already": lambda: refusal(confirmed(), enter(confirmed()), SCORER),
    "sheet-slips": lambda: refusal(
        collecting(entered()),
        enter(
            collecting(entered()),
            lines=tuple(replace(line, points=7) for line in totals(sheet(collecting(entered())))),
        ),
        SCORER,
    ),
    "nothing-to-confirm": lambda: refusal(
        collecting(entered()), ConfirmSheet(sheet=sheet_code("BCD", 0), typed_by="Sam")
    ),
    "not-typed-by": lambda: refusal(
        differing(), ConfirmSheet(sheet=sheet_code("BCD", 0), typed_by="Zoe")
    ),
    "own-entry": lambda: refusal(
        differing(), ConfirmSheet(sheet=sheet_code("BCD", 0), typed_by="Sam"), SCORER, "Sam"
    ),
    "third-look": lambda: refusal(
        differing(), ConfirmSheet(sheet=sheet_code("BCD", 0), typed_by="Sam"), SCORER, "Tia"
    ),
    "no-reason": lambda: refusal(
        differing(), ConfirmSheet(sheet=sheet_code("BCD", 0), typed_by="Sam"), SCORER, "Uma"
    ),
    "postponed-already": lambda: refusal(
        waiting(), PostponeSheet(sheet=sheet_code("BCD", 0), reason="again")
    ),
    "not-postponed": lambda: refusal(confirmed(), ResumeSheet(sheet=sheet_code("BCD", 0))),
    "protest-open": lambda: refusal(waiting(), ResumeSheet(sheet=sheet_code("BCD", 0))),
    "bad-minutes": lambda: refusal(
        collecting(entered()), AddMinutes(sheet=sheet_code("BCD", 0), minutes=0, reason="call")
    ),
    "not-confirmed": lambda: refusal(differing(), correction(differing())),
    "not-agreed": lambda: refusal(confirmed(), correction(confirmed())),
}

JUDGING: dict[str, Case] = {
    "unknown-kind": lambda: refusal(published(entered()), incident("p1", "rude")),
    "no-warning": lambda: refusal(published(entered()), incident("p1", "penalty"), HEAD),
    "too-few-judges": lambda: refusal(
        published(entered()), incident("p1", "second-opinion", judges=("A",))
    ),
    "no-draft": lambda: refusal(published(entered()), ConfirmIncident(number=1)),
    "initialled-already": lambda: refusal(confirmed(), protest(confirmed(), "A", "B")),
    "unknown-table": lambda: refusal(
        published(entered()), CallJudge(contest=EQ, round=1, table=99)
    ),
    "called-already": lambda: refusal(
        act(published(entered()), CallJudge(contest=EQ, round=1, table=1)),
        CallJudge(contest=EQ, round=1, table=1),
    ),
    "no-call": lambda: refusal(published(entered()), AnswerCall(number=1)),
    "no-protest": lambda: refusal(
        published(entered()), DecideProtest(number=1, upheld=True, reason="x")
    ),
    "unknown-division": lambda: refusal(
        opened(),
        AddContest(contest=contest(edition=OLDER_BOOK, division=Division.MINOR)),
    ),
}

EDITING: dict[str, Case] = {
    "tag-stays": lambda: refusal(opened(), EditEvent(event=Event(name="x", tag="BCF"))),
    "bad-deadline": lambda: refusal(
        opened(), EditEvent(event=Event(name="x", tag="BCD", deadline="Friday"))
    ),
    "deadline": lambda: refusal(
        act(entered(), EditEvent(event=Event(name="x", tag="BCD", deadline="2026-03-06"))),
        EnterPlayers(players=players("x")),
        COACH,
    ),
    "has-played": lambda: refusal(
        published(entered()), EditPlayer(player=players("p1", contests=())[0])
    ),
    "in-team": lambda: refusal(
        entered(teams=(PAIR,)), EditPlayer(player=players("p1", contests=())[0])
    ),
    "own-district": lambda: refusal(
        entered(), SetGroup(group=SeatingGroup(id="s1", name="School 1", parent="s1"))
    ),
    "bad-bonus": lambda: refusal(opened(), AddContest(contest=contest(bonus=-1))),
    "typed-already": lambda: refusal(
        confirmed_while_playing(), FreeSeat(contest=EQ, round=1, player="p1")
    ),
    "would-sit-alone": lambda: refusal(
        published(entered(2)), FreeSeat(contest=EQ, round=1, player="p1")
    ),
}

CASES = {**EDITING, **SETTING_UP, **ROUNDS, **SHEETS, **JUDGING}


@pytest.mark.parametrize("code", CASES)
def test_each_refusal_is_met_and_said(code: str) -> None:
    """The case gives its code, and the code has its sentence."""
    assert CASES[code]().code == code
    assert f"tournament-refused-{code}" in known_codes()


def test_no_refusal_is_forgotten() -> None:
    """Each code in the source stands in a case above, and each sentence has its code."""
    written = {
        node.value
        for source in sources()
        if source.room == "tournament"
        for call in ast.walk(source.tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ActRefusal"
        for word in call.keywords
        if word.arg == "code"
        for node in ast.walk(word.value)
        if isinstance(node, ast.Constant)
    }
    # These are told by ``code_fault``, and by a comparison with True.
    assert written - {True} <= CASES.keys()
    said = {code for code in known_codes() if code.startswith("tournament-refused-")}
    assert {code.removeprefix("tournament-refused-") for code in said} == CASES.keys()


MORE: list[tuple[str, Case]] = [
    ("locked", lambda: refusal(act(opened(), LockEvent()), LockEvent())),
    ("bad-name", lambda: refusal(EventLog(), OpenEvent(event=Event(name="", tag="BCD")))),
    ("bad-name", lambda: refusal(opened(), AddContest(contest=contest(id="a b")))),
    ("bad-name", lambda: refusal(opened(), EnterPlayers(players=players("x", name="\n")))),
    ("bad-name", lambda: refusal(opened(), NameOfficial(official=Official(name="", role=JUDGE)))),
    (
        "entered-already",
        lambda: refusal(
            act(opened(), NameOfficial(official=Official(name="A", role=JUDGE))),
            NameOfficial(official=Official(name="A", role=JUDGE)),
        ),
    ),
    (
        "unknown-contest",
        lambda: refusal(entered(), EnterPlayers(teams=(team("p1", contests=("x",)),))),
    ),
    ("unknown-contest", lambda: refusal(entered(), PublishRound(contest="x", round=1))),
    (
        "unknown-player",
        lambda: refusal(entered(), Withdraw(player="zz", contest=EQ, round=2)),
    ),
    (
        "not-in-contest",
        lambda: refusal(
            act(entered(), EnterPlayers(players=players("x", contests=()))),
            Withdraw(player="x", contest=EQ, round=2),
        ),
    ),
    ("not-in-contest", lambda: refusal(entered(), PlaceTied(contest=EQ, players=("p1", "zz")))),
    ("bad-rounds", lambda: refusal(entered(), by_hand(number=4))),
    ("unknown-row", lambda: refusal(entered(), replace(by_hand(), policy="x"))),
    ("published-already", lambda: refusal(published(entered()), by_hand())),
    (
        "published-already",
        lambda: refusal(
            published(entered()), SwapSeats(contest=EQ, round=1, player="p1", other="p2")
        ),
    ),
    (
        "not-seated",
        lambda: refusal(drawn(entered()), SwapSeats(contest=EQ, round=1, player="p1", other="zz")),
    ),
    (
        "seated-twice",
        lambda: refusal(published(entered()), JoinTable(contest=EQ, round=1, player="p1", table=1)),
    ),
    (
        "not-to-be-seated",
        lambda: refusal(
            act(drawn(entered()), here("p1", presence=Presence.LEFT)),
            PublishRound(contest=EQ, round=1),
        ),
    ),
    ("round-state", lambda: refusal(drawn(entered()), CloseRound(contest=EQ, round=1))),
    ("no-reason", lambda: refusal(played(entered()), ReopenRound(contest=EQ, round=1, reason=""))),
    ("unknown-player", lambda: refusal(confirmed(), correction(confirmed(), deceit_by="zz"))),
    ("sheet-players", lambda: refusal(confirmed(), correction(confirmed(), lines=()))),
    (
        "sheet-slips",
        lambda: refusal(
            confirmed(),
            correction(
                confirmed(),
                by_desk=True,
                lines=tuple(replace(one, points=9) for one in totals(sheet(confirmed()))),
            ),
        ),
    ),
    (
        "confirmed-already",
        lambda: refusal(confirmed(), PostponeSheet(sheet=sheet_code("BCD", 0), reason="x")),
    ),
    ("not-seated", lambda: refusal(drawn(entered()), incident("p1"))),
    ("not-seated", lambda: refusal(confirmed(), protest(confirmed(), "A", "B", player="zz"))),
    ("too-few-judges", lambda: refusal(waiting(), protest(waiting(), "A"))),
    ("bad-name", lambda: refusal(opened(), EditEvent(event=Event(name="", tag="BCD")))),
    ("bad-name", lambda: refusal(entered(), EditPlayer(player=players("p1", name=" ")[0]))),
    ("bad-name", lambda: refusal(entered(), SetGroup(group=SeatingGroup(id="s9", name="")))),
    ("bad-name", lambda: refusal(entered(), SetTeam(team=team("p1", name=" ")))),
    ("unknown-player", lambda: refusal(entered(), EditPlayer(player=players("zz")[0]))),
    ("unknown-group", lambda: refusal(entered(), EditPlayer(player=players("p1", group="g")[0]))),
    ("other-group", lambda: refusal(entered(), EditPlayer(player=players("p1")[0]), COACH)),
    ("other-group", lambda: refusal(entered(), SetTeam(team=PAIR), COACH)),
    ("entered-already", lambda: refusal(entered(), SetTeam(team=team("p1", name="p2")))),
    (
        "entered-already",
        lambda: refusal(entered(), SetGroup(group=SeatingGroup(id="p1", name="x"))),
    ),
    (
        "two-teams",
        lambda: refusal(entered(teams=(PAIR,)), SetTeam(team=team("p1", "p3", name="T2"))),
    ),
    (
        "unknown-row",
        lambda: refusal(opened(), AddContest(contest=contest(cut=Cut(by="luck", value=1)))),
    ),
    (
        "unknown-row",
        lambda: refusal(
            opened(), AddContest(contest=contest(cut=Cut(by="places", value=1, ties="coin")))
        ),
    ),
    (
        "round-not-running",
        lambda: refusal(drawn(entered()), FreeSeat(contest=EQ, round=1, player="p1")),
    ),
    (
        "not-seated",
        lambda: refusal(
            act(published(entered()), EnterPlayers(players=players("x"))),
            FreeSeat(contest=EQ, round=1, player="x"),
        ),
    ),
    (
        "not-seated",
        lambda: refusal(
            act(published(entered()), EnterPlayers(players=players("x"))),
            MoveSeat(contest=EQ, round=1, player="x", table=1),
        ),
    ),
    (
        "no-table-of-two",
        lambda: refusal(published(entered(3)), MoveSeat(contest=EQ, round=1, player="p1", table=1)),
    ),
    ("bad-rounds", lambda: refusal(entered(), replace(by_hand(), play_off=True))),
    (
        "round-open",
        lambda: refusal(published(entered(rounds=1)), replace(by_hand(number=2), play_off=True)),
    ),
    (
        "not-seated",
        lambda: refusal(played(entered(rounds=1)), replace(by_hand(number=2), play_off=True)),
    ),
]


@pytest.mark.parametrize(("code", "case"), MORE, ids=[code for code, _ in MORE])
def test_a_refusal_has_other_cases_too(code: str, case: Case) -> None:
    """The same code from another act."""
    assert case().code == code


def test_withdrawn_players_do_not_join() -> None:
    """A player who is out of a round is not seated in it late."""
    log = act(entered(5), EnterPlayers(players=players("late")))
    log = act(log, Withdraw(player="late", contest=EQ, round=1))
    log = published(log)
    pair = next(one for one in log.state.rounds[EQ, 1].tables if len(one.players) == 2)
    deed = JoinTable(contest=EQ, round=1, player="late", table=pair.number)
    assert refusal(log, deed).code == "not-to-be-seated"


def test_a_refusal_changes_nothing() -> None:
    """The log is the same value as before."""
    log = opened()
    refusal(log, LockEvent(), GREETER)
    assert len(log.entries) == log.state.entries == 2
