"""The tables of practice. Both only grow."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table, Text

from goalsetter.server.store.metadata import METADATA
from goalsetter.server.store.practice import ItemObjection, PracticeTry

# No foreign keys to children: a class sends many tries at once, and erasing takes them by id.
TRIES = Table(
    "practice_tries",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("child", String(24), nullable=False, index=True),
    Column("item", String(40), nullable=False, index=True),
    Column("kind", String(24), nullable=False),
    Column("card", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("standing", String(12), nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("millis", BigInteger, nullable=False),
    Column("grade", Integer, nullable=False),
    Column("answer", Text, nullable=False),
)

OBJECTIONS = Table(
    "practice_objections",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("item", String(40), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("argument", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("child", String(24), nullable=False),
)

PRACTICE_TABLES: dict[type, Table] = {
    PracticeTry: TRIES,
    ItemObjection: OBJECTIONS,
}
"""The table of each kind of row."""
