"""The work of classes: assignments, what each child has done, letters, totals, and what is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

EMPTY, NONE, USUAL = sa.text("''"), sa.text("0"), sa.text("'phrases variations'")
COLUMNS = (
    ("children", "grade", sa.Integer, NONE),
    ("classes", "opened", sa.Text, USUAL),
    ("halls", "opened", sa.Text, USUAL),
    ("played_matches", "best", sa.Integer, NONE),
    ("played_matches", "kept", sa.Integer, NONE),
    ("played_matches", "habit", sa.String(24), EMPTY),
    ("played_matches", "lost", sa.Integer, NONE),
)
"""The new columns: of which table, by which name and type, and what older rows have there."""
NAMES = ("assignments", "milestones", "play_totals", "guardian_letters")


def upgrade() -> None:
    """Add the columns and the tables."""
    for table, name, kind, older in COLUMNS:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=older))
    op.create_table(
        "assignments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("group", sa.String(24), sa.ForeignKey("classes.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("what", sa.String(120), nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
    )
    op.create_table(
        "milestones",
        sa.Column("child", sa.String(24), sa.ForeignKey("children.id"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("what", sa.String(120), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "play_totals",
        sa.Column("child", sa.String(24), sa.ForeignKey("children.id"), primary_key=True),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("millis", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
    )
    op.create_table(
        "guardian_letters",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("grownups.id"), nullable=False, index=True
        ),
        sa.Column("group", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in reversed(NAMES):
        op.drop_table(name)
    for table, name, _kind, _older in reversed(COLUMNS):
        op.drop_column(table, name)
