"""Where tables are kept: in memory, in SQLite, in PostgreSQL, all with the same promise."""

from goalsetter.server.stores.copying import back_up, restore
from goalsetter.server.stores.kept import (
    BACK,
    READY,
    REMATCH,
    Begun,
    Change,
    Deleted,
    Followed,
    Kept,
    KeptSeat,
    Keyed,
    Left,
    Made,
    Note,
    Over,
    Pulse,
    Row,
    Sat,
    Used,
    Wish,
)
from goalsetter.server.stores.memory import MemoryStore
from goalsetter.server.stores.opening import store_for
from goalsetter.server.stores.sql import SqlStore
from goalsetter.server.stores.store import TAKEN, Store, StoreError

__all__ = [
    "BACK",
    "READY",
    "REMATCH",
    "TAKEN",
    "Begun",
    "Change",
    "Deleted",
    "Followed",
    "Kept",
    "KeptSeat",
    "Keyed",
    "Left",
    "Made",
    "MemoryStore",
    "Note",
    "Over",
    "Pulse",
    "Row",
    "Sat",
    "SqlStore",
    "Store",
    "StoreError",
    "Used",
    "Wish",
    "back_up",
    "restore",
    "store_for",
]
