"""Procedure cases: a position, what is done at the table, and what must come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from goalsetter.cases.outcome import Difference
from goalsetter.cases.table_before import made_ready
from goalsetter.cases.table_chance import as_told, lucky
from goalsetter.cases.table_course import CaseCourse, PlayedEvent
from goalsetter.cases.table_events import action_of
from goalsetter.cases.table_expect import SETTLED, differences
from goalsetter.cases.table_given import object_of, setup_of, tally, terms_of
from goalsetter.cases.table_settle import Stipulated, settled
from goalsetter.errors import CaseError
from goalsetter.play import MILLISECONDS, State, Step, action, apply, ends_of, new_match
from goalsetter.questions import Fields, json_type
from goalsetter.rules import Fault

NEEDS = frozenset({"id", "rules", "events", "expect"})
MAY = frozenset(
    {
        *("players", "given", "division", "ref", "disputed", "ruling", "rulings"),
        *("note", "text"),
    }
)


def judge(fields: Fields) -> list[Difference]:
    """Play the events on the position and compare."""
    fields.hold(NEEDS, MAY)
    expect = _object(fields.data["expect"], "expect")
    return differences(expect, play_out(fields, expect))


def play_out(fields: Fields, expect: Fields) -> CaseCourse:
    """The case as it is played, with the checking that it leaves unsaid if that is asked for."""
    terms = terms_of(fields)
    events = [_object(item, "events") for item in fields.items("events")]
    referee = Stipulated()
    begun = apply(new_match(terms), setup_of(fields, terms, events), referee)
    if begun.refusal is not None:
        raise CaseError("not-set-up", fault=begun.refusal.fault)
    state, played = begun.state, {}
    order = _order(events)
    # Not isinstance: true is an int to Python, and no moment.
    timed = [at for at in order if type(events[at].data.get("at")) is int]
    for at in order:
        referee.hear(events[at])
        # Before the moment is worked out: putting the block down may start another clock.
        state = made_ready(state, events[at], referee)
        moment = _moment(state, events[at], again=at in timed[1:])
        acted, step = _play(state, events[at], moment, events[at + 1 :], referee)
        played[at] = PlayedEvent(acted, step, state.actions)
        state = step.state
    asked = tuple(played[at] for at in range(len(events)))
    # Only if something is expected of the end: checking costs a ruling, sometimes a search.
    after = settled(state, referee) if SETTLED & expect.data.keys() else state
    lost = tally(object_of(Fields(object_of(fields, "given")), "penalties"))
    # The last event is in question, unless the case says; -1 stands for none at all.
    about = expect.data.get("about", len(events) - 1)
    if type(about) is not int or not -1 <= about < max(len(events), 1):
        raise CaseError("wrong-about", got=str(about))
    return CaseCourse(asked, about, state, after, lost)


def _order(events: list[Fields]) -> list[int]:
    """The order of play: of what happens at once, a challenge before a charge (judges D13)."""
    order = list(range(len(events)))
    for first, second in pairwise(range(len(events))):
        at_once = events[first].flag("simultaneous") and events[second].flag("simultaneous")
        kinds = (events[first].text("do"), events[second].text("do"))
        if at_once and kinds == ("charge_illegal_procedure", "challenge"):
            order[first], order[second] = second, first
    return order


def _object(value: object, key: str) -> Fields:
    if not isinstance(value, Mapping):
        raise CaseError("wrong-type-object", key=key, got=json_type(value))
    return Fields(value)


def _play(
    state: State, event: Fields, moment: int, later: list[Fields], referee: Stipulated
) -> tuple[action.Action, Step]:
    """One event; time that runs out does so when its limit is reached.

    A roll is of cubes that the case names, or that it plays later. What it names need not be a
    possible roll (decision 31): then some other is rolled, and the cubes named take its place.
    """
    acted = action_of(state, event, moment)
    if isinstance(acted, action.TimeExpires):
        # A case tells that time ran out, seldom when; the machine refuses it before the limit.
        acted = replace(acted, at=max(acted.at, ends_of(state, acted.task) or 0))
    elif isinstance(acted, action.ExtraMinuteExpires) and state.clock is not None:
        late = acted.players or tuple(hand.seat for hand in state.clock.hands if hand.extra)
        ends = [state.clock.end_for(seat) for seat in late]
        acted = replace(acted, at=max([acted.at, *ends]))
    if not isinstance(acted, action.Roll):
        return acted, apply(state, acted, referee)
    named = apply(state, acted, referee) if "cubes" in event else None
    # A roll may be refused for other reasons, which are what the case is about.
    if named is not None and (named.refusal is None or named.refusal.fault != Fault.STRANGE_ROLL):
        return acted, named
    luck = replace(acted, cubes=lucky(state, later))
    step = apply(state, luck, referee)
    return luck, as_told(step, event) if named is not None and step.refusal is None else step


def _moment(state: State, event: Fields, *, again: bool) -> int:
    """When it happened: seconds since the beginning of the case, or a time after the last event.

    Seconds of the first moment that were over before are counted from when the limit that runs
    now began. Another moment behind it counts from the beginning of the case too: time does not
    go back.
    """
    at, after = event.data.get("at"), event.data.get("after")
    if isinstance(after, int):
        return state.now + after * MILLISECONDS
    if not isinstance(at, int):
        return state.now
    moment = at * MILLISECONDS
    if again and moment < state.now:
        raise CaseError("time-goes-back", at=str(at), now=str(state.now // MILLISECONDS))
    clock = state.clock
    return moment if moment >= state.now or clock is None else clock.began + moment
