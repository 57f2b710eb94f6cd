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
    (field.name, field.encode_name)
    for field in msgspec.structs.fields(wire.Table)
    if field.name not in NUMBERS
)
"""Every part: its name here, and on the wire."""
MODULUS = 1 << 32
ENCODER = msgspec.json.Encoder()


class EncodedPart(NamedTuple):
    """A part of a picture, as it is sent."""

    value: object
    data: bytes
    sum: int


def encode_part(name: str, value: object) -> EncodedPart:
    """Put a part into JSON, and add it up."""
    data = ENCODER.encode(value)
    return EncodedPart(value, data, crc32(data, crc32(b"%s:" % name.encode())))


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
        self._number = 0
        self._parts: dict[str, EncodedPart] = {}

    @property
    def begun(self) -> bool:
        """Whether the next picture is sent as changes."""
        return bool(self._parts)

    def forget(self) -> None:
        """Send the next picture whole: the browser has none, or not the one it should have."""
        self._parts = {}

    def frame(self, picture: wire.Table, news: Sequence[wire.News] = ()) -> str:
        """Return the frame that brings a browser to a picture, with the news that go with it."""
        before, self._parts = self._parts, self._encode(picture)
        self._number += 1
        total = sum(part.sum for name, part in self._parts.items() if name not in TIMED) % MODULUS
        if not before:
            whole = msgspec.structs.replace(picture, picture=self._number, sum=total)
            return ENCODER.encode(whole).decode()
        changes = wire.Changes(
            since=self._number - 1,
            picture=self._number,
            sum=total,
            table={
                name: Raw(part.data)
                for name, part in self._parts.items()
                if name in TIMED or part.data != before[name].data
            },
            news=[entry for frame in news for entry in self._cache.entries(frame.entries)],
        )
        return ENCODER.encode(changes).decode()

    def _encode(self, picture: wire.Table) -> dict[str, EncodedPart]:
        parts = {}
        for field, name in FIELDS:
            value, before = getattr(picture, field), self._parts.get(name)
            if before is None or before.value is not value:
                before = self._cache.part(name, value)
            parts[name] = before
        return parts
