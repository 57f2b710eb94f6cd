"""``apply``: one action on one state. The log of actions is the only truth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from goalsetter.play.actions import Action, Challenge, Charge, Rule
from goalsetter.play.changes import as_it_seems, clause, fine, points_for, ruling_behind
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.difference import events_between
from goalsetter.play.effects.challenging import unused
from goalsetter.play.event import Event, Offended, SetAside
from goalsetter.play.insulation import insulate, record
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.openings import allowed
from goalsetter.play.referee import Referee
from goalsetter.play.rulebook import is_refused, objection_to
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Phase, Shake, State
from goalsetter.play.step import Objection, Refusal, Step, Weight
from goalsetter.play.terms import Terms
from goalsetter.rules import Fault


def new_match(terms: Terms) -> State:
    """A match before the lot for the first Goal-setter."""
    first = terms.seats[0]
    shake = Shake(number=1, goal_setter=first, setting=first, phase=Phase.START, turn=NOBODY)
    ends = terms.round_minutes * 60 * MILLISECONDS
    return State(terms=terms, shake=shake, rolling=terms.seats, round_ends=ends)


def apply(state: State, action: Action, referee: Referee = JUDGE_ROOM) -> Step:
    """The state after an action, with what happened; or the refusal, and the same state.

    A guarded table refuses whatever is illegal. An open one lets it happen, as on a real mat:
    it may be charged, it is set aside, or, where it cannot be done at all, it is refused too.
    """
    rule = action.rule
    ground = _ground(state, action)
    moment = replace(ground, now=max(ground.now, action.at), returned=(), charged_from=None)
    found = objection_to(moment, action)
    if found is not None and is_refused(state, found):
        return Step(state=state, refusal=refusal(moment, found, action.by), legal=False)
    misused = _misuses_block(state, found)
    if misused:
        moment = unused(moment, action.by, Fault.BLOCK_FOR_ANOTHER_CALL)
        found = rule.check(moment, action)
    after = _carried_out(moment, action, rule, found, referee)
    done = replace(after, actions=state.actions + 1, charged_from=_kept(ground, action))
    right = (
        found is None
        and not misused
        and (rule.rightly is None or rule.rightly(moment, done, action))
    )
    return Step(state=done, events=_events(state, done, action, found), legal=right)


def _misuses_block(state: State, found: Objection | None) -> bool:
    """VI-B, judges B29, D8: the block goes back at its price, and what was done stands.

    The older book has it done again (ET14).
    """
    fault = None if found is None else found.fault
    return fault is Fault.BLOCK_FOR_ANOTHER_CALL and not state.terms.procedure.calls_repeated


def _ground(state: State, action: Action) -> State:
    """A challenge at the same instant as a charge prevails: the charge is as if not made (D13)."""
    together = isinstance(action, Challenge) and action.simultaneous
    before = state.charged_from if together else None
    return state if before is None else replace(before, actions=state.actions)


def _kept(state: State, action: Action) -> State | None:
    """What a challenge at the same instant would be made on."""
    together = isinstance(action, Charge) and action.simultaneous
    return replace(state, charged_from=None) if together else None


def refusal(state: State, found: Objection, by: Seat) -> Refusal:
    """Why an action is not done, by which clause, and what the player may do instead."""
    return Refusal(
        fault=found.fault,
        clause=clause(state, found.fault),
        details=found.details,
        findings=found.findings,
        ruling=ruling_behind(state, found.fault),
        instead=partial(allowed, as_it_seems(state), by),
    )


def _carried_out(
    state: State, action: Action, rule: Rule, found: Objection | None, referee: Referee
) -> State:
    if found is None:
        ready = insulate(state, action.by) if rule.insulates else state
        return rule.act(ready, action, None, referee)
    if found.weight is Weight.OFFENCE:
        return record(state, rule.act(state, action, found, referee), action, found)
    if found.fault is Fault.BLOCK_FOR_ANOTHER_CALL:
        return unused(state, action.by, found.fault)
    if rule.aside is not None:
        return rule.aside(state, action, found, referee)
    return fine(state, action.by, points_for(state, found.fault), found.fault)


def _events(
    before: State, after: State, action: Action, found: Objection | None
) -> tuple[Event, ...]:
    told: list[Event] = []
    if found is not None and found.weight is Weight.OFFENCE:
        why = clause(after, found.fault)
        told.append(Offended(action.by, found.faults, why, found.findings))
    elif found is not None:
        told.append(SetAside(action.by, found.fault, clause(after, found.fault)))
    charged = action.reason if isinstance(action, Charge) else ""
    return (*told, *events_between(before, after, charged))


def replay(terms: Terms, actions: Iterable[Action], referee: Referee = JUDGE_ROOM) -> State:
    """The state after a whole log; an action that would be refused raises ``ValueError``."""
    state = new_match(terms)
    for number, action in enumerate(actions):
        step = apply(state, action, referee)
        if step.refusal is not None:
            raise ValueError(
                f"expected an action that can be done, got number {number}: {action!r}"
            )
        state = step.state
    return state
