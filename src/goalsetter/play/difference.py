"""The events of an action, read off the states before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.play.changes import check_of, clause
from goalsetter.play.clock import MILLISECONDS, Clock
from goalsetter.play.effects.choosing import FAULTS
from goalsetter.play.event import (
    BlockMisused,
    ChallengeStands,
    CubesReturned,
    Event,
    Fined,
    FineStruck,
    Insulated,
    PhaseBegan,
    RolledForFirst,
    Ruled,
    ScoreCorrected,
    Scored,
    ShakeVoid,
    TimeBegan,
    TurnOf,
    Undone,
    Upheld,
)
from goalsetter.play.scorer import next_goal_setter
from goalsetter.play.state import Phase, State, Status


def events_between(before: State, after: State, charged: str = "") -> tuple[Event, ...]:
    """Everything that happened, in the best order for telling; a charge was for a named reason."""
    # Most actions leave most of a state as it was, and what was not changed is the same object.
    events = [*_offences(before, after, charged)]
    if after.returned:
        events.append(CubesReturned(after.returned))
    if after.penalties is not before.penalties:
        events += _fines(before, after)
    events += _course(before, after)
    if after.shake.checks is not before.shake.checks:
        events += _papers(before, after)
    if after.played is not before.played:
        events += _end(before, after)
    return tuple(events)


def _offences(before: State, after: State, charged: str) -> Iterator[Event]:
    if after.offences is not before.offences:
        yield from _fates(before, after, charged)
    if before.shake.number != after.shake.number:
        return  # numbers of actions are kept for one shake only
    if after.undone is not before.undone:
        for number in sorted(after.undone - before.undone):
            yield Undone(number)
    if after.misused is not before.misused:
        for number in sorted(after.misused - before.misused):
            lifted = before.shake.block.by if before.shake.block is not None else after.shake.turn
            yield BlockMisused(lifted, number)


def _fates(before: State, after: State, charged: str) -> Iterator[Event]:
    """The offences that were insulated or upheld."""
    was = {offence.action: offence.status for offence in before.offences}
    for offence in after.offences:
        if offence.status is was.get(offence.action, Status.OPEN):
            continue
        if offence.status is Status.INSULATED:
            yield Insulated(offence.by, offence.reasons, offence.action)
        else:
            named = (fault for fault in offence.reasons if fault == charged)
            reason = next(named, offence.reasons[0])
            why = tuple(one for one in offence.findings if FAULTS[one.code] is reason)
            yield Upheld(offence.by, reason, clause(after, reason), offence.action, why)


def _fines(before: State, after: State) -> Iterator[Event]:
    for penalty in after.penalties[len(before.penalties) :]:
        yield Fined(penalty.seat, penalty.points, penalty.reason, penalty.clause)
    for was, now in zip(before.penalties, after.penalties, strict=False):
        if now.struck and not was.struck:
            yield FineStruck(now.seat, now.points, now.reason)


def _course(before: State, after: State) -> Iterator[Event]:
    old, new = before.shake, after.shake
    # Lots are cleared when they decide or must be rolled anew, also by the same players (I-D).
    fallen = bool(before.lots) and not after.lots
    if fallen or before.rolling != after.rolling:
        gone = tuple(seat for seat in before.rolling if seat not in after.rolling)
        again = after.rolling if new.phase is Phase.START else ()
        yield RolledForFirst(gone, again)
    if new.challenge is not None and old.challenge is None:
        yield ChallengeStands(new.challenge.claim, new.challenge.challenger, new.challenge.mover)
    if new.phase is not old.phase or new.number != old.number:
        yield PhaseBegan(new.phase)
    if new.turn and (new.turn != old.turn or new.phase is not old.phase):
        yield TurnOf(new.turn)
    if after.clock is not None and after.clock is not before.clock:
        yield from _times(before.clock, after.clock, after.now)


def _times(before: Clock | None, after: Clock, now: int) -> Iterator[Event]:
    """The limit that began, or the extra minutes that did."""
    same = before is not None and (before.task, before.players, before.started) == (
        after.task,
        after.players,
        after.started,
    )
    if not same and not after.extra:
        yield TimeBegan(after.task, after.players, after.left(now) // MILLISECONDS)
        return
    old = before.hands if same and before is not None else ()
    known = {hand.seat for hand in old if hand.extra}
    for hand in after.hands:
        if hand.extra and hand.seat not in known:
            yield TimeBegan(after.task, (hand.seat,), after.left(now, hand.seat) // MILLISECONDS)


def _papers(before: State, after: State) -> Iterator[Event]:
    for check in after.shake.checks:
        was = check_of(before.shake, check.writer)
        if check.correct is not None and (was is None or was.correct is not check.correct):
            yield Ruled(check.writer, check.correct, check.reason)


def _end(before: State, after: State) -> Iterator[Event]:
    if after.played == before.played:
        return
    if len(after.played) == len(before.played) and after.played[-1] == before.played[-1]:
        changed = zip(before.played, after.played, strict=True)
        yield from (ScoreCorrected(now.number, now.scores) for was, now in changed if was != now)
        return
    if after.played[-1].void:
        yield ShakeVoid(next_goal_setter(after))
    else:
        yield Scored(after.played[-1].scores)
