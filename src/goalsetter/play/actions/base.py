"""What every action has: who did it, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.play.seat import Seat

AnyGoal = LaidGoal | SetGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something done by somebody at a moment."""

    do: ClassVar[str] = ""
    by: Seat
    at: int = 0
