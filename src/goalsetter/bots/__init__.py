"""Players for both games: each sees what its seat sees, chooses, and says why.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); sees a view, never a state; chance comes in as a source that the caller seeds, and
no clock is read.
"""

from goalsetter.bots.bot import Bot, Choice, Why
from goalsetter.bots.level import Level
from goalsetter.bots.levels import LEVELS, find_level
from goalsetter.bots.player import Player, make_bot
from goalsetter.bots.random_bot import RandomBot
from goalsetter.bots.reason import Reason

__all__ = [
    "LEVELS",
    "Bot",
    "Choice",
    "Level",
    "Player",
    "RandomBot",
    "Reason",
    "Why",
    "find_level",
    "make_bot",
]
