"""Checking papers: accept, reject with a reason, prove ambiguity (VII-C-3, VII-C-4)."""

from __future__ import annotations

from goalsetter.judge import SAME_ERROR
from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    check_of,
    others,
    paused,
    pay,
    says,
    start_extra,
    with_check,
)
from goalsetter.play.copying import replace
from goalsetter.play.effects.avoiding import WRONG_AVOID_MOVE
from goalsetter.play.effects.challenging import revive
from goalsetter.play.effects.writing import CONCEDED
from goalsetter.play.papers import begin_checking, next_paper
from goalsetter.play.referee import Dispute, Matter, Referee
from goalsetter.play.seat import Seat
from goalsetter.play.state import Check, JudgeQuestion, Paper, Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Cost, Fault, Task, rulings, settled_by

REASON = "reason"
"""The question to a person in the judge's seat who is told what is wrong in a checker's words."""
AVOID_MOVE = "avoid-move"
"""The question where only a search tells whether an avoid move is wrong (2011-12 ET17)."""
GENERAL = "ambiguous-in-general"
NOT_SHOWN = "ambiguity-not-shown"
"""Why a paper is right against which every try has failed."""


def current(state: State) -> Check | None:
    """The paper whose time for checking runs."""
    return next((check for check in state.shake.checks if check.correct is None), None)


def checkers(state: State) -> tuple[Seat, ...]:
    """The players from whom something may still come about the paper that is being checked."""
    check = current(state)
    if state.shake.phase is not Phase.CHECKING or check is None:
        return ()
    return still_checking(state, check)


def paper_of(state: State, writer: Seat) -> Paper:
    """The paper that a player presented."""
    return next(paper for paper in state.shake.papers if paper.writer == writer)


# What may be said of a paper at all.


def check_moment(state: State, by: Seat, writer: Seat) -> Objection | None:
    """VII-C-2, 3: when all are presented, by an opponent of the writer who plays (ET4)."""
    shake = state.shake
    if _validates(state, by, writer):
        return None
    if shake.phase is Phase.WRITING:
        return refused(Fault.NOT_ALL_PRESENTED)
    check = check_of(shake, writer)
    if shake.phase is not Phase.CHECKING or check is None:
        return refused(Fault.NOT_NOW)
    if by not in others(state, writer):
        return refused(Fault.NOT_A_CHECKER)
    if check.correct is None:
        return None
    return refused(Fault.TRIES_RULED_ON if check.shown else Fault.NO_MORE_OBJECTIONS)


def _validates(state: State, by: Seat, writer: Seat) -> bool:
    """Whether the Mover takes a paper to check after a challenge that was set aside (D22)."""
    waiting = state.shake.aside
    given = any(paper.writer == writer for paper in state.shake.papers)
    return waiting is not None and waiting.mover == by and waiting.challenger == writer and given


def take_to_check(state: State, by: Seat, writer: Seat) -> State:
    """Judges D22: a challenge that was set aside is valid once the Mover checks a paper."""
    taken = revive(state) if _validates(state, by, writer) else state
    return begin_checking(taken) if taken.shake.phase is Phase.WRITING else taken


def check_accept(state: State, action: actions.Accept) -> Objection | None:
    """VII-C-4: within the time, once."""
    early = check_moment(state, action.by, action.writer)
    check = check_of(state.shake, action.writer)
    if early is None and check is not None:
        spoken = action.by in check.accepted or is_trying(check, action.by)
        return refused(Fault.NOT_NOW) if spoken else None
    return early


def accept(
    state: State, action: actions.Accept, objection: Objection | None, referee: Referee
) -> State:
    """A checker accepts; accepted by all, the paper is right even if it is flawed (judges G5)."""
    del objection, referee
    taken = take_to_check(state, action.by, action.writer)
    return accepted(taken, action.writer, {action.by})


