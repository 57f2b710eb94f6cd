"""From an address to a store, with the folder that it needs."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from goalsetter.server.stores.memory import MemoryStore
from goalsetter.server.stores.sql import SqlStore
from goalsetter.server.stores.store import Store, StoreError

MEMORY = "memory"
FILE = "goalsetter.db"
DRIVERS = (
    ("postgresql://", "postgresql+asyncpg://"),
    ("postgres://", "postgresql+asyncpg://"),
    ("sqlite://", "sqlite+aiosqlite://"),
)
"""Addresses as people write them, and with the driver that we have."""


def store_for(address: str, data: Path) -> Store:
    """The store at an address; without one, SQLite in a folder, which is made if it is missing."""
    if address == MEMORY:
        return MemoryStore()
    try:
        return SqlStore(_with_driver(address) if address else _in(data))
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError("store-address", address) from error
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
    return f"sqlite+aiosqlite:///{data / FILE}"
