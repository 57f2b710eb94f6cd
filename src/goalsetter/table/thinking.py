"""Asking bots: each after every change, from its seat's view, with its own source of chance.

Whatever a bot does wrong, it is silent then; the table goes on.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots import BotChoice, HastyBot, Memory, RememberingBot, Thought, Why
from goalsetter.play import JUDGE, Action, Seat, view
from goalsetter.table.analyst import answer
from goalsetter.table.chance import source
from goalsetter.table.table import Plan, Table

TRIES = 3
"""How often a bot is asked again whose action was refused."""
MOST_IN_A_SHAKE = 150
"""A bot that has done more in one shake does nothing else in it."""

HALFWAY = 5_000
"""A thought of so many milliseconds takes half of the longest, where bots are to be quick."""
HASTE = -1
"""The attempt in the source of chance of a bot that may not think any longer."""

SILENT = BotChoice(action=None, why=Why(code="silent"))
BROKEN = BotChoice(action=None, why=Why(code="broken"))


def ask(table: Table, seat: Seat, attempt: int = 0) -> BotChoice:
    """Return what a bot wants to do now; the same table and attempt give the same choice.

    Of the judge's seat, where nobody sits in it: what the table says of an avoid move.
    """
    if seat == JUDGE:
        return answer(table.state, table.seating.budget)
    bot = table.seating.player(seat).bot
    shake = table.state.shake.number
    considered = sum(reason.seat == seat and reason.shake == shake for reason in table.reasons)
    if bot is None or considered >= MOST_IN_A_SHAKE:
        return SILENT
    if isinstance(bot, RememberingBot):
        bot = bot.remembering(recall(table, seat))
    # The number of the table is in the source of chance, so a table woken from its log goes on
    # as it would have; the attempt is in it, too, or a refused bot would say the same for ever.
    chance = source(table.seating.seed, seat, table.number, attempt)
    try:
        choice = bot.choose(view(table.state, seat), chance, table.seating.budget)
    except Exception:  # a bot may be anybody's: its fault is not the table's
        return BROKEN
    return choice if _is_sound(choice) else BROKEN


def ask_in_haste(table: Table, seat: Seat) -> BotChoice:
    """Return what a bot does whose thought took too long: something plain, chosen at once."""
    if seat == JUDGE or table.seating.player(seat).bot is None:
        return SILENT
    # Not the chance of the thought itself: that one has been used up to an unknown point.
    chance = source(table.seating.seed, seat, table.number, HASTE)
    return HastyBot().choose(view(table.state, seat), chance, table.seating.budget)


def recall(table: Table, seat: Seat) -> Memory:
    """Return what a bot remembers: its own thoughts, each with the deed that came after it."""
    thoughts = (
        Thought(reason.shake, reason.why, next(iter(table.log[reason.number + 1 :][:1]), None))
        for reason in table.reasons
        if reason.seat == seat
    )
    chance = f"{table.seating.seed}/{seat}/{table.state.shake.number}"
    return Memory(chance=chance, thoughts=tuple(thoughts))


def _is_sound(choice: object) -> bool:
    """Whether it is a choice at all, with an action that can be logged."""
    match choice:
        case BotChoice(action=None | Action(), why=Why(), after=int() as after):
            return after >= 0
        case _:
            return False


def planned(table: Table, seat: Seat, choice: BotChoice) -> Table:
    """The table with what a bot intends."""
    others = tuple(plan for plan in table.plans if plan.seat != seat)
    longest = table.seating.longest_thought
    plan = Plan(seat=seat, choice=choice, due=table.since + hurried(choice.after, longest))
    return replace(table, plans=(*others, plan))


def hurried(after: int, longest: int | None) -> int:
    """Return how long a thought may take at a table whose bots are to be quick.

    Cut off at the longest, all would take as long; so each is shortened, the long ones more.
    """
    return after if longest is None else longest * after // (after + HALFWAY)


def with_all_asked(table: Table) -> Table:
    """The table with every bot asked."""
    for seat in table.unasked:
        table = planned(table, seat, ask(table, seat))
    return table


def next_plan(table: Table) -> Plan | None:
    """The bot that acts next: the earliest; at the same moment, each has the advantage in turn."""
    willing = [plan for plan in table.plans if plan.choice.action is not None]
    seats = table.state.seats

    def place(plan: Plan) -> int:
        # Turns with the number of the table, or the first seat would win every tie.
        return (seats.index(plan.seat) + table.number) % len(seats)

    return min(willing, key=lambda plan: (plan.due, place(plan)), default=None)
