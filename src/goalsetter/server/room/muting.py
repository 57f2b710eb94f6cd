"""Muting: the owner of a table mutes a seat, and whoever speaks there is asked whether he may.

It follows from the notes of the table (``people.Company``). A seat that is muted plays on; only its
words and phrases reach nobody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.store import Note

if TYPE_CHECKING:
    from goalsetter.server.room.people import Company
    from goalsetter.server.room.presence import Guest
    from goalsetter.server.room.room import TableRoom

MUTE: Final = "mute"
UNMUTE: Final = "unmute"
"""Kinds of notes, called as the owner's tools are."""


# The act.


async def mute(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """Keep that a seat is muted."""
    await room.keep_note(room.note(MUTE, guest.seat, seat))


async def unmute(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """Keep that a seat may speak again."""
    await room.keep_note(room.note(UNMUTE, guest.seat, seat))


def with_muted(company: Company, note: Note) -> Company:
    """The company after a note that mutes a seat."""
    return replace(company, muted=company.muted | {Seat(note.seat)})


def with_unmuted(company: Company, note: Note) -> Company:
    """The company after a note by which a seat is muted no more."""
    return replace(company, muted=company.muted - {Seat(note.seat)})


# The question.


def is_muted(company: Company, seat: str) -> bool:
    """Whether the words of a seat reach nobody."""
    return seat in company.muted


def check_not_muted(company: Company, seat: str) -> None:
    """Check that a seat may speak; one that is muted raises ``UnfitError``."""
    if is_muted(company, seat):
        raise UnfitError("muted")


def muting_tool(company: Company, seat: Seat) -> wire.Tool:
    """The owner's tool for a seat: to mute it, or to let it speak again."""
    return wire.Tool(what=UNMUTE if is_muted(company, seat) else MUTE, seat=seat)
