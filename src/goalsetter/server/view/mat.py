"""Cubes, cards and the Goal as a browser draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from goalsetter.cubes import Card, Cube, GoalRow, GoalStack, LaidGoal, SetGoal
from goalsetter.notation import parse_set_goal, text
from goalsetter.play import Mode, State, View, in_force
from goalsetter.report import dots, face
from goalsetter.rules import OnSetsRules, may_lie
from goalsetter.server import wire
from goalsetter.telling import goal_words, set_goal_number, set_goal_words

LAYOUTS = (
    ("0",),
    ("0 1", "0/1"),
    ("0 1 2", "0/1/2", "0/1 2", "0 1/2", "0/(1 2)", "(0 1)/2"),
)
"""Every way to lay one, two or three cubes, by the place of each."""


def shapes(state: State) -> list[list[str]]:
    """On-Sets III-B: how a Goal can be laid; where nothing is refused, as anybody likes."""
    rules = in_force(state)
    if not isinstance(rules, OnSetsRules):
        return []
    free = state.terms.mode is Mode.OPEN
    return [
        [layout for layout in some if free or may_lie(tried_layout(layout), rules)]
        for some in LAYOUTS
    ]


@lru_cache
def tried_layout(layout: str) -> SetGoal:
    """A Goal of digits that are on the cubes, in a layout."""
    return parse_set_goal(layout.replace("0", "3"))


def mat(view: View) -> wire.Mat:
    """The mat and what lies beside it."""
    return wire.Mat(
        resources=list(map(cube, view.resources)),
        goal=None if view.goal is None else goal(view.goal),
        goal_set=view.goal_set,
        required=list(map(cube, view.required)),
        permitted=list(map(cube, view.permitted)),
        forbidden=list(map(cube, view.forbidden)),
        universe=list(map(card, view.universe)),
    )


@lru_cache(maxsize=1024)
def cube(laid: Cube) -> wire.Cube:
    """One cube, as every surface draws it; there are few, and each is drawn once."""
    seen = face(laid)
    return wire.Cube(
        text=seen.text,
        face=seen.sign,
        colour=seen.colour,
        sideways=seen.sideways,
        upside_down=seen.upside_down,
    )


@lru_cache
def card(dealt: Card) -> wire.Card:
    """A card with its dots."""
    return wire.Card(text=text(dealt), dots=list(dots(dealt)))


def goal(laid: LaidGoal | SetGoal) -> wire.Goal:
    """A Goal as it lies."""
    if isinstance(laid, SetGoal):
        return wire.Goal(
            text=text(laid),
            reads=set_goal_words(laid),
            layout=_part(laid.layout),
            makes=set_goal_number(laid),
        )
    chunks = [list(map(cube, chunk)) for chunk in laid.chunks]
    return wire.Goal(text=text(laid), reads=goal_words(laid), chunks=chunks)


def _part(laid: Cube | GoalRow | GoalStack) -> wire.SetPart:
    if isinstance(laid, Cube):
        return wire.SetPart(kind="cube", cube=cube(laid))
    kind: Literal["row", "stack"] = "row" if isinstance(laid, GoalRow) else "stack"
    return wire.SetPart(kind=kind, parts=list(map(_part, laid.parts)))
