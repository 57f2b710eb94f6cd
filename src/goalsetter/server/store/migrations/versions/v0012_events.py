"""Events: the logs of tournaments, the cards of their officials, and their web tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the four tables."""
    op.create_table(
        "events",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event_lines",
        sa.Column("code", sa.String(12), sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.UniqueConstraint("code", "mark", name="uq_event_lines_mark"),
    )
    op.create_table(
        "event_cards",
        sa.Column("code", sa.String(12), sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("sits_for", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event_tables",
        sa.Column("code", sa.String(12), sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("sheet", sa.String(12), primary_key=True),
        sa.Column("at_table", sa.String(12), nullable=False),
        sa.Column("entered", sa.Boolean, nullable=False),
    )
    op.create_index("ix_event_tables_at_table", "event_tables", ["at_table"])


def downgrade() -> None:
    """Take them away."""
    for name in ("event_tables", "event_cards", "event_lines", "events"):
        op.drop_table(name)
