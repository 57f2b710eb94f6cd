"""A procedure case as it was played: its events, and where they led."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from goalsetter.errors import CaseError
from goalsetter.play import Seat, State, Status, Step, event
from goalsetter.play import action as actions


@dataclass(frozen=True, slots=True)
class PlayedEvent:
    """One event as it was played: the action, what became of it, and its number in the log."""

    action: actions.Action
    step: Step
    number: int


@dataclass(frozen=True, slots=True)
class CaseCourse:
    """A case as it was played: its events, and the state at the end."""

    played: tuple[PlayedEvent, ...]
    about: int
    end: State
    """After the events."""
    settled: State
    """After the checking that the case leaves unsaid."""
    lost: Counter[Seat]
    """Points lost before, in the same shake."""

    @property
    def asked(self) -> PlayedEvent:
        """The event in question."""
        if not self.played:
            raise CaseError("wrong-about", got=str(self.about))
        return self.played[self.about]

    @property
    def number(self) -> int:
        """The number that the action in question has in the log."""
        return self.asked.number

    @property
    def step(self) -> Step:
        """The step that the action in question led to at once."""
        return self.asked.step

    @property
    def set_aside(self) -> bool:
        """Whether the action in question was set aside: it counts for nothing."""
        return any(isinstance(happened, event.SetAside) for happened in self.step.events)

    def has_offence(self, status: Status) -> bool:
        """Whether the action in question is an offence that came out so."""
        return any(o.action == self.number and o.status is status for o in self.end.offences)