def accepted(state: State, writer: Seat, by: set[Seat]) -> State:
    """Checkers accept a paper."""
    check = check_of(state.shake, writer)
    assert check is not None
    waits = {seat for seat in by if is_trying(check, seat)}
    changed = replace(check, accepted=check.accepted | (by - waits))
    if changed.accepted >= set(others(state, writer)) - state.away:
        return ruled(state, replace(changed, correct=True))
    return settle_attempts(with_check(state, changed), writer)


def is_agreed(state: State, check: Check) -> bool:
    """Judges G5: all agree on a paper that every checker accepted, or that its writer gave up."""
    accepted = bool(check.correct) and check.accepted >= set(others(state, check.writer))
    return check.reason == CONCEDED or (accepted and not check.overruled)


def ruled(state: State, check: Check) -> State:
    """A paper has its verdict."""
    if check.correct is False:
        silent = check.late - check.bought
        check = replace(check, accepted=check.accepted | silent)
    return next_paper(with_check(state, check))


# Rejecting.


def check_objection(state: State, by: Seat, writer: Seat) -> Objection | None:
    """Whether a checker may still object."""
    early = check_moment(state, by, writer)
    check = check_of(state.shake, writer)
    if early is not None or check is None:
        return early
    if check.shown:
        return refused(Fault.TRIES_RULED_ON)
    if by in check.closed:
        return refused(Fault.NO_MORE_OBJECTIONS)
    return refused(Fault.NO_MORE_OBJECTIONS) if by in check.accepted else None


def check_reject(state: State, action: actions.Reject) -> Objection | None:
    """VII-C-4: a reason must be given; ambiguity must be shown, not asserted."""
    return check_objection(state, action.by, action.writer)


def reject(
    state: State, action: actions.Reject, objection: Objection | None, referee: Referee
) -> State:
    """The referee rules on the reason, if he can; else a judge is awaited."""
    del objection
    taken = take_to_check(state, action.by, action.writer)
    holds = None if action.in_person else upheld(taken, action, referee)
    if not holds:
        objected = _objected(taken, action.by, action.writer)
        asks = action.in_person or (holds is None and action.reason == WRONG_AVOID_MOVE)
        return paused(alter(objected, question=_put(action))) if asks else objected
    paid = pays_if_late(taken, action.by, action.writer)
    check = check_of(paid.shake, action.writer)
    assert check is not None
    fault = referee.names(_dispute(paid, action)) or action.reason or "shown"
    wrong = replace(check, correct=False, reason=fault, late=check.late - {action.by})
    if action.reason == SAME_ERROR:
        paid = _sink_the_others(paid, action, referee)
    return ruled(paid, wrong)


def _put(action: actions.Reject) -> JudgeQuestion:
    """Put what a checker says in his own words, or of an avoid move, to one who can tell."""
    kind = AVOID_MOVE if action.reason == WRONG_AVOID_MOVE else REASON
    return JudgeQuestion(by=action.by, kind=kind, writer=action.writer, about=action.said)


def _objected(state: State, by: Seat, writer: Seat) -> State:
    """The state that knows who has taken a stand against a paper (judges G1)."""
    check = check_of(state.shake, writer)
    assert check is not None
    return with_check(state, replace(check, objected=check.objected | {by}))


def upheld(state: State, action: actions.Reject, referee: Referee) -> bool | None:
    """Whether the reason holds; a bare refusal, or ambiguity in general, does not (E6, E20)."""
    if action.reason == GENERAL:
        return False
    return referee.upholds(_dispute(state, action))


def _dispute(state: State, action: actions.Reject) -> Dispute:
    paper = paper_of(state, action.writer)
    return Dispute(
        state=state, paper=paper, matter=Matter.REASON, reason=action.reason, said=action.said
    )


def _sink_the_others(state: State, action: actions.Reject, referee: Referee) -> State:
    """Judges E10: an Equation accepted before falls with the next, if it has the same fault."""
    for check in state.shake.checks:
        if check.writer == action.writer or not check.correct:
            continue
        again = replace(action, writer=check.writer)
        if upheld(state, again, referee):
            fault = referee.names(_dispute(state, again)) or SAME_ERROR
            state = with_check(state, replace(check, correct=False, reason=fault))
    return state


