"""View: what each seat, a spectator and a judge may see, with the actions open to that seat.

Papers stay secret until all are presented and checking begins. Nobody is told that something was
illegal: an act lies open on the mat, and whoever believes it wrong may charge it with any reason.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Card, Cube, LaidGoal, Mat, SetGoal
from goalsetter.play.actions import Action
from goalsetter.play.changes import as_it_seems, check_of
from goalsetter.play.clock import Clock
from goalsetter.play.copying import replace
from goalsetter.play.effects.choosing import is_adding, may_select
from goalsetter.play.effects.rolling import dealer
from goalsetter.play.effects.writing import Writers, writers
from goalsetter.play.event import Event, Insulated, Offended
from goalsetter.play.in_force import mat_of
from goalsetter.play.openings import free, open_actions
from goalsetter.play.prospects import OpenScope
from goalsetter.play.seat import NOBODY, Seat, Section
from goalsetter.play.state import (
    Challenged,
    Check,
    JudgeQuestion,
    Paper,
    Penalty,
    Phase,
    Played,
    Round,
    Shake,
    State,
    Tally,
)
from goalsetter.play.terms import Terms
from goalsetter.rules import Chosen, Role

WRITTEN = (Phase.SIDES, Phase.WRITING, Phase.CHECKING)
"""When it is settled who writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenChoice:
    """A player's choices at once; void if it was illegal and nobody charged it in time."""

    by: Seat
    chosen: tuple[Chosen, ...]
    void: bool


@dataclass(frozen=True, kw_only=True)  # no slots: see ``copying``
class View:
    """A match as one seat sees it."""

    seat: Seat
    terms: Terms
    now: int
    number: int
    """The number of the shake."""
    phase: Phase
    turn: Seat
    goal_setter: Seat
    """The player scheduled to set the Goal; ``setting`` is who sets it now."""
    setting: Seat
    dealer: Seat
    last_mover: Seat

    resources: tuple[Cube, ...]
    goal: LaidGoal | SetGoal | None
    goal_set: bool
    required: tuple[Cube, ...]
    permitted: tuple[Cube, ...]
    forbidden: tuple[Cube, ...]
    universe: tuple[Card, ...]
    ground: Mat | None
    """The mat before the last turn, if it was seen: an avoid move is made there (2011-12 ET17).

    Only in a view with actions: who does not act needs none."""
    set_out: tuple[Cube, ...]
    rolled: bool

    choices: tuple[SeenChoice, ...]
    choosing: tuple[Seat, ...]
    """Players who are to choose a variation now."""
    adding: Tally
    """The players who may add a second variation, and until when."""
    barred: frozenset[Seat]
    said_bonus: Seat
    owes_second: bool
    return_one_of: tuple[tuple[Cube, Section | None], ...]
    """Cubes of which ``returning`` takes one back."""
    returning: Seat

    clock: Clock | None
    block: Seat
    """The player who holds the block."""
    no_goal_by: Seat
    agreed: frozenset[Seat]
    forceout_by: Seat
    last_cube_by: Seat
    stopped: bool
    challenge: Challenged | None
    aside: Challenged | None
    """A challenge set aside that the Mover may still take as valid."""
    sides: tuple[tuple[Seat, Role], ...]
    writers: Writers
    presented: tuple[Seat, ...]
    silent: frozenset[Seat]
    papers: tuple[Paper, ...]
    """One's own, and everybody's once checking begins."""
    checks: tuple[Check, ...]
    question: JudgeQuestion | None
    """The question that waits for a judge."""

    scores: Tally
    """Of this shake, when it is over."""
    void: bool
    played: tuple[Played, ...]
    totals: Tally
    penalties: tuple[Penalty, ...]
    round: Round
    round_ends: int
    lots: Tally
    rolling: tuple[Seat, ...]
    away: frozenset[Seat]
    absent: frozenset[Seat]
    initials: frozenset[Seat]

    actions: tuple[Action, ...]
    """Every action open to the seat that can be listed, at the moment ``now``, as far as wanted."""
    free: tuple[str, ...]
    """The kinds open to the seat that hold a text, a Goal or a roll of the player's own."""


def seems_chosen(view: View) -> tuple[Chosen, ...]:
    """The variations that seem to be in force to one who sees this."""
    seen = (variation for choice in view.choices if not choice.void for variation in choice.chosen)
    return tuple(filter(view.terms.knows, seen))


