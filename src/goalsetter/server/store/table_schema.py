"""The tables of the database for play: matches, analyses, halls, and the pulse of the server."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from goalsetter.server.store.metadata import METADATA

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
    Column("opened", Text, nullable=False),
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
