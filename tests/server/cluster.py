"""A real cluster of Dask's for tests: a scheduler and workers, each started by our own command."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.cli.command import COMMAND
from tests.server.running import PATIENCE

LISTED = "tests.server.workers.listed_jobs"


class Machine:
    """One scheduler or one worker, with everything that it has started."""

    def __init__(self, *asked: str) -> None:
        # A worker of a test knows the tests' own jobs.
        knowing = {**os.environ, "DASK_DISTRIBUTED__WORKER__PRELOAD": f'["{LISTED}"]'}
        self.process = subprocess.Popen(
            [*COMMAND, "compute", *asked],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=knowing,
            start_new_session=True,
        )

    def ready(self) -> str:
        """The sentence that it says when it is ready."""
        assert self.process.stdout is not None
        late = threading.Timer(PATIENCE, self.kill)
        late.start()
        said = self.process.stdout.readline()
        late.cancel()
        assert said, "the machine did not start"
        return said.strip()

    def kill(self) -> None:
        """As if the power went."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it politely; its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass(slots=True)
class Cluster:
    """A scheduler and its workers."""

    scheduler: Machine
    address: str
    workers: list[Machine] = field(default_factory=list)

    def add_worker(self, processes: int = 1) -> Machine:
        """One more machine."""
        worker = Machine("worker", self.address, "--processes", str(processes))
        self.workers.append(worker)
        worker.ready()
        return worker

    def restart_scheduler(self) -> None:
        """Start another at the same address."""
        port = self.address.rpartition(":")[2]
        self.scheduler = Machine("scheduler", "--port", port)
        self.scheduler.ready()

    def machine_of(self, process: int) -> Machine:
        """The machine on which a process runs."""
        group = os.getpgid(process)
        return next(worker for worker in self.workers if worker.process.pid == group)

    def close(self) -> None:
        """End all of it."""
        for machine in (*self.workers, self.scheduler):
            machine.kill()


@contextmanager
def cluster(workers: int = 2) -> Iterator[Cluster]:
    """A cluster of its own, on a free port."""
    scheduler = Machine("scheduler", "--port", "0")
    address = scheduler.ready().rstrip(".").rpartition(" ")[2]
    machines = Cluster(scheduler, address)
    try:
        for _ in range(workers):
            machines.add_worker()
        yield machines
    finally:
        machines.close()


def processes_in(path: Path) -> list[int]:
    """The processes that have told in a file that they do a job."""
    if not path.exists():
        return []
    return [int(line) for line in path.read_text(encoding="utf-8").splitlines()]