def view(state: State, seat: Seat, scope: OpenScope = OpenScope.ALL) -> View:
    """The match as a player, a judge or a spectator sees it.

    Finding what is open costs more than all the rest: one who does not need every action says by
    ``scope`` which are to stand in ``actions`` and ``free``.
    """
    seems = as_it_seems(state)
    shake = seems.shake
    grounds = shake.grounds if scope is not OpenScope.NOTHING else ()
    return View(
        seat=seat,
        terms=state.terms,
        now=state.now,
        number=shake.number,
        phase=shake.phase,
        turn=shake.turn,
        goal_setter=shake.goal_setter,
        setting=shake.setting,
        # From ``state``, not ``seems``, only what holds nothing that a seat may not know.
        dealer=dealer(state) if state.terms.deals_cards else NOBODY,
        last_mover=shake.last_mover,
        resources=shake.resources,
        goal=shake.goal,
        goal_set=shake.goal_set,
        required=shake.required,
        permitted=shake.permitted,
        forbidden=shake.forbidden,
        universe=shake.universe,
        ground=mat_of(grounds[-1]) if grounds else None,
        set_out=shake.set_out,
        rolled=shake.rolled,
        choices=tuple(SeenChoice(by=c.by, chosen=c.chosen, void=c.void) for c in shake.choices),
        choosing=may_select(seems),
        adding=tuple(row for row in shake.adding if is_adding(seems, row[0])),
        barred=shake.barred,
        said_bonus=shake.said_bonus,
        owes_second=shake.owes_second,
        return_one_of=shake.return_one_of,
        returning=shake.returning,
        clock=state.clock,
        block=shake.block.by if shake.block is not None else NOBODY,
        no_goal_by=shake.no_goal_by,
        agreed=shake.agreed,
        forceout_by=shake.forceout_by,
        last_cube_by=shake.last_cube_by,
        stopped=shake.stopped,
        challenge=shake.challenge,
        aside=shake.aside,
        sides=shake.sides,
        writers=writers(seems) if shake.phase in WRITTEN else Writers(),
        presented=tuple(paper.writer for paper in shake.papers),
        silent=shake.silent,
        papers=_papers_for(shake, seat),
        checks=_checks_for(shake, seat),
        question=shake.question,
        scores=shake.scores,
        void=shake.void,
        played=state.played,
        totals=tuple((item, state.total(item)) for item in state.seats),
        penalties=state.penalties,
        round=state.round,
        round_ends=state.round_ends,
        lots=state.lots,
        rolling=state.rolling,
        away=state.away,
        absent=state.absent,
        initials=state.initials,
        actions=open_actions(seems, seat, scope),
        free=free(seems, seat, scope),
    )


def seen_from(view: View, state: State, seat: Seat) -> View:
    """The same moment as another seat sees it, without the actions open to it."""
    papers, checks = _papers_for(state.shake, seat), _checks_for(state.shake, seat)
    return replace(view, seat=seat, papers=papers, checks=checks, actions=(), free=())


def _papers_for(shake: Shake, seat: Seat) -> tuple[Paper, ...]:
    return tuple(p for p in shake.papers if p.writer == seat or _is_shown(shake, p))


def _checks_for(shake: Shake, seat: Seat) -> tuple[Check, ...]:
    return tuple(_seen_check(item, seat) for item in shake.checks)


def _is_shown(shake: Shake, paper: Paper) -> bool:
    """Whether a paper lies open: once checking begins, until the next shake (VII-C-2)."""
    begun = shake.phase in (Phase.CHECKING, Phase.END)
    return begun and check_of(shake, paper.writer) is not None


def _seen_check(check: Check, seat: Seat) -> Check:
    """VII-C-4-h comment b: a try is its writer's until all tries are ruled on."""
    if check.correct is not None or not check.attempts:
        return check
    seen = tuple(
        replace(attempt, holds=None)
        if seat in (attempt.by, attempt.joined)
        else replace(attempt, holds=None, regrouped="")
        for attempt in check.attempts
    )
    return replace(check, attempts=seen)


def told(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that the table tells: not that something was illegal, nor that it now stands."""
    return tuple(event for event in events if not isinstance(event, Offended | Insulated))
