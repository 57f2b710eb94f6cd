"""The file of an event, and its archive: appended line by line, and safe on the disk each time."""

from __future__ import annotations

import csv
import os
from datetime import datetime
from io import StringIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from goalsetter.cli.record_file import reason_of
from goalsetter.errors import CaseError
from goalsetter.tournament import (
    EXPORTS,
    ActRefusal,
    Deed,
    EventLog,
    EventState,
    OfficialRole,
    Rows,
    entry_text,
    log_text,
    open_log,
    safe_cell,
)

LOG_IN_ARCHIVE = "event.log"
MOST_IN_ARCHIVE = 100_000_000
"""Bytes of a log that is unpacked: no event has a tenth of it."""

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of everything in an archive, so that the same event makes the same file."""


class EventFile:
    """The file of an event: its log as it was read, and the bytes that are whole lines."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            data = Path(path).read_bytes()
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise CaseError("no-file", file=path, reason="UTF-8") from error
        except (OSError, ValueError) as error:
            raise CaseError("no-file", file=path, reason=reason_of(error)) from error
        self.log = open_log(text)
        self.size = len(data)
        self.whole = data.rfind(b"\n") + 1

    @property
    def torn(self) -> bool:
        """Whether the last line was cut off."""
        return self.whole < self.size

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        return self.log.state

    def act(self, deed: Deed, by: str, role: OfficialRole) -> ActRefusal | None:
        """Do a deed and write its line; a refusal writes nothing."""
        after = self.log.add(deed, at=moment(), by=by, role=role)
        if isinstance(after, ActRefusal):
            return after
        self._append(f"{entry_text(after.entries[-1])}\n".encode())
        self.log = after
        return None

    def _append(self, line: bytes) -> None:
        try:
            with open(self.path, "r+b") as opened:
                opened.seek(0, os.SEEK_END)
                # Another program wrote since: its lines would not be known here.
                if opened.tell() != self.size:
                    raise CaseError("event-busy", file=self.path)
                opened.seek(self.whole)
                opened.write(line)
                opened.truncate()
                opened.flush()
                os.fsync(opened.fileno())
                self.whole = self.size = opened.tell()
        except OSError as error:
            raise CaseError("cannot-write", file=self.path, reason=reason_of(error)) from error


def moment() -> str:
    """Return the time as it is noted; nothing is ever decided by it."""
    return datetime.now().replace(microsecond=0).isoformat()


def create_file(path: str, text: str) -> None:
    """Write a new file; one that exists is left alone."""
    try:
        with open(path, "x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
    except FileExistsError as error:
        raise CaseError("event-exists", file=path) from error
    except (OSError, ValueError) as error:
        raise CaseError("cannot-write", file=path, reason=reason_of(error)) from error


def csv_text(rows: Rows) -> str:
    """Return rows as CSV, with nothing that a spreadsheet would run."""
    stream = StringIO(newline="")
    csv.writer(stream).writerows([safe_cell(cell) for cell in row] for row in rows)
    return stream.getvalue()


def write_archive(log: EventLog, path: str) -> None:
    """Write everything into one archive: the log, and a table of each kind for each contest."""
    part = f"{path}.part"
    try:
        with ZipFile(part, "w", ZIP_DEFLATED) as archive:
            archive.writestr(ZipInfo(LOG_IN_ARCHIVE, EARLIEST), log_text(log.entries))
            for contest in log.state.contests:
                for name, rows in EXPORTS.items():
                    info = ZipInfo(f"{contest}/{name}.csv", EARLIEST)
                    archive.writestr(info, "\ufeff" + csv_text(rows(log.state, contest)))
        os.replace(part, path)
    except (OSError, ValueError) as error:
        raise CaseError("cannot-write", file=path, reason=reason_of(error)) from error


def read_archive(path: str) -> str:
    """Return the log in an archive."""
    try:
        with ZipFile(path) as archive, archive.open(LOG_IN_ARCHIVE) as opened:
            return opened.read(MOST_IN_ARCHIVE).decode("utf-8")
    except (BadZipFile, KeyError, UnicodeDecodeError) as error:
        raise CaseError("event-no-archive", file=path) from error
    except (OSError, ValueError) as error:
        raise CaseError("no-file", file=path, reason=reason_of(error)) from error
