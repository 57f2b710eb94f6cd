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
        goal=_goal(shake.goal),
        sections=tuple(_place(each.value, shake.section(each)) for each in PLACES),
        resources=_place("resources", shake.resources),
        cards=tuple(map(_spots, shake.universe)),
        universe="; ".join(map(card_words, shake.universe)),
    )


def _place(name: str, cubes: tuple[Cube, ...]) -> DrawnSection:
    parts = tuple(map(_cube, cubes))
    return DrawnSection(name=name, title=_title(name), words=_words(name, parts), parts=parts)


def _title(name: str) -> str:
    return say(f"web-section-{name}")


def _words(name: str, parts: tuple[DrawnPart, ...]) -> str:
    told = "; ".join(face_words(each.face) for each in parts if each.face)
    return f"{_title(name)}: {told or say('report-nothing')}"


def _cube(laid: Cube) -> DrawnPart:
    return DrawnPart(kind="cube", face=face(laid))


def _goal(laid: LaidGoal | SetGoal | None) -> DrawnSection:
    """The Goal with its gaps, or with its rows and stacks."""
    title = _title("goal")
    if laid is None:
        return DrawnSection(name="goal", title=title, words=say("web-goal-none"))
    parts: tuple[DrawnPart, ...]
    if isinstance(laid, SetGoal):
        parts, reads = (_layout(laid.layout),), pretty(laid)
    else:
        reads = goal_words(laid)
        parts = tuple(
            DrawnPart(kind="chunk", parts=tuple(map(_cube, chunk))) for chunk in laid.chunks
        )
    words = say("web-goal-reads", goal=reads)
    return DrawnSection(name="goal", title=title, words=words, parts=parts, reads=words)


def _layout(laid: Cube | GoalRow | GoalStack) -> DrawnPart:
    if isinstance(laid, Cube):
        return _cube(laid)
    kind: Literal["row", "stack"] = "row" if isinstance(laid, GoalRow) else "stack"
    return DrawnPart(kind=kind, parts=tuple(map(_layout, laid.parts)))


def _spots(dealt: Card) -> tuple[Spot, ...]:
    """The four places of a card, in the order in which its colours are written."""
    shown = dots(dealt)
    return tuple(
        Spot(colour=dot, letter=letter) if dot in shown else Spot(colour="")
        for letter, dot in DOTS.items()
    )
