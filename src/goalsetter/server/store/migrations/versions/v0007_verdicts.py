"""The verdicts of the judge on papers; those of old are judged once more, and then kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "verdicts",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("verdicts")
