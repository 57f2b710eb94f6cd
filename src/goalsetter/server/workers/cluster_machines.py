"""The machines of a cluster: the scheduler that hands out jobs, and workers that do them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack

from goalsetter.server.workers.cluster import Credentials

PORT = 8786
"""The usual port of a scheduler of Dask's."""
MEMORY = 3 * 2**30
"""Bytes that one worker may have, its job included; one that takes more is started anew."""
ALLOWED_DEATHS = 3
"""How many workers may die over one job before it counts as their murderer."""

Announce = Callable[[str], None]
"""Hears the address of a machine that is ready."""


async def schedule(host: str, port: int, credentials: Credentials, announce: Announce) -> None:
    """Hand out jobs until a signal comes."""
    import dask  # noqa: PLC0415 - an extra, and slow to load
    from distributed import Scheduler  # noqa: PLC0415

    # No dashboard: a page that nobody watches over is one more door.
    settings = {
        "distributed.scheduler.allowed-failures": ALLOWED_DEATHS,
        "distributed.scheduler.dashboard.bokeh-application.allow_websocket_origin": [],
    }
    with dask.config.set(settings):
        security = credentials.security()
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
    """Do the jobs of a scheduler, in so many processes, until a signal comes."""
    from distributed import Nanny  # noqa: PLC0415 - an extra, and slow to load

    count = processes or os.cpu_count() or 1
    async with AsyncExitStack() as nannies:
        for _ in range(count):
            # One thread: the job has a process of its own, and its nanny starts it anew.
            nanny = Nanny(
                scheduler,
                nthreads=1,
                memory_limit=MEMORY,
                security=credentials.security(),
                worker_port=0,
                dashboard_address=None,
            )
            await nannies.enter_async_context(nanny)
        announce(scheduler)
        await until_stopped()


async def until_stopped() -> None:
    """Return when somebody asks this process to end."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await stopped.wait()
