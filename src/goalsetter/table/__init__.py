"""The driver of one table: people and bots play a match, and nothing here touches the world.

Law: imports only ``play``, ``bots``, ``solver`` (for a budget), ``rules``, ``cubes`` (and
``errors``); must not decide a rule, read a clock or do IO: moments and deeds are handed in, chance
comes of a seed, and what leaves it for a player is a view.
"""

from goalsetter.bots import BOT_NAMES, RANDOM, bot_named
from goalsetter.table.attendance import go_on, pause, put_off, stand_in, want_back
from goalsetter.table.bout import Bout, Result, hold, schedule
from goalsetter.table.driver import advance, call_ready, due, ready, submit, waits_for_thoughts
from goalsetter.table.from_position import begin_from, is_position, shakes_until
from goalsetter.table.gate import objection, offered
from goalsetter.table.pace import Pace, lasting
from goalsetter.table.rating import Rating, Tally, meetings, rated
from goalsetter.table.saving import (
    HELP,
    SEED,
    BotMaker,
    record_of,
    restored,
    resumed,
    retold,
    saved,
    states,
)
from goalsetter.table.seating import STAND_IN, USUAL_LEVEL, PaperHelp, Player, Seating
from goalsetter.table.table import (
    Done,
    LoggedReason,
    Outcome,
    Plan,
    Table,
    due_of_tick,
    moment_at,
    open_table,
    shown_to,
    told_reasons,
)
from goalsetter.table.thinking import ask, ask_in_haste, planned
from goalsetter.table.ticks import awaited, end_of_limit

__all__ = [
    "BOT_NAMES",
    "HELP",
    "RANDOM",
    "SEED",
    "STAND_IN",
    "USUAL_LEVEL",
    "BotMaker",
    "Bout",
    "Done",
    "LoggedReason",
    "Outcome",
    "Pace",
    "PaperHelp",
    "Plan",
    "Player",
    "Rating",
    "Result",
    "Seating",
    "Table",
    "Tally",
    "advance",
    "ask",
    "ask_in_haste",
    "awaited",
    "begin_from",
    "bot_named",
    "call_ready",
    "due",
    "due_of_tick",
    "end_of_limit",
    "go_on",
    "hold",
    "is_position",
    "lasting",
    "meetings",
    "moment_at",
    "objection",
    "offered",
    "open_table",
    "pause",
    "planned",
    "put_off",
    "rated",
    "ready",
    "record_of",
    "restored",
    "resumed",
    "retold",
    "saved",
    "schedule",
    "shakes_until",
    "shown_to",
    "stand_in",
    "states",
    "submit",
    "told_reasons",
    "waits_for_thoughts",
    "want_back",
]
