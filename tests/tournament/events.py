"""Small events for the tests: a contest with a few players, and acts that must succeed or not."""

from __future__ import annotations

from functools import cache
from random import Random

from goalsetter.rules import EQUATIONS, Division
from goalsetter.tournament import (
    ActRefusal,
    AddContest,
    CloseRound,
    Contest,
    Deed,
    EnterPlayers,
    EnterSheet,
    Entrant,
    Event,
    EventLog,
    MarkPresence,
    OfficialRole,
    OpenEvent,
    Presence,
    PublishRound,
    ScoreLine,
    SeatingGroup,
    SetRuling,
    Sheet,
    StartRound,
    StopRound,
    Team,
    deed_of,
    demo_day,
    make_draw,
)

DIRECTOR, HEAD, JUDGE = OfficialRole.DIRECTOR, OfficialRole.HEAD_JUDGE, OfficialRole.JUDGE
SCORER, GREETER, COACH = OfficialRole.SCORER, OfficialRole.GREETER, OfficialRole.COACH
AT = "2026-03-07T09:00:00"
EQ = "eq"
TRIALS = 300


def contest(**more: object) -> Contest:
    """A contest in Middle by the book of 2018-19, changed as told."""
    base: dict[str, object] = {
        "id": EQ,
        "edition": EQUATIONS.usual,
        "division": Division.MIDDLE,
        "rounds": 3,
    }
    return Contest(**{**base, **more})  # type: ignore[arg-type]


def act(log: EventLog, deed: Deed, role: OfficialRole = DIRECTOR, by: str = "Ana") -> EventLog:
    """Return the log after a deed that must succeed."""
    after = log.add(deed, at=AT, by=by, role=role)
    assert isinstance(after, EventLog), after
    return after


def refusal(
    log: EventLog, deed: Deed, role: OfficialRole = DIRECTOR, by: str = "Ana"
) -> ActRefusal:
    """Return the refusal of a deed that must not succeed."""
    after = log.add(deed, at=AT, by=by, role=role)
    assert isinstance(after, ActRefusal), deed
    return after


def opened(**more: object) -> EventLog:
    """An event with one contest."""
    log = act(EventLog(), OpenEvent(event=Event(name="Test Day", tag="BCD")))
    return act(log, AddContest(contest=contest(**more)))


def entrants(count: int, schools: int = 3) -> tuple[Entrant, ...]:
    """Players ``p1``, ``p2``, … in turn from schools ``s0``, ``s1``, …"""
    return tuple(
        Entrant(id=f"p{n}", name=f"Player {n}", group=f"s{n % schools}", contests=(EQ,))
        for n in range(1, count + 1)
    )


def entered(
    count: int = 7, schools: int = 3, teams: tuple[Team, ...] = (), **more: object
) -> EventLog:
    """An event with players, all of them here."""
    groups = tuple(SeatingGroup(id=f"s{n}", name=f"School {n}") for n in range(schools))
    players = entrants(count, schools)
    log = act(opened(**more), EnterPlayers(groups=groups, players=players, teams=teams))
    return act(log, here(*(one.id for one in players)))


def here(*players: str, presence: Presence = Presence.PRESENT) -> MarkPresence:
    """The deed that marks players."""
    return MarkPresence(players=players, presence=presence)


def drawn(log: EventLog, number: int = 1, seed: int = 5) -> EventLog:
    """The event with a round drawn."""
    draw = make_draw(log.state, EQ, number, Random(seed), seed=seed, trials=TRIALS)
    return act(log, deed_of(draw))


def published(log: EventLog, number: int = 1) -> EventLog:
    """The event with a round drawn and published."""
    return act(drawn(log, number), PublishRound(contest=EQ, round=number))


def collecting(log: EventLog, number: int = 1) -> EventLog:
    """The event with a round that has been played."""
    log = act(published(log, number), StartRound(contest=EQ, round=number))
    return act(log, StopRound(contest=EQ, round=number))


def totals(sheet: Sheet, *values: int) -> tuple[ScoreLine, ...]:
    """Lines with totals, in the order of the sheet; falling from 14 where none are told."""
    wanted = values or (14, 10, 6)
    return tuple(
        ScoreLine(player=player, total=value)
        for player, value in zip(sheet.players, wanted, strict=False)
    )


def typed(log: EventLog, sheet: Sheet, lines: tuple[ScoreLine, ...], **more: str) -> EventLog:
    """The event with a sheet typed by two people."""
    deed = EnterSheet(sheet=sheet.code, lines=lines, **more)  # type: ignore[arg-type]
    return act(act(log, deed, SCORER, "Sam"), deed, SCORER, "Tia")


def played(log: EventLog, number: int = 1, *values: int) -> EventLog:
    """The event with a round drawn, played, typed and closed."""
    log = collecting(log, number)
    for sheet in log.state.sheets_of(EQ, number):
        log = typed(log, sheet, totals(sheet, *values))
    return act(log, CloseRound(contest=EQ, round=number))


def ruled(log: EventLog, name: str, answer: str) -> EventLog:
    """The event with another answer to a question that the books leave open."""
    return act(log, SetRuling(name=name, answer=answer))


def sheet(log: EventLog, place: int = 0, number: int = 1) -> Sheet:
    """A sheet of a round."""
    return log.state.sheets_of(EQ, number)[place]


@cache
def demo() -> EventLog:
    """The demo day: a value, so it is made once."""
    return demo_day(Random).log
