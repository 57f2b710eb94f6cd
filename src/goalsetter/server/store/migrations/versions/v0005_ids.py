"""Long names of matches, keys of uploads, and what players report.

Every match of old gets a long name by chance. Its short code opens it no longer once it is over: a
browser that has a key of the table still comes in, and finds the long name there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from goalsetter.server.keys import new_match_id

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("code"), sa.column("id"))


def upgrade() -> None:
    """Add the columns and the table; uploads of old have a key that nobody has."""
    empty = sa.text("''")
    op.add_column("tables", sa.Column("id", sa.String(32), nullable=False, server_default=empty))
    op.add_column("analyses", sa.Column("key", sa.String(64), nullable=False, server_default=empty))
    connection = op.get_bind()
    for code in connection.execute(sa.select(TABLES.c.code)).scalars().all():
        named = TABLES.update().where(TABLES.c.code == code)
        connection.execute(named.values(id=new_match_id()))
    op.create_index("ix_tables_id", "tables", ["id"])
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.String(24), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("complaints")
    op.drop_index("ix_tables_id", "tables")
    op.drop_column("analyses", "key")
    op.drop_column("tables", "id")
