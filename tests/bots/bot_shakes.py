"""Shakes of bots alone at the driver's own table, with an eye on what every bot must keep.

Nothing illegal, nothing refused, no crash, no limit missed: the driver passes over such things, so
that a table goes on whatever a bot does; here they are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from goalsetter.bots import Bot, BotChoice, Memory, RememberingBot
from goalsetter.play import Phase, Seat, State, Terms, View, action
from goalsetter.rules import Task
from goalsetter.solver import Budget
from goalsetter.table import Done, Player, Seating, Table, advance, due, open_table

BUDGET = Budget(steps=12_000)
"""Little, for quick shakes: the levels' own budgets are larger."""
HOURS = 4 * 3600 * 1000
"""No shake lasts so long."""
WITHOUT_BLAME = (Task.VARIATION, Task.IMPOSSIBLE_AFTER_LAST_CUBE)
"""Limits that may run out: there may be nothing to choose, and nobody has to challenge."""
UNDONE = {"Offended", "SetAside"}
"""Events of an action that was not in order."""

Watcher = Callable[[State, dict[Seat, BotChoice]], None]
"""The watcher who hears at every step what everybody intends."""


@dataclass
class Tale:
    """Events at the table, in order."""

    table: Table
    wrong: list[str] = field(default_factory=list)
    """Everything refused, illegal or late, and every crash."""


@dataclass
class Watched:
    """A bot whose crashes are told, and refusals: asked twice about one view, it was refused."""

    bot: Bot
    wrong: list[str]
    asked: View | None = None

    def remembering(self, memory: Memory) -> Bot:
        """The same eye on the bot with its memory."""
        if isinstance(self.bot, RememberingBot):
            self.bot = self.bot.remembering(memory)
        return self

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Return the bot's choice."""
        if view == self.asked:
            self.wrong.append(f"refused in {view.phase}")
        self.asked = view
        try:
            return self.bot.choose(view, rng, budget)
        except Exception as error:
            self.wrong.append(f"crash in {view.phase}: {error!r}")
            raise


def play(
    terms: Terms,
    bots: tuple[Bot, ...],
    seed: int,
    *,
    watch: Watcher | None = None,
    budget: Budget = BUDGET,
) -> Tale:
    """One shake, from the lot to the last score."""
    wrong: list[str] = []
    players = tuple(Player(name=f"Bot {n}", bot=Watched(bot, wrong)) for n, bot in enumerate(bots))
    seating = Seating(terms=terms, players=players, seed=seed, shakes=1, budget=budget)
    tale = Tale(open_table(seating), wrong)
    while (moment := due(tale.table)) is not None and moment < HOURS:
        outcome = advance(tale.table, moment)
        tale.table = outcome.table
        wrong += [fault for done in outcome.deeds for fault in _faults(done)]
        if watch is not None:
            watch(tale.table.state, {plan.seat: plan.choice for plan in tale.table.plans})
    if not tale.table.over or tale.table.state.shake.phase is not Phase.END:
        wrong.append(f"no end, in {tale.table.state.shake.phase}")
    return tale


def _faults(done: Done) -> Iterator[str]:
    told = {type(event).__name__ for event in done.events}
    if not done.legal or told & UNDONE:
        yield f"{sorted(told)}: {done.action!r}"
    if isinstance(done.action, action.TimeExpires) and done.action.task not in WITHOUT_BLAME:
        yield f"a limit ran out: {done.action.task}"
