"""The run of a table by itself: chance, the clock, and bots, who think elsewhere.

A thought about a table that has changed meanwhile is lost; the bot is asked again. So it is after a
while where bots cannot think at all, and meanwhile people are told.
"""

from __future__ import annotations

import asyncio

from goalsetter.play import MILLISECONDS, UnjudgedError
from goalsetter.server.errors import UnfitError
from goalsetter.server.room.consequences import (
    Consequences,
    Listeners,
    NextWake,
    consequences_of,
)
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import StoreState
from goalsetter.server.workers.dispatch import BROKEN, NoThinkersError
from goalsetter.table import Table, advance, due

AGAIN = 5 * MILLISECONDS
"""How long a table waits before its bots are asked again that could not think."""
DOWN, BROKE = "bots-down", "bot-broke"
"""Troubles of bots: that none can think, and that one has died over this position."""


async def run(room: TableRoom) -> None:
    """Run a match to its end."""
    try:
        while room.lives:
            try:
                await _turn_with_verdicts(room)
            except UnfitError:
                if room.failed:
                    return
                # The store is away and the table stands as it is kept: it goes on with the store.
                await room.services.store.standing.until(StoreState.WELL)
    except Exception:
        room.break_down()


async def _turn(room: TableRoom) -> None:
    """Do what is due, then let bots think, or wait for the next thing."""
    room.begin_turn()
    table, wake = await _do_what_is_due(room)
    if wake is None:
        await _think(room, table)
    else:
        await _wait(room, wake.until)


async def _do_what_is_due(room: TableRoom) -> tuple[Table, NextWake | None]:
    """Append and tell what is due; the table then, and when it is to be woken."""
    async with room.turn:
        assert room.table is not None
        now, wake = room.verdicts.now, room.next_wake
        if wake is None or not wake.holds(room.table, now):
            bench, listeners = room.verdicts.bench(), room.listeners(now)
            attempt = room.services.workers.attempt_here
            following = await attempt(bench, _advance, room.table, now, listeners)
            await room.append(following, bench.wanted)
            room.tell(following)
            wake = following.next_wake
        return room.table, wake


def _advance(table: Table, now: int, listeners: Listeners) -> Consequences:
    return consequences_of(advance(table, now, asking=False), listeners)


async def _turn_with_verdicts(room: TableRoom) -> None:
    """If what is due needs a verdict, the clock stands until it comes, and the table is free."""
    try:
        return await _turn(room)
    except UnjudgedError as error:
        brief = error.brief
    async with room.verdicts.adjourned(room.verdicts.now, room.put_off):
        while True:
            await room.verdicts.find_surely(brief)
            try:
                await _do_what_is_due(room)
            except UnjudgedError as error:
                brief = error.brief
            else:
                return None


async def _think(room: TableRoom, table: Table) -> None:
    """Ask all bots that have not been asked."""
    seats, think = table.unasked, room.services.workers.think
    try:
        choices = await asyncio.gather(*(think(table, seat, room.code) for seat in seats))
    except NoThinkersError as error:
        room.set_trouble(DOWN, error)
        await _wait(room, _soon(room, table))
        return
    thoughts = dict(zip(seats, choices, strict=True))
    lost = {seat for seat, choice in thoughts.items() if choice == BROKEN}
    room.set_trouble(BROKE if lost & set(table.awaited) else "")
    async with room.turn:
        room.plan(table, thoughts)


def _soon(room: TableRoom, table: Table) -> int:
    """When to try again: what is due by the clock is not put off."""
    later, tick = room.services.clock.now() + AGAIN, due(table)
    return later if tick is None else min(later, tick)


async def _wait(room: TableRoom, moment: int | None) -> None:
    """Until that moment, or until something changes."""
    stands = moment is None or room.verdicts.stands
    wait = None if moment is None or stands else room.services.clock.until(moment)
    try:
        await asyncio.wait_for(room.changed(), wait)
    except TimeoutError:
        return
