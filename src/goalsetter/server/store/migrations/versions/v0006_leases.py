"""Leases, and what is set aside before it is deleted."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa
from alembic import op

from goalsetter.server.store.errors import StoreError

fcntl = import_module("fcntl") if find_spec("fcntl") else None

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


NUMBER = 70_8642
"""The lock by which a server without leases holds PostgreSQL; with SQLite it is a file."""


def _check_nobody_is_there(connection: sa.Connection) -> None:
    """A server of an older version names no epoch, so its database may not change below it."""
    if connection.dialect.name == "postgresql":
        asked = sa.text("SELECT pg_try_advisory_xact_lock(:number)")
        if not connection.execute(asked, {"number": NUMBER}).scalar():
            raise StoreError("store-locked", "a server of an older version")
    elif fcntl is not None and connection.engine.url.database:
        with (
            suppress(FileNotFoundError),
            Path(f"{connection.engine.url.database}.lock").open() as f,
        ):
            try:
                fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise StoreError("store-locked", "a server of an older version") from error


def upgrade() -> None:
    """Nobody holds the lease, and nothing is set aside."""
    _check_nobody_is_there(op.get_bind())
    op.create_table(
        "leases",
        sa.Column("scope", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(200), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
    )
    for table in ("tables", "analyses", "complaints"):
        op.add_column(table, sa.Column("aside", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it away."""
    for table in ("tables", "analyses", "complaints"):
        op.drop_column(table, "aside")
    op.drop_table("leases")
