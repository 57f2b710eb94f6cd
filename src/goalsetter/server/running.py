"""What happens at a table by itself: chance, the clock, and bots, who think elsewhere.

A thought about a table that has changed meanwhile is lost; the bot is asked again.
"""

from __future__ import annotations

import asyncio

from goalsetter.server.faults import UnfitError
from goalsetter.server.host import Host
from goalsetter.server.logs import broke
from goalsetter.server.waking import Rest, rest_of
from goalsetter.table import Outcome, Table, advance, planned


async def run(host: Host) -> None:
    """Run a match to its end."""
    try:
        while host.lives:
            await _turn(host)
    except UnfitError:
        return
    except Exception:
        broke("table-broke", table=host.code)
        host.fail("broken")


async def _turn(host: Host) -> None:
    """Do what is due, then let bots think, or wait for the next thing."""
    host.stir.clear()
    async with host.lock:
        assert host.table is not None
        now, rest = host.means.clock.now(), host.rest
        if rest is None or not rest.holds(host.table, now):
            outcome, rest = await host.means.room.work(_advanced, host.table, now)
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
    choices = await asyncio.gather(*(think(table, seat) for seat in seats))
    async with host.lock:
        now = host.table
        if now is None or now.number != table.number:
            return
        for seat, choice in zip(seats, choices, strict=True):
            now = planned(now, seat, choice)
        host.table = now


async def _wait(host: Host, moment: int | None) -> None:
    """Until that moment, or until something changes."""
    wait = None if moment is None else host.means.clock.until(moment)
    try:
        await asyncio.wait_for(host.stir.wait(), wait)
    except TimeoutError:
        return
