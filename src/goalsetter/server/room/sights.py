"""Sights of a table: how each browser looks at it, and pictures drawn for all with a deed.

A picture is drawn in the thread of the game, in the job that has worked out the deed: another trip
there would cost as much as a part of the drawing. It is shown when the deed is kept, if the table
is as it was drawn by then; if not, it is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goalsetter.play import SPECTATOR, Mode, OpenScope
from goalsetter.server import wire
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.presence import Guest
from goalsetter.server.view.cache import Sight, Sketch, TableScene, drawn
from goalsetter.table import Table

if TYPE_CHECKING:
    from goalsetter.server.room.room import TableRoom

UNTOLD = wire.People(role="guest")
"""Stands in a picture until it is known who is at the table."""


def scene_of(room: TableRoom, table: Table) -> TableScene:
    """All that pictures of a table show beside who looks, as things are now."""
    return TableScene(
        table=table,
        code=room.code,
        id=room.kept.id,
        here=room.audience.here,
        rematch=room.rematch,
        trouble=room.trouble,
        verdicts=len(room.verdicts.known),
    )


def sight_of(guest: Guest, table: Table, people: wire.People) -> Sight:
    """How a browser looks at a table: not with the eyes of a bot that plays for him."""
    seat = SPECTATOR if guest.seat in table.state.absent else guest.seat
    return Sight(seat=seat, people=people, scope=scope_for(table, guest))


def scope_for(table: Table, guest: Guest) -> OpenScope:
    """A browser that takes changes asks for what is rare when its menu is opened.

    Not where anything is let happen, or a judge may be called: there the mat and the sheet need it.
    """
    plain = table.seating.terms.mode is Mode.GUARDED and not table.judged
    return OpenScope.COMMON if guest.changes and plain else OpenScope.ALL


def sketching(room: TableRoom, at: int) -> Callable[[Table], Sketch | None]:
    """A function that draws a table for all who look at it now, in the thread of the game."""
    guests = [guest for guest in room.audience if not guest.secluded]

    def sketch(table: Table) -> Sketch | None:
        if not guests:
            return None
        known = (guest.known[1] if guest.known else UNTOLD for guest in guests)
        some = (sight_of(g, table, people) for g, people in zip(guests, known, strict=True))
        sights = list({sight.key: sight for sight in some}.values())
        scene = scene_of(room, table)
        try:
            pictures = drawn(scene, sights, at, room.gallery.memory)
        except Exception:  # the deed is as good without: whoever wants a picture will see the fault
            broke("sketch-broke", table=room.code)
            return None
        return Sketch(scene, at, list(zip(sights, pictures, strict=True)))

    return sketch
