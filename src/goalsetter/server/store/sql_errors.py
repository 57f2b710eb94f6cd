"""Errors of a database, by a code that people can be told about."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goalsetter.server.store.errors import DOWN, TAKEN, StoreError

SIGNS = (
    ("database is locked", "store-locked"),
    ("disk is full", "store-full"),
    ("disk full", "store-full"),
    ("no space left", "store-full"),
    ("readonly database", "store-no-rights"),
    ("read-only", "store-no-rights"),
    ("permission denied", "store-no-rights"),
    ("unable to open database file", "store-no-rights"),
    ("not a database", "store-no-database"),
    ("malformed", "store-no-database"),
    ("database system is", DOWN),
    ("connection is closed", DOWN),
    ("connection was closed", DOWN),
    ("closed the connection", DOWN),
    ("terminating connection", DOWN),
    ("connection refused", DOWN),
    ("connect call failed", DOWN),
)
"""Pieces of what databases say, and what they mean."""


def failure(error: Exception) -> StoreError:
    """The error in our words."""
    if isinstance(error, IntegrityError):
        return StoreError(TAKEN, str(error.orig))
    said = str(getattr(error, "orig", None) or error)
    # An OSError comes from the line to PostgreSQL: no server there, or one that does not answer.
    unreached = isinstance(error, OSError) or getattr(error, "connection_invalidated", False)
    other = DOWN if unreached else "store-failed"
    known = next((code for sign, code in SIGNS if sign in said.lower()), other)
    return StoreError(known, said.splitlines()[0][:200] if said else type(error).__name__)


@asynccontextmanager
async def in_our_words() -> AsyncIterator[None]:
    """Raise errors of a database within as ``StoreError``."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise failure(error) from error
