"""The things of an event as the wire has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from goalsetter.printing import DOCUMENTS
from goalsetter.rules import LAST_SECONDS, PLACES, Task, find_procedure
from goalsetter.server import wire
from goalsetter.server.events.desk import EventDesk, millis_of
from goalsetter.telling import differing_message, event_ruling_messages, names_of
from goalsetter.tournament import (
    EVENT_RULINGS,
    EXPORTS,
    INCIDENT_KINDS,
    METRICS,
    POLICIES,
    TEAM_RULES,
    Contest,
    Correction,
    CostParts,
    DrawnRound,
    Entrant,
    EventState,
    Incident,
    JudgeCall,
    ScoreLine,
    Sheet,
    SheetProtest,
    SheetState,
    differing_cells,
    latest_entries,
    legal_scores,
    shown_name,
)
from goalsetter.words import message, render

YOUNGER = ("minor", "elementary", "middle")
"""Divisions in which a judge initials each penalty (XI-A note)."""


def head_shape(desk: EventDesk, link: str) -> wire.EventHead:
    """The event itself."""
    event, state = desk.state.event, desk.state
    assert event is not None
    said = dict(zip((row.name for row in EVENT_RULINGS), event_ruling_messages(state), strict=True))
    return wire.EventHead(
        code=desk.code,
        name=event.name,
        tag=event.tag,
        place=event.place,
        days=[*event.days],
        preset=event.preset,
        privacy=event.privacy.value,
        deadline=event.deadline,
        hold_back=event.hold_back,
        locked=state.locked,
        rulings=[
            wire.EventRulingAsked(
                name=row.name,
                answers=[*row.answers],
                answer=state.ruling(row),
                clause=row.clause,
                question=render(said[row.name][0]),
                answers_said=[
                    render(message(f"tournament-ruling-{row.name}-{answer}"))
                    for answer in row.answers
                ],
            )
            for row in EVENT_RULINGS
        ],
        link=link,
        incident_kinds=[
            wire.EventIncidentKind(
                name=kind.name,
                effect=kind.effect.value,
                by_head_judge=kind.by_head_judge,
                after_warning=kind.after_warning,
                judges=kind.judges,
                clause=kind.newer,
            )
            for kind in INCIDENT_KINDS
        ],
        papers=[
            wire.EventPaper(name=row.name, of_round=row.of_round) for row in DOCUMENTS.values()
        ],
        policies=[*POLICIES],
        metrics=[*METRICS],
        team_rules=[*TEAM_RULES],
        exports=[*EXPORTS],
    )


def contest_shape(contest: Contest) -> wire.EventContest:
    """A contest, with what a page needs to check a sheet while it is typed."""
    cut = contest.cut
    return wire.EventContest(
        id=contest.id,
        game="on-sets" if "on-sets" in contest.edition else "equations",
        edition=contest.edition,
        book=contest.book.label,
        division=contest.division.value,
        rounds=contest.rounds,
        minutes=contest.minutes,
        last_minutes=LAST_SECONDS // 60,
        first=contest.first,
        policy=contest.policy,
        detail=contest.detail.value,
        metrics=[*contest.metrics],
        teams=contest.teams,
        team_size=contest.team_size,
        scores=[*legal_scores(contest)],
        places={str(size): [[*points] for points in PLACES[size].values()] for size in PLACES},
        clauses={
            "score": contest.cite("X", "ET19"),
            "sum": contest.cite("XII-A", "ET23"),
            "points": contest.cite("XII-A", "ET23"),
            "initials": contest.cite("XII-B", "ET24"),
            "penalty": contest.cite("XI-A-note", "ET7"),
            "absent": contest.cite("X-D", "ET23"),
            "stop": contest.cite("XI-B", "ET7"),
        },
        initials_for_penalty=contest.division.value in YOUNGER,
        cut={"by": cut.by, "value": cut.value, "out_of": cut.out_of, "ties": cut.ties}
        if cut
        else {},
        awards=[
            wire.EventAward(
                title=award.title,
                for_teams=award.for_teams,
                to_place=award.to_place,
                from_score=award.from_score,
                least_rounds=award.least_rounds,
                quantity=award.quantity,
            )
            for award in contest.awards
        ],
    )


def player_shape(state: EventState, one: Entrant, name: str, *, private: bool) -> wire.EventPlayer:
    """A player; only who may see private things sees the note."""
    presence = state.presence.get(one.id)
    return wire.EventPlayer(
        id=one.id,
        name=name,
        group=one.group,
        contests=[*one.contests],
        grade=one.grade,
        presence=presence.value if presence else "",
        out={
            contest: first
            for (player, contest), first in state.withdrawals.items()
            if player == one.id
        },
        stand_in=one.stand_in,
        hidden=one.hidden,
        note=one.note if private else "",
    )


def names_in(state: EventState) -> Callable[[str], str]:
    """Return a function that names players, twins told apart; few have one, so it is quick."""
    seen: dict[tuple[str, str], int] = {}
    for one in state.players.values():
        key = (one.group, one.name.casefold())
        seen[key] = seen.get(key, 0) + 1

    def name(player: str) -> str:
        one = state.players[player]
        alone = seen[one.group, one.name.casefold()] == 1
        return one.name if alone else shown_name(state, player)

    return name


def moments_of(state: EventState, drawn: DrawnRound) -> list[wire.EventMoment]:
    """XI-B: when the hall hears the warning, the stop, and that the time to write is over."""
    if not drawn.started_at:
        return []
    contest = state.contests[drawn.contest]
    start = millis_of(drawn.started_at)
    warning = start + contest.minutes * 60_000
    stop = millis_of(drawn.stopped_at) or warning + LAST_SECONDS * 1000
    end = stop + find_procedure(contest.edition).seconds[Task.WRITE] * 1000
    clause = contest.cite("XI-B", "ET7")
    times = [("start", start), ("warning", warning), ("stop", stop), ("end", end)]
    # A round that was stopped early has no warning any more.
    kept = [pair for pair in times if pair[0] != "warning" or pair[1] < stop]
    assert all(one[1] <= other[1] for one, other in pairwise(kept))
    return [wire.EventMoment(code=code, at=at, clause=clause) for code, at in kept]  # type: ignore[arg-type]


def round_shape(
    desk: EventDesk, drawn: DrawnRound, shown: Callable[[Sequence[str]], bool] = lambda _: True
) -> wire.EventRound:
    """A round, with the tables that may be shown."""
    state = desk.state
    sheets = {sheet.table: sheet for sheet in state.sheets_of(drawn.contest, drawn.number)}
    tables = []
    for table in drawn.tables:
        sheet = sheets.get(table.number)
        if shown(table.players):
            tables.append(
                wire.EventSeat(
                    table=table.number,
                    players=[*table.players],
                    by_hand=[*table.by_hand],
                    code=sheet.code if sheet else "",
                    minutes=sheet.minutes if sheet else 0,
                    web_table=web_table_of(desk, sheet.code) if sheet else "",
                )
            )
    return wire.EventRound(
        contest=drawn.contest,
        number=drawn.number,
        state=drawn.state.value,
        policy=drawn.policy,
        seed=drawn.seed,
        started=millis_of(drawn.started_at),
        stopped=millis_of(drawn.stopped_at),
        play_off=state.is_play_off(drawn.contest, drawn.number),
        moments=moments_of(state, drawn),
        tables=tables,
    )


def web_table_of(desk: EventDesk, sheet: str) -> str:
    """The code of the web table of a sheet; empty on paper."""
    return desk.tables[sheet].at_table if sheet in desk.tables else ""


def line_shape(line: ScoreLine) -> wire.EventLineScore:
    """A player's column."""
    return wire.EventLineScore(
        player=line.player,
        shakes=[
            wire.EventShake(
                score=shake.score,
                penalties=shake.penalties,
                initials=shake.initials,
                absent=shake.absent,
            )
            for shake in line.shakes
        ],
        total=line.total,
        points=line.points,
        initialled=line.initialled,
        absent=line.absent,
    )


