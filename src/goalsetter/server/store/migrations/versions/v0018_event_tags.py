"""Events: the letters of their sheets, by which a printed code leads to its event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; events that are there have no letters yet, and are found by their code."""
    op.add_column("events", sa.Column("tag", sa.String(4), nullable=False, server_default=""))
    op.create_index("ix_events_tag", "events", ["tag"])


def downgrade() -> None:
    """Take it away."""
    op.drop_index("ix_events_tag", "events")
    op.drop_column("events", "tag")
