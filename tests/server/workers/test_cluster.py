"""A cluster: whatever happens to its machines, a job is answered, done again, or honestly refused.

Scheduler and workers are real ones of Dask's, started by ``goalsetter compute`` on free ports.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from goalsetter.play import Mode, Seat
from goalsetter.server.workers import BusyError, JobError, LostError, Share
from goalsetter.server.workers import cluster as cluster_module
from goalsetter.server.workers.cluster import ClusterCompute, ClusterPool
from goalsetter.server.workers.compute import GoneError, PoolKind
from goalsetter.server.workers.dispatch import CUT_OFF, Workers
from goalsetter.table import ask, open_table
from tests.server.cluster import Cluster, cluster, processes_in
from tests.server.running import PATIENCE
from tests.server.tables import BOTH_GAMES, bots_seating
from tests.server.workers.listed_jobs import PLACE as JOBS
from tests.server.workers.test_pool import lives, seen

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
    # Dask leaves sockets of a killed scheduler to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
TABLE = open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED))


@pytest.fixture(scope="module")
def machines() -> Iterator[Cluster]:
    """A scheduler and two workers that are still there when a test ends."""
    with cluster() as ours:
        yield ours


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster on a busy machine is slow, not gone."""
    monkeypatch.setattr(cluster_module, "GONE", PATIENCE)


def with_cluster(
    address: str,
    promise: Callable[[ClusterCompute, ClusterPool], Awaitable[None]],
    kind: PoolKind | None = None,
) -> None:
    """Try something with a pool of the cluster, which is closed afterwards."""

    async def tried() -> None:
        compute = ClusterCompute(address)
        pool = compute.pool(kind or PoolKind(name="tests"))
        assert isinstance(pool, ClusterPool)
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await promise(compute, pool)
        finally:
            await pool.close()
            await compute.close()

    asyncio.run(tried())


async def until(holds: Callable[[], bool]) -> None:
    """Return when something holds."""
    while not holds():
        await asyncio.sleep(0.02)


@pytest.mark.usefixtures("patience")
def test_texts_go_in_and_out(machines: Cluster) -> None:
    """As with processes of this machine: answers, progress, and what a job raises."""

    async def promise(compute: ClusterCompute, pool: ClusterPool) -> None:
        assert await pool.lives()
        assert compute.workers == 2
        assert await pool.submit(f"{JOBS}:echo", "a\nb ✓") == "a\nb ✓"
        heard: list[str] = []
        assert await pool.submit(f"{JOBS}:count", "3", progress=heard.append) == "done"
        await until(lambda: heard == ["0", "1", "2"])
        with pytest.raises(JobError, match="a fault of the job's own"):
            await pool.submit(f"{JOBS}:fail", "")
        with pytest.raises(LookupError, match="has no row"):
            await pool.submit("os:getcwd", "")

    with_cluster(machines.address, promise)


@pytest.mark.usefixtures("patience")
def test_a_job_has_limits(machines: Cluster, tmp_path: Path) -> None:
    """Of time and of memory; one that dies everywhere harms nobody else."""

    async def promise(_compute: ClusterCompute, pool: ClusterPool) -> None:
        with pytest.raises(TimeoutError):
            await pool.submit(f"{JOBS}:wait", str(tmp_path / "slow"), seconds=0.01)
        await until(lambda: not lives(processes_in(tmp_path / "slow")[0]))
        assert await pool.submit(f"{JOBS}:eat", str(tmp_path / "eaten")) == "full"
        assert await pool.submit(f"{JOBS}:die_once", str(tmp_path / "once")) == "alive"
        with pytest.raises(LostError):
            await pool.submit(f"{JOBS}:die", "")
        assert await pool.submit(f"{JOBS}:echo", "on") == "on"

    with_cluster(machines.address, promise)


@pytest.mark.usefixtures("patience")
def test_whoever_goes_takes_the_job_along(machines: Cluster, tmp_path: Path) -> None:
    """A job that nobody waits for is ended where it is done, as is one of a pool that closes."""

    async def promise(_compute: ClusterCompute, pool: ClusterPool) -> None:
        for name in ("first", "second"):
            asking = asyncio.create_task(pool.submit(f"{JOBS}:wait", str(tmp_path / name)))
            process = await seen(tmp_path / name)
            if name == "first":
                asking.cancel()
            else:
                await pool.close()
            ended = await asyncio.gather(asking, return_exceptions=True)
            assert isinstance(ended[0], asyncio.CancelledError | LostError)
            await until(partial(lambda number: not lives(number), process))
        with pytest.raises(LostError):
            await pool.submit(f"{JOBS}:echo", "")

    with_cluster(machines.address, promise)


