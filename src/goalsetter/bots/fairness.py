"""The actions that the book allows a player: the same mat at a guarded table of his own.

A guarded table shows only what is legal. An open one shows whatever can be done, and tells nobody
that it is illegal; a bot then lays the mat out for itself, from its view, and asks the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from goalsetter.play import Action, Mode, Phase, Setup, View, action, apply, new_match

A = TypeVar("A", bound=Action)

LAID_OUT = (Phase.GOAL, Phase.MOVE)
"""Phases whose legal actions depend on more than whose part it is."""


def legal(view: View, kind: type[A]) -> tuple[A, ...]:
    """The listed actions of a kind that are legal, as far as the seat can tell."""
    listed = tuple(act for act in view.actions if isinstance(act, kind))
    if view.terms.mode is Mode.GUARDED or view.phase not in LAID_OUT:
        return listed
    return tuple(filter(lawfulness(view), listed))


def is_lawful(view: View, act: Action) -> bool:
    """Whether the book allows the seat this one action, which need not be listed."""
    return lawfulness(view)(act)


def lawfulness(view: View) -> Callable[[Action], bool]:
    """Return a test of actions: the same mat at a guarded table refuses what is illegal."""
    table = apply(new_match(replace(view.terms, mode=Mode.GUARDED)), lay_out(view)).state

    def passes(act: Action) -> bool:
        return fits_position(view, act) and apply(table, replace(act, at=table.now)).refusal is None

    return passes


def lay_out(view: View) -> Setup:
    """Return the position, as it seems to the seat."""
    circled = ((c.by, tuple(map(str, c.chosen))) for c in view.choices if not c.void)
    return Setup(
        by=view.seat,
        phase=view.phase,
        number=view.number,
        goal_setter=view.setting,
        turn=view.turn,
        last_mover=view.last_mover,
        totals=view.totals,
        resources=view.resources,
        goal=view.goal,
        required=view.required,
        permitted=view.permitted,
        forbidden=view.forbidden,
        universe=view.universe,
        rolled=view.rolled,
        selected=tuple((seat, names) for seat, names in circled if names),
    )


def fits_position(view: View, wanted: Action) -> bool:
    """Whether an action fits what a position alone does not tell.

    After a bonus there is no second, and no "No Goal".
    """
    if not isinstance(wanted, action.Bonus | action.NoGoal):
        return True
    return not view.owes_second and (view.phase is Phase.MOVE or not view.forbidden)
