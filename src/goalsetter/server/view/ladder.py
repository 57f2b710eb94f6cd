"""The ladder: levels from the first game to the whole one, each with the table that it plays.

A level adds one thing to the one before. This is the only place that knows their order; a browser
remembers by name which it has played, so a name is never given to another level.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from goalsetter.bots import TUTOR
from goalsetter.rules import EQUATIONS, GAMES, ON_SETS, AnyGame, Chosen, Division
from goalsetter.server import wire
from goalsetter.server.view.lesson_list import lesson_of
from goalsetter.server.view.terms import division_title
from goalsetter.words import say

BASIC = "mlag-basic-equations-2019-20"
FIRST_SHAKES, SHAKES = 2, 3
"""In two shakes of a match of two each player sets one Goal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderStep:
    """A level of one game: its name, and what its table has beside the usual."""

    name: str
    edition: str
    division: Division = Division.ELEMENTARY
    bots: tuple[str, ...]
    clock: bool = True
    shakes: int = SHAKES
    variations: tuple[str, ...] | None = field(default=())
    """Those in force in every shake; none lets the players choose by the book."""


def _beginnings(edition: str, easy: str, bold: str) -> Iterator[LadderStep]:
    """The levels without variations: one bot, two, a clock, and bots that challenge."""
    shakes = FIRST_SHAKES
    yield LadderStep(name="first", edition=edition, bots=(TUTOR,), clock=False, shakes=shakes)
    yield LadderStep(name="three", edition=edition, bots=(TUTOR, easy), clock=False)
    yield LadderStep(name="clock", edition=edition, bots=(TUTOR, easy))
    yield LadderStep(name="challenge", edition=edition, bots=(easy, bold))


def _variations(edition: str, bots: tuple[str, ...], *names: str) -> Iterator[LadderStep]:
    """One new variation a match."""
    for name in names:
        yield LadderStep(name=name, edition=edition, bots=bots, variations=(name,))


def _books(edition: str, bots: tuple[str, ...]) -> Iterator[LadderStep]:
    """The whole game by the book: players choose from the list of each division."""
    for division in (Division.ELEMENTARY, Division.MIDDLE, Division.JUNIOR, Division.SENIOR):
        yield LadderStep(
            name=division.value, edition=edition, division=division, bots=bots, variations=None
        )


LADDERS: dict[str, tuple[LadderStep, ...]] = {
    EQUATIONS.name: (
        # Basic has no variations, so it needs no house term.
        *_beginnings(BASIC, "cal", "bea"),
        *_variations(
            EQUATIONS.usual, ("cal", "bea"), "upside-down", "factorial", "sideways", "0 wild"
        ),
        *_books(EQUATIONS.usual, ("bea", "dot")),
    ),
    ON_SETS.name: (
        *_beginnings(ON_SETS.usual, "gus", "hana"),
        *_variations(
            ON_SETS.usual,
            ("gus", "hana"),
            "∪ and ∩ interchangeable",
            "V and Λ interchangeable",
            "two operations",
        ),
        *_books(ON_SETS.usual, ("hana", "ivo")),
    ),
}
"""The levels of each game, the first game first."""


def ladder() -> list[wire.Rung]:
    """Both ladders, in words."""
    return [_rung(game, step) for game in GAMES for step in LADDERS[game.name]]


def ladder_title(what: str) -> str:
    """How a level is called, such as ``equations/clock``; nothing for one that is gone."""
    name, _, level = what.partition("/")
    for game in GAMES:
        for step in LADDERS[game.name] if game.name.lower() == name else ():
            if step.name == level:
                return f"{say(f'web-game-{name}')}: {_title(game, step)}"
    return ""


def highest_level(names: Collection[str]) -> str:
    """The highest of some levels, such as ``equations/clock``; empty if none is known."""
    known = [name for name in names if height_of(name)]
    return max(known, key=lambda name: (height_of(name), name), default="")


def height_of(what: str) -> int:
    """How high a level stands on the ladder of its game, from 1; 0 for one that is gone."""
    name, _, level = what.partition("/")
    for game in GAMES:
        if game.name.lower() == name:
            steps = [step.name for step in LADDERS[game.name]]
            return steps.index(level) + 1 if level in steps else 0
    return 0


def _title(game: AnyGame, step: LadderStep) -> str:
    if step.variations is None:
        return division_title(step.division)
    book = game.edition(step.edition)
    assert book is not None
    new = step.variations[0] if step.variations else ""
    return book.title_of(step.division, Chosen(new)) if new else say(f"rung-{step.name}")


def _rung(game: AnyGame, step: LadderStep) -> wire.Rung:
    new = step.variations[0] if step.variations else ""
    return wire.Rung(
        name=step.name,
        game="on-sets" if game is ON_SETS else "equations",
        title=_title(game, step),
        order=order_of(step),
        variation=new,
        lesson=lesson_of(step.edition, step.division, new) if new else "",
    )


def order_of(step: LadderStep) -> wire.Order:
    """The table of a level."""
    has_list = step.edition != BASIC
    return wire.Order(
        nickname="",
        edition=step.edition,
        division=step.division.value,
        players=3 if len(step.bots) == 2 else 2,
        bots=list(step.bots),
        pace="relaxed" if step.clock else "none",
        shakes=step.shakes,
        variations=None if step.variations is None or not has_list else list(step.variations),
    )
