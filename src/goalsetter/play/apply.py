"""``apply``: one action on one state. The log of actions is the only truth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from goalsetter.play.actions import Action, Challenge, Charge, Rule
from goalsetter.play.changes import as_it_seems, clause, fine, points_for, ruling_behind
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.copying import replace
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
    # Time never runs back, and a limit is asked at the moment of the action, before it is done.
    moment = replace(ground, now=max(ground.now, action.at), returned=(), charged_from=None)
    objection = objection_to(moment, action)
    if objection is not None and is_refused(state, objection):
        return Step(state=state, refusal=refusal(moment, objection, action.by), legal=False)
    misused = _misuses_block(state, objection)
    if misused:
        # With the block down again it may be legal, or wrong for another reason: ask once more.
        moment = unused(moment, action.by, Fault.BLOCK_FOR_ANOTHER_CALL)
        objection = rule.check(moment, action)
    after = _carried_out(moment, action, rule, objection, referee)
    # Counted from ``state``: the ground of a challenge made at the same instant is an older one.
    final = replace(after, actions=state.actions + 1, charged_from=_kept(ground, action))
    right = (
        objection is None
        and not misused
        and (rule.rightly is None or rule.rightly(moment, final, action))
    )
    return Step(state=final, events=_events(state, final, action, objection), legal=right)


def _misuses_block(state: State, objection: Objection | None) -> bool:
    """VI-B, judges B29, D8: the block goes back at its price, and what was done stands.

    The older book has it done again (ET14).
    """
    fault = None if objection is None else objection.fault
    return fault is Fault.BLOCK_FOR_ANOTHER_CALL and not state.terms.procedure.calls_repeated


def _ground(state: State, action: Action) -> State:
    """A challenge at the same instant as a charge prevails: the charge is as if not made (D13)."""
    together = isinstance(action, Challenge) and action.simultaneous
    before = state.charged_from if together else None
    return state if before is None else replace(before, actions=state.actions)


def _kept(state: State, action: Action) -> State | None:
    """The state that a challenge at the same instant would be made on."""
    together = isinstance(action, Charge) and action.simultaneous
    return replace(state, charged_from=None) if together else None


def refusal(state: State, objection: Objection, by: Seat) -> Refusal:
    """Why an action is not done, by which clause, and what the player may do instead."""
    return Refusal(
        fault=objection.fault,
        clause=clause(state, objection.fault),
        details=objection.details,
        findings=objection.findings,
        ruling=ruling_behind(state, objection.fault),
        instead=partial(allowed, as_it_seems(state), by),
    )


def _carried_out(
    state: State, action: Action, rule: Rule, objection: Objection | None, referee: Referee
) -> State:
    if objection is None:
        # Insulated before it is done: what the action itself does wrong stays open (IX-B).
        ready = insulate(state, action.by) if rule.insulates else state
        return rule.act(ready, action, None, referee)
    if objection.weight is Weight.OFFENCE:
        # Noted with the shake before it, to which an upheld charge goes back (IX-A-1).
        return record(state, rule.act(state, action, objection, referee), action, objection)
    if objection.fault is Fault.BLOCK_FOR_ANOTHER_CALL:
        return unused(state, action.by, objection.fault)
    if rule.aside is not None:
        return rule.aside(state, action, objection, referee)
    return fine(state, action.by, points_for(state, objection.fault), objection.fault)


def _events(
    before: State, after: State, action: Action, objection: Objection | None
) -> tuple[Event, ...]:
    events: list[Event] = []
    if objection is not None and objection.weight is Weight.OFFENCE:
        why = clause(after, objection.fault)
        events.append(Offended(action.by, objection.faults, why, objection.findings))
    elif objection is not None:
        events.append(SetAside(action.by, objection.fault, clause(after, objection.fault)))
    charged = action.reason if isinstance(action, Charge) else ""
    return (*events, *events_between(before, after, charged))


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
