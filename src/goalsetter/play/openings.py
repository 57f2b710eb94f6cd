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
from goalsetter.play.candidates import FREE, Answers, CandidateList, Holds, OpenKind, lists_for
from goalsetter.play.changes import as_it_seems
from goalsetter.play.prospects import Kinds, OpenScope, prospects
from goalsetter.play.rulebook import is_refused, objection_to
from goalsetter.play.seat import Seat
from goalsetter.play.state import State


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
    kinds = prospects(seems, seat, scope)
    listed = [
        group
        for source in lists_for(seems, seat, kinds)
        for group in source.kinds(_answers(seems, seat, source, kinds))
    ]
    free = dict.fromkeys(kind for kind, _ in _free_kinds(seems, seat, kinds))
    return (*listed, *(OpenKind(kind, free=True) for kind in free))


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
