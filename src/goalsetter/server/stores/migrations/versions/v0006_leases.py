"""Leases, and what is set aside before it is deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody holds the lease, and nothing is set aside."""
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
