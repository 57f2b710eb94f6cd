"""From an address to a store, with the folder that it needs."""

from __future__ import annotations

import os
import re
from pathlib import Path

from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from goalsetter.server.store.errors import StoreError
from goalsetter.server.store.memory import MemoryStore
from goalsetter.server.store.sql import SqlStore
from goalsetter.server.store.store import Store

MEMORY = "memory"
FILE = "goalsetter.db"
DRIVERS = (
    ("postgresql://", "postgresql+asyncpg://"),
    ("postgres://", "postgresql+asyncpg://"),
    ("sqlite://", "sqlite+aiosqlite://"),
)
"""Addresses as people write them, and with the driver that we have."""
SECRETS = (r"(://[^:/@]*):.*@", r"\1:***@"), (r"(password=)[^&]*", r"\1***")
"""Where a password may stand in an address, and what is told of it."""


def store_for(address: str, data: Path) -> Store:
    """The store at an address; without one, SQLite in a folder, which is made if it is missing."""
    if address == MEMORY:
        return MemoryStore()
    return _store_at(_with_driver(address) if address else _in(data))


def store_there(address: str, data: Path) -> SqlStore:
    """A store that keeps something: where nothing is, nothing is made, and that is told."""
    if address == MEMORY:
        raise StoreError("store-address", address)
    store = _store_at(_with_driver(address) if address else _file_in(data))
    if store.file is not None and not store.file.is_file():
        raise StoreError("store-nothing", str(store.file))
    return store


def told(address: str, data: Path) -> str:
    """Where things are kept, as it is told to people: without a password."""
    shown = address
    for secret, instead in SECRETS:
        shown = re.sub(secret, instead, shown)
    return shown or str(data)


def _store_at(address: str) -> SqlStore:
    try:
        return SqlStore(address)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreError("store-address", told(address, Path())) from error
    except ModuleNotFoundError as error:
        raise StoreError("store-driver", str(error.name)) from error


def _with_driver(address: str) -> str:
    for plain, full in DRIVERS:
        if address.startswith(plain):
            return full + address.removeprefix(plain)
    return address


def _in(data: Path) -> str:
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-no-rights", f"{data}: {error.strerror}") from error
    if not os.access(data, os.W_OK | os.X_OK):
        raise StoreError("store-no-rights", str(data))
    return _file_in(data)


def _file_in(data: Path) -> str:
    return f"sqlite+aiosqlite:///{data / FILE}"
