"""Players for both games: each sees what its seat sees, chooses, and says why.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); sees a view, never a state; chance comes in as a source that the caller seeds, and
no clock is read.
"""

from goalsetter.bots.bot import AND, Bot, BotChoice, BotReason, Why
from goalsetter.bots.cast import (
    BOT_NAMES,
    CHARACTERS,
    RANDOM,
    SEATED_NAMES,
    BotCharacter,
    bot_named,
    find_character,
    is_bot,
    level_of,
)
from goalsetter.bots.habits import HABITS, BotHabits, with_habits
from goalsetter.bots.hasty_bot import HastyBot
from goalsetter.bots.level import BotLevel
from goalsetter.bots.level_bot import LevelBot, make_bot
from goalsetter.bots.levels import LEVELS, find_level
from goalsetter.bots.memory import GIFT, Memory, RememberingBot, Thought
from goalsetter.bots.random_bot import RandomBot
from goalsetter.bots.tutor import TUTOR, TutorBot

__all__ = [
    "AND",
    "BOT_NAMES",
    "CHARACTERS",
    "GIFT",
    "HABITS",
    "LEVELS",
    "RANDOM",
    "SEATED_NAMES",
    "TUTOR",
    "Bot",
    "BotCharacter",
    "BotChoice",
    "BotHabits",
    "BotLevel",
    "BotReason",
    "HastyBot",
    "LevelBot",
    "Memory",
    "RandomBot",
    "RememberingBot",
    "Thought",
    "TutorBot",
    "Why",
    "bot_named",
    "find_character",
    "find_level",
    "is_bot",
    "level_of",
    "make_bot",
    "with_habits",
]
