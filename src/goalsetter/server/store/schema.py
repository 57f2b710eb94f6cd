"""The tables of the database. ``migrations`` makes them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("order", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("head", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("next", String(12), nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("id", String(32), nullable=False, index=True),
    Column("aside", BigInteger, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seat", String(12), primary_key=True),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=False),
    Column("account", String(24), nullable=False, index=True),
)
"""``account`` is the id of the child who sits there; empty for everybody else."""

KEYS = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("code", String(12), ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", String(12), nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

WISHES = Table(
    "wishes",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("seat", String(12), primary_key=True),
    Column("shake", Integer, primary_key=True),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("after", Integer, nullable=False),
    Column("by", String(12), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", String(12), nullable=False),
    Column("text", Text, nullable=False),
)

VERDICTS = Table(
    "verdicts",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("verdict", Text, nullable=False),
)
"""The judge's verdicts on papers: kept, so that nobody judges them again after a restart."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""A table after so many actions, made from its log and made anew when it does not fit."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("made", BigInteger, nullable=False, index=True),
    Column("record", Text, nullable=False),
    Column("source", String(12), nullable=False, index=True),
    Column("state", String(12), nullable=False),
    Column("fault", String(40), nullable=False),
    Column("report", LargeBinary, nullable=False),
    Column("key", String(64), nullable=False),
    Column("aside", BigInteger, nullable=False),
)
"""Matches that were to be analysed; each is deleted by the same rule as the tables."""

COMPLAINTS = Table(
    "complaints",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("made", BigInteger, nullable=False, index=True),
    Column("code", String(12), nullable=False),
    Column("by", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("reason", String(24), nullable=False),
    Column("said", Text, nullable=False),
    Column("aside", BigInteger, nullable=False),
)
"""The reports of players to the owner of the server; a table that is deleted leaves them alone."""

HALLS = Table(
    "halls",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("order", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("paused", Boolean, nullable=False),
)
"""Classes that come by one link and are seated at tables."""

HALL_MEMBERS = Table(
    "hall_members",
    METADATA,
    Column("code", String(12), ForeignKey("halls.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("account", String(24), nullable=False, index=True),
)

HALL_SEATS = Table(
    "hall_seats",
    METADATA,
    Column("code", String(12), ForeignKey("halls.code"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("member", Integer, primary_key=True),
    Column("at_table", String(12), nullable=False),
    Column("seat", String(12), nullable=False),
    Column("points", Integer, nullable=False),
)
"""The seats of each round; no table is named by a key, as each goes by its own age."""

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

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: how far the server's clock has come."""

LEASES = Table(
    "leases",
    METADATA,
    Column("scope", String(40), primary_key=True),
    Column("owner", String(200), nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("renewed", BigInteger, nullable=False),
)
"""Which server may write: every commit names its owner and epoch. It is in no backup."""

PASSING = (SNAPSHOTS, SIGN_INS, DEVICES, ONE_TIME_LINKS)
"""Tables that a restore empties and no backup holds: it can be made from the rest, or it lets
somebody in. A session that was ended must not come back with an old backup."""
KEPT = tuple(table for table in METADATA.sorted_tables if table not in (LEASES, *PASSING))
"""All that is carried by a backup, in an order in which it can be written."""
