"""The whole table as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.bots import find_character, level_of
from goalsetter.play import (
    JUDGE,
    MILLISECONDS,
    NOBODY,
    SPECTATOR,
    Clock,
    OpenScope,
    Phase,
    Round,
    Seat,
    SeenChoice,
    Terms,
    View,
    action,
    view,
)
from goalsetter.rules import Task
from goalsetter.server import wire
from goalsetter.server.view.mat import mat, shapes
from goalsetter.server.view.offers import charges, choices, offers, open_to, reasons
from goalsetter.server.view.opinions import protests
from goalsetter.server.view.papers import paper, sheet, thoughts, writing
from goalsetter.server.view.sentences import in_codes, on_cubes, with_names_isolated
from goalsetter.server.view.sides import challenge, side_of
from goalsetter.server.view.terms import terms_of
from goalsetter.table import (
    Pace,
    Table,
    end_of_limit,
    lasting,
    moment_at,
    pace_now,
    tick_of,
)
from goalsetter.telling import (
    WAIT,
    situation,
    told_as,
    variation_meaning,
    winners,
)
from goalsetter.words import Message, message


@dataclass(frozen=True, slots=True, kw_only=True)
class _Common:
    """The parts that all pictures of one table share."""

    terms: wire.Terms
    players: list[wire.Player]
    mat: wire.Mat
    circled: list[wire.Circled]
    clock: wire.Clock | None
    shapes: list[list[str]]
    lifting: wire.Words
    sheet: wire.Sheet
    thoughts: list[wire.Thought]
    papers: list[wire.Paper]
    phase_title: wire.Words
    round_left: int | None
    next_in: int | None
    result: wire.Result | None


def _common(table: Table, seen: View, at: int, here: frozenset[Seat]) -> _Common:
    """That part, from the view of any seat."""
    return _Common(
        terms=terms_of(seen.terms, table.seating.pace, table.seating.shakes),
        players=_players(table, seen, here),
        mat=mat(seen),
        circled=[_circled(seen.terms, circled) for circled in seen.choices],
        clock=_clock(table, seen, at),
        shapes=shapes(table.state),
        lifting=in_codes(_lifting(table)),
        sheet=sheet(table),
        thoughts=thoughts(with_names_isolated(table)),
        papers=[],
        phase_title=in_codes(message(f"phase-{seen.phase.value}")),
        round_left=_round_left(table, at),
        next_in=_next_in(table, at),
        result=result(with_names_isolated(table)),
    )


def _papers(table: Table, seen: View, drawn: list[wire.Paper]) -> list[wire.Paper]:
    """The papers that a seat may see; those that are drawn already look the same to all.

    But for tries at ambiguity that nobody else may read yet.
    """
    known = {
        picture.writer: picture
        for picture in drawn
        if picture.correct is not None or not picture.tries
    }
    return [
        known.get(seen_paper.writer) or paper(table, seen, seen_paper) for seen_paper in seen.papers
    ]


def shown(
    table: Table,
    seat: Seat,
    at: int,
    *,
    code: str,
    id: str = "",
    here: frozenset[Seat],
    people: wire.People,
    rematch: frozenset[Seat] = frozenset(),
    trouble: str = "",
    like: wire.Table | None = None,
    scope: OpenScope = OpenScope.ALL,
) -> wire.Table:
    """All that a browser needs to draw the table for one seat, at a moment of the caller's clock.

    ``here`` are the seats with a browser that is connected; somebody without a seat watches.
    ``trouble`` is what keeps bots from playing, by the code of its sentence.
    ``like`` is a picture of the same moment for another seat: what they have in
    common is not drawn again.
    ``scope`` tells which of the things that can be done are to be offered.
    """
    known = (*table.state.seats, JUDGE)
    seen = view(table.state, seat if seat in known else SPECTATOR, OpenScope.NOTHING)
    groups = open_to(table, seat, scope) if seat in known else ()
    common = like or _common(table, seen, at, here)
    named = with_names_isolated(table)
    return wire.Table(
        number=table.number,
        code=code,
        id=id,
        seat=seat if seat in known else "",
        terms=common.terms,
        players=common.players,
        shake=seen.number,
        phase=seen.phase.value,
        phase_title=common.phase_title,
        turn=seen.turn,
        goal_setter=seen.goal_setter,
        setting=seen.setting,
        mat=common.mat,
        circled=common.circled,
        now=_now(named, seen),
        clock=common.clock,
        offers=offers(table, seen, groups, people),
        choices=choices(table, seen),
        reasons=reasons(table, seen),
        charges=charges(groups),
        block=seen.block,
        lifting=common.lifting,
        shapes=common.shapes,
        challenge=challenge(named, seen, groups),
        writing=writing(table, seen),
        papers=_papers(table, seen, common.papers),
        sheet=common.sheet,
        round_left=common.round_left,
        round_state=seen.round.value,
        next_in=common.next_in,
        thoughts=common.thoughts,
        over=table.over,
        people=people,
        result=common.result,
        rematch=sorted(rematch),
        rematch_awaits=list(awaited_for_rematch(table, rematch)),
        protests=protests(table.state, seat),
        more=scope is OpenScope.COMMON and seat in table.state.seats and not table.over,
        trouble=in_codes(message(f"trouble-{trouble}")) if trouble and not table.over else "",
    )


def _circled(terms: Terms, choice: SeenChoice) -> wire.Circled:
    names = [on_cubes(terms.title_of(name)) for name in choice.chosen]
    codes = [chosen.name for chosen in choice.chosen]
    meanings = [in_codes(variation_meaning(code)) for code in codes]
    return wire.Circled(by=choice.by, names=names, void=choice.void, codes=codes, meanings=meanings)


# Players.


def _players(table: Table, seen: View, here: frozenset[Seat]) -> list[wire.Player]:
    awaited, totals = _waited_for(table), dict(seen.totals)
    return [
        _player(table, seen, seat, here=seat in here, awaited=seat in awaited, total=totals[seat])
        for seat in table.state.seats
    ]


def _player(
    table: Table, seen: View, seat: Seat, *, here: bool, awaited: bool, total: int
) -> wire.Player:
    player = table.seating.player(seat)
    role = seen.challenge.role(seat).value.replace("_", "-") if seen.challenge else ""
    joined = role == "third-party" and seat in dict(seen.sides)
    return wire.Player(
        seat=seat,
        name=player.name,
        bot=not player.is_person,
        level=level_of(player.level),
        character=player.level if find_character(player.level) else "",
        here=not player.is_person or here,
        ready=seat in table.ready,
        away=seat in seen.away,
        total=total,
        role=role,
        side=side_of(seen, seat).value if joined else "",
        awaited=awaited,
    )


def _names(table: Table, seats: list[Seat]) -> str:
    return ", ".join(table.seating.player(seat).name for seat in seats)


# What is to be done.


def _now(table: Table, seen: View) -> wire.Now:
    waits = [seat for seat in _waited_for(table) if seat != seen.seat]
    word = _situation(table, seen)
    return wire.Now(
        situation=word,
        sentence=in_codes(_now_sentence(table, seen, word, waits)),
        waits_for=list(waits),
    )


def _situation(table: Table, seen: View) -> str:
    if table.over:
        return "over"
    if table.held is not None:
        return "paused"
    if table.judged and seen.question is not None:
        return "judge-asked" if seen.seat == JUDGE else "question"
    if seen.seat not in table.state.seats:
        return "judge" if seen.seat == JUDGE else "watch"
    if seen.away and seen.seat not in seen.away:
        return "rest"
    return situation(table, seen.seat)


def _waited_for(table: Table) -> list[Seat]:
    """The seats that are to act: whose time runs, or who have not asked for the next shake."""
    if table.over:
        return []
    if table.state.shake.phase is Phase.END:
        return [seat for seat in table.seating.people if seat not in table.ready]
    return list(table.awaited)


def _now_sentence(table: Table, seen: View, word: str, waits: list[Seat]) -> Message:
    sets = seen.terms.deals_cards
    if word == WAIT and not waits:
        return message("now-wait-nobody")
    who = _spoken_of(seen, word) or waits
    code = f"now-{told_as(table, seen.seat, word)}"
    paper = message("play-a-solution" if sets else "play-an-equation")
    return message(code, who=_names(table, [seat for seat in who if seat != NOBODY]), paper=paper)


def _spoken_of(seen: View, word: str) -> list[Seat]:
    """Whom the sentence of a situation names, if not those who are waited for."""
    if word == "rest":
        return sorted(seen.away)
    asker = seen.question.by if seen.question is not None else NOBODY
    by = {"no-goal": seen.no_goal_by, "question": asker, "judge-asked": asker}.get(word, NOBODY)
    return [by] if by else []


# Time.


def _clock(table: Table, seen: View, at: int) -> wire.Clock | None:
    clock, end = seen.clock, end_of_limit(table.state)
    if clock is None or end is None or seen.phase is Phase.START:
        return None
    pace, now = pace_now(table), moment_at(table, at)
    hands = [_hand(table, clock, seat, now) for seat in table.awaited]
    left = lasting(pace, clock.left(now) if clock.paused is not None else max(0, end - now))
    whole = lasting(pace, clock.ends - clock.started)
    return wire.Clock(
        task=clock.task.value,
        title=in_codes(_task_title(table, seen, clock.task)),
        players=list(table.awaited),
        left=left,
        whole=whole or clock.ends - clock.started,
        counting=any(hand.counting for hand in hands),
        extra=clock.extra,
        paused=clock.paused is not None or table.held is not None,
        hands=hands if clock.hands else [],
    )


def _hand(table: Table, clock: Clock, seat: Seat, now: int) -> wire.Hand:
    """One player's own time: several who are late are counted down each alone (decision 34)."""
    pace, hand = pace_now(table), clock.hand(seat)
    end, since = end_of_limit(table.state, seat) or clock.ends, hand.extra_since
    whole = clock.ends - clock.started if since is None else clock.end_for(seat) - since
    at = now if clock.paused is None else clock.paused
    return wire.Hand(
        seat=seat,
        left=lasting(pace, max(0, end - at)),
        whole=lasting(pace, whole) or whole,
        counting=hand.counting is not None and hand.counted is None and not hand.extra,
        extra=hand.extra,
    )


