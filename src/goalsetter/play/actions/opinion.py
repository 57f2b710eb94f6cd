"""A second judge's opinion, and the protest that may follow (judges G7, G8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestOpinion(Action):
    """A player asks for a second judge on a ruling, by its number in the match (judges G7)."""

    do: ClassVar[str] = "request_opinion"
    ruling: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveOpinion(Action):
    """A second or third judge answers the same question, knowing of no ruling (judges G7).

    The answer is yes or no; of a paper, whether it is right.
    """

    do: ClassVar[str] = "give_opinion"
    ruling: int
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Protest(Action):
    """A player protests a ruling at the end of the round, with his reasons (judges G8)."""

    do: ClassVar[str] = "protest"
    ruling: int
    said: str = ""
