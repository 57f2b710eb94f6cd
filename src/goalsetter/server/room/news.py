"""What was done, put in words for all who listen: once for those who hear the same."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.room.journal import Contests
from goalsetter.server.room.presence import Ears
from goalsetter.server.view import entries, hearer
from goalsetter.table import Outcome
from goalsetter.words import speaking

Told = dict[Ears, list[wire.Entry]]
"""What each who listens is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hearing:
    """Who listens, with the seat whose view he gets; and which actions were claimed by several."""

    eyes: dict[Ears, Seat]
    contests: Contests


def in_words(outcome: Outcome, hearing: Hearing) -> Told:
    """What each hears of what was done."""
    if not outcome.done:
        return {}
    heard: Told = {}
    eyes = hearing.eyes.items()
    as_whom = {ears: (hearer(seat, outcome.done), ears[1]) for ears, seat in eyes}
    for seat, language in as_whom.values():
        if (seat, language) not in heard:
            heard[seat, language] = _heard(outcome, seat, language, hearing.contests)
    return {ears: heard[known] for ears, known in as_whom.items()}


def _heard(outcome: Outcome, seat: Seat, language: str, contests: Contests) -> list[wire.Entry]:
    with speaking(language):
        return entries(outcome.table, seat, outcome.done, contests)
