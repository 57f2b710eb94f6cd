"""The driver of one table: takes what players hand in, lets time run, rolls, asks bots.

It reads no clock: every moment is handed in. Between two moments it does what is due, one action
after another, so that the same seed and the same deeds give the same log.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from goalsetter.bots import BotChoice
from goalsetter.play import (
    JUDGE,
    JUDGES,
    Action,
    Phase,
    Round,
    Seat,
    Step,
    action,
    action_text,
    apply,
    own_answer,
)
from goalsetter.rules import Fault
from goalsetter.table.analyst import is_asked
from goalsetter.table.chance import ASKS_CHANCE, begins, falls, source
from goalsetter.table.gate import as_handed_in, is_stale, objection, refused
from goalsetter.table.table import (
    Done,
    LoggedReason,
    Outcome,
    Plan,
    Table,
    done_by,
    due_of_tick,
    moment_at,
)
from goalsetter.table.thinking import SILENT, TRIES, ask, next_plan, planned, with_all_asked

FOR_PEOPLE = (action.LeaveTable,)
"""Actions that a bot may not do: the table would rest until it came back."""
VOID_FOR_ONE = 4
"""A match of so many shakes for each that was asked for ends, even if they were all void."""


# What players do.


def submit(
    table: Table,
    seat: Seat,
    deed: Action,
    at: int,
    seen: int | None = None,
    *,
    asking: bool = True,
) -> Outcome:
    """A player hands in a deed at a moment; ``seen`` is the number of the table he looked at.

    What was due before that moment is done first. A deed about a table that has changed since is
    not done, nor is one that the rules refuse.
    """
    # A table that is held lets no time pass: whatever is handed in happens at that moment.
    at = max(at, table.since) if table.held is None else table.held
    before = advance(table, at, asking=asking)
    now = before.table
    if seen is not None and is_stale(now.log, seen, deed):
        return replace(before, stale=True)
    refusal = objection(now.state, seat, deed, judged=now.judged, choosing=now.choosing)
    if refusal is None and now.held is not None and seat not in JUDGES:
        refusal = refused(now.state, Fault.NOT_NOW)
    if refusal is not None:
        return replace(before, refusal=refusal)
    timed = as_handed_in(deed, moment_at(now, at), judged=now.judged)
    step = apply(now.state, timed)
    if step.refusal is not None:
        return replace(before, refusal=step.refusal)
    after, change = changed(now, timed, step, at)
    return Outcome(table=after, deeds=(*before.deeds, change))


def ready(table: Table, seat: Seat, at: int | None = None) -> Outcome:
    """A person is ready for the next shake; it begins at the moment when all people are."""
    moment = table.since if at is None else at
    return submit(table, seat, action.Ready(by=seat), moment, asking=False)


def call_ready(table: Table, at: int) -> Outcome:
    """The next shake is called, whoever is not ready."""
    before = advance(table, at, asking=False)
    now = before.table
    moment = max(at, now.since)
    deed = action.CallReady(at=moment_at(now, moment))
    step = apply(now.state, deed)
    if step.refusal is not None:
        return replace(before, refusal=step.refusal)
    after, change = changed(now, deed, step, moment)
    return Outcome(table=after, deeds=(*before.deeds, change))


# What happens by itself.


def due(table: Table) -> int | None:
    """The moment at which the table wants to be woken; none, if it waits for people alone."""
    if table.rests:
        return None
    if table.unasked or _deed_of_the_house(table) is not None:
        return table.since
    plan, tick = next_plan(table), None if table.stuck else due_of_tick(table)
    moments = [tick] if tick is not None else []
    moments += [plan.due] if plan is not None else []
    return min(moments, default=None)


def waits_for_thoughts(table: Table) -> bool:
    """Whether bots are to be asked before anything else can happen by itself."""
    return bool(table.unasked) and not table.rests and _deed_of_the_house(table) is None


def advance(table: Table, to: int, *, asking: bool = True) -> Outcome:
    """All that happens by itself up to a moment.

    Without ``asking`` it stops where bots are to be asked: a caller that lets them think elsewhere
    hands in what they intend by ``planned``.
    """
    changes: list[Done] = []
    while (moment := due(table)) is not None and moment <= to:
        if not asking and waits_for_thoughts(table):
            break
        table, more = _next(table, moment)
        changes += more
    return Outcome(table=table, deeds=tuple(changes))


def _next(table: Table, at: int) -> tuple[Table, list[Done]]:
    """The next thing that is due: the table's own deed, a thought, a bot's deed, the clock's."""
    # This order decides the log, and so every seed: the house, thoughts, bots' deeds, the clock.
    deed = _deed_of_the_house(table)
    if deed is not None:
        return _done_by_the_house(table, deed, at)
    if table.unasked:
        return with_all_asked(table), []
    plan = next_plan(table)
    if plan is not None and plan.due <= at:
        return _done_by_a_bot(table, plan, at)
    tick = table.tick
    assert tick is not None
    return _done_by_the_house(table, replace(tick, at=max(tick.at, table.state.now)), at)


