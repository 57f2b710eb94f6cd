"""The web table: one authority for each table, a store, sockets, and the pages in the browser.

Law: may import every room below ``cli``; must not decide a rule, compute a score, or send a player
anything but what ``play.view`` shows his seat. ``wire`` has the only JSON.
"""

from goalsetter.server.app import make_app
from goalsetter.server.network import UnservableError
from goalsetter.server.serving import serve
from goalsetter.server.settings import Limits, Settings
from goalsetter.server.stores import MemoryStore, Store, store_for

__all__ = [
    "Limits",
    "MemoryStore",
    "Settings",
    "Store",
    "UnservableError",
    "make_app",
    "serve",
    "store_for",
]
