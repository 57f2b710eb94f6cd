"""The answer of ``apply``: the next state with its events, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from goalsetter.judge import Finding
from goalsetter.play.event import Event
from goalsetter.play.state import State
from goalsetter.rules import Fault


class Weight(Enum):
    """The fate of an action with a fault, at a table that lets things happen."""

    OFFENCE = "it happens, and may be charged"
    ASIDE = "it is set aside"
    REFUSED = "it cannot be done"


@dataclass(frozen=True, slots=True)
class Objection:
    """Why an action is not legal: its faults, the weightiest first."""

    weight: Weight
    faults: tuple[Fault, ...]
    details: tuple[tuple[str, str], ...] = ()
    findings: tuple[Finding, ...] = ()
    """The judge's reasons behind them, which say what is missing."""

    @property
    def fault(self) -> Fault:
        """The fault that decides."""
        return self.faults[0]


def offence(*faults: Fault) -> Objection:
    """It happens, and may be charged for any of these reasons."""
    return Objection(Weight.OFFENCE, faults)


def aside(fault: Fault) -> Objection:
    """It is set aside."""
    return Objection(Weight.ASIDE, (fault,))


def refused(fault: Fault, **details: str) -> Objection:
    """It cannot be done."""
    return Objection(Weight.REFUSED, (fault,), tuple(details.items()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """An action that was not done: why, by which clause, and what the player may do now."""

    fault: Fault
    clause: str
    details: tuple[tuple[str, str], ...] = ()
    ruling: str = ""
    findings: tuple[Finding, ...] = ()
    """The judge's reasons behind the fault."""
    instead: Callable[[], tuple[str, ...]] = field(default=lambda: (), compare=False, repr=False)
    """Finds out what is allowed; most refusals are never asked."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """The kinds of action that are legal for the player now."""
        return self.instead()


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The state after an action, and what happened; or the same state, and the refusal."""

    state: State
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    legal: bool = True