# The table's own deeds.


def _deed_of_the_house(table: Table) -> Action | None:
    """The next action of neither a player nor the clock: chance, and what a judge would say."""
    state = table.state
    if table.stuck:
        return None
    if table.over:
        # XII-B: nobody waits for a bot's initials.
        seat = table.unsigned
        return None if seat is None else action.InitialScoresheet(by=seat, at=state.now)
    if state.shake.question is not None and not table.judged:
        if is_asked(state):
            return _thought_of_the_house(table)
        return action.JudgeAnswers(by=JUDGE, at=state.now, answer=own_answer(state))
    if state.shake.phase is not Phase.END:
        if state.shake.phase not in ASKS_CHANCE:
            return None
        return falls(state, _chance(table), table.seating.choosers)
    if table.returning:
        return action.ReturnToTable(by=min(table.returning), at=state.now)
    if _played_enough(table):
        return action.RoundWarning(at=state.now) if state.round is Round.PLAYING else None
    people = set(table.seating.people)
    if people and (bots := [seat for seat in table.seating.bots if seat not in table.ready]):
        return action.Ready(by=bots[0], at=state.now)
    if not table.ready >= people:
        return None
    return begins(state, _chance(table), table.seating.choosers)


def _thought_of_the_house(table: Table) -> Action | None:
    """The answer that was searched for; where none could be found, the avoid move stands."""
    thought = next((plan.choice for plan in table.plans if plan.seat == JUDGE), None)
    if thought is None:
        return None
    now = table.state.now
    stands = action.JudgeAnswers(by=JUDGE, at=now, answer=own_answer(table.state))
    return stands if thought.action is None else replace(thought.action, at=now)


def _chance(table: Table) -> Random:
    """The next action that chance decides."""
    return source(table.seating.seed, "table", table.number)


def _played_enough(table: Table) -> bool:
    """Whether the shakes that were agreed on are played; a void one does not count."""
    wanted, played = table.seating.shakes, table.state.played
    if wanted is None:
        return False
    counted = sum(not shake.void for shake in played)
    return counted >= wanted or len(played) >= VOID_FOR_ONE * wanted


def _done_by_the_house(table: Table, deed: Action, at: int) -> tuple[Table, list[Done]]:
    step = apply(table.state, deed)
    if step.refusal is not None:
        return replace(table, stuck=True), []
    after, change = changed(table, deed, step, at)
    return after, [change]


# Bots' deeds.


def _done_by_a_bot(table: Table, plan: Plan, at: int) -> tuple[Table, list[Done]]:
    """A bot does what it intends; refused, it is asked again a few times and then is silent."""
    seat, choice = plan.seat, plan.choice
    for attempt in range(1, TRIES + 1):
        tried = _tried(table, seat, choice, at)
        if tried is not None:
            after, change = changed(table, *tried, at)
            shake = table.state.shake.number
            reason = LoggedReason(number=change.number, seat=seat, shake=shake, why=choice.why)
            return replace(after, reasons=(*after.reasons, reason)), [change]
        choice = ask(table, seat, attempt)
    return planned(table, seat, SILENT), []


def _tried(table: Table, seat: Seat, choice: BotChoice, at: int) -> tuple[Action, Step] | None:
    """The table after a bot's action, if it can be done and written down."""
    if choice.action is None or isinstance(choice.action, FOR_PEOPLE):
        return None
    if objection(table.state, seat, choice.action) is not None:
        return None
    deed = as_handed_in(choice.action, moment_at(table, at), judged=table.judged)
    try:
        action_text(deed)
        step = apply(table.state, deed)
    except Exception:  # an action that no reader would make, such as one with a text for a cube
        return None
    return None if step.refusal is not None else (deed, step)


# Every change.


def changed(table: Table, deed: Action, step: Step, at: int) -> tuple[Table, Done]:
    """The table after an action: it is logged, and all bots think anew."""
    absent = step.state.absent
    same = absent == table.state.absent
    after = replace(
        table,
        seating=table.seating if same else table.seating.without(absent),
        state=step.state,
        since=at,
        log=(*table.log, deed),
        plans=(),
        stuck=False,
        returning=table.returning & absent,
    )
    change = done_by(table.number, deed, step)
    return after, change
