"""The memory of a player: the own thoughts of the match, and how the others have played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from goalsetter.bots.bot import Bot, Why
from goalsetter.play import Action, Seat, View, action
from goalsetter.rules import Role

GIFT = "leaves-now"
"""The code of the thought to leave a Now on purpose, to be called by others."""
RISKY = frozenset({"least-bad", "bluff", GIFT})
"""Codes of thoughts about a move that could have been challenged."""


@dataclass(frozen=True, slots=True)
class Thought:
    """One reason of the player's own, and what was done next at the table."""

    shake: int
    why: Why
    answer: Action | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """Everything that a player knows beside the view. Without a table there is nothing."""

    chance: str = ""
    """A text that stays the same through a shake: what is overlooked once is not seen by asking
    again, and what is seen is not forgotten."""
    thoughts: tuple[Thought, ...] = ()

    def papers(self, shake: int) -> tuple[tuple[str, ...], ...]:
        """Return the Solutions that the player has had in mind in a shake, newest first."""
        kept = (
            dict(thought.why.details).get("paper", "")
            for thought in reversed(self.thoughts)
            if thought.shake == shake
        )
        return tuple(dict.fromkeys(tuple(paper.split(" and ")) for paper in kept if paper))

    def has_just_left_now(self, shake: int) -> bool:
        """Whether the newest thought was to leave a Now to the others: it is theirs to call."""
        last = self.thoughts[-1:]
        return any(thought.shake == shake and thought.why.code == GIFT for thought in last)

    def draw(self, *about: object) -> float:
        """Return a number from 0 to 1 that is always the same for the same matter."""
        return Random("/".join((self.chance, *map(str, about)))).random()

    @property
    def missed(self) -> Counter[Seat]:
        """How often each of the others moved on after a move of mine that could be challenged."""
        return Counter(
            thought.answer.by
            for thought in self.thoughts
            if thought.why.code in RISKY and isinstance(thought.answer, action.Move)
        )


NO_MEMORY = Memory()


@runtime_checkable
class RememberingBot(Protocol):
    """A player who plays better with a memory."""

    def remembering(self, memory: Memory) -> Bot:
        """Return the same player with this in mind."""
        ...


def false_challenges(view: View, seat: Seat) -> tuple[int, int]:
    """Return how many of a player's challenges in this match were wrong, and how many there were.

    Who was right stands in the scores: the Challenger has more than a wrong player has.
    """
    table = view.terms.procedure.scores
    made = [
        dict(shake.scores).get(seat, 0)
        for shake in view.played
        if shake.challenge is not None and shake.challenge.player(Role.CHALLENGER) == seat
    ]
    return sum(points <= table.wrong for points in made), len(made)
