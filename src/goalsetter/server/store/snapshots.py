"""Snapshots: a table as it stood after so many actions, so that waking need not replay them.

The log is the only truth. A snapshot names the chain of the log that it stands for: a short digest
of the header and of every row, each over the one before. A store hands out a snapshot only if the
chain of what it keeps is the same; whether it can be read is for the room to say. What does not fit
is passed over, and another is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from goalsetter.server.store.changes import Kept, LogRow

CHAIN_BYTES = 16
RowFields = tuple[int, int, str, str, str]
"""Of one row of a log its number, moment, doer, text and reason."""


def begin_chain(head: str, begun: int) -> bytes:
    """Return the chain of a match before its first action."""
    return blake2b(f"{begun}\n{head}".encode(), digest_size=CHAIN_BYTES).digest()


def extend_chain(chain: bytes, row: RowFields) -> bytes:
    """Return the chain with one more row."""
    # The fields are told apart by a sign that no line of a record can hold.
    line = "\x1f".join(map(str, row))
    return blake2b(chain + line.encode(), digest_size=CHAIN_BYTES).digest()


def fields_of(row: LogRow) -> RowFields:
    """Return the fields of a row in the order of the chain."""
    return row.number, row.at, row.by, row.text, row.reason


def chain_of(head: str, begun: int, rows: Sequence[RowFields]) -> bytes:
    """Return the chain of a whole log, or of its beginning."""
    chain = begin_chain(head, begun)
    for row in rows:
        chain = extend_chain(chain, row)
    return chain


def fits(kept: Kept, rows: Sequence[RowFields]) -> bool:
    """Whether the snapshot of a table stands for the beginning of a log."""
    snapshot = kept.snapshot
    if snapshot is None or not 0 < snapshot.number <= len(rows):
        return False
    return snapshot.chain == chain_of(kept.head, kept.begun, rows[: snapshot.number]).hex()


def for_waking(kept: Kept, rows: Sequence[RowFields]) -> Kept:
    """Return a table with the rows that a snapshot does not stand for; with all, if none fits."""
    known = kept.snapshot.number if kept.snapshot is not None and fits(kept, rows) else 0
    later = tuple(
        LogRow(code=kept.code, number=number, at=at, by=by, text=text, reason=reason)
        for number, at, by, text, reason in rows[known:]
    )
    return replace(kept, rows=later, snapshot=kept.snapshot if known else None)
