"""When something was last done at a table, by the time of day: old tables are deleted by it."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of tables that are there already nobody knows: they count as used now."""
    now = str(int(time() * 1000))
    op.add_column("tables", sa.Column("used", sa.BigInteger, nullable=False, server_default=now))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "used")
