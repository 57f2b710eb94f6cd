"""Proving ambiguity: alone, at the same time, or together (VII-C-4-h; On-Sets VII-C-7-c; ET16).

In most books a try is only handed in, and goes unread until the other checker is ready: with a try
of his own, by joining this one, with nothing to show, or when his time is over. Then all tries are
ruled on, and whatever comes of it ends the checking. ET16 knows no such waiting.
"""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import check_of, others, procedure, with_check
from goalsetter.play.copying import replace
from goalsetter.play.effects.checking import (
    check_objection,
    paper_of,
    pays_if_late,
    proved,
    ruled,
    settle_attempts,
    take_to_check,
)
from goalsetter.play.referee import Dispute, Matter, Referee
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Attempt, Check, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault


def check_prove(state: State, action: actions.ProveAmbiguity) -> Objection | None:
    """VII-C-4-h: one try each, or one together."""
    if not procedure(state).ambiguity:
        return refused(Fault.NOT_UPHELD)
    check = check_of(state.shake, action.writer)
    if check is not None and check.correct is None and action.by in check.tried:
        return refused(Fault.ONE_TRY)
    return check_objection(state, action.by, action.writer)


def prove(
    state: State, action: actions.ProveAmbiguity, objection: Objection | None, referee: Referee
) -> State:
    """A try is handed in, or shown to the writer at once."""
    del objection
    taken = take_to_check(state, action.by, action.writer)
    paid = pays_if_late(taken, action.by, action.writer)
    check = check_of(paid.shake, action.writer)
    assert check is not None
    dispute = Dispute(
        state=paid,
        paper=paper_of(paid, action.writer),
        matter=Matter.AMBIGUITY,
        regrouped=action.regrouped,
    )
    holds = bool(referee.upholds(dispute))
    if action.simultaneous and procedure(state).tries_close:
        return _handed_in(paid, check, action, holds=holds)
    return _shown(paid, check, action, holds=holds)


def _handed_in(state: State, check: Check, action: actions.ProveAmbiguity, *, holds: bool) -> State:
    """The try waits for the other checker; it is joint if both have said so before."""
    partner = partner_of(state, check, action.by)
    joint = {action.by, partner} <= check.together
    attempt = Attempt(
        by=action.by,
        regrouped=action.regrouped,
        joined=partner if joint else NOBODY,
        holds=holds,
    )
    tried = check.tried | ({action.by, partner} if joint else {action.by})
    waiting = replace(check, attempts=(*check.attempts, attempt), tried=tried, together=frozenset())
    return settle_attempts(with_check(state, waiting), check.writer)


def _shown(state: State, check: Check, action: actions.ProveAmbiguity, *, holds: bool) -> State:
    """The regrouping spoils the paper, or the try is spent; in most books nothing more is said."""
    tried = check.tried | {action.by} | ({action.jointly_with} if action.jointly_with else set())
    if holds:
        wrong = replace(check, tried=tried, correct=False, reason="ambiguous")
        return ruled(state, replace(wrong, late=check.late - {action.by}))
    return with_check(state, replace(check, tried=tried, shown=procedure(state).tries_close))


def rightly(before: State, after: State, action: actions.ProveAmbiguity) -> bool:
    """Whether a try held; one that waits is not known to be wrong."""
    check = check_of(after.shake, action.writer)
    own = [attempt for attempt in check.attempts if attempt.by == action.by] if check else []
    if check is None or not own:
        return proved(before, after, action.writer)
    return check.correct is None or bool(own[0].holds)


# The other checker.


def partner_of(state: State, check: Check, seat: Seat) -> Seat:
    """The other checker of a paper, if there is one."""
    return next((checker for checker in others(state, check.writer) if checker != seat), NOBODY)


def _check_partner(state: State, by: Seat, writer: Seat) -> Objection | None:
    """Whether a checker who has not tried yet has another one beside him."""
    early = check_objection(state, by, writer)
    check = check_of(state.shake, writer)
    if early is not None or check is None:
        return early or refused(Fault.NOT_NOW)
    if by in check.tried:
        return refused(Fault.ONE_TRY)
    alone = partner_of(state, check, by) in (NOBODY, *check.accepted)
    waits = procedure(state).ambiguity and procedure(state).tries_close
    return None if waits and not alone else refused(Fault.NOT_NOW)


def check_together(state: State, action: actions.WorkTogether) -> Objection | None:
    """VII-C-4-h: the checkers may work together, if neither has tried; each says so once."""
    check = check_of(state.shake, action.writer)
    if check is not None and action.by in check.together:
        return refused(Fault.NOT_NOW)
    return _check_partner(state, action.by, action.writer)


def work_together(
    state: State, action: actions.WorkTogether, objection: Objection | None, referee: Referee
) -> State:
    """A try that lies there is joined; before that both must say it, and hand in one together."""
    del objection, referee
    check = check_of(state.shake, action.writer)
    assert check is not None
    if not check.attempts:
        return with_check(state, replace(check, together=check.together | {action.by}))
    paid = pays_if_late(state, action.by, action.writer)
    check = check_of(paid.shake, action.writer)
    assert check is not None
    joined = replace(check.attempts[0], joined=action.by)
    changed = replace(check, attempts=(joined,), tried=check.tried | {action.by})
    return settle_attempts(with_check(paid, changed), action.writer)


def check_nothing(state: State, action: actions.ShowNothing) -> Objection | None:
    """VII-C-4-h: beside a try of the other checker that waits."""
    check = check_of(state.shake, action.writer)
    if check is not None and not check.attempts:
        return refused(Fault.NOT_NOW)
    return _check_partner(state, action.by, action.writer)


def show_nothing(
    state: State, action: actions.ShowNothing, objection: Objection | None, referee: Referee
) -> State:
    """The other checker's try is ruled on."""
    del objection, referee
    check = check_of(state.shake, action.writer)
    assert check is not None
    silent = replace(check, nothing=check.nothing | {action.by})
    return settle_attempts(with_check(state, silent), action.writer)
