"""Pictures of one table: each is drawn once for a seat, however many browsers look from there.

Drawing is the dearest thing that a table does. A picture is kept until the table changes, or who is
at it; only its clock is set anew for each browser.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.audience import Ears
from goalsetter.server.showing import shown
from goalsetter.table import Table
from goalsetter.words import speaking


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """All that a picture shows beside the seat and the time."""

    table: Table
    code: str
    here: frozenset[Seat]
    rematch: frozenset[Seat]

    def is_like(self, other: Scene | None) -> bool:
        """Whether pictures of both are the same; a table never changes, so it is the same one."""
        if other is None or self.table is not other.table:
            return False
        return (self.code, self.here, self.rematch) == (other.code, other.here, other.rematch)


def drawn(scene: Scene, ears: Iterable[Ears], at: int) -> dict[Ears, wire.Table]:
    """The pictures of a scene for some seats, each in its language."""
    return {each: _drawn(scene, *each, at) for each in ears}


def _drawn(scene: Scene, seat: Seat, language: str, at: int) -> wire.Table:
    with speaking(language):
        return shown(scene.table, seat, at, code=scene.code, here=scene.here, rematch=scene.rematch)


class Gallery:
    """The pictures of the newest scene, by seat and language, and the moment of each."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._pictures: dict[Ears, tuple[wire.Table, int]] = {}

    def hang(self, scene: Scene, pictures: dict[Ears, wire.Table], at: int) -> None:
        """Pictures have been drawn."""
        if not scene.is_like(self._scene):
            self._scene, self._pictures = scene, {}
        self._pictures |= {ears: (picture, at) for ears, picture in pictures.items()}

    def find(self, scene: Scene, ears: Ears, at: int) -> wire.Table | None:
        """The picture of a scene, if it was drawn, with its clock set."""
        if not scene.is_like(self._scene) or ears not in self._pictures:
            return None
        picture, moment = self._pictures[ears]
        return later(picture, at - moment)


def later(picture: wire.Table, elapsed: int) -> wire.Table:
    """The picture some milliseconds later, if nothing has happened meanwhile."""
    clock, left = picture.clock, picture.round_left
    if clock is not None and clock.left is not None and not clock.paused:
        clock = msgspec.structs.replace(clock, left=max(0, clock.left - elapsed))
    left = None if left is None else max(0, left - elapsed)
    return msgspec.structs.replace(picture, clock=clock, round_left=left)
