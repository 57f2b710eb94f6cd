"""Players for both games: each sees what its seat sees, chooses, and says why.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); sees a view, never a state; chance comes in as a source that the caller seeds, and
no clock is read.
"""

from goalsetter.bots.bot import Bot, BotChoice, BotReason, Why
from goalsetter.bots.level import BotLevel
from goalsetter.bots.level_bot import LevelBot, make_bot
from goalsetter.bots.levels import LEVELS, find_level
from goalsetter.bots.memory import Memory, RememberingBot, Thought
from goalsetter.bots.random_bot import RandomBot

__all__ = [
    "LEVELS",
    "Bot",
    "BotChoice",
    "BotLevel",
    "BotReason",
    "LevelBot",
    "Memory",
    "RandomBot",
    "RememberingBot",
    "Thought",
    "Why",
    "find_level",
    "make_bot",
]
