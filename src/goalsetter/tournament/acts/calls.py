"""Acts about calls: a table wants a judge, a judge goes there, and it is settled."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import ActRefusal, ActRow, AnyRow, Deed, Stamp
from goalsetter.tournament.conduct import JUDGES, JudgeCall
from goalsetter.tournament.nouns import OfficialRole
from goalsetter.tournament.state import EventState, RoundState

CALLERS = JUDGES | {OfficialRole.SCORER}


@dataclass(frozen=True, slots=True, kw_only=True)
class CallJudge(Deed):
    """Call a judge to a table."""

    contest: str
    round: int
    table: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerCall(Deed):
    """Go to a table that called, or tell that its call is settled."""

    number: int
    settled: bool = False


def check_call(state: EventState, _moment: Stamp, deed: CallJudge) -> ActRefusal | None:
    """The table is one of a seating that is out, and no call of it is open."""
    drawn = state.rounds[deed.contest, deed.round]
    tables = [str(one.number) for one in drawn.tables]
    if drawn.state is RoundState.DRAWN or str(deed.table) not in tables:
        return ActRefusal(code="unknown-table", expected=", ".join(tables), came=str(deed.table))
    place = (deed.contest, deed.round, deed.table)
    if any((one.contest, one.round, one.table) == place for one in open_calls(state)):
        return ActRefusal(code="called-already", came=str(deed.table))
    return None


def open_calls(state: EventState) -> tuple[JudgeCall, ...]:
    """Return the calls that are not settled."""
    return tuple(one for one in state.calls if not one.settled)


def call(state: EventState, moment: Stamp, deed: CallJudge) -> EventState:
    """Add the call."""
    made = JudgeCall(
        number=moment.number,
        contest=deed.contest,
        round=deed.round,
        table=deed.table,
        by=moment.by,
    )
    return replace(state, calls=(*state.calls, made))


def check_answer(state: EventState, _moment: Stamp, deed: AnswerCall) -> ActRefusal | None:
    """There is an open call of this number."""
    known = [str(one.number) for one in open_calls(state)]
    if str(deed.number) in known:
        return None
    return ActRefusal(code="no-call", expected=", ".join(known), came=str(deed.number))


def answer(state: EventState, moment: Stamp, deed: AnswerCall) -> EventState:
    """Note who goes there, or that it is settled."""
    calls = tuple(
        replace(one, taken_by=moment.by, settled=deed.settled) if one.number == deed.number else one
        for one in state.calls
    )
    return replace(state, calls=calls)


CALLS: tuple[AnyRow, ...] = (
    ActRow(
        name="call-judge",
        kind=CallJudge,
        roles=CALLERS,
        needs=("unlocked", "contest", "round"),
        check=check_call,
        change=call,
        changes=("calls",),
    ),
    ActRow(
        name="answer-call",
        kind=AnswerCall,
        roles=JUDGES,
        check=check_answer,
        change=answer,
        changes=("calls",),
    ),
)
