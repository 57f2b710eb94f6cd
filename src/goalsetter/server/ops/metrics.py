"""Metrics of the server, for Prometheus. No figure tells who does what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from goalsetter.server import wire
from goalsetter.server.ops.logs import SLOW, tell
from goalsetter.server.store import Change, Store

QUICK = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds by which deeds and writes are sorted."""
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
"""Seconds by which bots' thoughts are sorted."""


class Figures:
    """All figures of one server."""

    def __init__(self) -> None:
        # Not the library's global one: tests run several servers in one process.
        self.registry = own = CollectorRegistry()
        self._deeds = Counter(
            "goalsetter_deeds", "Deeds of players.", ["kind", "outcome"], registry=own
        )
        self._took = Histogram(
            "goalsetter_deed_seconds",
            "From the coming in of a deed until it is kept and answered.",
            buckets=QUICK,
            registry=own,
        )
        self._refused = Counter(
            "goalsetter_frames_refused", "Frames that were not taken.", ["why"], registry=own
        )
        self.writes = Histogram(
            "goalsetter_store_write_seconds",
            "Until the store has kept something.",
            buckets=QUICK,
            registry=own,
        )
        self.changes = Counter("goalsetter_store_changes", "Changes kept.", registry=own)
        self.thoughts = Histogram(
            "goalsetter_bot_seconds", "How long bots think.", buckets=LONG, registry=own
        )
        self.lag = Gauge(
            "goalsetter_clock_lag_seconds",
            "How much too late the server woke for its last pulse.",
            registry=own,
        )

    def deed(self, kind: str, answer: wire.Done | wire.Refused) -> None:
        """A deed that could be read was answered."""
        stale = isinstance(answer, wire.Refused) and answer.stale
        outcome = "done" if isinstance(answer, wire.Done) else "stale" if stale else "refused"
        self._deeds.labels(kind, outcome).inc()

    def took(self, seconds: float, kind: str, table: str, seat: str) -> None:
        """How long a deed took; a slow one is told of."""
        self._took.observe(seconds)
        if seconds >= SLOW:
            tell("slow-deed", table=table, seat=seat, deed=kind, ms=round(seconds * 1000))

    def refused(self, why: str) -> None:
        """A frame was not taken."""
        self._refused.labels(why).inc()

    def gauge(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """From now on tell how many of something there are, by asking."""
        Gauge(f"goalsetter_{name}", meaning, registry=self.registry).set_function(ask)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


class CountedStore:
    """A store, with its writes counted and timed."""

    def __init__(self, store: Store, figures: Figures) -> None:
        self._store, self._figures = store, figures
        # Bound once: all but ``keep`` go straight to the store.
        self.open, self.close = store.open, store.close
        self.find, self.live, self.wake = store.find, store.live, store.wake
        self.unused, self.stood_at = store.unused, store.stood_at
        self.analysis, self.analysis_of = store.analysis, store.analysis_of
        self.unfinished, self.rights_to = store.unfinished, store.rights_to
        self.code_of, self.opened_by = store.code_of, store.opened_by
        self.complaints, self.hall = store.complaints, store.hall
        self.aside, self.standing = store.aside, store.standing
        self.accounts, self.seats_of = store.accounts, store.seats_of
        self.event, self.event_at = store.event, store.event_at
        self.events_tagged = store.events_tagged
        self.halls_of, self.analyses_of = store.halls_of, store.analyses_of

    async def keep(self, changes: Sequence[Change]) -> None:
        """Keep the changes."""
        with self._figures.writes.time():
            await self._store.keep(changes)
        self._figures.changes.inc(len(changes))
