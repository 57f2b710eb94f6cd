"""The one protocol of all bots: from what a seat sees to what it does, after how long, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from goalsetter.play import Action, View
from goalsetter.solver import Budget


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """A reason as a stable kebab-case code with its details; ``words`` makes the sentence."""

    code: str
    details: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a bot does next, unless something happens before; its reason is kept secret until the
    shake is over."""

    action: Action | None
    """None stays silent until something happens."""
    why: Why
    after: int = 0
    """Milliseconds of thought from the moment of the view; whoever seats the bot does the action
    at that moment, and asks again if anything happened before."""


class Bot(Protocol):
    """A player. The same view, source of chance and budget give the same choice."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """What to do now."""
        ...
