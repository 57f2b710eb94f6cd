"""The machines of a cluster: the scheduler that hands out jobs, and workers that do them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.workers.cluster import Credentials

MEMORY = 3 * 2**30
"""Bytes that one worker may have, its job included; one that takes more is started anew."""
ALLOWED_DEATHS = 3
"""How many workers may die over one job before it counts as their murderer."""
SILENT = "10s"
"""How long a worker that says nothing keeps its jobs: its job never hinders it from speaking."""
AGAIN = 0.5
"""Seconds until a worker looks again for a scheduler that has gone."""

Announce = Callable[[str], None]
"""Hears the address of a machine that is ready."""


async def schedule(host: str, port: int, credentials: Credentials, announce: Announce) -> None:
    """Hand out jobs until a signal comes."""
    import dask  # noqa: PLC0415 - an extra, and slow to load
    from distributed import Scheduler  # noqa: PLC0415

    settings = {
        "distributed.scheduler.allowed-failures": ALLOWED_DEATHS,
        "distributed.scheduler.worker-ttl": SILENT,
    }
    with dask.config.set(settings):
        security = credentials.security()
        # No dashboard: a page that nobody watches over is one more door.
        async with Scheduler(
            host=host,
            port=port,
            dashboard=False,
            security=security,
            protocol="tls" if security is not None else "tcp",
        ) as scheduler:
            announce(scheduler.address)
            await until_stopped()


async def work_for(
    scheduler: str, processes: int, credentials: Credentials, announce: Announce
) -> None:
    """Do the jobs of a scheduler, in so many processes, until a signal comes.

    A scheduler that cannot be reached at first raises ``OSError``; one that goes away later is
    looked for until it is back.
    """
    from distributed import Nanny  # noqa: PLC0415 - an extra, and slow to load

    # One thread: the job has a process of its own, and its nanny starts a worker anew.
    hire = partial(
        Nanny,
        scheduler,
        nthreads=1,
        memory_limit=MEMORY,
        security=credentials.security(),
        worker_port=0,
        dashboard_address=None,
    )
    nannies = await asyncio.gather(*(hire() for _ in range(processes or os.cpu_count() or 1)))
    announce(scheduler)
    working = [asyncio.create_task(_keep_working(nanny, hire)) for nanny in nannies]
    await until_stopped()
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)


async def _keep_working(nanny: Any, hire: Callable[[], Any]) -> None:
    """A nanny leaves with her scheduler: another one is hired when there is one again."""
    while True:
        try:
            await nanny.finished()
        finally:
            await asyncio.shield(nanny.close())
        complain("scheduler-gone")
        nanny = None
        while nanny is None:
            await asyncio.sleep(AGAIN)
            with suppress(OSError, TimeoutError):
                nanny = await hire()
        tell("scheduler-here")


async def until_stopped() -> None:
    """Return when somebody asks this process to end."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await stopped.wait()
