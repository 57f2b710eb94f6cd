"""Accounts: schools, grown-ups, children, classes, sessions, and the seats that children have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NAMES = (
    *("schools", "grownups", "school_posts", "children"),
    *("guardianships", "classes", "class_coaches", "memberships"),
    *("sign_ins", "devices", "one_time_links", "looks"),
    *("played_matches", "class_notices", "erasures"),
)
"""The new tables, in the order in which they are made."""


def _key(name: str, of: str, *, index: bool = False) -> sa.Column[str]:
    """A part of a key that names a row of another table."""
    return sa.Column(name, sa.String(24), sa.ForeignKey(of), primary_key=True, index=index)


def upgrade() -> None:
    """Add the tables and, for each seat and member, whose account it is."""
    empty = sa.text("''")
    for table in ("seats", "hall_members"):
        account = sa.Column("account", sa.String(24), nullable=False, server_default=empty)
        op.add_column(table, account)
        op.create_index(f"ix_{table}_account", table, ["account"])
    op.create_table(
        "schools",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "grownups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("login", sa.String(80), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "school_posts",
        _key("school", "schools.id"),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("grownups.id"), primary_key=True, index=True
        ),
        sa.Column("post", sa.String(12), nullable=False),
    )
    op.create_table(
        "children",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("school", sa.String(24), sa.ForeignKey("schools.id"), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("division", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("card", sa.String(64), nullable=False, index=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("school", "folded", name="uq_children_nickname"),
    )
    op.create_table(
        "guardianships",
        _key("child", "children.id"),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("grownups.id"), primary_key=True, index=True
        ),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "classes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("school", sa.String(24), sa.ForeignKey("schools.id"), nullable=False, index=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("door", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.BigInteger, nullable=False),
        sa.Column("hall", sa.String(12), nullable=False),
        sa.Column("hall_key", sa.Text, nullable=False),
    )
    op.create_table(
        "class_coaches",
        _key("group", "classes.id"),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("grownups.id"), primary_key=True, index=True
        ),
    )
    op.create_table(
        "memberships",
        _key("group", "classes.id"),
        sa.Column(
            "child", sa.String(24), sa.ForeignKey("children.id"), primary_key=True, index=True
        ),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("is_child", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("group", sa.String(24), primary_key=True, index=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "one_time_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("school", sa.String(24), nullable=False),
        sa.Column("post", sa.String(12), nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "looks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("child", sa.String(24), sa.ForeignKey("children.id"), nullable=False, index=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
    )
    op.create_table(
        "played_matches",
        _key("child", "children.id"),
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("millis", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "class_notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("group", sa.String(24), sa.ForeignKey("classes.id"), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
    )
    op.create_table(
        "erasures",
        sa.Column("child", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in reversed(NAMES):
        op.drop_table(name)
    for table in ("hall_members", "seats"):
        op.drop_index(f"ix_{table}_account", table)
        op.drop_column(table, "account")
