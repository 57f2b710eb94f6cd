"""Analyses: matches that somebody wants to have explained, and their reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("source", sa.String(12), nullable=False, index=True),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("fault", sa.String(40), nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("analyses")
