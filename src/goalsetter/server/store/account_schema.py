"""The tables of the database for accounts: schools, people, classes, what children have done."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from goalsetter.server.store.metadata import METADATA

SCHOOLS = Table(
    "schools",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

GROWNUPS = Table(
    "grownups",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("login", String(80), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

POSTS = Table(
    "school_posts",
    METADATA,
    Column("school", String(24), ForeignKey("schools.id"), primary_key=True),
    Column("person", String(24), ForeignKey("grownups.id"), primary_key=True, index=True),
    Column("post", String(12), nullable=False),
)

CHILDREN = Table(
    "children",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("school", String(24), ForeignKey("schools.id"), nullable=False),
    Column("nickname", Text, nullable=False),
    Column("folded", String(80), nullable=False),
    Column("division", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("card", String(64), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("grade", Integer, nullable=False),
    UniqueConstraint("school", "folded", name="uq_children_nickname"),
)
"""Card holders; ``name`` is encrypted by a key that lies outside the database."""

GUARDIANSHIPS = Table(
    "guardianships",
    METADATA,
    Column("child", String(24), ForeignKey("children.id"), primary_key=True),
    Column("person", String(24), ForeignKey("grownups.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

CLASSES = Table(
    "classes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("school", String(24), ForeignKey("schools.id"), nullable=False, index=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("door", BigInteger, nullable=False),
    Column("archived", BigInteger, nullable=False),
    Column("hall", String(12), nullable=False),
    Column("hall_key", Text, nullable=False),
    Column("opened", Text, nullable=False),
)

CLASS_COACHES = Table(
    "class_coaches",
    METADATA,
    Column("group", String(24), ForeignKey("classes.id"), primary_key=True),
    Column("person", String(24), ForeignKey("grownups.id"), primary_key=True, index=True),
)

MEMBERSHIPS = Table(
    "memberships",
    METADATA,
    Column("group", String(24), ForeignKey("classes.id"), primary_key=True),
    Column("child", String(24), ForeignKey("children.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

SIGN_INS = Table(
    "sign_ins",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("id", String(24), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("is_child", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("own", Boolean, nullable=False),
    Column("device", String(80), nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("group", String(24), primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False),
)

ONE_TIME_LINKS = Table(
    "one_time_links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("school", String(24), nullable=False),
    Column("post", String(12), nullable=False),
    Column("by", String(24), nullable=False),
    Column("ends", BigInteger, nullable=False),
)

LOOKS = Table(
    "looks",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("child", String(24), ForeignKey("children.id"), nullable=False, index=True),
    Column("person", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
)

PLAYED = Table(
    "played_matches",
    METADATA,
    Column("child", String(24), ForeignKey("children.id"), primary_key=True),
    Column("code", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("millis", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("habit", String(24), nullable=False),
    Column("lost", Integer, nullable=False),
)
"""Matches that children have played; the table itself goes by its own age."""

CLASS_NOTICES = Table(
    "class_notices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("group", String(24), ForeignKey("classes.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
)

ERASURES = Table(
    "erasures",
    METADATA,
    Column("child", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The ids of children who were erased: no name, and never taken away."""

ASSIGNMENTS = Table(
    "assignments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("group", String(24), ForeignKey("classes.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("what", String(120), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("by", String(24), nullable=False),
)

MILESTONES = Table(
    "milestones",
    METADATA,
    Column("child", String(24), ForeignKey("children.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("what", String(120), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

PLAY_TOTALS = Table(
    "play_totals",
    METADATA,
    Column("child", String(24), ForeignKey("children.id"), primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("millis", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
)
"""Matches of seasons that are past, as sums."""

LETTERS = Table(
    "guardian_letters",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("grownups.id"), nullable=False, index=True),
    Column("group", String(24), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
)
"""Letters to grown-ups; the class that one is about may be gone."""
