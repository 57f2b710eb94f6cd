"""A player under another name in all that a store in memory keeps of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from goalsetter.server.store.accounts import SAID, SeatRenamed
from goalsetter.server.store.changes import Complaint, Kept, OfTable


def renamed(tables: Mapping[str, Kept], change: SeatRenamed) -> Kept:
    """The table with another name, and without what was worked out with the old one."""
    kept = tables[change.code]
    seats = tuple(
        replace(taken, account="", name=taken.name if taken.level else change.name)
        if taken.seat == change.seat
        else taken
        for taken in kept.seats
    )
    notes = tuple(
        replace(note, text="…") if (note.by, note.kind) == (change.seat, SAID) else note
        for note in kept.notes
    )
    keys = tuple((digest, seat) for digest, seat in kept.keys if seat != change.seat)
    return replace(
        kept,
        keys=keys,
        seats=seats,
        notes=notes,
        order=change.order,
        head=change.head,
        snapshot=None,
    )


def called_otherwise(complaint: Complaint, change: OfTable) -> Complaint:
    """A complaint with the other name, and without the words of whoever it is about."""
    if not isinstance(change, SeatRenamed) or complaint.code != change.code:
        return complaint
    about_it = complaint.about == change.old
    return replace(
        complaint,
        by=change.name if complaint.by == change.old else complaint.by,
        about=change.name if about_it else complaint.about,
        said="" if about_it else complaint.said,
    )
