"""The whole table as one seat sees it."""

from __future__ import annotations

from goalsetter.play import (
    NOBODY,
    SPECTATOR,
    Check,
    Paper,
    Phase,
    Round,
    Seat,
    View,
    two_solutions,
    verdict_on,
    view,
)
from goalsetter.server import wire
from goalsetter.server.showing.mat import mat
from goalsetter.server.showing.offers import charges, choices, offers, reasons
from goalsetter.server.showing.terms import terms_of
from goalsetter.table import (
    Pace,
    Table,
    awaited,
    end_of_limit,
    lasting,
    moment_at,
    pace_now,
    told_reasons,
)
from goalsetter.telling import (
    WAIT,
    fault_sentence,
    how,
    proofs,
    sentence,
    sheet_lines,
    situation,
    thought,
)
from goalsetter.words import say, say_if_known


def shown(
    table: Table,
    seat: Seat,
    at: int,
    *,
    code: str,
    here: frozenset[Seat],
    rematch: frozenset[Seat] = frozenset(),
) -> wire.Table:
    """All that a browser needs to draw the table for one seat, at a moment of the caller's clock.

    ``here`` are the seats with a browser that is connected; somebody without a seat watches.
    """
    seen = view(table.state, seat if seat in table.state.seats else SPECTATOR)
    return wire.Table(
        number=table.number,
        code=code,
        seat=seat if seat in table.state.seats else "",
        terms=terms_of(seen.terms, table.seating.pace, table.seating.shakes),
        players=[_player(table, seen, each, here) for each in table.state.seats],
        shake=seen.number,
        phase=seen.phase.value,
        phase_title=say(f"phase-{seen.phase.value}"),
        turn=seen.turn,
        goal_setter=seen.goal_setter,
        setting=seen.setting,
        mat=mat(seen),
        circled=[_circled(each.by, each.chosen, each.void) for each in seen.choices],
        now=_now(table, seen),
        clock=_clock(table, seen, at),
        offers=[] if table.over else offers(table, seen),
        choices=choices(table, seen),
        reasons=reasons(table, seen),
        charges=charges(seen),
        block=seen.block,
        challenge=_challenge(table, seen),
        writing=_writing(table, seen),
        papers=[_paper(table, seen, each) for each in seen.papers],
        sheet=_sheet(table),
        round_left=_round_left(table, at),
        round_state=seen.round.value,
        thoughts=_thoughts(table),
        over=table.over,
        rematch=sorted(rematch),
    )


def _circled(by: Seat, chosen: tuple[object, ...], void: bool) -> wire.Circled:
    return wire.Circled(by=by, names=list(map(str, chosen)), void=void)


# Players.


def _player(table: Table, seen: View, seat: Seat, here: frozenset[Seat]) -> wire.Player:
    player = table.seating.player(seat)
    role = seen.challenge.role(seat).value if seen.challenge is not None else ""
    return wire.Player(
        seat=seat,
        name=player.name,
        bot=not player.is_person,
        level=player.level,
        here=not player.is_person or seat in here,
        ready=seat in table.ready,
        away=seat in seen.away,
        total=dict(seen.totals)[seat],
        role=role,
    )


def _names(table: Table, seats: list[Seat]) -> str:
    return ", ".join(table.seating.player(seat).name for seat in seats)


# What is to be done.


def _now(table: Table, seen: View) -> wire.Now:
    waits = [seat for seat in _waited_for(table) if seat != seen.seat]
    word = _situation(table, seen)
    return wire.Now(
        situation=word, sentence=_now_sentence(table, seen, word, waits), waits_for=list(waits)
    )


def _situation(table: Table, seen: View) -> str:
    if table.over:
        return "over"
    if seen.seat not in table.state.seats:
        return "watch"
    if seen.away and seen.seat not in seen.away:
        return "rest"
    return situation(table, seen.seat)


def _waited_for(table: Table) -> list[Seat]:
    """Who is to act: those whose time runs, or who have not asked for the next shake."""
    if table.state.shake.phase is Phase.END:
        return [seat for seat in table.seating.people if seat not in table.ready]
    return list(awaited(table.state))


