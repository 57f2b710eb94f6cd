"""Players for both games: each sees what its seat sees, chooses, and says why.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); sees a view, never a state; chance comes in as a source that the caller seeds, and
no clock is read.
"""

from goalsetter.bots.bot import Bot, Choice, Why

__all__ = ["Bot", "Choice", "Why"]
