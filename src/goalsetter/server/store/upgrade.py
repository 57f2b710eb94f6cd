"""Bringing a database up to date: at every start alembic runs what is missing, if anything is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

from goalsetter.server.store.errors import StoreError
from goalsetter.server.store.schema import LEASES

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0018"
"""The newest step in ``migrations``: a database that has it needs nothing."""
VERSION = table("alembic_version", column("version_num"))
"""Where alembic notes how far a database has come."""


def migrate(connection: Connection) -> None:
    """Run every step that the database has not seen."""
    if version_of(connection) != NEWEST:
        _upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """How far a database has come."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    version = connection.execute(select(VERSION.c.version_num)).scalar()
    return None if version is None else str(version)


def has_leases(connection: Connection) -> bool:
    """Whether the database is new enough to tell which server may write to it."""
    return inspect(connection).has_table(LEASES.name)


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - takes a while, and is seldom needed
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        command.upgrade(configured(connection), "head")
    except CommandError as error:
        raise StoreError("store-newer", str(error)) from error


def configured(connection: Connection) -> Config:
    """Alembic's settings, without a file."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
