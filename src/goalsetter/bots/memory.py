"""The memory of a player: the own thoughts of the match, and how the others have played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from goalsetter.bots.bot import AND, Bot, Why
from goalsetter.play import Action, Seat, View, action
from goalsetter.rules import Role

GIFT = "leaves-now"
"""The code of the thought to leave a Now on purpose, to be called by others."""
RISKY = frozenset({"least-bad", "bluff", GIFT})
"""Codes of thoughts about a move that could have been challenged."""
IN_MIND = frozenset({"paper", "hope"})
"""Details that hold a Solution in mind: a hope is believed in, however wrong it is."""


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
            paper
            for thought in reversed(self.thoughts)
            if thought.shake == shake
            for name, paper in thought.why.details
            if name in IN_MIND
        )
        return tuple(dict.fromkeys(tuple(paper.split(AND)) for paper in kept))

    def has_just_left_now(self, shake: int) -> bool:
        """Whether the newest thought was to leave a Now to the others: it is theirs to call."""
        last = self.thoughts[-1:]
        return any(thought.shake == shake and thought.why.code == GIFT for thought in last)

    def has_thought(self, shake: int, code: str) -> bool:
        """Whether the player has had a thought of this kind in a shake."""
        return any(past.shake == shake and past.why.code == code for past in self.thoughts)

    def draw(self, *about: object) -> float:
        """Return a number from 0 to 1 that is always the same for the same matter."""
        return Random("/".join((self.chance, *map(str, about)))).random()

    @property
    def missed(self) -> Counter[Seat]:
        """How often each of the others moved on after a move of mine that could be challenged."""
        return self.answered(action.Move)

    def answered(self, kind: type[Action]) -> Counter[Seat]:
        """Return how often each of the others answered such a move by an act of this kind."""
        return Counter(
            thought.answer.by
            for thought in self.thoughts
            if thought.why.code in RISKY and isinstance(thought.answer, kind)
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
    return wrong_in_role(view, seat, Role.CHALLENGER)


def wrong_in_role(view: View, seat: Seat, role: Role) -> tuple[int, int]:
    """Return in how many finished shakes a player was wrong in this role, and in how many he had
    it."""
    table = view.terms.procedure.scores
    points = [
        dict(shake.scores).get(seat, 0)
        for shake in view.played
        if shake.challenge is not None and shake.challenge.player(role) == seat
    ]
    return sum(earned <= table.wrong for earned in points), len(points)
