"""The mat as the table draws it: sections with their cubes, the Goal as it lies, the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from goalsetter.cubes import Card, Cube, GoalRow, GoalStack, LaidGoal, SetGoal
from goalsetter.notation import pretty, text
from goalsetter.play import Section, Shake, mat_of
from goalsetter.report.faces import DOTS, Dot, DrawnFace, card_words, dots, face, face_words
from goalsetter.telling import goal_words
from goalsetter.words import say

PLACES = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnPart:
    """A cube, or cubes that lie together: in a chunk, a row or a stack."""

    kind: Literal["cube", "chunk", "row", "stack"]
    face: DrawnFace | None = None
    parts: tuple[DrawnPart, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place on a card, and the dot that is there."""

    colour: Dot | Literal[""]
    letter: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnSection:
    """A section of the mat, with all of it in words."""

    name: str
    title: str
    words: str
    parts: tuple[DrawnPart, ...] = ()
    reads: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A mat, with what lies beside it."""

    notation: str
    goal: DrawnSection
    sections: tuple[DrawnSection, ...]
    resources: DrawnSection
    cards: tuple[tuple[Spot, ...], ...] = ()
    universe: str = ""
    """The cards in words."""


def drawing(shake: Shake) -> Drawing | None:
    """The mat of a shake; nothing before its cubes are rolled."""
    if not shake.rolled and not shake.resources and shake.goal is None:
        return None
    return Drawing(
        notation=text(mat_of(shake)),
        goal=draw_goal(shake.goal),
        sections=tuple(draw_cubes(place.value, shake.section(place)) for place in PLACES),
        resources=draw_cubes("resources", shake.resources),
        cards=tuple(map(draw_card, shake.universe)),
        universe="; ".join(map(card_words, shake.universe)),
    )


def draw_cubes(name: str, cubes: tuple[Cube, ...]) -> DrawnSection:
    """A section with its cubes side by side."""
    title, faces = say(f"web-section-{name}"), tuple(map(face, cubes))
    words = "; ".join(map(face_words, faces)) or say("report-nothing")
    parts = tuple(DrawnPart(kind="cube", face=drawn) for drawn in faces)
    return DrawnSection(name=name, title=title, words=f"{title}: {words}", parts=parts)


def draw_goal(laid: LaidGoal | SetGoal | None) -> DrawnSection:
    """The Goal with its gaps, or with its rows and stacks."""
    title = say("web-section-goal")
    if laid is None:
        return DrawnSection(name="goal", title=title, words=say("web-goal-none"))
    parts: tuple[DrawnPart, ...]
    if isinstance(laid, SetGoal):
        parts, reads = (draw_layout(laid.layout),), pretty(laid)
    else:
        reads = goal_words(laid)
        # A gap between two chunks groups the Goal, so each chunk is a part of its own.
        parts = tuple(
            DrawnPart(kind="chunk", parts=tuple(map(draw_layout, chunk))) for chunk in laid.chunks
        )
    words = say("web-goal-reads", goal=reads)
    return DrawnSection(name="goal", title=title, words=words, parts=parts, reads=words)


def draw_layout(laid: Cube | GoalRow | GoalStack) -> DrawnPart:
    """A cube of a Goal, or a row or stack with all that lies in it."""
    if isinstance(laid, Cube):
        return DrawnPart(kind="cube", face=face(laid))
    kind: Literal["row", "stack"] = "row" if isinstance(laid, GoalRow) else "stack"
    return DrawnPart(kind=kind, parts=tuple(map(draw_layout, laid.parts)))


def draw_card(dealt: Card) -> tuple[Spot, ...]:
    """The four places of a card, in the order in which its colours are written."""
    shown = dots(dealt)
    return tuple(
        Spot(colour=dot, letter=letter) if dot in shown else Spot(colour="")
        for letter, dot in DOTS.items()
    )
