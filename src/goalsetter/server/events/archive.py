"""The archive of an event: one file that this desk, another one and the command read back.

It holds the log, the digests of the cards, and a table of each kind for people's spreadsheets. All
codes that were printed are good wherever it is taken in: those of sheets stand in the log, those of
cards open the event under its own code.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

import msgspec

from goalsetter.errors import RecordError
from goalsetter.server.errors import UnfitError
from goalsetter.server.events.desk import EventDesk
from goalsetter.server.keys import as_event_code
from goalsetter.server.store import EventCard
from goalsetter.tournament import (
    EXPORTS,
    HEADER,
    EventLog,
    EventState,
    OfficialRole,
    open_log,
    safe_cell,
)

LOG, KEYS = "event.log", "event.json"
MOST = 100_000_000
"""Bytes of a part that is unpacked: no event has a tenth of it."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of everything in an archive, so that the same event makes the same file."""


class KeptKeys(msgspec.Struct):
    """The part of an archive that is not in the log: the event's code and the cards' digests."""

    code: str
    cards: list[dict[str, str | int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpacked:
    """An archive as it was read; one that the command made has no code and no cards."""

    log: EventLog
    code: str = ""
    cards: tuple[EventCard, ...] = ()

    @property
    def director(self) -> str:
        """The name of the director, who gets a card where the archive has none."""
        officials = self.log.state.officials
        named = (one.name for one in officials if one.role is OfficialRole.DIRECTOR)
        return next(named, "Director")


def csv_of(state: EventState, contest: str, name: str) -> str:
    """A table of an event as CSV, with nothing that a spreadsheet would run."""
    text = StringIO(newline="")
    rows = EXPORTS[name](state, contest)
    csv.writer(text).writerows([safe_cell(cell) for cell in row] for row in rows)
    return "\ufeff" + text.getvalue()


def pack(desk: EventDesk) -> bytes:
    """The archive of an event."""
    cards: list[dict[str, str | int]] = [
        {
            "digest": card.digest,
            "name": card.name,
            "role": card.role,
            "sits_for": card.sits_for,
            "made": card.made,
            "ended": card.ended,
        }
        for card in desk.cards.values()
    ]
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        log = "".join(f"{line}\n" for line in (HEADER, *desk.lines))
        archive.writestr(ZipInfo(LOG, EARLIEST), log)
        keys = msgspec.json.encode(KeptKeys(code=desk.code, cards=cards))
        archive.writestr(ZipInfo(KEYS, EARLIEST), keys)
        for contest in desk.state.contests:
            for name in EXPORTS:
                info = ZipInfo(f"{contest}/{name}.csv", EARLIEST)
                archive.writestr(info, csv_of(desk.state, contest, name))
    return file.getvalue()


def unpack(data: bytes) -> Unpacked:
    """Read an archive back; anything else raises ``UnfitError``."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            log = open_log(part_of(archive, LOG).decode("utf-8"))
            if KEYS not in archive.namelist():
                return Unpacked(log=log)
            keys = msgspec.json.decode(part_of(archive, KEYS), type=KeptKeys)
            code = as_event_code(keys.code)
            cards = tuple(msgspec.convert({**c, "code": code}, EventCard) for c in keys.cards)
    except (BadZipFile, KeyError, ValueError, OSError, msgspec.MsgspecError) as error:
        raise UnfitError("event-no-archive", message=type(error).__name__) from error
    except RecordError as error:
        raise UnfitError("event-no-archive", message=f"{error.code} {error.line}"[:80]) from error
    if not code:
        raise UnfitError("event-no-archive", message=KEYS)
    return Unpacked(log=log, code=code, cards=cards)


def part_of(archive: ZipFile, name: str) -> bytes:
    """A part of an archive, never more of it than any event has."""
    with archive.open(name) as opened:
        return opened.read(MOST)
