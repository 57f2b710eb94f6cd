"""The web table: one authority for each table, a store, sockets, and the pages in the browser.

Law: may import every room below ``cli``; must not decide a rule, compute a score, or send a player
anything but what ``play.view`` shows his seat. ``wire`` has the only JSON. Its packages import only
downwards: ``admin``, ``http``, ``accounts``, ``hall``, ``lessons``, ``socket``, ``room``,
``workers``, ``view``, ``ops``, ``store``, ``wire``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goalsetter.server.admin.accounts import (
        change_names_key,
        erase_children,
        list_accounts,
        recover_login,
        start_school,
        tidy_accounts,
    )
    from goalsetter.server.admin.doctor import Symptom, examine
    from goalsetter.server.admin.maintenance import (
        back_up,
        bring_tables_back,
        forget,
        list_aside,
        list_complaints,
        restore,
        settle_complaints,
    )
    from goalsetter.server.app import make_app
    from goalsetter.server.exposure import check_cluster, check_extra
    from goalsetter.server.network import UnservableError
    from goalsetter.server.serving import serve
    from goalsetter.server.settings import Limits, Settings
    from goalsetter.server.store import Complaint, MemoryStore, Store, store_for
    from goalsetter.server.workers.cluster import Credentials
    from goalsetter.server.workers.cluster_machines import schedule, work_for

__all__ = [
    "Complaint",
    "Credentials",
    "Limits",
    "MemoryStore",
    "Settings",
    "Store",
    "Symptom",
    "UnservableError",
    "back_up",
    "bring_tables_back",
    "change_names_key",
    "check_cluster",
    "check_extra",
    "erase_children",
    "examine",
    "forget",
    "list_accounts",
    "list_aside",
    "list_complaints",
    "make_app",
    "recover_login",
    "restore",
    "schedule",
    "serve",
    "settle_complaints",
    "start_school",
    "store_for",
    "tidy_accounts",
    "work_for",
]

_PLACES = {
    "app": ("make_app",),
    "admin.accounts": (
        *("change_names_key", "erase_children", "list_accounts", "recover_login"),
        "tidy_accounts",
        "start_school",
    ),
    "admin.maintenance": (
        *("back_up", "bring_tables_back", "forget", "list_aside", "list_complaints"),
        *("restore", "settle_complaints"),
    ),
    "admin.doctor": ("Symptom", "examine"),
    "exposure": ("check_cluster", "check_extra"),
    "workers.cluster": ("Credentials",),
    "workers.cluster_machines": ("schedule", "work_for"),
    "network": ("UnservableError",),
    "serving": ("serve",),
    "settings": ("Limits", "Settings"),
    "store": ("Complaint", "MemoryStore", "Store", "store_for"),
}
"""The file of each name: it is read when the name is first asked for, as not everybody serves."""


def __getattr__(name: str) -> object:
    place = next((place for place, names in _PLACES.items() if name in names), None)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{place}"), name)
