"""Answers about acts, draws, lists and standings, in words for who asks."""

from __future__ import annotations

from dataclasses import replace as changed

from goalsetter.server import wire
from goalsetter.server.events import shapes
from goalsetter.server.events.desk import EventDesk, millis_of
from goalsetter.telling import act_refusal_messages, draw_note_message, names_of, slip_message
from goalsetter.tournament import (
    ActRefusal,
    Draw,
    EventState,
    PublicName,
    RoundState,
    SwapSeats,
    award_lines,
    broken_tables,
    check_sum,
    cut_field,
    is_public,
    move_cost,
    public_names,
    public_rounds,
    public_standings,
    round_results,
    standings,
    team_standings,
)
from goalsetter.words import render, say


def refusal_said(refusal: ActRefusal, state: EventState) -> list[str]:
    """The sentences of a refusal."""
    return [render(text) for text in act_refusal_messages(refusal, names_of(state))]


def slips_of(refusal: ActRefusal, state: EventState) -> list[wire.EventSlip]:
    """The slips behind a refusal, each with its cell and its sentence."""
    return [
        wire.EventSlip(
            code=slip.code,
            player=slip.player,
            shake=slip.shake,
            tick=slip.tick,
            sentence=render(slip_message(slip, names_of(state))),
        )
        for slip in refusal.slips
    ]


def draw_shape(desk: EventDesk, draw: Draw) -> wire.EventDraw:
    """How good a seating is, in words."""
    broken = broken_tables(desk.state, draw.contest, draw.round, draw.tables)
    return wire.EventDraw(
        cost=shapes.cost_shape(draw.cost),
        bound=shapes.cost_shape(draw.bound),
        proved=draw.proved,
        notes=[render(draw_note_message(note)) for note in draw.notes],
        seed=draw.seed,
        broken={str(table): [*codes] for table, codes in broken.items()},
        version=desk.version,
    )


NO_COST = wire.EventCost(teammates=0, same_group=0, rematches=0, second_twos=0, spread=0)


def draw_refused(desk: EventDesk, refusal: ActRefusal) -> wire.EventDraw:
    """Why a round was not drawn."""
    return wire.EventDraw(
        cost=NO_COST,
        bound=NO_COST,
        proved=False,
        notes=refusal_said(refusal, desk.state),
        seed=0,
        broken={},
        version=desk.version,
        refused=refusal.code,
    )


def move_shape(
    state: EventState, deed: SwapSeats, refusal: ActRefusal | None
) -> wire.EventMoveCost:
    """The cost of a move by hand, before and after."""
    drawn = state.rounds[deed.contest, deed.round]
    before = move_cost(state, deed.contest, deed.round, drawn.tables)
    if refusal is not None:
        cost = shapes.cost_shape(before)
        said = refusal_said(refusal, state)
        return wire.EventMoveCost(before=cost, after=cost, sentences=[], refused=said)
    other = {deed.player: deed.other, deed.other: deed.player}
    tables = tuple(
        changed(table, players=tuple(other.get(one, one) for one in table.players))
        for table in drawn.tables
    )
    after = move_cost(state, deed.contest, deed.round, tables)
    parts = ("teammates", "same_group", "rematches", "second_twos", "spread")
    sentences = [
        say(
            f"tournament-move-{part.replace('_', '-')}",
            before=str(getattr(before, part)),
            after=str(getattr(after, part)),
        )
        for part in parts
        if getattr(before, part) != getattr(after, part)
    ]
    return wire.EventMoveCost(
        before=shapes.cost_shape(before),
        after=shapes.cost_shape(after),
        sentences=sentences or [say("tournament-move-same")],
        refused=[],
    )


