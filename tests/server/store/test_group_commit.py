"""Group commit: many calls, few commits; and one that fails harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from goalsetter.server.store import Change, Pulse, StoreError
from goalsetter.server.store.group_commit import Writer


class Disk:
    """Notes every commit; moments below 0 cannot be kept."""

    def __init__(self) -> None:
        self.commits: list[list[int]] = []

    async def commit(self, changes: Sequence[Change]) -> None:
        """Take a while."""
        await asyncio.sleep(0.01)
        moments = [change.at for change in changes if isinstance(change, Pulse)]
        if min(moments) < 0:
            raise StoreError("store-failed", "no")
        self.commits.append(moments)


async def kept(disk: Disk, moments: list[int]) -> list[BaseException | None]:
    """Keep each moment by a call of its own, all at once."""
    writer = Writer(disk.commit)
    calls = (writer.keep([Pulse(at=moment)]) for moment in moments)
    done = await asyncio.gather(*calls, return_exceptions=True)
    await writer.close()
    with pytest.raises(StoreError):
        await writer.keep([Pulse(at=1)])
    return list(done)


def test_many_calls_share_a_commit() -> None:
    """A hundred at once need two or three, in their order."""
    disk = Disk()
    assert asyncio.run(kept(disk, list(range(100)))) == [None] * 100
    assert len(disk.commits) <= 3
    assert [moment for commit in disk.commits for moment in commit] == list(range(100))


def test_one_that_fails_harms_no_other() -> None:
    """It alone is told; the rest is kept."""
    disk = Disk()
    done = asyncio.run(kept(disk, [1, 2, -1, 3]))
    assert [isinstance(each, StoreError) for each in done] == [False, False, True, False]
    assert sorted(moment for commit in disk.commits for moment in commit) == [1, 2, 3]


def test_whoever_does_not_wait_holds_up_nobody() -> None:
    """A call that was given up is kept all the same."""

    async def tried() -> Disk:
        disk = Disk()
        writer = Writer(disk.commit)
        gone = asyncio.create_task(writer.keep([Pulse(at=5)]))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await writer.close()
        return disk

    assert asyncio.run(tried()).commits == [[5]]
