"""Sides, and papers as they are handed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action, Beside, Rule
from goalsetter.play.actions.listing import WORDS, Candidate, Lister, on_nothing
from goalsetter.play.actions.need import during
from goalsetter.play.effects import siding, writing
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import NOT, TEXT, TEXTS, WORD
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Role

__all__ = [
    "ChangeEquation",
    "Concede",
    "DoNotPresent",
    "IndicateEquation",
    "Present",
    "TakeSide",
]


def list_sides(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the two sides that a Third Party may take."""
    del state, seat
    for side in (Role.MOVER, Role.CHALLENGER):
        yield TakeSide, {"side": side.value}, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSide(Action):
    """The Third Party takes a side: ``mover`` or ``challenger``."""

    do: ClassVar[str] = "take_side"
    rule: ClassVar[Rule] = Rule(
        siding.check_take_side,
        siding.take_side,
        says("takes side", Slot("side", WORD)),
        needs=lambda at: at.phase in (Phase.SIDES, Phase.WRITING) or at.aside,
        lister=Lister(70, list_sides, on_nothing),
        beside=Beside.PAPERS,
    )
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoNotPresent(Action):
    """Present nothing."""

    do: ClassVar[str] = "do_not_present"
    rule: ClassVar[Rule] = Rule(
        writing.check_do_not_present,
        writing.do_not_present,
        says("presents nothing"),
        needs=during(Phase.SIDES, Phase.WRITING),
        lister=WORDS,
        beside=Beside.PAPERS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Present(Action):
    """Present a paper: an Equation or a Solution, two under Two Solutions.

    ``goal`` is the Goal that goes with it after a contested "No Goal"; ``avoid_move`` the move
    that would have avoided the flub (2011-12 ET17).
    """

    do: ClassVar[str] = "present"
    rule: ClassVar[Rule] = Rule(
        writing.check_present,
        writing.present,
        says(
            "presents",
            Slot("texts", TEXTS),
            Slot("goal", TEXT, "goal"),
            Slot("avoid_move", TEXT, "avoiding"),
            Slot("indicated", NOT, "not indicated"),
        ),
        needs=lambda at: at.phase is Phase.WRITING or at.aside,
        probes=lambda state, seat: [Present(by=seat, at=state.now, texts=("",))],
        beside=Beside.PAPERS,
    )
    texts: tuple[str, ...]
    goal: str = ""
    avoid_move: str = ""
    indicated: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class IndicateEquation(Action):
    """Say which of several Equations on the paper is meant."""

    do: ClassVar[str] = "indicate_equation"
    rule: ClassVar[Rule] = Rule(
        writing.check_indicate,
        writing.indicate,
        says("indicates equation"),
        needs=lambda at: at.papers,
        lister=WORDS,
        beside=Beside.PAPERS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeEquation(Action):
    """Change what is written."""

    do: ClassVar[str] = "change_equation"
    rule: ClassVar[Rule] = Rule(
        writing.check_change,
        writing.change,
        says("changes equation"),
        aside=writing.changed_late,
        needs=during(Phase.WRITING, Phase.CHECKING),
        lister=WORDS,
        beside=Beside.PAPERS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(Action):
    """Give up one's own paper."""

    do: ClassVar[str] = "concede"
    rule: ClassVar[Rule] = Rule(
        writing.check_concede,
        writing.concede,
        says("concedes"),
        needs=lambda at: at.phase is Phase.WRITING or at.papers,
        lister=WORDS,
        beside=Beside.PAPERS,
    )