@pytest.mark.usefixtures("patience")
def test_the_line_is_fair_and_short(machines: Cluster, tmp_path: Path) -> None:
    """Only so much is handed over; the rest waits here, and too much is refused."""
    go_on, most = tmp_path / "go", 2 * cluster_module.AHEAD
    kind = PoolKind(name="short", of_a_table=most + 1, of_an_address=most + 1)

    async def promise(_compute: ClusterCompute, pool: ClusterPool) -> None:
        assert await pool.lives()
        text, share = f"{tmp_path / 'begun'} | {go_on}", Share(table="a")
        submit = partial(pool.submit, f"{JOBS}:hold", text, share=share)
        asking = [asyncio.create_task(submit()) for _ in range(most + 1)]
        await until(lambda: len(processes_in(tmp_path / "begun")) == 2)
        assert pool.waiting == 1
        with pytest.raises(BusyError):
            await submit(patience=0.01)
        go_on.touch()
        assert await asyncio.gather(*asking) == ["open"] * len(asking)

    with_cluster(machines.address, promise, kind)


@pytest.mark.usefixtures("patience")
def test_a_bot_thinks_there_as_it_does_here(machines: Cluster) -> None:
    """The same table, the same thought."""

    async def tried() -> None:
        workers = Workers(1, compute=ClusterCompute(machines.address))
        try:
            assert await workers.think(TABLE, Seat("A")) == ask(TABLE, Seat("A"))
        finally:
            await workers.close()

    asyncio.run(tried())


# Faults: each test has a cluster that is worn out afterwards.


@pytest.mark.usefixtures("patience")
def test_machines_die_in_the_middle_of_jobs(tmp_path: Path) -> None:
    """A worker dies, and another does its job; the scheduler dies, and its successor has it."""
    begun, go_on = tmp_path / "begun", tmp_path / "go"

    async def promise(compute: ClusterCompute, pool: ClusterPool) -> None:
        asking = asyncio.create_task(pool.submit(f"{JOBS}:hold", f"{begun} | {go_on}"))
        await until(lambda: len(processes_in(begun)) == 1)
        first = processes_in(begun)[0]
        ours.machine_of(first).kill()
        await until(lambda: len(processes_in(begun)) == 2)
        await until(lambda: not lives(first))
        ours.scheduler.kill()
        await until(lambda: compute.here is None)
        ours.restart_scheduler()
        await until(lambda: len(processes_in(begun)) == 3)
        go_on.touch()
        assert await asking == "open"

    with cluster() as ours:
        with_cluster(ours.address, promise)
        alive = next(worker for worker in ours.workers if worker.process.poll() is None)
        assert alive.stop() == ours.scheduler.stop() == 0


def test_a_bot_whose_cluster_is_gone_plays_its_quick_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a thought or later, and says so; it thinks again when the cluster is back.

    Who asks while it has been away for long is not kept waiting.
    """
    monkeypatch.setattr(cluster_module, "GONE", PATIENCE)
    begun = tmp_path / "begun"

    async def tried() -> None:
        compute = ClusterCompute(ours.address)
        workers = Workers(1, compute=compute)
        pool = compute.pool(PoolKind(name="tests"))
        try:
            asking = asyncio.create_task(pool.submit(f"{JOBS}:hold", f"{begun} | {tmp_path / 'x'}"))
            await until(lambda: len(processes_in(begun)) == 1)
            thought = asyncio.create_task(workers.think(TABLE, Seat("A")))
            # The one worker is busy, so the thought is in the middle of its way.
            await until(lambda: workers.thinking == 1)
            ours.scheduler.kill()
            monkeypatch.setattr(cluster_module, "GONE", 0.5)
            with pytest.raises(GoneError):
                await asking
            for choice in (await thought, await workers.think(TABLE, Seat("A"))):
                assert choice.action is not None
                assert choice.why == CUT_OFF
            monkeypatch.setattr(cluster_module, "GONE", PATIENCE)
            ours.restart_scheduler()
            await until(lambda: compute.here is not None)
            assert (await workers.think(TABLE, Seat("A"))).why != CUT_OFF
        finally:
            await pool.close()
            await workers.close()

    with cluster(workers=1) as ours:
        asyncio.run(tried())
