"""An analysed match as a page, as data and as lines: the same for terminal, browser and mail.

Law: imports ``telling``, ``coach`` and what they stand on; must not solve, judge or decide
anything, and reads no file but its own templates.
"""

__all__: list[str] = []
