"""Everything that a player may do now: the kinds of action, and every action that can be listed.

Each is found by asking the same check that ``apply`` asks, so the two agree; kinds that cannot be
open at the moment are not asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from goalsetter.play.actions import Action
from goalsetter.play.actions.listing import Likeness
from goalsetter.play.candidates import FREE, candidates
from goalsetter.play.prospects import prospects
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
        for kind, holds, legal in _listed(state, seat)
    )


def open_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """The actions of ``openings``, legal or merely possible."""
    now = state.now
    return tuple(kind(by=seat, at=now, **holds) for kind, holds, _ in _listed(state, seat))


def _listed(state: State, seat: Seat) -> Iterator[tuple[type[Action], Mapping[str, Any], bool]]:
    """Each candidate that is open, and whether it is legal: of those alike, one is asked."""
    answers: dict[Likeness, bool | None] = {}
    for kind, holds, like in candidates(state, seat, prospects(state, seat)):
        if like in answers:
            legal = answers[like]
        else:
            legal = _asked(state, kind(by=seat, at=state.now, **holds))
            if like:
                answers[like] = legal
        if legal is not None:
            yield kind, holds, legal


def _asked(state: State, action: Action) -> bool | None:
    """Whether an action is legal; nothing, if it cannot be done at all."""
    objection = objection_to(state, action)
    if objection is None:
        return True
    return None if is_refused(state, objection) else False


def is_legal(state: State, action: Action) -> bool:
    """Whether an action would be legal now; nothing is done."""
    return objection_to(state, action) is None


def allowed(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are legal for a seat now, free texts included."""
    listed = [kind.do for kind, _, legal in _listed(state, seat) if legal]
    free = [kind for kind, legal in _free_kinds(state, seat) if legal]
    return tuple(dict.fromkeys((*listed, *free)))


def free(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action open to a seat that hold a text, a Goal or a roll of the player's own."""
    return tuple(dict.fromkeys(kind for kind, _ in _free_kinds(state, seat)))


def _free_kinds(state: State, seat: Seat) -> Iterator[tuple[str, bool]]:
    """Each kind that a probe finds open, and whether an action of it can be legal."""
    kinds = prospects(state, seat)
    for kind in FREE:
        rule = kind.rule
        if kind not in kinds or rule.probes is None:
            continue
        for probe in rule.probes(state, seat):
            objection = objection_to(state, probe)
            legal = objection is None or set(objection.faults) <= rule.of_content
            if legal or (objection is not None and not is_refused(state, objection)):
                yield kind.do, legal
