"""Snapshots of one room's table: made now and then while it is played, read when it is woken.

A snapshot is made from the log and stands for it; it is never the truth. One that was made by other
code, whose bytes are not those that were written, or that cannot be read, is passed over, and the
table is woken from its log. Whether it is one of this log was checked by the store already.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import goalsetter
from goalsetter.play import (
    Action,
    State,
    action_from_plain,
    action_to_plain,
    state_from_plain,
    state_to_plain,
)
from goalsetter.server.store import Kept, LogRow, Snapshot, begin_chain, extend_chain, fields_of
from goalsetter.table import Table

EVERY = 40
"""After how many actions a snapshot is made: so many are replayed at most after a crash."""
LARGEST = 4_000_000
"""Bytes that a snapshot may have when it is unpacked; a match has a thousandth of it."""
DECIDING = ("cubes", "notation", "expr", "rules", "judge", "play", "table")
"""The rooms whose code decides what a state is."""


class UnfitSnapshotError(Exception):
    """A snapshot that cannot be used; it says why."""


@cache
def code_version() -> str:
    """Return a digest of all code that decides what a state is: other code, other states."""
    digest, base = blake2b(digest_size=32), Path(goalsetter.__file__).parent
    for room in (*DECIDING, "server/room/snapshots.py"):
        place = base / room
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            digest.update(path.relative_to(base).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


class _Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The content of a snapshot."""

    since: int
    state: dict[str, Any]
    log: list[Any]
    reasons: list[tuple[int, str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpacked:
    """A table as a snapshot has it."""

    state: State
    log: tuple[Action, ...]
    since: int
    """The moment of the server's clock at which the last of the log was done."""
    reasons: tuple[LogRow, ...]
    """The rows of the log that tell why something was done, without their lines."""


def pack(table: Table, since: int, reasons: Sequence[tuple[int, str, str]]) -> bytes:
    """Return the content of a snapshot of a table whose last action is of a moment.

    Not ``table.since``: a pause moves that, and is told again by the notes when the table wakes.
    """
    packed = _Packed(
        since=since,
        state=state_to_plain(table.state),
        log=[action_to_plain(action) for action in table.log],
        reasons=list(reasons),
    )
    return zlib.compress(msgspec.json.encode(packed), 1)


def unpack(snapshot: Snapshot) -> Unpacked:
    """Return the table that a snapshot holds; ``UnfitSnapshotError`` says why there is none."""
    if snapshot.version != code_version():
        raise UnfitSnapshotError("other code made it")
    if snapshot.digest != digest_of(snapshot.state):
        raise UnfitSnapshotError("its bytes are not those that were written")
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(snapshot.state, LARGEST)
        packed = msgspec.json.decode(content, type=_Packed)
        state = state_from_plain(packed.state)
        log = tuple(map(action_from_plain, packed.log))
    except (ValueError, TypeError, zlib.error, msgspec.MsgspecError) as error:
        raise UnfitSnapshotError(f"it cannot be read: {error}") from error
    if not len(log) == snapshot.number == state.actions:
        raise UnfitSnapshotError("it holds another number of actions")
    rows = tuple(
        LogRow(code=snapshot.code, number=number, at=0, by=by, text="", reason=reason)
        for number, by, reason in packed.reasons
    )
    return Unpacked(state=state, log=log, since=packed.since, reasons=rows)


def digest_of(content: bytes) -> str:
    """Return the digest by which the content of a snapshot is known."""
    return blake2b(content, digest_size=32).hexdigest()


class LogPlace(NamedTuple):
    """A place in a log: so many actions, their chain, and the moment of the last of them."""

    number: int
    chain: str
    since: int


class SnapshotMaker:
    """Follows the log of one room, and tells when a snapshot is due."""

    def __init__(self, kept: Kept) -> None:
        self.code = kept.code
        self.begin(kept.head, kept.begun)
        if kept.snapshot is not None:
            self._chain = bytes.fromhex(kept.snapshot.chain)
            self._number = self._made = kept.snapshot.number
            # The moment of its last action stands in the snapshot itself. It is not wanted here:
            # the next snapshot comes after another row, which brings its own.
        self.follow(kept.rows)

    def begin(self, head: str, begun: int) -> None:
        """A match begins: its log is empty."""
        self._chain, self._since = begin_chain(head, begun), begun
        self._number = self._made = 0

    def follow(self, rows: Sequence[LogRow]) -> None:
        """These rows are kept."""
        for row in rows:
            self._chain, self._since = extend_chain(self._chain, fields_of(row)), row.at
            self._number += 1

    @property
    def is_due(self) -> bool:
        """Whether so much was done since the last one that another is worth its making."""
        return self._number - self._made >= EVERY

    def claim(self, table: Table) -> LogPlace | None:
        """Take over making one of this very table; nothing, if there is one already.

        If it fails, it is not tried again at once: the next one comes after as many actions.
        """
        if table.number != self._number or self._number == self._made:
            return None
        self._made = self._number
        return LogPlace(self._number, self._chain.hex(), self._since)

    def snapshot(self, place: LogPlace, content: bytes) -> Snapshot:
        """The snapshot that is kept, of what was packed."""
        return Snapshot(
            code=self.code,
            number=place.number,
            chain=place.chain,
            version=code_version(),
            digest=digest_of(content),
            state=content,
        )
