"""The judge's word on scores and behavior."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action
from goalsetter.play.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectScore(Action):
    """A judge corrects the score of a shake that a player has appealed (judges G6)."""

    do: ClassVar[str] = "correct_score"
    shake: int
    scores: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderReplay(Action):
    """A judge has a shake replayed: it counts for nothing (IX-C, judges G4)."""

    do: ClassVar[str] = "order_replay"
    shake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WarnPlayer(Action):
    """A judge warns a player who disturbs the play (IX-C)."""

    do: ClassVar[str] = "warn_player"
    player: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PenalizePlayer(Action):
    """A judge takes a point for what a player did after a warning (IX-C)."""

    do: ClassVar[str] = "penalize_player"
    player: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DisqualifyPlayer(Action):
    """A judge sends a player out for the round (IX-C)."""

    do: ClassVar[str] = "disqualify_player"
    player: Seat
