"""The record of a table's match as text, with the day on which it was played."""

from __future__ import annotations

from datetime import UTC, datetime
from http import HTTPStatus

from goalsetter.errors import RecordError
from goalsetter.play import write_record
from goalsetter.server.faults import UnfitError
from goalsetter.server.hall import Hall
from goalsetter.server.host import Host
from goalsetter.table import Table, record_of


def day_of(host: Host) -> str:
    """When the table was made."""
    return datetime.fromtimestamp(host.kept.made / 1000, UTC).date().isoformat()


async def record_text(hall: Hall, host: Host) -> str:
    """The record; one that cannot be written raises ``UnfitError``."""
    assert host.table is not None
    try:
        return await hall.means.room.work(_record, host.table, day_of(host))
    except RecordError as error:
        raise UnfitError("record-unwritable", HTTPStatus.CONFLICT) from error


def _record(table: Table, day: str) -> str:
    return write_record(record_of(table, (("Date", day),)))
