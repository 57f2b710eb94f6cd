"""Seats at a table (A, B and C, clockwise) and sections of its mat. Clock and judge hold no seat.

A spectator only looks on.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", str)

A, B, C = Seat("A"), Seat("B"), Seat("C")
CLOCK, JUDGE = Seat("clock"), Seat("judge")
"""Those who act beside the players: time running out, and a person in the judge's seat."""
SECOND_JUDGE, THIRD_JUDGE = Seat("judge2"), Seat("judge3")
"""Judges who give an opinion on a ruling of which they know nothing (judges G7)."""
FURTHER_JUDGES = (SECOND_JUDGE, THIRD_JUDGE)
JUDGES = frozenset({JUDGE, *FURTHER_JUDGES})

SPECTATOR = Seat("spectator")
"""Somebody who sees what lies open to all, and does nothing."""

NOBODY = Seat("")

PLAYERS = frozenset({A, B, C})


def seats_of(players: int) -> tuple[Seat, ...]:
    """The seats of a match of two or three."""
    return (A, B, C)[:players]


def left_of(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The player to the left: play goes round clockwise (2018-19 I-D, V-A)."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def right_of(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The player to the right: in ON-SETS the dealer, beside the Goal-setter (On-Sets II-B)."""
    return seats[seats.index(seat) - 1]


def round_from(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats, beginning with this one."""
    at = seats.index(seat)
    return seats[at:] + seats[:at]


class Section(StrEnum):
    """Where a cube may be played."""

    REQUIRED = "required"
    PERMITTED = "permitted"
    FORBIDDEN = "forbidden"
