"""The demo: a day of 61 players and four rounds on which everything happens that can happen."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules import EQUATIONS, Division
from goalsetter.tournament.acts import (
    AddContest,
    CloseRound,
    CorrectSheet,
    DecideProtest,
    EnterPlayers,
    FileProtest,
    JoinTable,
    LockEvent,
    MarkPresence,
    NameOfficial,
    OpenEvent,
    PublishRound,
    ReportIncident,
    StartRound,
    StopRound,
)
from goalsetter.tournament.codes import event_tag
from goalsetter.tournament.log import EventLog, log_text, open_log
from goalsetter.tournament.nouns import (
    AwardRule,
    Contest,
    Cut,
    Detail,
    Entrant,
    Event,
    Official,
    OfficialRole,
    Presence,
    SeatingGroup,
    Team,
)
from goalsetter.tournament.practice import (
    DIRECTOR,
    SCORER,
    SECOND,
    MakeChance,
    PracticeDay,
    play_table,
)

PLAYERS, CONTEST, DEMO_TRIALS = 61, "eq-middle", 3_000

SCHOOLS = (
    *(("oak", "Oak Street", 13), ("lake", "Lakeside", 11), ("hill", "Hilltop", 9)),
    *(("mar", "Martin Academy", 8), ("riv", "Riverbend", 7), ("pine", "Pine Grove", 6)),
    *(("sta", "Station School", 4), ("val", "Valley View", 3)),
)
"""Each school with its players: 61 in all, the largest more than a fifth."""

FIRST_NAMES = (
    *("Ada", "Ben", "Cora", "Dan", "Eva", "Finn", "Gia", "Hugo", "Iris", "Jay"),
    *("Kira", "Leo", "Mia", "Noah", "Olga", "Pia", "Quinn", "Rosa", "Sam", "Tia"),
)
LAST_NAMES = ("Adams", "Brown", "Cruz", "Diaz", "Evans", "Ford", "Garcia")

HEAD_JUDGE, JUDGE, GREETER = "Harper", "Jordan", "Glenn"
LATE, MISSING = "p07", "p19"
"""The child who comes late in round 1, and the one who comes for round 2."""


def demo_day(
    chance_of_day: MakeChance,
    seed: int = 61,
    trials: int = DEMO_TRIALS,
    *,
    rounds: int = 4,
    tag: str = "",
) -> PracticeDay:
    """Return the day with its log: the whole of it, locked, or as far as some of its rounds."""
    day = PracticeDay(
        log=EventLog(),
        chance=chance_of_day(seed),
        make_chance=chance_of_day,
        strength={f"p{turn:02}": turn * 37 % 60 for turn in range(1, PLAYERS + 1)},
        trials=trials,
    )
    day = opened(day, tag or event_tag(2026))
    for play in (first_round, second_round, third_round, last_round)[:rounds]:
        day = play(day)
    return day


def last_round(day: PracticeDay) -> PracticeDay:
    """Round 4: nothing happens but play, and the event is locked for the awards."""
    day, _ = day.drawn(CONTEST, 4)
    return day.played(CONTEST, 4).act(LockEvent(reason="awards"))


def opened(day: PracticeDay, tag: str) -> PracticeDay:
    """Return the day with its event, its contest, its officials and its roster."""
    event = Event(name="Demo Day", tag=tag, place="Oak Street gym", days=("2026-03-07",))
    awards = (
        AwardRule(title="Top five", to_place=5, least_rounds=3, quantity=5),
        AwardRule(title="Perfect score", from_score=24),
        AwardRule(title="Top teams", for_teams=True, to_place=3),
    )
    contest = Contest(
        id=CONTEST,
        edition=EQUATIONS.usual,
        division=Division.MIDDLE,
        detail=Detail.SHAKES,
        metrics=("match-points",),
        cut=Cut(by="places", value=10),
        awards=awards,
    )
    day = day.act(OpenEvent(event=event)).act(AddContest(contest=contest))
    for name, role in (
        (HEAD_JUDGE, OfficialRole.HEAD_JUDGE),
        (JUDGE, OfficialRole.JUDGE),
        (SCORER, OfficialRole.SCORER),
        (SECOND, OfficialRole.SCORER),
        (GREETER, OfficialRole.GREETER),
    ):
        day = day.act(NameOfficial(official=Official(name=name, role=role)))
    return day.act(roster())


def roster() -> EnterPlayers:
    """Return the schools, the players and a team of five for each school that has five."""
    players: list[Entrant] = []
    teams: list[Team] = []
    for school, name, size in SCHOOLS:
        own = [
            Entrant(
                id=f"p{turn:02}",
                name=f"{FIRST_NAMES[turn % 20]} {LAST_NAMES[turn % 7]}",
                group=school,
                contests=(CONTEST,),
                grade=7 + turn % 2,
            )
            for turn in range(len(players) + 1, len(players) + size + 1)
        ]
        players.extend(own)
        if size >= 5:
            five = tuple(one.id for one in own[:5])
            teams.append(
                Team(id=f"{school}-a", name=f"{name} A", contests=(CONTEST,), players=five)
            )
    groups = tuple(SeatingGroup(id=school, name=name) for school, name, _ in SCHOOLS)
    return EnterPlayers(groups=groups, players=tuple(players), teams=tuple(teams))


def first_round(day: PracticeDay) -> PracticeDay:
    """Round 1: 59 are here, a late child joins the table of two."""
    here = tuple(one for one in day.state.players if one not in (LATE, MISSING))
    day = day.act(greeted(*here), GREETER, OfficialRole.GREETER)
    day, _ = day.drawn(CONTEST, 1)
    day = day.act(PublishRound(contest=CONTEST, round=1))
    day = day.act(StartRound(contest=CONTEST, round=1))
    day = day.act(greeted(LATE), GREETER, OfficialRole.GREETER)
    pair = next(one for one in day.state.rounds[CONTEST, 1].tables if len(one.players) == 2)
    day = day.act(JoinTable(contest=CONTEST, round=1, player=LATE, table=pair.number))
    day = day.act(StopRound(contest=CONTEST, round=1))
    for sheet in day.state.sheets_of(CONTEST, 1):
        lines = play_table(day, sheet)
        if LATE in sheet.players:
            # X-D: 0 for the shake that was missed.
            lines = tuple(
                replace(
                    line, shakes=(replace(line.shakes[0], score=0, absent=True), *line.shakes[1:])
                )
                if line.player == LATE
                else line
                for line in lines
            )
        day = day.typed(sheet, lines)
    return day.act(CloseRound(contest=CONTEST, round=1))


def greeted(*players: str) -> MarkPresence:
    """Return the deed that marks players as here."""
    return MarkPresence(players=players, presence=Presence.PRESENT)


def second_round(day: PracticeDay) -> PracticeDay:
    """Round 2: a warning, a protest, and the laptop dies while sheets are typed."""
    day = day.act(greeted(MISSING), GREETER, OfficialRole.GREETER)
    day, _ = day.drawn(CONTEST, 2)
    day = day.act(PublishRound(contest=CONTEST, round=2))
    day = day.act(StartRound(contest=CONTEST, round=2))
    sheets = day.state.sheets_of(CONTEST, 2)
    day = day.act(incident("warning", 2, sheets[3].players[0]), JUDGE, OfficialRole.JUDGE)
    day = day.act(StopRound(contest=CONTEST, round=2))
    protest = FileProtest(
        sheet=sheets[0].code,
        player=sheets[0].players[0],
        judges=(JUDGE, HEAD_JUDGE),
        reason="the second judge ruled otherwise",
    )
    day = day.act(protest, JUDGE, OfficialRole.JUDGE)
    for turn, sheet in enumerate(sheets):
        if turn == len(sheets) // 2:
            day = died(day)
        lines = play_table(day, sheet)
        if turn == 0:
            lines = tuple(replace(line, initialled=line.player != protest.player) for line in lines)
            day = day.typed(sheet, lines, seen_by=HEAD_JUDGE)
        else:
            day = day.typed(sheet, lines)
    return day.act(CloseRound(contest=CONTEST, round=2))


def died(day: PracticeDay) -> PracticeDay:
    """Return the day as another laptop reads it back from a file whose last line was cut off."""
    torn = log_text(day.log.entries) + f"{len(day.log.entries) + 1} 2026-03-07T10:"
    return day.with_log(open_log(torn))


def incident(kind: str, number: int, player: str, *judges: str) -> ReportIncident:
    """Return the deed that notes an incident of the demo."""
    return ReportIncident(
        kind=kind, contest=CONTEST, round=number, player=player, judges=judges, note="demo"
    )


def third_round(day: PracticeDay) -> PracticeDay:
    """Round 3: the protest is upheld, round 1 is corrected, a player is disqualified."""
    day, _ = day.drawn(CONTEST, 3)
    day = day.act(PublishRound(contest=CONTEST, round=3))
    day = day.act(StartRound(contest=CONTEST, round=3))
    protest = day.state.protests[0]
    ruling = DecideProtest(number=protest.number, upheld=True, reason="IV-B was broken")
    day = day.act(ruling, HEAD_JUDGE, OfficialRole.HEAD_JUDGE)
    day = day.act(corrected(day, protest.sheet, protest.player, "protest upheld", by_desk=True))
    wrong = day.state.sheets_of(CONTEST, 1)[4]
    day = day.act(corrected(day, wrong.code, wrong.players[1], "a 6 was read as a 2", agreed=True))
    warned = day.state.incidents[0].player
    for kind in ("penalty", "disqualified-later"):
        day = day.act(incident(kind, 3, warned), HEAD_JUDGE, OfficialRole.HEAD_JUDGE)
    day = day.act(StopRound(contest=CONTEST, round=3))
    for sheet in day.state.sheets_of(CONTEST, 3):
        day = day.typed(sheet, play_table(day, sheet))
    return day.act(CloseRound(contest=CONTEST, round=3))


def corrected(
    day: PracticeDay,
    code: str,
    player: str,
    reason: str,
    *,
    by_desk: bool = False,
    agreed: bool = False,
) -> CorrectSheet:
    """Return the correction that gives a player the best score in the first shake."""
    lines = tuple(
        replace(
            line,
            total=None,
            points=None,
            shakes=(replace(line.shakes[0], score=6), *line.shakes[1:])
            if line.player == player
            else line.shakes,
        )
        for line in day.state.sheets[code].lines
    )
    return CorrectSheet(sheet=code, lines=lines, reason=reason, by_desk=by_desk, all_agreed=agreed)


__all__ = ["CONTEST", "DEMO_TRIALS", "DIRECTOR", "PLAYERS", "demo_day"]