NEXT_TASKS = {Phase.VARIATIONS: Task.VARIATION, Phase.GOAL: Task.GOAL}
"""For what the rest of the time to roll is used when the cubes lie (XI-A-1)."""


def _task_title(table: Table, seen: View, task: Task) -> Message:
    if task is Task.ROLL and table.choosing:
        return message("clock-deal")
    shown_task = NEXT_TASKS.get(seen.phase, task) if task is Task.ROLL else task
    return message(f"task-{shown_task.value.replace('_', '-')}")


def _lifting(table: Table) -> Message:
    """VI-B: the time in which a challenge is said, as long as it lasts at this table."""
    limit = table.state.terms.procedure.limit(Task.STATE_CHALLENGE) * MILLISECONDS
    lasts = lasting(table.seating.pace, limit)
    if not lasts:
        return message("block-lift")
    return message("block-lift-within", seconds=lasts // MILLISECONDS)


def _next_in(table: Table, at: int) -> int | None:
    """How long until the next shake is called, if players do not say before that they are ready."""
    tick = tick_of(table)
    if not isinstance(tick, action.CallReady) or table.held is not None:
        return None
    return max(0, tick.at - moment_at(table, at))


def _round_left(table: Table, at: int) -> int | None:
    state = table.state
    if table.seating.pace is not Pace.TOURNAMENT or state.round is not Round.PLAYING:
        return None
    return max(0, state.round_ends - moment_at(table, at))


# The end of a match.


def result(table: Table) -> wire.Result | None:
    """The winners, when the match is over."""
    if not table.over:
        return None
    best = winners(table.state)
    who = ", ".join(table.seating.player(seat).name for seat in best)
    code = "result-won" if len(best) == 1 else "result-tie"
    return wire.Result(winners=list(best), sentence=in_codes(message(code, who=who)))


def awaited_for_rematch(table: Table, agreed: frozenset[Seat]) -> list[Seat]:
    """The people who have not said that they want another match."""
    if not table.over:
        return []
    return [seat for seat in table.seating.people if seat not in agreed]
