"""Everything that all tables of a server share: the store, the clock, the workers, the limits."""

from __future__ import annotations

from dataclasses import dataclass, field

from goalsetter.server.clock import ServerClock
from goalsetter.server.name_filter import NameFilter
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.settings import Limits
from goalsetter.server.store import Store
from goalsetter.server.workers.dispatch import Workers


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """All of them. ``addresses`` are those by which others in the room find the server."""

    store: Store
    clock: ServerClock
    workers: Workers
    limits: Limits = field(default_factory=Limits)
    addresses: tuple[str, ...] = ()
    keep: int = 0
    """After how many days an unused table is deleted; 0 is never."""
    chat: bool = True
    """Whether people may use their own words at tables whose owner allows it."""
    names: NameFilter = field(default_factory=NameFilter)
    figures: Figures = field(default_factory=Figures)
