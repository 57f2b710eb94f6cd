"""Real names, encrypted at rest by a key in a file that lies outside the database.

The file has one key a line, the newest first: names are locked by the first and unlocked by any, so
that a backup from before a change of key can still be read.
"""

from __future__ import annotations

import os
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from goalsetter.server.network import UnservableError

FILE = "names.key"
"""The name of the file in the data folder."""
OURS_ALONE = 0o600


class NamesKey:
    """The keys of a file, read again whenever it has changed; made when first needed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stamp: tuple[int, int] | None = None
        self._keys: MultiFernet | None = None

    def lock(self, name: str) -> str:
        """A name that only the key can read; no name is nothing."""
        return self._ready(make=True).encrypt(name.encode()).decode() if name else ""

    def unlock(self, locked: str) -> str:
        """The name; one that was locked by a key that is not here cannot be read, and is empty."""
        try:
            return self._ready().decrypt(locked.encode()).decode() if locked else ""
        except (InvalidToken, UnservableError):
            return ""

    def opens(self, locked: str) -> bool:
        """Whether a name can be read."""
        return not locked or self.unlock(locked) != ""

    def relock(self, locked: str) -> str:
        """The same name by the newest key."""
        return self._ready().rotate(locked.encode()).decode() if locked else ""

    def add(self) -> None:
        """Put a new key before the others: from now on names are locked by it."""
        write_keys(self.path, [Fernet.generate_key().decode(), *read_keys(self.path)])

    def take_in(self, other: Path) -> None:
        """Add the keys of another file behind ours, to read what they have locked."""
        here = read_keys(self.path)
        write_keys(self.path, [*here, *(key for key in read_keys(other) if key not in here)])

    def drop_old(self) -> None:
        """Forget all keys but the newest."""
        write_keys(self.path, read_keys(self.path)[:1])

    def _ready(self, *, make: bool = False) -> MultiFernet:
        if make and not self.path.exists():
            write_keys(self.path, [Fernet.generate_key().decode()])
        try:
            stat = self.path.stat()
        except OSError as error:
            raise UnservableError("accounts-key-missing", path=self.path) from error
        stamp = (stat.st_mtime_ns, stat.st_size)
        if self._keys is None or stamp != self._stamp:
            self._keys, self._stamp = MultiFernet([*map(Fernet, read_keys(self.path))]), stamp
        return self._keys


def read_keys(path: Path) -> list[str]:
    """The keys of a file, each checked; no file is no key."""
    try:
        keys = path.read_text("ascii").split()
        for key in keys:
            Fernet(key)
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise UnservableError("accounts-key-unread", path=path) from error
    return keys


def write_keys(path: Path, keys: list[str]) -> None:
    """Put the keys in place of the file at once, for its owner's eyes only."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ALONE), "w") as to:
            to.write("".join(f"{key}\n" for key in keys))
            to.flush()
            os.fsync(to.fileno())
        part.replace(path)
    except OSError as error:
        raise UnservableError("accounts-key-unwritten", path=path) from error
