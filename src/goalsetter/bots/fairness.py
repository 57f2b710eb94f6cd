"""What a player who knows the book may do: the same mat at a guarded table of his own.

A guarded table shows only what is legal. An open one shows whatever can be done, and tells nobody
that it is illegal; a bot then lays the mat out for itself, from its view, and asks the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from goalsetter.play import Action, Mode, Phase, Setup, View, action, apply, new_match

A = TypeVar("A", bound=Action)

LAID_OUT = (Phase.GOAL, Phase.MOVE)
"""Phases whose legal actions depend on more than whose part it is."""


def legal(view: View, kind: type[A]) -> tuple[A, ...]:
    """The listed actions of a kind that are legal, as far as the seat can tell."""
    return tuple(_legal(view, [each for each in view.actions if isinstance(each, kind)]))


def _legal(view: View, found: list[A]) -> Iterator[A]:
    if view.terms.mode is Mode.GUARDED or view.phase not in LAID_OUT:
        yield from found
        return
    table = apply(new_match(replace(view.terms, mode=Mode.GUARDED)), _laid_out(view)).state
    for each in found:
        if _fits(view, each) and apply(table, replace(each, at=table.now)).refusal is None:
            yield each


def _laid_out(view: View) -> Setup:
    """The position, as it seems to the seat."""
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


def _fits(view: View, wanted: Action) -> bool:
    """What the position alone does not tell: after a bonus there is no second, and no "No Goal"."""
    if not isinstance(wanted, action.Bonus | action.NoGoal):
        return True
    return not view.owes_second and (view.phase is Phase.MOVE or not view.forbidden)
