"""Waiting in line: who asks a lot waits behind himself, not in front of others."""

from __future__ import annotations

import asyncio

import pytest

from goalsetter.server.workers.turns import BusyError, Line


def test_each_stands_in_line_once() -> None:
    """A second question of the same address lets another's first one pass."""

    async def tried() -> list[str]:
        line, desk, answered = Line(), asyncio.Lock(), []

        async def ask(who: str) -> None:
            async with line.place(who), desk:
                await asyncio.sleep(0)
                answered.append(who)

        await asyncio.gather(*map(ask, ("ann", "ann", "ann", "ben")))
        return answered

    assert asyncio.run(tried()) == ["ann", "ben", "ann", "ann"]


@pytest.mark.parametrize(("each", "most"), [(2, 9), (9, 2)])
def test_a_line_that_is_full_is_told(each: int, most: int) -> None:
    """Too many of one, or of all; when they have gone there is room again."""

    async def tried() -> None:
        line = Line(each, most)
        async with line.place("ann"):
            behind = asyncio.ensure_future(_stand(line))
            await asyncio.sleep(0)
            with pytest.raises(BusyError):
                await _stand(line)
        await behind
        await _stand(line)

    asyncio.run(tried())


async def _stand(line: Line) -> None:
    async with line.place("ann"):
        await asyncio.sleep(0)
