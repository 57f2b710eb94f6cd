"""The tables of events in the database: beside the others, in a file of their own."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)


def event_tables(metadata: MetaData) -> tuple[Table, Table, Table, Table]:
    """Add the tables of events to a schema: events, their logs, their cards, their web tables."""
    events = Table(
        "events",
        metadata,
        Column("code", String(12), primary_key=True),
        Column("made", BigInteger, nullable=False),
        Column("tag", String(4), nullable=False, server_default="", index=True),
    )
    lines = Table(
        "event_lines",
        metadata,
        Column("code", String(12), ForeignKey("events.code"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("text", Text, nullable=False),
        Column("mark", String(40), nullable=False),
        # A browser that never heard the answer sends an act again: it must not be done twice.
        UniqueConstraint("code", "mark", name="uq_event_lines_mark"),
    )
    cards = Table(
        "event_cards",
        metadata,
        Column("code", String(12), ForeignKey("events.code"), primary_key=True),
        Column("digest", String(64), primary_key=True),
        Column("name", Text, nullable=False),
        Column("role", String(12), nullable=False),
        Column("sits_for", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("ended", BigInteger, nullable=False),
    )
    tables = Table(
        "event_tables",
        metadata,
        Column("code", String(12), ForeignKey("events.code"), primary_key=True),
        Column("sheet", String(12), primary_key=True),
        Column("at_table", String(12), nullable=False, index=True),
        Column("entered", Boolean, nullable=False),
    )
    return events, lines, cards, tables
