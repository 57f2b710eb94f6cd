"""An action and its rule: everything that is known of one kind of action stands in one row.

The tables of the other modules (what ``apply`` asks, the record, what may be offered, the gate) are
derived from these rows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.play.actions.listing import Lister, Probes
from goalsetter.play.actions.need import Need
from goalsetter.play.grammar.phrase import Phrase
from goalsetter.play.referee import Referee
from goalsetter.play.seat import CLOCK, JUDGE, PLAYERS, Seat
from goalsetter.play.state import State
from goalsetter.play.step import Objection
from goalsetter.rules import Fault

__all__ = ["Action", "AnyGoal", "Beside", "Call", "Door", "Rule"]

AnyGoal = LaidGoal | SetGoal

ANYBODY = PLAYERS | {CLOCK, JUDGE}
OFFICIALS = frozenset({CLOCK, JUDGE})
TIME = frozenset({CLOCK})
THE_JUDGE = frozenset({JUDGE})


class Call(Enum):
    """How a call is made without the block (2018-19 VI-B comment c; 2011-12 ET14)."""

    WORDS = "words"
    CUBES = "cubes"
    """No call before the cubes lie ready."""


class Beside(Enum):
    """Which actions of others a player need not have seen when he hands one in."""

    NOTHING = "whatever changes the mat or the papers counts"
    PAPERS = "others write, check, agree and speak at the same time"
    START = "each choice before the Goal of ON-SETS is made by itself (ST4)"
    SHEET = "about the score sheet or a ruling, whatever happens on the mat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Door:
    """Everything that a table knows when an action is handed in."""

    state: State
    judged: bool
    """Whether a person sits in the judge's seat, who can answer any question."""
    choosing: tuple[Seat, ...]
    """The people who choose V and Λ or the number of cards now."""


Check = Callable[[State, Any], Objection | None]
Act = Callable[[State, Any, Any, Referee], State]
Log = tuple["Action", ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of action: how it is checked, done, written, offered and handed in."""

    check: Check
    act: Act
    phrases: tuple[Phrase, ...]
    """How a record writes it; a verb that tells a value has a phrase for each."""

    # What the rule book says of it.
    insulates: bool = False
    """Whether a legal one insulates what others did (IX-B)."""
    aside: Act | None = None
    """The effect of setting it aside, where that is more than a fine."""
    rightly: Callable[[State, State, Any], bool] | None = None
    """Says afterwards whether a claim that the action makes was upheld."""
    doers: frozenset[Seat] = PLAYERS
    """Those whose action it is."""
    at_once: bool = False
    """Whether it need not wait while a player holds the block, or has a cube to take back."""
    call: Call | None = None
    """How it is called without the block, if it is a call."""

    # When it is offered.
    needs: Need | None = None
    """The need of a moment so that it can be open; nothing: it may be open at any time."""
    lister: Lister | None = None
    """Lists every one that might be open."""
    probes: Probes | None = None
    """Where they cannot be listed, because they hold a text, a Goal or chance: some to try."""
    rare: bool | Need = False
    """Whether it is seldom wanted, always or at such moments: a page asks for it on request."""
    of_content: frozenset[Fault] = frozenset()
    """Faults of a probe that only lie in what it happens to hold."""

    # How a table takes it from people.
    by_table: bool = False
    """Whether the table does it itself: chance and time."""
    gate: Callable[[Any, Door], Fault | None] | None = None
    """Why it may not be handed in now, before the rules are asked."""
    taken: Callable[[Any, bool], Action] | None = None
    """Return the action as a table takes it, with or without a judge in person."""
    beside: Beside = Beside.NOTHING
    passes: bool | Callable[[Log, int], bool] = False
    """Whether it leaves all that others look at as it was, by its place in the log."""

    @property
    def handed_in_by(self) -> frozenset[Seat]:
        """The seats from which a table takes it."""
        return frozenset() if self.by_table else self.doers - {CLOCK}


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something done by somebody at a moment."""

    do: ClassVar[str] = ""
    rule: ClassVar[Rule]
    by: Seat
    at: int = 0