def standings_shape(desk: EventDesk, contest: str) -> wire.EventStandings:
    """All places of a contest, with check sums, the cut and the announcer's sheet."""
    state, terms = desk.state, desk.state.contests[contest]
    rows = standings(state, contest)
    results = round_results(state, contest)
    points = {
        player: {result.round: str(result.points) for result in own}
        for player, own in results.items()
    }
    cut = cut_field(rows, terms.cut) if terms.cut else None
    sums = [
        (drawn.number, check_sum(state, contest, drawn.number))
        for drawn in state.rounds_of(contest)
        if drawn.state is not RoundState.DRAWN
    ]
    return wire.EventStandings(
        contest=contest,
        version=desk.version,
        provisional=any(row.provisional for row in rows),
        standings=[
            wire.EventStanding(
                place=row.place,
                shared=row.shared,
                player=row.player,
                values=[*row.values],
                points=[points[row.player].get(n, "") for n in range(1, terms.rounds + 1)],
                rounds=row.rounds,
                provisional=row.provisional,
            )
            for row in rows
        ],
        teams=[
            wire.EventTeamStanding(
                place=team.place,
                name=team.name,
                score=str(team.score),
                players=[*team.players],
                provisional=team.provisional,
            )
            for team in team_standings(state, contest)
        ],
        check_sums=[
            wire.EventCheckSum(
                round=number,
                expected=one.expected,
                handed_out=one.handed_out,
                taken=one.taken,
                waiting=one.waiting,
                agrees=one.agrees,
            )
            for number, one in sums
        ],
        inside=[*cut.inside] if cut else [],
        tied=[*cut.tied] if cut else [],
        play_off=cut.play_off if cut else False,
        awards=[
            wire.EventAwardLine(
                title=line.title,
                place=line.place,
                names=[*line.names],
                score=str(line.score),
                short=line.short,
            )
            for line in award_lines(state, contest)
        ],
    )


# For everybody in the hall.


def public_shape(desk: EventDesk) -> wire.PublicEvent:
    """All that everybody may see, under the names that the event allows."""
    state, event = desk.state, desk.state.event
    assert event is not None
    return wire.PublicEvent(
        code=desk.code,
        name=event.name,
        place=event.place,
        days=[*event.days],
        version=desk.version,
        shown=is_public(state),
        rounds=[*filter(None, (public_round(desk, contest) for contest in state.contests))],
        contests=[
            wire.PublicContest(
                contest=contest,
                game=(shape := shapes.contest_shape(state.contests[contest])).game,
                division=shape.division,
                rounds_closed=public_rounds(state, contest),
                provisional=any(row.provisional for row in rows),
                standings=[
                    wire.PublicStanding(
                        place=row.place,
                        name=row.who.name,
                        group=row.who.group,
                        points=row.values[0],
                        provisional=row.provisional,
                    )
                    for row in rows
                ],
            )
            for contest in state.contests
            for rows in [public_standings(state, contest)]
        ],
    )


def public_round(desk: EventDesk, contest: str) -> wire.PublicRound | None:
    """The round of a contest that is on now: the last one that is out."""
    state = desk.state
    out = [one for one in state.rounds_of(contest) if one.state is not RoundState.DRAWN]
    if not out:
        return None
    drawn, terms = out[-1], shapes.contest_shape(state.contests[contest])
    names = public_names(state) if is_public(state) else {}
    whole = shapes.round_shape(desk, drawn)
    nobody = PublicName()
    return wire.PublicRound(
        contest=contest,
        game=terms.game,
        division=terms.division,
        number=drawn.number,
        rounds=terms.rounds,
        state=drawn.state.value,
        started=millis_of(drawn.started_at),
        stopped=millis_of(drawn.stopped_at),
        minutes=terms.minutes,
        last_minutes=terms.last_minutes,
        play_off=whole.play_off,
        moments=whole.moments,
        seats=[
            wire.PublicSeat(
                name=names.get(player, nobody).name,
                group=names.get(player, nobody).group,
                contest=contest,
                table=seat.table,
                web_table=seat.web_table,
            )
            for seat in whole.tables
            for player in seat.players
        ]
        if is_public(state)
        else [],
        added={str(seat.table): seat.minutes for seat in whole.tables if seat.minutes},
    )
