"""Everything that a player may do now: the kinds of action, and every action that can be listed.

Each is found by asking the same check that ``apply`` asks, so the two agree; kinds that cannot be
open at the moment are not asked, and of candidates that are alike one is.

A page that draws a table at every step asks ``open_kinds`` for the common ones, and for the rare
ones only when somebody opens their menu.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.play.actions import Action
from goalsetter.play.actions.listing import Same
from goalsetter.play.candidates import FREE, Answers, CandidateList, Holds, OpenKind, lists_for
from goalsetter.play.changes import as_it_seems
from goalsetter.play.prospects import Kinds, OpenScope, prospects
from goalsetter.play.rulebook import is_refused, objection_to
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.terms import Mode


@dataclass(frozen=True, slots=True)
class Opening:
    """One action that is open to a seat, and whether it is legal or merely possible."""

    action: Action
    legal: bool


def openings(state: State, seat: Seat) -> tuple[Opening, ...]:
    """Every action open to a seat that can be listed; of free texts, none."""
    now = state.now
    return tuple(
        Opening(kind(by=seat, at=now, **holds), legal)
        for kind, holds, legal in _listed(state, seat, prospects(state, seat))
    )


def open_actions(state: State, seat: Seat, scope: OpenScope = OpenScope.ALL) -> tuple[Action, ...]:
    """The actions of ``openings``, legal or merely possible."""
    now, kinds = state.now, prospects(state, seat, scope)
    return tuple(kind(by=seat, at=now, **holds) for kind, holds, _ in _listed(state, seat, kinds))


def open_kinds(
    state: State, seat: Seat, scope: OpenScope = OpenScope.COMMON
) -> tuple[OpenKind, ...]:
    """Everything that is open to a seat, as it seems to that seat, by kind.

    Kinds stand in the order of offers, those that are free last. ``OpenScope.COMMON`` is cheap
    enough for every step and every seat: it asks only for what a player wants as the game goes its
    way. ``OpenScope.RARE`` is the rest, for a menu that somebody opens: charges, words, appeals,
    and cubes moved out of turn at a table that lets it happen. Nothing tells what would be legal.
    """
    seems = as_it_seems(state)
    grounds = _grounds_of_bystander(seems, seat) if scope is OpenScope.COMMON else None
    known = _open_to_bystanders.get(grounds) if grounds is not None else None
    if known is not None:
        return known
    kinds = prospects(seems, seat, scope)
    listed = [
        group
        for source in lists_for(seems, seat, kinds)
        for group in source.kinds(_answers(seems, seat, source, kinds))
    ]
    free = dict.fromkeys(kind for kind, _ in _free_kinds(seems, seat, kinds))
    groups = (*listed, *(OpenKind(kind, free=True) for kind in free))
    if grounds is not None:
        if len(_open_to_bystanders) >= MOST_BYSTANDERS:
            _open_to_bystanders.clear()
        _open_to_bystanders[grounds] = groups
    return groups


MOST_BYSTANDERS = 4096
"""Answers that are remembered at once, some six of each shake."""
_open_to_bystanders: dict[tuple[object, ...], tuple[OpenKind, ...]] = {}
FEW = 3
"""So many cubes in Resources are enough for every challenge (VI-A-2)."""


def _grounds_of_bystander(state: State, seat: Seat) -> tuple[object, ...] | None:
    """Everything that decides what is open to a player while another one moves, if that is plain.

    It is where no block is lifted, no challenge stands, nobody is gone or late and nothing illegal
    can happen: most of all moments. Then few things matter, and they stay for many moves; which
    seat it is does not, beside whether it moved last. Trap: a check that looks at more needs its
    grounds here; the tests compare.
    """
    shake, clock, terms = state.shake, state.clock, state.terms
    if shake.phase is not Phase.MOVE or seat == shake.turn or terms.mode is not Mode.GUARDED:
        return None
    if seat not in state.seats or clock is None or clock.hands or clock.paused is not None:
        return None
    afoot = shake.block or shake.return_one_of or shake.challenge or shake.aside or shake.papers
    late = shake.stopped or shake.no_goal_by or shake.forceout_by or shake.last_cube_by
    ruled = shake.checks or shake.question or shake.adjusting or shake.barred or state.offences
    gone = state.away or state.absent or state.disqualified
    if afoot or late or ruled or gone or state.now >= clock.ends:
        return None
    stays = Same(terms), Same(shake.universe), Same(shake.choices), clock.task, state.round
    moved = seat == shake.last_mover, not shake.last_mover, shake.played
    return (*stays, *moved, min(len(shake.resources), FEW))


def _listed(state: State, seat: Seat, kinds: Kinds) -> Iterator[tuple[type[Action], Holds, bool]]:
    """Each candidate that is open, and whether it is legal: of those alike, one is asked."""
    for source in lists_for(state, seat, kinds):
        yield from source.actions(_answers(state, seat, source, kinds))


def _answers(state: State, seat: Seat, source: CandidateList, kinds: Kinds) -> Answers:
    """Whether each question of a source is answered with legal, merely possible or not at all."""
    now, answers = state.now, []
    for kind, holds in source.questions:
        legal = None
        if kind in kinds:
            objection = objection_to(state, kind(by=seat, at=now, **holds))
            if objection is None:
                legal = True
            elif not is_refused(state, objection):
                legal = False
        answers.append(legal)
    return tuple(answers)


def is_legal(state: State, action: Action) -> bool:
    """Whether an action would be legal now; nothing is done."""
    return objection_to(state, action) is None


def allowed(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are legal for a seat now, free texts included."""
    kinds = prospects(state, seat)
    listed = [kind.do for kind, _, legal in _listed(state, seat, kinds) if legal]
    free = [kind.do for kind, legal in _free_kinds(state, seat, kinds) if legal]
    return tuple(dict.fromkeys((*listed, *free)))


def free(state: State, seat: Seat, scope: OpenScope = OpenScope.ALL) -> tuple[str, ...]:
    """The kinds of action open to a seat that hold a text, a Goal or a roll of the player's own."""
    kinds = prospects(state, seat, scope)
    return tuple(dict.fromkeys(kind.do for kind, _ in _free_kinds(state, seat, kinds)))


def _free_kinds(state: State, seat: Seat, kinds: Kinds) -> Iterator[tuple[type[Action], bool]]:
    """Each kind that a probe finds open, and whether an action of it can be legal."""
    for kind in FREE:
        rule = kind.rule
        if kind not in kinds or rule.probes is None:
            continue
        for probe in rule.probes(state, seat):
            objection = objection_to(state, probe)
            legal = objection is None or set(objection.faults) <= rule.of_content
            if legal or (objection is not None and not is_refused(state, objection)):
                yield kind, legal
