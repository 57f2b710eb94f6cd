"""A table that is over leaves memory at once, and so does a browser that has gone.

A server runs for months and looks for circles of garbage seldom, since each look holds up every
table: so nothing that comes and goes may lie in a circle.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from unittest.mock import patch

from goalsetter.server.room import registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.socket.outbox import Outbox
from goalsetter.server.socket.table_connection import TableConnection
from tests.server.browser import play_on
from tests.server.running import PATIENCE, running
from tests.server.seats import at, seats, settings

KINDS = (TableRoom, TableConnection, Outbox)


@contextmanager
def without_collector() -> Iterator[None]:
    """Only what nothing refers to is freed: circles stay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def alive(kinds: tuple[type, ...] = KINDS) -> list[weakref.ref[object]]:
    """Everything of these kinds that is in memory."""
    return [weakref.ref(thing) for thing in gc.get_objects() if type(thing) in kinds]


def test_what_is_over_is_freed_without_the_collector() -> None:
    """When the players of a match that is over have gone, neither they nor their table stay."""
    with (
        patch.multiple(registry, FORGOTTEN=0, BEAT=0.05),
        without_collector(),
        running(settings()) as server,
    ):
        before = alive()
        tokens = seats(server, shakes=1)
        with at(server, *tokens) as (ann, ben):
            # What a test that failed before in this process still holds is not ours.
            things = [thing for thing in alive() if thing not in before]
            assert {type(thing()) for thing in things} == set(KINDS)
            play_on(ann, ben, stop=lambda picture: bool(picture["over"]))
        end = monotonic() + PATIENCE
        while any(thing() is not None for thing in things) and monotonic() < end:
            sleep(0.05)
        assert [thing() for thing in things if thing() is not None] == []
