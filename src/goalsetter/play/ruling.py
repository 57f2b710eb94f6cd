"""A judge's ruling on a paper or a question, with opinions of further judges (judges G7, G8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from goalsetter.play.copying import replace
from goalsetter.play.seat import NOBODY, SECOND_JUDGE, THIRD_JUDGE, Seat

if TYPE_CHECKING:
    from goalsetter.play.state import Shake

PAPER = "paper"
"""The matter of a ruling that answers no question: whether a paper is right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeRuling:
    """A judge's ruling: yes or no to a question; of a paper, whether it is right.

    The shakes are derived from the log, so they take no part in comparing.
    """

    shake: int
    kind: str
    writer: Seat
    about: str = ""
    yes: bool
    asked_by: Seat = NOBODY
    """The player who wants a second opinion."""
    opinions: tuple[bool, ...] = ()
    """The opinion of the second judge, and of the third."""
    protests: tuple[tuple[Seat, str], ...] = ()
    """Players who protest it, with their reasons."""
    before: Shake = field(compare=False, repr=False)
    """The shake as the first judge found it: all that the next one is shown is taken from it."""
    ended: Shake | None = field(default=None, compare=False, repr=False)
    """The shake at its end, when another has begun: its score may still change."""

    @property
    def awaits(self) -> Seat:
        """The judge whose opinion is wanted: a third one only if the first two disagree (G7)."""
        if self.asked_by and not self.opinions:
            return SECOND_JUDGE
        return THIRD_JUDGE if self.opinions == (not self.yes,) else NOBODY

    @property
    def stands(self) -> bool:
        """The answer that counts: the first one, unless the other two judges agree on another."""
        return self.yes if self.opinions != (not self.yes,) * 2 else not self.yes

    def at_end_of(self, shake: Shake) -> JudgeRuling:
        """The ruling when a shake makes room for the next."""
        return replace(self, ended=shake) if shake.number == self.shake else self
