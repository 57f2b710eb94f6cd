"""The way of a deed is the one that ``docs/explanation/the-web-table.md`` shows."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import FrameType, SimpleNamespace

import pytest

from goalsetter.play import Seat
from goalsetter.server import MemoryStore, wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.ops.metrics import CountedStore, Figures
from goalsetter.server.room.registry import open_registry
from goalsetter.server.services import Services
from goalsetter.server.socket.table_connection import TableConnection
from goalsetter.server.workers.dispatch import Workers
from tests.web.catalogue import at_move
from tests.web.positions import Position, changes, code_of

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "goalsetter" / "server"
PICTURE = ROOT / "docs" / "images" / "way-of-a-deed.mmd"
NODE = re.compile(r'\["([a-z_/]+\.py)<br>([A-Za-z_.]+)"\]')
ENDS = ("socket/", "store/")
"""The packages at the two ends of the way; their own modules do not lie between them."""
MOST_BETWEEN = 6
CODE = code_of(7)

Place = tuple[str, str]
"""A module of the server and the name of a function in it."""


def drawn() -> list[Place]:
    """The functions of the picture, in its order."""
    return [(match[1], match[2]) for match in NODE.finditer(PICTURE.read_text("utf-8"))]


def place_of(frame: FrameType) -> Place | None:
    """The place of a frame, if it is the server's."""
    file = Path(frame.f_code.co_filename)
    if not file.is_relative_to(SERVER):
        return None
    return file.relative_to(SERVER).as_posix(), frame.f_code.co_qualname


class Recording:
    """The functions of the server that were called, and who was waiting at the two ends."""

    def __init__(self) -> None:
        self.called: list[Place] = []
        self.handing_on: set[str] = set()
        """Modules with a function that had not returned when the store or an outbox was called."""

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note a call."""
        place = place_of(frame)
        if event != "call" or place is None:
            return
        self.called.append(place)
        if place in (("store/memory.py", "MemoryStore.keep"), ("socket/outbox.py", "Outbox.put")):
            waiting: FrameType | None = frame
            while waiting is not None:
                if outer := place_of(waiting):
                    self.handing_on.add(outer[0])
                waiting = waiting.f_back


class Line:
    """A socket through which nothing goes: frames are handed in, and stay in the outbox."""

    url, headers = SimpleNamespace(scheme="ws"), dict[str, str]()


async def record_a_move(recording: Recording) -> list[object]:
    """Have Ada move a cube at a table of three; what she is sent from then on."""
    figures, store = Figures(), MemoryStore()
    await store.keep(changes(CODE, Position(given=at_move())))
    counted = CountedStore(store, figures)
    services = Services(store=counted, clock=ServerClock(), workers=Workers(1), figures=figures)
    registry = await open_registry(services)
    room = await registry.find_room(CODE)
    lines = [TableConnection(Line(), registry, room, Seat(seat)) for seat in "ABC"]  # type: ignore[arg-type]
    for line in lines:
        await room.join(line.guest)
    parts = {"cube": "r1", "to": "permitted"}
    frame = {"type": "do", "id": 1, "seen": room.number, "kind": "move", "parts": parts}
    async with room.turn:  # so that nothing happens of itself until the recording begins
        await services.workers.work(sys.setprofile, recording.note)
    sys.setprofile(recording.note)
    try:
        await lines[0].receive(json.dumps(frame))
    finally:
        sys.setprofile(None)
        await services.workers.work(sys.setprofile, None)
    lines[0].outbox.close()
    sent: list[object] = []
    while (each := await lines[0].outbox.take()) is not None:
        sent.append(each)
    await registry.close()
    return sent


@pytest.fixture(scope="module")
def recording() -> Recording:
    """The recording of one cube move."""
    found = Recording()
    sent = asyncio.run(record_a_move(found))
    assert any(isinstance(each, wire.Done) for each in sent)
    return found


def test_every_function_of_the_picture_exists() -> None:
    """Each is to be found under its name in its module."""
    assert len(drawn()) > 10
    for path, name in drawn():
        module = import_module(f"goalsetter.server.{path.removesuffix('.py').replace('/', '.')}")
        assert callable(reduce(getattr, name.split("."), module)), (path, name)


def test_a_cube_move_goes_the_way_of_the_picture(recording: Recording) -> None:
    """Its functions are called in the order in which they are drawn."""
    calls = iter(recording.called)
    for place in drawn():
        assert place in calls, f"{place} is not called after those before it"


def test_few_modules_lie_between_socket_and_store(recording: Recording) -> None:
    """At most six hand a deed on, there and back, and the picture shows every one of them."""
    between = {path for path, _ in drawn() if not path.startswith(ENDS)}
    assert len(between) <= MOST_BETWEEN
    assert recording.handing_on <= {path for path, _ in drawn()}
