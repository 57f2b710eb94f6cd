"""Practice: the tries of card holders, and objections to items."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

NAMES = ("practice_tries", "practice_objections")
"""The new tables, in the order in which they are made."""


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "practice_tries",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("child", sa.String(24), nullable=False, index=True),
        sa.Column("item", sa.String(40), nullable=False, index=True),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("card", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.String(12), nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("millis", sa.BigInteger, nullable=False),
        sa.Column("grade", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "practice_objections",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("item", sa.String(40), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("argument", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("child", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in reversed(NAMES):
        op.drop_table(name)
