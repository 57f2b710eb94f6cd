"""A table at one moment: the match, what bots intend, and how time passes. Nothing is changed in
place: whoever runs a table holds the newest one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from goalsetter.bots import BotChoice, Why
from goalsetter.play import (
    JUDGE,
    Action,
    Event,
    Phase,
    Refusal,
    Round,
    Seat,
    State,
    Step,
    action,
    new_match,
    undecided,
)
from goalsetter.table.analyst import is_asked
from goalsetter.table.pace import Pace, lasting, passed
from goalsetter.table.seating import Seating
from goalsetter.table.ticks import awaited, next_tick

MOST_ACTIONS = 4_900
"""A match that is longer cannot be kept as a record, so it is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """An action that a bot means to do, and the caller's moment at which it does."""

    seat: Seat
    choice: BotChoice
    due: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedReason:
    """Why a bot did something: secret until its shake is over."""

    number: int
    """The number of the action in the log, from 0."""
    seat: Seat
    shake: int
    why: Why


@dataclass(frozen=True, kw_only=True)  # no slots: what is asked again is remembered
class Table:
    """One table. ``since`` is the moment of the caller's clock at which ``state.now`` was."""

    seating: Seating
    state: State
    since: int = 0
    log: tuple[Action, ...] = ()
    plans: tuple[Plan, ...] = ()
    """The plans of bots; one without a plan has not been asked since the last change."""
    stuck: bool = False
    """The table's own deed was refused: it waits for a player's."""
    reasons: tuple[LoggedReason, ...] = ()
    judged: bool = False
    """Whether a person in the judge's seat answers questions, and not the table itself."""
    held: int | None = None
    """Since which moment of the caller's clock the table is paused, if it is."""
    returning: frozenset[Seat] = frozenset()
    """Players who have a stand-in and come back when the shake is over."""

    @property
    def number(self) -> int:
        """The number of this state: how many actions were done."""
        return len(self.log)

    @property
    def ready(self) -> frozenset[Seat]:
        """The players who have said that they are ready for the next shake."""
        return self.state.shake.ready_for_next

    @cached_property
    def choosing(self) -> tuple[Seat, ...]:
        """The people who have still to say how V and Λ lie, or how many cards are dealt."""
        waiting = undecided(self.state)
        return tuple(seat for seat in waiting if seat in self.seating.choosers)

    @cached_property
    def awaited(self) -> tuple[Seat, ...]:
        """The players whose word or deed the running time is for."""
        lifted = self.state.shake.block is not None
        return awaited(self.state) if lifted else self.choosing or awaited(self.state)

    @cached_property
    def unasked(self) -> tuple[Seat, ...]:
        """The bots that have not been asked since the last change; they wait until it is known
        whether an avoid move is wrong, which is thought about in the judge's place."""
        asked = {plan.seat for plan in self.plans}
        if is_asked(self.state) and not self.judged:
            return () if JUDGE in asked else (JUDGE,)
        return tuple(seat for seat in self.seating.bots if seat not in asked)

    @cached_property
    def over(self) -> bool:
        """Whether the match is over."""
        ended = self.state.shake.phase is Phase.END and self.state.round is not Round.PLAYING
        return ended or self.number >= MOST_ACTIONS

    @cached_property
    def tick(self) -> Action | None:
        """The next word of the clock."""
        seating = self.seating
        between = seating.between if seating.people else None
        rounds = seating.pace.has_rounds
        return next_tick(self.state, rounds=rounds, between=between, choosing=self.choosing)

    @cached_property
    def pace(self) -> Pace:
        """How time passes now: slower only where a person is waited for."""
        waits = not set(self.seating.people).isdisjoint(self.awaited)
        return self.seating.pace if waits else Pace.TOURNAMENT

    @property
    def rests(self) -> bool:
        """Whether nothing happens by itself: the match is over or paused, or somebody is waited for
        who has left, or who judges."""
        asked = self.judged and self.state.shake.question is not None
        ended = self.over and self.unsigned is None
        return ended or bool(self.state.away) or self.held is not None or asked

    @property
    def unsigned(self) -> Seat | None:
        """A bot that has still to initial the score sheet of the match that is over (XII-B)."""
        ended = self.over and self.state.shake.phase is Phase.END and not self.stuck
        if not ended or not self.seating.people:
            return None
        bots = (seat for seat in self.seating.bots if seat not in self.state.initials)
        return next(bots, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """One action that was done, with what came of it."""

    number: int
    action: Action
    events: tuple[Event, ...]
    """All of them: ``play.told`` leaves out what players are not to be told."""
    legal: bool
    shake: int = 0
    """The number of the shake in which it was done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The table after something was handed in or time went by, with all that was done."""

    table: Table
    deeds: tuple[Done, ...] = ()
    refusal: Refusal | None = None
    stale: bool = False
    """The deed is about a table that has changed meanwhile."""


def done_by(number: int, deed: Action, step: Step) -> Done:
    """The change that an action brought."""
    shake = step.state.shake.number
    return Done(number=number, action=deed, events=step.events, legal=step.legal, shake=shake)


def open_table(seating: Seating, at: int = 0) -> Table:
    """A table at which nothing has been done; ``at`` is the moment of the caller's clock."""
    return Table(seating=seating, state=new_match(seating.terms), since=at)


def shown_to(seat: Seat, deed: Action) -> Action:
    """An action as a player may see it: of another's paper only that it was presented.

    So it is with a try at ambiguity, which nobody reads before the other checker is ready
    (VII-C-4-h comment b); when it is ruled on, it lies beside the paper.
    """
    if isinstance(deed, action.Present) and deed.by != seat:
        return replace(deed, texts=(), goal="", avoid_move="")
    if isinstance(deed, action.ProveAmbiguity) and deed.simultaneous and deed.by != seat:
        return replace(deed, regrouped="")
    return deed


def told_reasons(table: Table) -> tuple[LoggedReason, ...]:
    """The reasons of bots in all shakes that are over."""
    shake = table.state.shake
    ended = shake.phase is Phase.END or table.over
    open_shake = shake.number + 1 if ended else shake.number
    return tuple(reason for reason in table.reasons if reason.shake < open_shake)


# Time.


def moment_at(table: Table, at: int) -> int:
    """The moment of the match at a moment of the caller's clock."""
    until = at if table.held is None else min(at, table.held)
    elapsed = max(0, until - table.since)
    tick = table.tick
    left = None if tick is None else tick.at - table.state.now
    return table.state.now + passed(table.pace, elapsed, left)


def due_of_tick(table: Table) -> int | None:
    """The moment of the caller's clock at which the clock of the match speaks next."""
    tick = table.tick
    if tick is None:
        return None
    wait = lasting(table.pace, max(0, tick.at - table.state.now))
    return None if wait is None else table.since + wait
