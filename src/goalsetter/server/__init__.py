"""The web table: one authority for each table, a store, sockets, and the pages in the browser.

Law: may import every room below ``cli``; must not decide a rule, compute a score, or send a player
anything but what ``play.view`` shows his seat. ``wire`` has the only JSON.
"""

__all__: list[str] = []