def _now_sentence(table: Table, seen: View, word: str, waits: list[Seat]) -> str:
    sets = seen.terms.deals_cards
    if word == WAIT and not waits:
        return say("now-wait-nobody")
    who = [seen.no_goal_by] if word == "no-goal" else sorted(seen.away) if word == "rest" else waits
    code = f"now-{word}-sets" if sets and word == "goal" else f"now-{word}"
    paper = say("play-a-solution" if sets else "play-an-equation")
    return say(code, who=_names(table, [each for each in who if each != NOBODY]), paper=paper)


# Time.


def _clock(table: Table, seen: View, at: int) -> wire.Clock | None:
    clock, end = seen.clock, end_of_limit(table.state)
    if clock is None or end is None or seen.phase is Phase.START:
        return None
    pace, now = pace_now(table), moment_at(table, at)
    left = lasting(pace, clock.left(now) if clock.paused is not None else max(0, end - now))
    whole = lasting(pace, clock.ends - clock.started)
    return wire.Clock(
        task=clock.task.value,
        title=say(f"task-{clock.task.value.replace('_', '-')}"),
        players=list(awaited(table.state)),
        left=left,
        whole=whole or clock.ends - clock.started,
        counting=clock.counting and not clock.counted,
        extra=clock.extra,
        paused=clock.paused is not None,
    )


def _round_left(table: Table, at: int) -> int | None:
    state = table.state
    if table.seating.pace is not Pace.TOURNAMENT or state.round is not Round.PLAYING:
        return None
    return max(0, state.round_ends - moment_at(table, at))


# Challenge, papers, sheet.


def _challenge(table: Table, seen: View) -> wire.Challenge | None:
    found = seen.challenge
    if found is None:
        return None
    return wire.Challenge(
        claim=found.claim.value,
        sentence=say(
            "event-challenge-stands",
            challenger=_names(table, [found.challenger]),
            mover=_names(table, [found.mover]),
            claim=say(f"claim-{found.claim.value.replace('_', '-')}"),
        ),
        challenger=found.challenger,
        mover=found.mover,
        third=found.third,
        sides=[wire.Side(seat=seat, role=role.value) for seat, role in seen.sides],
    )


def _writing(table: Table, seen: View) -> wire.Writing | None:
    if seen.phase is not Phase.WRITING:
        return None
    paper = say("play-a-solution" if seen.terms.deals_cards else "play-an-equation")
    return wire.Writing(
        must=list(seen.writers.must),
        may=list(seen.writers.may),
        presented=list(seen.presented),
        silent=sorted(seen.silent),
        two=two_solutions(table.state),
        goal_too=bool(seen.no_goal_by),
        sentence=say(f"now-write-{how(table)}", paper=paper),
    )


def _paper(table: Table, seen: View, paper: Paper) -> wire.Paper:
    check = next((each for each in seen.checks if each.writer == paper.writer), None)
    return wire.Paper(
        writer=paper.writer,
        texts=list(paper.texts),
        goal=paper.goal,
        avoid_move=paper.avoid_move,
        accepted=sorted(check.accepted) if check else [],
        correct=check.correct if check else None,
        reason=_reason(check),
        findings=_findings(table, paper) if seen.phase is Phase.END else [],
    )


def _reason(check: Check | None) -> str:
    if check is None or not check.reason:
        return ""
    return say_if_known(f"reason-{check.reason}") or fault_sentence(check.reason)


def _findings(table: Table, paper: Paper) -> list[wire.Finding]:
    """What the judge finds, raised or not: told when nothing can be done about it any more."""
    return [
        wire.Finding(
            code=found.code.value,
            sentence=sentence(found),
            clause=found.clause,
            proofs=list(proofs(found)),
        )
        for found in verdict_on(table.state, paper).findings
    ]


def _sheet(table: Table) -> wire.Sheet:
    return wire.Sheet(
        rows=[
            wire.SheetRow(label=line.label, points=list(line.points), kind=line.kind)
            for line in sheet_lines(table.state)
        ],
        penalties=[
            wire.Penalty(
                seat=each.seat,
                points=each.points,
                sentence=fault_sentence(each.reason),
                clause=each.clause,
                shake=each.shake,
                struck=each.struck,
            )
            for each in table.state.penalties
        ],
    )


def _thoughts(table: Table) -> list[wire.Thought]:
    """Why bots did what they did, when the shake is over."""
    if table.state.shake.phase is not Phase.END:
        return []
    number = table.state.shake.number
    return [
        wire.Thought(number=each.number, sentence=thought(table, each))
        for each in told_reasons(table)
        if each.shake == number
    ]
