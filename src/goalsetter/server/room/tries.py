"""A position tried again: a new table with bots, begun from an action of a shake that is over."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus

import msgspec

from goalsetter.play import Seat, State
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, new_token
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.lobby import begin_from_position
from goalsetter.server.room.order import bot_at, seating_for
from goalsetter.server.room.people import OWNS
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import KeptSeat, Note
from goalsetter.table import USUAL_LEVEL, Table, is_position, shakes_until, states


async def open_try(registry: Registry, room: TableRoom, seat: Seat, after: int) -> wire.Seated:
    """Open a table at which a player has the same seat and bots the others, without a clock."""
    table = room.table
    state = None
    if table is not None and room.legible:
        state = await room.verdicts.work(position_in, table, after, seat)
    if table is None or state is None:
        raise UnfitError("no-position", HTTPStatus.NOT_FOUND)
    seats = seats_for(room, table, seat)
    order = msgspec.structs.replace(
        room.order,
        nickname=room.names[seat],
        bots=[kept.level for kept in seats if kept.level],
        pace="none",
        shakes=shakes_until(state),
        judge=False,
        watch=False,
    )
    token = new_token()
    # The owner of a table is whoever has seat A, unless a note says otherwise.
    owns = Note(
        code="", number=0, at=registry.services.clock.now(), after=0, by="", kind=OWNS, seat=seat
    )
    code = await registry.make_table(order, seats, {digest_of(token): seat}, notes=(owns,))
    tell("table-made", table=code, edition=order.edition, seats=order.players)
    # A house's own terms are told by the match itself, whatever an order of today would mean.
    seating = replace(seating_for(order, seats), terms=table.seating.terms)
    await begin_from_position(await registry.find_room(code), seating, table.log[:after])
    return wire.Seated(code=code, seat=seat, token=token)


def position_in(table: Table, after: int, seat: Seat) -> State | None:
    """Return the state after so many actions, if the player can try it again."""
    passed = tuple(states(table.seating, table.log))
    return passed[after - 1] if is_position(passed, after, seat) else None


def seats_for(room: TableRoom, table: Table, seat: Seat) -> list[KeptSeat]:
    """Return the player's own seat, and a bot in each other one: the same, if it was a bot."""
    account = next((kept.account for kept in room.kept.seats if kept.seat == seat), "")
    own = KeptSeat(seat=seat, name=room.names[seat], account=account)
    seats = [own]
    for other in table.seating.terms.seats:
        player = table.seating.player(other)
        if other == seat:
            continue
        if player.level and not player.stands_in:
            seats.append(KeptSeat(seat=other, name=player.name, level=player.level))
        else:
            # Not under the name of the person, who does none of this.
            seats.append(bot_at(other, USUAL_LEVEL, [*seats, *room.kept.seats]))
    return sorted(seats, key=lambda kept: kept.seat)
