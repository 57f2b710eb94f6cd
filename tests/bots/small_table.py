"""A small table for bots alone: everybody is asked, whoever is quickest acts, and time runs.

It checks on the way what every bot must keep: nothing illegal, nothing refused, no limit missed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from goalsetter.bots import Bot, Choice
from goalsetter.play import (
    CLOCK,
    Action,
    Phase,
    Seat,
    State,
    Terms,
    action,
    apply,
    new_match,
    view,
)
from goalsetter.solver import Budget

BUDGET = Budget(steps=12_000)
"""Little, for quick shakes: the levels' own budgets are larger."""
MOST_ACTIONS = 300
"""Far more than a shake takes."""


@dataclass
class Tale:
    """What happened at the table."""

    state: State
    budget: Budget
    done: list[Action] = field(default_factory=list)
    told: list[Choice] = field(default_factory=list)
    """What bots did, with their reasons."""
    wrong: list[str] = field(default_factory=list)
    """Whatever was refused, illegal or late."""


Watcher = Callable[[State, dict[Seat, Choice]], None]
"""Who is told at every step what everybody intends."""


def play(
    terms: Terms,
    bots: dict[Seat, Bot],
    seed: int,
    shakes: int = 1,
    *,
    watch: Watcher | None = None,
    budget: Budget = BUDGET,
) -> Tale:
    """Some shakes, from the lot to the last score."""
    tale = Tale(new_match(terms), budget)
    chances = {seat: Random(f"{seed}-{seat}") for seat in terms.seats}
    for _ in range(MOST_ACTIONS * shakes):
        if len(tale.state.played) >= shakes:
            return tale
        if not _act(tale, bots, chances, watch):
            return tale
    tale.wrong.append("the shake has no end")
    return tale


def _act(
    tale: Tale, bots: dict[Seat, Bot], chances: dict[Seat, Random], watch: Watcher | None
) -> bool:
    """The quickest action of all, or what the clock says if that comes first."""
    state = tale.state
    choices = {
        seat: bot.choose(view(state, seat), chances[seat], tale.budget)
        for seat, bot in bots.items()
    }
    if watch is not None:
        watch(state, choices)
    acting = [choice for choice in choices.values() if choice.action is not None]
    first = min(acting, key=lambda choice: choice.after, default=None)
    clock = state.clock
    moment = state.now + (first.after if first else 10**9)
    if clock is not None and clock.paused is None and clock.ends <= moment:
        return _tick(tale)
    if first is None or first.action is None:
        tale.wrong.append(f"nobody acts in {state.shake.phase}")
        return False
    tale.told.append(first)
    return _do(tale, replace(first.action, at=moment))


def _do(tale: Tale, done: Action) -> bool:
    step = apply(tale.state, done)
    told = {type(event).__name__ for event in step.events}
    if step.refusal is not None:
        tale.wrong.append(f"{step.refusal.fault}: {done!r} in {tale.state.shake.phase}")
        return False
    if not step.legal or told & {"Offended", "SetAside"}:
        tale.wrong.append(f"{sorted(told)}: {done!r}")
    tale.done.append(done)
    tale.state = step.state
    return True


def _tick(tale: Tale) -> bool:
    """The clock speaks: only the limits that nobody has to meet may run out."""
    clock = tale.state.clock
    assert clock is not None
    if clock.expired or tale.state.shake.phase is not Phase.VARIATIONS:
        tale.wrong.append(f"a limit ran out: {clock.task} in {tale.state.shake.phase}")
    at = max(tale.state.now, clock.ends)
    if clock.extra:
        return _do(tale, action.ExtraMinuteExpires(at=at, task=clock.task))
    if clock.expired and not clock.counted:
        return _do(tale, action.Countdown(by=CLOCK, at=at, finished=True))
    return _do(tale, action.TimeExpires(at=at, task=clock.task))
