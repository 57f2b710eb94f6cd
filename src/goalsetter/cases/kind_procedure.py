"""Procedure cases: a position, what is done at the table, and what must come of it."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cases.fields import Fields, json_type
from goalsetter.cases.outcome import Difference
from goalsetter.cases.table_events import WRONG, Stipulated, action_of
from goalsetter.cases.table_expect import SETTLED, Course, differences
from goalsetter.cases.table_given import setup_of, terms_of
from goalsetter.errors import CaseError
from goalsetter.play import (
    MILLISECONDS,
    Check,
    Paper,
    Phase,
    State,
    Step,
    action,
    apply,
    new_match,
)

NEEDS = frozenset({"id", "rules", "players", "given", "events", "expect"})
MAY = frozenset({"division", "ref", "disputed", "ruling", "rulings", "note", "text"})

TICKS = (action.TimeExpires, action.ExtraMinuteExpires)


def judge(fields: Fields) -> list[Difference]:
    """Play the events on the position and compare."""
    fields.hold(NEEDS, MAY)
    expect = _object(fields.data["expect"], "expect")
    return differences(expect, play_out(fields, expect))


def play_out(fields: Fields, expect: Fields) -> Course:
    """The case as it is played, with the checking that it leaves unsaid if that is asked for."""
    terms = terms_of(fields)
    events = [_object(each, "events") for each in fields.items("events")]
    referee = Stipulated()
    begun = apply(new_match(terms), setup_of(fields, terms, events), referee)
    if begun.refusal is not None:
        raise CaseError("not-set-up", fault=begun.refusal.fault)
    state, steps, done = begun.state, [], []
    for told in events:
        step, acted = _play(state, told, referee)
        state = step.state
        steps.append(step)
        done.append(acted)
    about = _about(expect, len(events))
    settled = _settled(state, referee) if SETTLED & expect.data.keys() else state
    return Course(tuple(done), tuple(steps), about, state, settled)


def _object(value: object, key: str) -> Fields:
    if not isinstance(value, Mapping):
        raise CaseError("wrong-type-object", key=key, got=json_type(value))
    return Fields(value)


def _about(expect: Fields, events: int) -> int:
    """The event in question: the last, unless the case says."""
    about = expect.data.get("about", events - 1)
    if not isinstance(about, int) or about >= max(events, 1):
        raise CaseError("wrong-about", got=str(about))
    return about


def _play(state: State, told: Fields, referee: Stipulated) -> tuple[Step, action.Action]:
    """One event; time that runs out does so when its limit is reached."""
    referee.event = told
    acted = action_of(state, told, _moment(state, told))
    if isinstance(acted, TICKS) and state.clock is not None:
        late = max(acted.at, state.clock.ends)
        acted = action_of(state, told, late)
    return apply(state, acted, referee), acted


def _moment(state: State, told: Fields) -> int:
    """When it happened: seconds since the beginning, or a time after the last event."""
    at, after = told.data.get("at"), told.data.get("after")
    if isinstance(after, int):
        return state.now + after * MILLISECONDS
    return at * MILLISECONDS if isinstance(at, int) else state.now


# The checking that a case leaves unsaid: a paper that is right is accepted, a wrong one rejected.


def _settled(state: State, referee: Stipulated) -> State:
    for paper in state.shake.papers:
        while _open_check(state, paper) is not None:
            after = _next_word(state, paper, referee)
            if after is state:
                break
            state = after
    return state


def _open_check(state: State, paper: Paper) -> Check | None:
    if state.shake.phase is not Phase.CHECKING:
        return None
    checks = state.shake.checks
    return next((c for c in checks if c.writer == paper.writer and c.correct is None), None)


def _next_word(state: State, paper: Paper, referee: Stipulated) -> State:
    """What one checker who has not spoken says."""
    check = _open_check(state, paper)
    assert check is not None
    wrong = paper.texts[0] == WRONG
    referee.event = Fields({"valid": True} if wrong else {})
    silent = [s for s in state.seats if s != paper.writer and s not in check.accepted]
    for seat in silent:
        said: action.Action = action.Accept(by=seat, at=state.now, writer=paper.writer)
        if wrong:
            said = action.Reject(by=seat, at=state.now, writer=paper.writer, reason="other")
        step = apply(state, said, referee)
        if step.refusal is None and step.legal:
            return step.state
    for seat in silent:
        step = apply(state, action.Accept(by=seat, at=state.now, writer=paper.writer), referee)
        if step.refusal is None:
            return step.state
    return state
