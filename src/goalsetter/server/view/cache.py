"""Pictures of one table: each is drawn once for a seat, however many browsers look from there.

Drawing is the dearest thing that a table does. A picture is kept until the table changes, or who is
at it; only its clock is set anew for each browser. Those that are wanted together are drawn
together, and what they have in common is drawn once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from goalsetter.play import OpenScope, Seat
from goalsetter.server import wire
from goalsetter.server.view import shown
from goalsetter.server.view.memory import PartMemory
from goalsetter.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """All that a picture shows beside the seat and the time."""

    table: Table
    code: str
    here: frozenset[Seat]
    rematch: frozenset[Seat]
    trouble: str = ""
    id: str = ""
    verdicts: int = 0
    """How many verdicts are known: papers are shown with theirs as soon as there is one."""

    def is_like(self, other: TableScene | None) -> bool:
        """Whether pictures of both are the same; a table never changes, so it is the same one."""
        return other is not None and self.table is other.table and self == other


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """One who looks: the seat whose view he gets, and what he may know of the people."""

    seat: Seat
    people: wire.People
    scope: OpenScope = OpenScope.ALL
    """Which of the things that can be done are offered to him unasked."""

    @property
    def key(self) -> Key:
        """The same for all whose pictures differ in nothing but ``people``."""
        return self.seat, self.people.chat, self.scope


Key = tuple[Seat, bool, OpenScope]
Draw = Callable[[TableScene, Sequence[Sight], int], Awaitable[list[wire.Table]]]
"""Has pictures of a scene drawn, one for each who looks."""


def drawn(
    scene: TableScene, sights: Sequence[Sight], at: int, memory: PartMemory | None = None
) -> list[wire.Table]:
    """The pictures of a scene for all who look; ``memory`` has what was drawn of it before."""
    pictures: list[wire.Table] = []
    memory = memory or PartMemory()
    for sight in sights:
        picture = shown(
            scene.table,
            sight.seat,
            at,
            code=scene.code,
            id=scene.id,
            here=scene.here,
            people=sight.people,
            rematch=scene.rematch,
            trouble=scene.trouble,
            scope=sight.scope,
            like=pictures[0] if pictures else None,
            memory=memory,
        )
        pictures.append(picture)
    return pictures


@dataclass(frozen=True, slots=True)
class Sketch:
    """Pictures of a scene that were drawn together, at a moment."""

    scene: TableScene
    at: int
    pictures: list[tuple[Sight, wire.Table]]


class Commission:
    """Pictures of one scene that are about to be drawn together."""

    def __init__(self, scene: TableScene, at: int, draw: Draw) -> None:
        self.scene, self.at, self._draw = scene, at, draw
        self.begun = False
        self._sights: dict[Key, Sight] = {}
        self._task = asyncio.create_task(self._drawn())

    async def picture(self, sight: Sight) -> wire.Table:
        """Have one more drawn; whoever waits for it may go meanwhile."""
        self._sights[sight.key] = sight
        return (await asyncio.shield(self._task))[sight.key]

    async def _drawn(self) -> dict[Key, wire.Table]:
        """Draw for all who want the same scene, once everybody had his turn to ask."""
        await asyncio.sleep(0)
        self.begun, keys = True, list(self._sights)
        pictures = await self._draw(self.scene, list(self._sights.values()), self.at)
        return dict(zip(keys, pictures, strict=True))


class Gallery:
    """The pictures of the newest scene, by who looks, and the moment of each."""

    def __init__(self) -> None:
        self._scene: TableScene | None = None
        self._pictures: dict[Key, tuple[wire.Table, int]] = {}
        self._commission: Commission | None = None
        self.memory = PartMemory()
        """Parts that were drawn; only for the thread that draws."""

    async def picture(self, scene: TableScene, sight: Sight, at: int, draw: Draw) -> wire.Table:
        """The picture that hangs, or one that is drawn now."""
        picture = self.find(scene, sight, at)
        if picture is not None:
            return picture
        commission = self._commission
        if commission is None or commission.begun or not scene.is_like(commission.scene):
            commission = self._commission = Commission(scene, at, draw)
        picture = await commission.picture(sight)
        if self._commission is commission:
            self._commission = None  # it knows the room, which holds this cache: no circle stays
        self.hang(scene, sight, picture, commission.at)
        return with_people(picture, sight.people)

    def hang(self, scene: TableScene, sight: Sight, picture: wire.Table, at: int) -> None:
        """A picture has been drawn."""
        if not scene.is_like(self._scene):
            self._scene, self._pictures = scene, {}
        self._pictures[sight.key] = picture, at

    def hang_all(self, sketch: Sketch) -> None:
        """Pictures have been drawn together."""
        self._scene = sketch.scene
        self._pictures = {s.key: (picture, sketch.at) for s, picture in sketch.pictures}

    def find(self, scene: TableScene, sight: Sight, at: int) -> wire.Table | None:
        """The picture of a scene, if it was drawn, with its clock set."""
        kept = self._pictures.get(sight.key) if scene.is_like(self._scene) else None
        if kept is None:
            return None
        return with_people(later(kept[0], at - kept[1]), sight.people)


def with_people(picture: wire.Table, people: wire.People) -> wire.Table:
    """The picture as somebody sees it who may know this of the people."""
    same = picture.people is people
    return picture if same else msgspec.structs.replace(picture, people=people)


def _later(hand: wire.Hand, elapsed: int) -> wire.Hand:
    left = None if hand.left is None else max(0, hand.left - elapsed)
    return msgspec.structs.replace(hand, left=left)


def later(picture: wire.Table, elapsed: int) -> wire.Table:
    """The picture some milliseconds later, if nothing has happened meanwhile."""
    clock, left = picture.clock, picture.round_left
    runs = clock is not None or left is not None or picture.next_in is not None
    if not elapsed or not runs:
        return picture
    if clock is not None and clock.left is not None and not clock.paused:
        hands = [_later(hand, elapsed) for hand in clock.hands]
        rest = max(0, clock.left - elapsed)
        clock = msgspec.structs.replace(clock, left=rest, hands=hands)
    left = None if left is None else max(0, left - elapsed)
    next_in = None if picture.next_in is None else max(0, picture.next_in - elapsed)
    return msgspec.structs.replace(picture, clock=clock, round_left=left, next_in=next_in)
