"""Halls: classes that come by one link, their members, and who sat where in each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "halls",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("order", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
    )
    op.create_table(
        "hall_members",
        sa.Column("code", sa.String(12), sa.ForeignKey("halls.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "hall_seats",
        sa.Column("code", sa.String(12), sa.ForeignKey("halls.code"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, primary_key=True),
        sa.Column("at_table", sa.String(12), nullable=False),
        sa.Column("seat", sa.String(12), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("hall_seats", "hall_members", "halls"):
        op.drop_table(name)
