"""What happens at a table by itself: chance, the clock, and bots, who think elsewhere.

A thought about a table that has changed meanwhile is lost; the bot is asked again. So it is after a
while where bots cannot think at all, and meanwhile people are told.
"""

from __future__ import annotations

import asyncio

from goalsetter.play import MILLISECONDS, Brief, UnjudgedError
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.room import TableRoom
from goalsetter.server.room.verdicts import unjudged
from goalsetter.server.room.waking import Rest, rest_of
from goalsetter.server.store import State
from goalsetter.server.workers.backroom import BROKEN, NoThinkersError
from goalsetter.table import Outcome, Table, advance, due, planned

AGAIN = 5 * MILLISECONDS
"""How long a table waits before its bots are asked again that could not think."""
DOWN, BROKE = "bots-down", "bot-broke"
"""What may be told of bots: that none can think, and that one has died over this position."""


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
                await room.services.store.standing.until(State.WELL)
    except Exception:
        broke("table-broke", table=room.code)
        room.broke = True
        room.fail("broken")


async def _turn(room: TableRoom) -> None:
    """Do what is due, then let bots think, or wait for the next thing."""
    room.stir.clear()
    table, rest = await _do_what_is_due(room)
    if rest is None:
        await _think(room, table)
    else:
        await _wait(room, rest.until)


async def _do_what_is_due(room: TableRoom) -> tuple[Table, Rest | None]:
    async with room.lock:
        assert room.table is not None
        now, rest = room.docket.now, room.rest
        if rest is None or not rest.holds(room.table, now):
            bench = room.docket.bench()
            done = await room.services.workers.attempt(bench, _advanced, room.table, now)
            outcome, rest, dear = done
            room.rest = rest
            await room.settle(outcome, wanted=bench.wanted)
            room.docket.expect(dear, outcome.table.number, room.audience.show)
        return room.table, rest


async def _turn_with_verdicts(room: TableRoom) -> None:
    """If what is due needs a verdict, the clock stands until it comes, and the table is free."""
    try:
        return await _turn(room)
    except UnjudgedError as error:
        brief = error.brief
    async with room.docket.adjourned(room.docket.now, room.put_off):
        while True:
            await room.docket.find_surely(brief)
            try:
                await _do_what_is_due(room)
            except UnjudgedError as error:
                brief = error.brief
            else:
                return None


def _advanced(table: Table, now: int) -> tuple[Outcome, Rest | None, list[Brief]]:
    """Return what is due, how long the table rests then, and which papers are yet to be judged."""
    outcome = advance(table, now, asking=False)
    return outcome, rest_of(outcome.table), unjudged(outcome.table.state)


async def _think(room: TableRoom, table: Table) -> None:
    """Ask all bots that have not been asked."""
    seats, think = table.unasked, room.services.workers.think
    try:
        choices = await asyncio.gather(*(think(table, seat) for seat in seats))
    except NoThinkersError as error:
        room.troubled(DOWN, error)
        await _wait(room, _soon(room, table))
        return
    lost = {seat for seat, choice in zip(seats, choices, strict=True) if choice == BROKEN}
    room.troubled(BROKE if lost & set(table.awaited) else "")
    async with room.lock:
        now = room.table
        if now is None or now.number != table.number:
            return
        for seat, choice in zip(seats, choices, strict=True):
            now = planned(now, seat, choice)
        room.table = now


def _soon(room: TableRoom, table: Table) -> int:
    """When to try again: what is due by the clock is not put off."""
    later, tick = room.services.clock.now() + AGAIN, due(table)
    return later if tick is None else min(later, tick)


async def _wait(room: TableRoom, moment: int | None) -> None:
    """Until that moment, or until something changes."""
    stands = moment is None or room.docket.stands
    wait = None if moment is None or stands else room.services.clock.until(moment)
    try:
        await asyncio.wait_for(room.stir.wait(), wait)
    except TimeoutError:
        return
