"""What happens at a table by itself: chance, the clock, and bots, who think elsewhere.

A thought about a table that has changed meanwhile is lost; the bot is asked again. So it is after a
while where bots cannot think at all, and meanwhile people are told.
"""

from __future__ import annotations

import asyncio

from goalsetter.play import MILLISECONDS
from goalsetter.server.ahead import judge_ahead
from goalsetter.server.backroom import BROKEN, NoThinkersError
from goalsetter.server.faults import UnfitError
from goalsetter.server.host import Host
from goalsetter.server.logs import broke
from goalsetter.server.stores import State
from goalsetter.server.waking import Rest, rest_of
from goalsetter.table import Outcome, Table, advance, awaited, due, planned

AGAIN = 5 * MILLISECONDS
"""How long a table waits before its bots are asked again that could not think."""
DOWN, BROKE = "bots-down", "bot-broke"
"""What may be told of bots: that none can think, and that one has died over this position."""


async def run(host: Host) -> None:
    """Run a match to its end."""
    try:
        while host.lives:
            try:
                await _turn(host)
            except UnfitError:
                if host.failed:
                    return
                # The store is away and the table stands as it is kept: it goes on with the store.
                await host.means.store.standing.until(State.WELL)
    except Exception:
        broke("table-broke", table=host.code)
        host.broke = True
        host.fail("broken")


async def _turn(host: Host) -> None:
    """Do what is due, then let bots think, or wait for the next thing."""
    host.stir.clear()
    async with host.lock:
        assert host.table is not None
        now, rest = host.means.clock.now(), host.rest
        if rest is None or not rest.holds(host.table, now):
            room = host.means.room
            await judge_ahead(room, host.table.state)
            outcome, rest = await room.work(_advanced, host.table, now)
            await judge_ahead(room, outcome.table.state)
            host.rest = rest
            await host.settle(outcome)
        table = host.table
    if rest is None:
        await _think(host, table)
    else:
        await _wait(host, rest.until)


def _advanced(table: Table, now: int) -> tuple[Outcome, Rest | None]:
    """What is due, and how long the table rests then."""
    outcome = advance(table, now, asking=False)
    return outcome, rest_of(outcome.table)


async def _think(host: Host, table: Table) -> None:
    """Ask all bots that have not been asked."""
    seats, think = table.unasked, host.means.room.think
    try:
        choices = await asyncio.gather(*(think(table, seat) for seat in seats))
    except NoThinkersError as error:
        host.troubled(DOWN, error)
        await _wait(host, _soon(host, table))
        return
    lost = {seat for seat, choice in zip(seats, choices, strict=True) if choice == BROKEN}
    host.troubled(BROKE if lost & set(awaited(table.state)) else "")
    async with host.lock:
        now = host.table
        if now is None or now.number != table.number:
            return
        for seat, choice in zip(seats, choices, strict=True):
            now = planned(now, seat, choice)
        host.table = now


def _soon(host: Host, table: Table) -> int:
    """When to try again: what is due by the clock is not put off."""
    later, tick = host.means.clock.now() + AGAIN, due(table)
    return later if tick is None else min(later, tick)


async def _wait(host: Host, moment: int | None) -> None:
    """Until that moment, or until something changes."""
    wait = None if moment is None else host.means.clock.until(moment)
    try:
        await asyncio.wait_for(host.stir.wait(), wait)
    except TimeoutError:
        return
