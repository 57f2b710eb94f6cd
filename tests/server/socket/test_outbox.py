"""Frames wait for a slow browser: pictures never pile up, and too much closes the box."""

from __future__ import annotations

import asyncio

from goalsetter.server import wire
from goalsetter.server.socket.outbox import Outbox, WantedPicture


def pong(number: int) -> wire.Pong:
    """A frame."""
    return wire.Pong(id=number)


async def all_of(box: Outbox, count: int) -> list[object]:
    """The next so many things."""
    return [await box.take() for _ in range(count)]


def test_the_picture_comes_last_and_once() -> None:
    """However often it is wanted; it is drawn when it can be sent."""

    async def tried() -> None:
        box = Outbox(10)
        box.show()
        box.put(pong(1))
        box.show()
        box.put(pong(2))
        assert await all_of(box, 3) == [pong(1), pong(2), WantedPicture.PICTURE]
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        assert not waiting.done()
        box.put(pong(3))
        assert await waiting == pong(3)

    asyncio.run(tried())


def test_one_frame_too_many_closes_the_box() -> None:
    """The frames that waited are given up: the browser comes back and is told everything anew."""

    async def tried() -> None:
        box = Outbox(3)
        for number in range(4):
            box.put(pong(number))
        assert box.closed
        box.put(pong(9))
        assert await box.take() is None

    asyncio.run(tried())


def test_a_closed_box_gives_out_what_waits() -> None:
    """The last words are still sent, but no picture."""

    async def tried() -> None:
        box = Outbox(3)
        box.put(pong(1))
        box.show()
        box.close()
        assert await all_of(box, 2) == [pong(1), None]

    asyncio.run(tried())
