"""Tables, seats, keys, the log, wishes and the pulse."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("order", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("next", sa.String(12), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.String(12), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.String(12), nullable=False),
    )
    op.create_index("ix_keys_code", "keys", ["code"])
    _log_and_the_rest()


def _log_and_the_rest() -> None:
    op.create_table(
        "log",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("seat", sa.String(12), primary_key=True),
        sa.Column("shake", sa.Integer, primary_key=True),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take it all away."""
    for name in ("pulse", "wishes", "log", "keys", "seats", "tables"):
        op.drop_table(name)
