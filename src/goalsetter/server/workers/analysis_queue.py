"""huey in a thread of this server: one job after another, in the order in which they came."""

from __future__ import annotations

from collections.abc import Callable

from huey import MemoryHuey
from huey.consumer import Consumer

OFTEN = 0.1
"""Seconds between two looks into an empty queue."""


class Quiet(Consumer):  # type: ignore[misc]
    """A consumer that leaves signals to the server."""

    def _set_signal_handlers(self) -> None:
        """They are the server's."""


class Runner:
    """Runs ``work`` for everything that is put in; its thread begins with the first."""

    def __init__(self, work: Callable[[str], None]) -> None:
        self._huey = MemoryHuey("analyses", results=False)

        def analyse(id: str) -> None:
            work(id)

        self._task = self._huey.task()(analyse)
        self._consumer: Quiet | None = None

    def put(self, id: str) -> None:
        """The last in the row."""
        self._task(id)
        if self._consumer is None:
            self._consumer = Quiet(
                self._huey, workers=1, periodic=False, initial_delay=OFTEN, max_delay=OFTEN
            )
            self._consumer.start()

    def stop(self) -> None:
        """Finish the job that was begun, and none after it."""
        if self._consumer is not None:
            self._consumer.stop(graceful=True)