@settled_by(rulings.table.PAYS_FOR_TIME)
def pays_if_late(state: State, by: Seat, writer: Seat) -> State:
    """One who uses the time after his own was counted out pays for it (judges T5, E18, E22)."""
    check = check_of(state.shake, writer)
    assert check is not None
    others_minute = state.clock is not None and state.clock.extra and bool(check.bought)
    counted = by in check.late or (others_minute and by in check.accepted)
    if by in check.bought or not counted:
        return state
    paid = pay(state, by, Cost.EXTRA_MINUTE)
    return with_check(paid, replace(check, bought=check.bought | {by}, late=check.late - {by}))


def check_point_out(state: State, action: actions.PointOutError) -> Objection | None:
    """Judges E13, T5: one who accepted may still show a fault to the other checker."""
    early = check_moment(state, action.by, action.writer)
    if early is None and check_of(state.shake, action.writer) is None:
        return refused(Fault.NOT_NOW)
    return early


def point_out(
    state: State, action: actions.PointOutError, objection: Objection | None, referee: Referee
) -> State:
    """It decides nothing by itself, but in another's extra minute it is paid for."""
    del objection, referee
    return _objected(pays_if_late(state, action.by, action.writer), action.by, action.writer)


# Tries at ambiguity that wait for each other; how they are handed in stands in ``ambiguity``.


def is_trying(check: Check, seat: Seat) -> bool:
    """Whether a checker's try is handed in, alone or with the other's."""
    return any(seat in (attempt.by, attempt.joined) for attempt in check.attempts)


def still_checking(state: State, check: Check) -> tuple[Seat, ...]:
    """The checkers from whom something may still come before a paper can be ruled on."""
    finished = check.accepted | check.nothing
    opponents = others(state, check.writer)
    return tuple(seat for seat in opponents if seat not in finished and not is_trying(check, seat))


def settle_attempts(state: State, writer: Seat) -> State:
    """VII-C-4-h: when each checker is ready, all tries are ruled on; if none holds, it is right."""
    check = check_of(state.shake, writer)
    if check is None or check.correct is not None or not check.attempts:
        return state
    awaited = set(still_checking(state, check)) - state.away - check.closed
    return state if awaited else _attempts_ruled(state, check)


def _attempts_ruled(state: State, check: Check) -> State:
    tried = frozenset(seat for seat in others(state, check.writer) if is_trying(check, seat))
    if any(attempt.holds for attempt in check.attempts):
        wrong = replace(check, correct=False, reason="ambiguous", late=check.late - tried)
        return ruled(state, wrong)
    agreed = check.accepted | set(others(state, check.writer))
    return ruled(state, replace(check, correct=True, reason=NOT_SHOWN, shown=True, accepted=agreed))


def proved(before: State, after: State, writer: Seat) -> bool:
    """Whether an objection sank the paper, or it is still looked for whether it does."""
    waiting = after.shake.question
    if waiting is not None and waiting.kind == AVOID_MOVE and before.shake.question is None:
        return True
    was, now = check_of(before.shake, writer), check_of(after.shake, writer)
    return now is not None and now.correct is False and (was is None or was.correct is None)


# The extra minute.


def buy_minute(state: State, by: Seat) -> State:
    """A checker pays a point for one more minute."""
    check = current(state)
    paid = pay(state, by, Cost.EXTRA_MINUTE)
    if check is not None:
        changed = replace(check, bought=check.bought | {by}, late=check.late - {by})
        paid = with_check(paid, changed)
    return start_extra(paid, Task.CHECK, (by,))


def minute_over(state: State, players: tuple[Seat, ...]) -> State:
    """One who has said nothing when his extra minute is over has accepted (judges E6, E22)."""
    check = current(state)
    if check is None:
        return state
    late = set(players) & set(others(state, check.writer))
    if says(state, rulings.table.SECOND_POINT, "again"):
        for seat in sorted(check.bought & late - check.accepted):
            state = pay(state, seat, Cost.EXTRA_MINUTE)
    return accepted(state, check.writer, late)
