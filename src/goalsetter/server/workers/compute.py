"""Where heavy work is done: one interface, with the processes of this machine or with a cluster.

Whoever has heavy work asks a ``Compute`` for a pool of its kind and submits jobs to it. The usual
maker gives pools of local processes; ``cluster.ClusterCompute`` gives the same over Dask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from goalsetter.server.settings import Settings
from goalsetter.server.workers.line import NO_LIMIT, OF_A_TABLE, OF_AN_ADDRESS, FairLine, Share
from goalsetter.server.workers.pool import LostError, ProcessPool


class GoneError(LostError):
    """The cluster is away for longer than anybody can wait."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolKind:
    """A kind of work: how many processes it has here, and what each of them may take."""

    name: str
    workers: int = 1
    """How many processes of this machine; a cluster has as many as it has."""
    memory: int = 0
    niceness: int = 0
    urgency: int = 0
    """Which work a cluster does first: that of the higher number."""
    of_a_table: int = OF_A_TABLE
    of_an_address: int = OF_AN_ADDRESS
    of_all: int = NO_LIMIT
    """How much may wait, as in ``FairLine``."""

    def line(self) -> FairLine[object]:
        """A new line in which this work waits."""
        return FairLine[object](self.of_a_table, self.of_an_address, self.of_all)


class JobPool(Protocol):
    """Does jobs of one kind of work, texts in and out, each share in its turn."""

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""

    async def submit(
        self,
        job: str,
        text: str,
        *,
        share: Share | None = None,
        priority: int = 0,
        seconds: float | None = None,
        patience: float | None = None,
        progress: Callable[[str], None] | None = None,
    ) -> str:
        """Return the answer of a job; the limits and errors are those of ``ProcessPool.submit``."""

    async def lives(self) -> bool:
        """Whether something can be had that answers the easiest question."""

    async def close(self) -> None:
        """End all that is being done; whoever waits hears ``LostError``."""


class Compute(Protocol):
    """Makes pools."""

    def pool(self, kind: PoolKind) -> JobPool:
        """A pool for a kind of work; whoever asks for it closes it."""

    async def close(self) -> None:
        """Let go of whatever the pools share."""


class LocalCompute:
    """Processes of this machine, as many as each kind of work says."""

    def pool(self, kind: PoolKind) -> JobPool:
        """Processes that are made when they are first needed."""
        return ProcessPool(
            kind.workers, memory=kind.memory, niceness=kind.niceness, line=kind.line()
        )

    async def close(self) -> None:
        """Nothing is shared."""


def compute_for(settings: Settings) -> Compute:
    """The cluster that the settings name, or this machine."""
    if not settings.compute:
        return LocalCompute()
    # Nobody without a cluster pays for it.
    from goalsetter.server.workers.cluster import ClusterCompute, Credentials  # noqa: PLC0415

    return ClusterCompute(settings.compute, Credentials(*settings.tls))
