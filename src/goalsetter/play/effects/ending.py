"""Closing shakes, the score sheet, and players who leave (X-D, XII-B; judges C24, G6)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter, paused, procedure, resumed
from goalsetter.play.copying import replace
from goalsetter.play.effects.opinions import has_protested
from goalsetter.play.referee import Referee
from goalsetter.play.scorer import call_off, finish, missing
from goalsetter.play.state import Phase, Round, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault


def check_end(state: State, action: actions.EndShake) -> Objection | None:
    """A shake is closed once; a score sheet kept by hand names players of the match."""
    number = state.shake.number
    if state.shake.phase is Phase.END and any(played.number == number for played in state.played):
        return refused(Fault.NOT_NOW)
    known = all(seat in state.seats for seat, _ in action.scores)
    return None if known else refused(Fault.NOT_YOUR_PART)


def end(
    state: State, action: actions.EndShake, objection: Objection | None, referee: Referee
) -> State:
    """The shake is closed; who is away scores nothing (X-D)."""
    del objection, referee
    if not action.scores:
        return state if state.shake.phase is Phase.END else call_off(state)
    points = dict(action.scores)
    for seat in missing(state):
        points[seat] = procedure(state).scores.absent
    return finish(state, tuple(sorted(points.items())))


# The time between two shakes, which is nobody's.


def check_ready(state: State, action: actions.Ready) -> Objection | None:
    """Between two shakes of a round (II-A, XI-B), by a player, once."""
    fresh = action.by in state.seats and action.by not in state.shake.ready_for_next
    return None if fresh and _is_between(state) else refused(Fault.NOT_NOW)


def _is_between(state: State) -> bool:
    return state.shake.phase is Phase.END and state.round is Round.PLAYING


def say_ready(
    state: State, action: actions.Ready, objection: Objection | None, referee: Referee
) -> State:
    """The player waits for the others."""
    del objection, referee
    return alter(state, ready_for_next=state.shake.ready_for_next | {action.by})


def check_call_ready(state: State, action: actions.CallReady) -> Objection | None:
    """Between two shakes, while somebody is waited for."""
    del action
    waits = not state.shake.ready_for_next >= set(state.seats)
    return None if waits and _is_between(state) else refused(Fault.NOT_NOW)


def call_ready(
    state: State, action: actions.CallReady, objection: Objection | None, referee: Referee
) -> State:
    """The next shake may begin."""
    del action, objection, referee
    return alter(state, ready_for_next=frozenset(state.seats))


# The score sheet.


def check_appeal(state: State, action: actions.AppealScore) -> Objection | None:
    """Judges G6: until the player has initialled the sheet."""
    if action.by in state.initials:
        return refused(Fault.SHEET_INITIALLED)
    known = 1 <= action.shake <= state.shake.number
    return None if known else refused(Fault.NOT_NOW)


def appeal(
    state: State, action: actions.AppealScore, objection: Objection | None, referee: Referee
) -> State:
    """A judge may now rule on it."""
    del objection, referee
    return replace(state, appealed=state.appealed | {action.shake})


def check_initial(state: State, action: actions.InitialScoresheet) -> Objection | None:
    """Between shakes, by a player, once."""
    if has_protested(state, action.by):
        return refused(Fault.PROTESTED)
    fresh = action.by in state.seats and action.by not in state.initials
    ready = fresh and state.shake.phase is Phase.END
    return None if ready else refused(Fault.NOT_NOW)


def initial(
    state: State, action: actions.InitialScoresheet, objection: Objection | None, referee: Referee
) -> State:
    """The sheet is signed."""
    del objection, referee
    return replace(state, initials=state.initials | {action.by})


def check_leave(state: State, action: actions.LeaveTable) -> Objection | None:
    """A player who is there; a stand-in may also take the seat of one who has left before."""
    gone = state.absent if action.stand_in else state.absent | state.away
    here = action.by in state.seats and action.by not in gone
    return None if here else refused(Fault.NOT_YOUR_PART)


def leave(
    state: State, action: actions.LeaveTable, objection: Objection | None, referee: Referee
) -> State:
    """The clock rests while a player is away (judges C24); with a stand-in it runs on."""
    del objection, referee
    if not action.stand_in:
        return paused(replace(state, away=state.away | {action.by}))
    absent, was_away = state.absent | {action.by}, action.by in state.away
    after = replace(state, absent=absent, away=state.away - {action.by})
    return _run_on(after) if was_away else after


def check_return(state: State, action: actions.ReturnToTable) -> Objection | None:
    """A player who is away; one with a stand-in, between two shakes; never who was sent out."""
    if action.by in state.disqualified:
        return refused(Fault.NOT_YOUR_PART)
    if action.by in state.absent:
        return None if state.shake.phase is Phase.END else refused(Fault.NOT_NOW)
    return None if action.by in state.away else refused(Fault.NOT_YOUR_PART)


def come_back(
    state: State, action: actions.ReturnToTable, objection: Objection | None, referee: Referee
) -> State:
    """The clock runs on when all are there."""
    del objection, referee
    if action.by in state.absent:
        # What the stand-in said does not bind the player: he says himself when he is ready.
        waits = alter(state, ready_for_next=state.shake.ready_for_next - {action.by})
        return replace(waits, absent=state.absent - {action.by})
    return _run_on(replace(state, away=state.away - {action.by}))


def _run_on(state: State) -> State:
    return state if state.away or state.shake.question else resumed(state)
