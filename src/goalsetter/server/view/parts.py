"""Pictures part by part: a browser that has seen one is sent only what has changed since.

A part is a field of ``wire.Table`` as JSON, with its check sum. What all seats see alike is the
same object in their pictures, so it is put into JSON once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

import msgspec
from msgspec import Raw

from goalsetter.server import wire

TIMED = frozenset({"clock", "roundLeft", "nextIn"})
"""Parts that change by themselves as time goes by: they are always sent, and never summed."""
NUMBERS = ("picture", "sum")
FIELDS = tuple(
    (field.encode_name, field.encode_name in TIMED)
    for field in msgspec.structs.fields(wire.Table)
    if field.name not in NUMBERS
)
"""Every part: its name on the wire, and whether it runs by itself; the numbers come last."""
BEGUN = {name: crc32(f"{name}:".encode()) for name, _ in FIELDS}
"""The check sum of each part's name, with which its own begins."""
MODULUS = 1 << 32
ENCODER = msgspec.json.Encoder()


class EncodedPart(NamedTuple):
    """A part of a picture, as it is sent."""

    value: object
    data: bytes
    sum: int


NOTHING = EncodedPart(object(), b"", 0)
"""A part of a picture that was not sent."""


def encode_part(name: str, value: object) -> EncodedPart:
    """Put a part into JSON, and add it up."""
    data = ENCODER.encode(value)
    return EncodedPart(value, data, crc32(data, BEGUN[name]))


class PartCache:
    """The parts of one table that were last put into JSON, for all its browsers together."""

    def __init__(self) -> None:
        self._parts: dict[str, EncodedPart] = {}
        self._entries: tuple[Sequence[wire.Entry], list[Raw]] = ((), [])

    def part(self, name: str, value: object) -> EncodedPart:
        """Encode a part, unless this very object was the last one of its name."""
        part = self._parts.get(name)
        if part is None or part.value is not value:
            part = self._parts[name] = encode_part(name, value)
        return part

    def entries(self, entries: Sequence[wire.Entry]) -> list[Raw]:
        """Encode the news, which all who hear the same have in one list."""
        if self._entries[0] is not entries:
            self._entries = entries, [Raw(ENCODER.encode(entry)) for entry in entries]
        return self._entries[1]


class PictureStream:
    """The pictures that one browser is sent, numbered: the first is whole, then come changes."""

    def __init__(self, cache: PartCache) -> None:
        self._cache = cache
        self._number = self._total = 0
        self._parts: list[EncodedPart] = []
        """The parts of the last picture, in the order of ``FIELDS``; none before the first."""

    @property
    def begun(self) -> bool:
        """Whether the next picture is sent as changes."""
        return bool(self._parts)

    def forget(self) -> None:
        """Send the next picture whole: the browser has none, or not the one it should have."""
        self._parts, self._total = [], 0

    def frame(self, picture: wire.Table, news: Sequence[wire.News] = ()) -> str:
        """Return the frame that brings a browser to a picture, with the news that go with it."""
        begun, table = self.begun, self._take(picture)
        self._number += 1
        if not begun:
            whole = msgspec.structs.replace(picture, picture=self._number, sum=self._total)
            return ENCODER.encode(whole).decode()
        changes = wire.Changes(
            since=self._number - 1,
            picture=self._number,
            sum=self._total,
            table=table,
            news=[entry for frame in news for entry in self._cache.entries(frame.entries)],
        )
        return ENCODER.encode(changes).decode()

    def _take(self, picture: wire.Table) -> dict[str, Raw]:
        """Take a picture for the last one; return its parts that are new, and those that run."""
        parts, total, table = self._parts, self._total, dict[str, Raw]()
        if not parts:
            parts = self._parts = [NOTHING] * len(FIELDS)
        values = msgspec.structs.astuple(picture)
        for at, (name, is_timed) in enumerate(FIELDS):
            value, before = values[at], parts[at]
            if not is_timed and (value is before.value or value == before.value):
                continue
            part = self._cache.part(name, value)
            if is_timed or part.data != before.data:
                table[name] = Raw(part.data)
            if not is_timed:
                total += part.sum - before.sum
            parts[at] = part
        self._total = total % MODULUS
        return table
