"""What happens at a table by itself: chance, the clock, and bots, who think elsewhere.

A thought about a table that has changed meanwhile is lost; the bot is asked again. So it is after a
while where bots cannot think at all, and meanwhile people are told.
"""

from __future__ import annotations

import asyncio

from goalsetter.play import MILLISECONDS, Brief, UnjudgedError
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.room import Host
from goalsetter.server.room.verdicts import unjudged
from goalsetter.server.room.waking import Rest, rest_of
from goalsetter.server.store import State
from goalsetter.server.workers.backroom import BROKEN, NoThinkersError
from goalsetter.table import Outcome, Table, advance, due, planned

AGAIN = 5 * MILLISECONDS
"""How long a table waits before its bots are asked again that could not think."""
DOWN, BROKE = "bots-down", "bot-broke"
"""What may be told of bots: that none can think, and that one has died over this position."""


async def run(host: Host) -> None:
    """Run a match to its end."""
    try:
        while host.lives:
            try:
                await _turn_with_verdicts(host)
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
    table, rest = await _do_what_is_due(host)
    if rest is None:
        await _think(host, table)
    else:
        await _wait(host, rest.until)


async def _do_what_is_due(host: Host) -> tuple[Table, Rest | None]:
    async with host.lock:
        assert host.table is not None
        now, rest = host.docket.now, host.rest
        if rest is None or not rest.holds(host.table, now):
            bench = host.docket.bench()
            done = await host.means.room.attempt(bench, _advanced, host.table, now)
            outcome, rest, dear = done
            host.rest = rest
            await host.settle(outcome, wanted=bench.wanted)
            host.docket.expect(dear, outcome.table.number, host.audience.show)
        return host.table, rest


async def _turn_with_verdicts(host: Host) -> None:
    """If what is due needs a verdict, the clock stands until it comes, and the table is free."""
    try:
        return await _turn(host)
    except UnjudgedError as error:
        brief = error.brief
    async with host.docket.adjourned(host.docket.now, host.put_off):
        while True:
            await host.docket.find_surely(brief)
            try:
                await _do_what_is_due(host)
            except UnjudgedError as error:
                brief = error.brief
            else:
                return None


def _advanced(table: Table, now: int) -> tuple[Outcome, Rest | None, list[Brief]]:
    """Return what is due, how long the table rests then, and which papers are yet to be judged."""
    outcome = advance(table, now, asking=False)
    return outcome, rest_of(outcome.table), unjudged(outcome.table.state)


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
    host.troubled(BROKE if lost & set(table.awaited) else "")
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
    stands = moment is None or host.docket.stands
    wait = None if moment is None or stands else host.means.clock.until(moment)
    try:
        await asyncio.wait_for(host.stir.wait(), wait)
    except TimeoutError:
        return
