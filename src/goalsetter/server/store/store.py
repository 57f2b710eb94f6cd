"""The promise that every store makes, and tables by the names that people have of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from goalsetter.server.keys import as_code
from goalsetter.server.store.changes import Change, Complaint, Kept, KeptAnalysis, KeptAside
from goalsetter.server.store.events import KeptEvent
from goalsetter.server.store.halls import HallMember, KeptHall
from goalsetter.server.store.status import StoreStatus

A = TypeVar("A")


class Store(Protocol):
    """Changes go in, all of one call or none; tables come out."""

    standing: StoreStatus
    """Whether it can be written to."""

    async def open(self) -> None:
        """Make ready; what stands in the way raises ``StoreError``."""

    async def close(self) -> None:
        """Let go of everything."""

    async def keep(self, changes: Sequence[Change]) -> None:
        """Keep the changes; when this returns, nothing can lose them."""

    async def find(self, code: str) -> Kept | None:
        """All that is kept of a table."""

    async def wake(self, codes: Sequence[str]) -> list[Kept]:
        """Tables as they are kept, many at once: with a snapshot and the rows after it, if it fits.

        A snapshot that stands for another log than that which is kept is left out.
        """

    async def code_of(self, id: str) -> str:
        """The code of the table whose match has a long name; empty if none has it."""

    async def opened_by(self, digest: str) -> str:
        """The code of the table at which a key opens a seat; empty if it opens none."""

    async def live(self, since: int) -> list[str]:
        """The codes of matches that go on and in which something was done since a moment."""

    async def unused(self, since: int) -> list[str]:
        """The codes of tables at which nothing was done since a time of day, none set aside."""

    async def aside(self) -> list[KeptAside]:
        """Tables and analyses that are set aside, those of the longest time first."""

    async def stood_at(self) -> int:
        """The latest moment of the server's clock that was kept."""

    async def analysis(self, id: str) -> KeptAnalysis | None:
        """All that is kept of an analysis."""

    async def rights_to(self, id: str) -> tuple[str, str] | None:
        """The code of the table that an analysis is of, and the digest of an upload's key."""

    async def analysis_of(self, source: str) -> str:
        """The newest analysis of a table that is done or still to be done; empty if none is."""

    async def unfinished(self) -> list[str]:
        """The analyses that are still to be done, the oldest first."""

    async def hall(self, code: str) -> KeptHall | None:
        """All that is kept of a hall."""

    async def event(self, code: str) -> KeptEvent | None:
        """All that is kept of an event."""

    async def events_tagged(self, tag: str) -> list[str]:
        """The codes of the events whose sheets begin with a tag, the newest first."""

    async def event_at(self, table: str) -> str:
        """The code of the event whose sheet is played at a table; empty if there is none."""

    async def accounts(self, kind: type[A], /, **where: object) -> list[A]:
        """The rows of a kind whose fields have these values; a list means any of them."""

    async def seats_of(self, account: str) -> list[tuple[str, str]]:
        """The code and the seat of each table at which a child sits or sat."""

    async def halls_of(self, account: str) -> list[HallMember]:
        """The halls into which a child came."""

    async def analyses_of(self, source: str) -> list[str]:
        """Every analysis of a table, however old."""

    async def complaints(self) -> list[Complaint]:
        """Return what players reported, the oldest first."""


async def named_table(store: Store, name: str) -> str:
    """The code of a table that is named by its code or its long name; empty if there is none."""
    code = as_code(name)
    if code and await store.find(code) is not None:
        return code
    return await store.code_of(name.strip())


async def named_analysis(store: Store, name: str) -> bool:
    """Whether there is an analysis of that name."""
    return await store.analysis(name) is not None
