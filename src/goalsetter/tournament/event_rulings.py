"""Rulings of an event: silences of all five books, each with a default and its other answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EventRuling:
    """A question that no book answers; the first answer is the default."""

    name: str
    answers: tuple[str, ...]
    clause: str = ""
    """The clause that comes nearest, where there is one."""

    @property
    def usual(self) -> str:
        """The answer that holds unless the event says otherwise."""
        return self.answers[0]


MISSING_THIRD = EventRuling("missing-third", ("two-player-match", "three-player-match"), "XII-A")
"""The match points where the third player never comes."""

DISQUALIFIED = EventRuling("disqualified", ("others-keep-places", "others-move-up"), "IX-C")
"""The places of the others at a table from which a player was disqualified."""

REPLAYED = EventRuling("replayed-round", ("replay-alone",), "IX-C")
"""A replay counts alone: a result that the head judge set aside cannot be the better one."""

LATE_PLAYER = EventRuling("late-player", ("zero-for-missed-shakes",), "X-D")
"""A child who comes late makes it a match of three, with 0 for each shake missed. Variations are
chosen by those who are there in each shake (II-B-3)."""

CORRECTED = EventRuling("corrected-round", ("nobody-is-reseated",))
"""An error found later: others keep their seats and what they won."""

KEPT_APART = EventRuling("kept-apart", ("school", "district"))
"""The unit that a draw keeps apart, where no scheduling group says otherwise."""

WRONG_DIVISION = EventRuling("wrong-division", ("void-for-standings", "counts"))
TEAMMATES = EventRuling("teammates", ("never", "if-unavoidable"))
TWOS = EventRuling("tables-of-two", ("low", "high", "anywhere"))
TABLE_NUMBERS = EventRuling("table-numbers", ("rotate", "by-rank"))
SECOND_ENTRY = EventRuling("second-entry", ("two-people", "one-is-enough"))
"""Whether a sheet needs two typings by two people, as in a hall, or one, as in a class."""

POSTPONED = EventRuling("postponed-points", ("provisional-for-seating", "nothing"))

EVENT_RULINGS = (
    MISSING_THIRD,
    DISQUALIFIED,
    REPLAYED,
    LATE_PLAYER,
    CORRECTED,
    KEPT_APART,
    WRONG_DIVISION,
    TEAMMATES,
    TWOS,
    TABLE_NUMBERS,
    SECOND_ENTRY,
    POSTPONED,
)


def find_event_ruling(name: str) -> EventRuling | None:
    """Return the ruling of a name, if there is one."""
    return next((ruling for ruling in EVENT_RULINGS if ruling.name == name), None)


def answer_to(ruling: EventRuling, answers: Mapping[str, str]) -> str:
    """Return the answer of an event, or the default."""
    return answers.get(ruling.name, ruling.usual)
