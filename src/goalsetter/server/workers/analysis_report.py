"""A report as it is kept: the page and the data in every language, and the annotated record."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec


class LanguageReport(msgspec.Struct, frozen=True):
    """A report in one language."""

    page: str
    data: dict[str, Any]


class SeatFigures(msgspec.Struct, frozen=True):
    """A player of a match in figures, for the account of a child."""

    best: int
    kept: int
    habit: str
    """The topic of the mistakes that cost the most; empty if none cost anything."""
    lost: int


class Report(msgspec.Struct, frozen=True):
    """All of it, with the digests of the page's own style and script for its content policy."""

    style: str
    script: str
    record: str
    languages: dict[str, LanguageReport]
    figures: dict[str, SeatFigures] = {}
    """By seat; reports from before there were any have none."""


class Counted(msgspec.Struct, frozen=True):
    """As much of a report's data as tells how many shakes it is about."""

    shakes: list[msgspec.Raw]


class Page(msgspec.Struct, frozen=True):
    """A report in one language, of which only that is read."""

    data: Counted


class Figured(msgspec.Struct, frozen=True):
    """A report of which only the figures are read."""

    figures: dict[str, SeatFigures] = {}


class Cover(msgspec.Struct, frozen=True):
    """A report of which only that is read."""

    languages: dict[str, Page]


def packed(report: Report) -> bytes:
    """As it goes into the store."""
    return zlib.compress(msgspec.json.encode(report))


def shakes_in(kept: bytes) -> int:
    """About how many shakes a kept report is."""
    cover = msgspec.json.decode(zlib.decompress(kept), type=Cover)
    return max((len(page.data.shakes) for page in cover.languages.values()), default=0)


def figures_in(kept: bytes) -> dict[str, SeatFigures]:
    """The figures of a kept report, by seat."""
    return msgspec.json.decode(zlib.decompress(kept), type=Figured).figures


def unpacked(kept: bytes) -> Report:
    """As it came out of the store."""
    return msgspec.json.decode(zlib.decompress(kept), type=Report)
