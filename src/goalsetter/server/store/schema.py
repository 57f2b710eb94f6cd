"""All tables of the database. ``migrations`` makes them; a test holds the two together.

Each part of the server has a module of its own, named here: so a backup carries its tables.
"""

from __future__ import annotations

from goalsetter.server.store.account_schema import (
    ASSIGNMENTS,
    CHILDREN,
    CLASS_COACHES,
    CLASS_NOTICES,
    CLASSES,
    DEVICES,
    ERASURES,
    GROWNUPS,
    GUARDIANSHIPS,
    LETTERS,
    LOOKS,
    MEMBERSHIPS,
    MILESTONES,
    ONE_TIME_LINKS,
    PLAY_TOTALS,
    PLAYED,
    POSTS,
    SCHOOLS,
    SIGN_INS,
)
from goalsetter.server.store.metadata import METADATA
from goalsetter.server.store.practice_schema import PRACTICE_TABLES
from goalsetter.server.store.schema_events import event_tables
from goalsetter.server.store.table_schema import (
    ANALYSES,
    COMPLAINTS,
    HALL_MEMBERS,
    HALL_SEATS,
    HALLS,
    KEYS,
    LEASES,
    LOG,
    NOTES,
    PULSE,
    SEATS,
    SNAPSHOTS,
    TABLES,
    VERDICTS,
    WISHES,
)

__all__ = [
    "ANALYSES",
    "ASSIGNMENTS",
    "CHILDREN",
    "CLASSES",
    "CLASS_COACHES",
    "CLASS_NOTICES",
    "COMPLAINTS",
    "DEVICES",
    "ERASURES",
    "EVENTS",
    "EVENT_CARDS",
    "EVENT_LINES",
    "EVENT_TABLES",
    "GROWNUPS",
    "GUARDIANSHIPS",
    "HALLS",
    "HALL_MEMBERS",
    "HALL_SEATS",
    "KEPT",
    "KEYS",
    "LEASES",
    "LETTERS",
    "LOG",
    "LOOKS",
    "MEMBERSHIPS",
    "METADATA",
    "MILESTONES",
    "NOTES",
    "ONE_TIME_LINKS",
    "PASSING",
    "PLAYED",
    "PLAY_TOTALS",
    "POSTS",
    "PRACTICE",
    "PULSE",
    "SCHOOLS",
    "SEATS",
    "SIGN_INS",
    "SNAPSHOTS",
    "TABLES",
    "VERDICTS",
    "WISHES",
]

EVENTS, EVENT_LINES, EVENT_CARDS, EVENT_TABLES = event_tables(METADATA)

PRACTICE = tuple(PRACTICE_TABLES.values())
"""The tables of practice, which stand in a file of their own."""

PASSING = (SNAPSHOTS, SIGN_INS, DEVICES, ONE_TIME_LINKS)
"""Tables that a restore empties and no backup holds: it can be made from the rest, or it lets
somebody in. A session that was ended must not come back with an old backup."""
KEPT = tuple(table for table in METADATA.sorted_tables if table not in (LEASES, *PASSING))
"""All that is carried by a backup, in an order in which it can be written."""
