"""The record of a table's match as text, with the day on which it was played."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus

from goalsetter.errors import RecordError
from goalsetter.play import Phase, action, write_record
from goalsetter.server.errors import UnfitError, no_table
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import Kept
from goalsetter.table import HELP, SEED, Table, record_of


def day_of(room: TableRoom) -> str:
    """When the table was made."""
    return datetime.fromtimestamp(room.kept.made / 1000, UTC).date().isoformat()


async def record_text(room: TableRoom) -> str:
    """The record; one that cannot be written raises ``UnfitError``."""
    assert room.table is not None
    try:
        return await room.verdicts.work(_record, room.table, day_of(room))
    except RecordError as error:
        raise UnfitError("record-unwritable", HTTPStatus.CONFLICT) from error


async def salvaged_text(room: TableRoom) -> str:
    """The record of a table that cannot be shown: what was done, as far as it may be known."""
    try:
        if room.table is not None:
            return await room.verdicts.work(_record, _without_secrets(room.table), day_of(room))
    except Exception:
        broke("record-broke", table=room.code)
    kept = await room.services.store.find(room.code)
    if kept is None:
        raise no_table(room.code)
    return _as_kept(kept)


def _without_secrets(table: Table) -> Table:
    """The match up to the first paper that lies face down: it may still go on."""
    if table.state.shake.phase is not Phase.WRITING:
        return table
    papers = len(table.state.shake.papers)
    at = [number for number, deed in enumerate(table.log) if isinstance(deed, action.Present)]
    return replace(table, log=table.log[: at[-papers]]) if papers and at else table


def _as_kept(kept: Kept) -> str:
    """The lines as they were kept, unread; the seed would tell what chance holds in store."""
    head = [line for line in kept.head.splitlines() if not line.startswith(f"{SEED}:")]
    return "\n".join((*head, "", *(row.text for row in kept.rows), ""))


def _record(table: Table, day: str) -> str:
    # A coach who reads it must know how much the table helped with papers.
    help = (HELP, table.seating.paper_help.value)
    return write_record(record_of(table, (("Date", day), help)))