def sheet_shape(desk: EventDesk, sheet: Sheet, *, typings: bool = True) -> wire.EventSheet:
    """A sheet; who typed what is for the desk alone."""
    entries = latest_entries(sheet)
    differs: list[str] = []
    if typings and sheet.state is SheetState.DIFFERS:
        cells = differing_cells(entries[-2].lines, entries[-1].lines)
        differs = [render(differing_message(cell, names_of(desk.state))) for cell in cells]
    return wire.EventSheet(
        code=sheet.code,
        contest=sheet.contest,
        round=sheet.round,
        table=sheet.table,
        players=[*sheet.players],
        state=sheet.state.value,
        lines=[*map(line_shape, sheet.lines)],
        entries=[
            wire.EventEntry(
                by=entry.by,
                at=entry.at,
                lines=[*map(line_shape, entry.lines)],
                doubtful=entry.doubtful,
                seen_by=entry.seen_by,
                record=entry.record,
            )
            for entry in (sheet.entries if typings else ())
        ],
        postponed=sheet.postponed,
        doubtful=sheet.doubtful,
        seen_by=sheet.seen_by,
        minutes=sheet.minutes,
        replays=sheet.replays,
        earlier=[[*map(line_shape, lines)] for lines in sheet.earlier],
        web_table=web_table_of(desk, sheet.code),
        differs=differs,
    )


def incident_shape(one: Incident) -> wire.EventIncident:
    """An incident."""
    return wire.EventIncident(
        number=one.number,
        kind=one.kind.name,
        contest=one.contest,
        round=one.round,
        player=one.player,
        clause=one.clause,
        by=one.by,
        judges=[*one.judges],
        note=one.note,
        draft=one.draft,
    )


def protest_shape(one: SheetProtest) -> wire.EventProtest:
    """A protest."""
    return wire.EventProtest(
        number=one.number,
        sheet=one.sheet,
        player=one.player,
        judges=[*one.judges],
        reason=one.reason,
        state=one.state.value,
        outcome=one.outcome,
    )


def correction_shape(one: Correction) -> wire.EventCorrection:
    """A correction."""
    return wire.EventCorrection(
        number=one.number,
        sheet=one.sheet,
        by=one.by,
        reason=one.reason,
        before=[*map(line_shape, one.before)],
        after=[*map(line_shape, one.after)],
        late=one.late,
    )


def call_shape(state: EventState, one: JudgeCall, sits_for: str) -> wire.EventCall:
    """A call, with a warning for who sits for a school there."""
    drawn = state.rounds[one.contest, one.round]
    here = next((table.players for table in drawn.tables if table.number == one.table), ())
    return wire.EventCall(
        number=one.number,
        contest=one.contest,
        round=one.round,
        table=one.table,
        by=one.by,
        taken_by=one.taken_by,
        settled=one.settled,
        own_school=bool(sits_for) and any(state.players[p].group == sits_for for p in here),
    )


def cost_shape(cost: CostParts) -> wire.EventCost:
    """The parts of a cost."""
    return wire.EventCost(
        teammates=cost.teammates,
        same_group=cost.same_group,
        rematches=cost.rematches,
        second_twos=cost.second_twos,
        spread=cost.spread,
    )
