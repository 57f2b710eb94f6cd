"""The cast: every bot by its name. Levels, a tutor, six characters a game, and what a coach sets.

A name is all that a table keeps of a bot: ``fifth-grade``, ``tutor``, ``bea``, or a level with
sliders behind a tilde, ``fifth-grade~70.30.50.50`` (nerve, care, tricks, speed).
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.bots.bot import Bot
from goalsetter.bots.habits import BotHabits, parse_habits, with_habits
from goalsetter.bots.level_bot import make_bot
from goalsetter.bots.levels import LEVELS, find_level
from goalsetter.bots.random_bot import RandomBot
from goalsetter.bots.tutor import TUTOR, TutorBot

RANDOM = "random"
"""The name of the player who does any legal thing."""
SLIDERS = "~"
"""The mark between a level and the sliders of a coach."""
EQUATIONS, ON_SETS = "equations", "on-sets"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotCharacter:
    """A named player of one game. ``words`` has a sentence, the page a picture of this name."""

    name: str
    title: str
    game: str
    level: str
    style: str
    habits: BotHabits


CHARACTERS = (
    BotCharacter(
        name="cal",
        title="Cal",
        game=EQUATIONS,
        level="third-grade",
        style="hasty",
        habits=BotHabits(nerve=45, care=40, speed=80),
    ),
    BotCharacter(
        name="bea",
        title="Bea",
        game=EQUATIONS,
        level="fifth-grade",
        style="careful",
        habits=BotHabits(nerve=45, care=65, tricks=40, speed=35),
    ),
    BotCharacter(
        name="dot",
        title="Dot",
        game=EQUATIONS,
        level="seventh-grade",
        style="bold",
        habits=BotHabits(nerve=70, care=45, speed=65),
    ),
    BotCharacter(
        name="eli",
        title="Eli",
        game=EQUATIONS,
        level="ninth-grade",
        style="patient",
        habits=BotHabits(nerve=40, care=60, tricks=60, speed=40),
    ),
    BotCharacter(
        name="fay",
        title="Fay",
        game=EQUATIONS,
        level="eleventh-grade",
        style="tricky",
        habits=BotHabits(tricks=90),
    ),
    BotCharacter(
        name="max",
        title="Max",
        game=EQUATIONS,
        level="champion",
        style="far-sighted",
        habits=BotHabits(),
    ),
    BotCharacter(
        name="gus",
        title="Gus",
        game=ON_SETS,
        level="third-grade",
        style="hasty",
        habits=BotHabits(nerve=50, care=40, speed=80),
    ),
    BotCharacter(
        name="hana",
        title="Hana",
        game=ON_SETS,
        level="fifth-grade",
        style="careful",
        habits=BotHabits(nerve=45, care=65, tricks=40, speed=35),
    ),
    BotCharacter(
        name="ivo",
        title="Ivo",
        game=ON_SETS,
        level="seventh-grade",
        style="bold",
        habits=BotHabits(nerve=70, care=45, speed=75),
    ),
    BotCharacter(
        name="june",
        title="June",
        game=ON_SETS,
        level="ninth-grade",
        style="patient",
        habits=BotHabits(nerve=35, care=60, tricks=60, speed=40),
    ),
    BotCharacter(
        name="kai",
        title="Kai",
        game=ON_SETS,
        level="eleventh-grade",
        style="tricky",
        habits=BotHabits(tricks=90),
    ),
    BotCharacter(
        name="lea",
        title="Lea",
        game=ON_SETS,
        level="champion",
        style="far-sighted",
        habits=BotHabits(),
    ),
)
"""Six for each game, weakest first."""

BOT_NAMES = (RANDOM, *(level.name for level in LEVELS))
"""Every level by name, the weakest first; the tutor fits itself to the others."""
SEATED_NAMES = (*BOT_NAMES, TUTOR, *(character.name for character in CHARACTERS))
"""Every name under which a bot can be seated, without sliders."""


def find_character(name: str) -> BotCharacter | None:
    """Return the character of this name, if there is one."""
    return next((character for character in CHARACTERS if character.name == name), None)


def bot_named(name: str) -> Bot:
    """Return the bot of this name; an unknown one raises ``KeyError``."""
    if name == RANDOM:
        return RandomBot()
    if name == TUTOR:
        return TutorBot()
    character = find_character(name)
    if character is not None:
        return make_bot(with_habits(find_level(character.level), character.habits))
    base, mark, sliders = name.partition(SLIDERS)
    if not mark:
        return make_bot(find_level(base))
    try:
        return make_bot(with_habits(find_level(base), parse_habits(sliders)))
    except ValueError as error:
        raise KeyError(name) from error


def is_bot(name: str) -> bool:
    """Whether a bot can be seated under this name."""
    try:
        bot_named(name)
    except KeyError:
        return False
    return True


def level_of(name: str) -> str:
    """Return the level that people are told of a bot: without sliders, and of a character its."""
    character = find_character(name)
    return character.level if character is not None else name.partition(SLIDERS)[0]
