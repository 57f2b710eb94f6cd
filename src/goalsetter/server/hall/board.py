"""The maker's board: a tile for each table of the round, and everybody who waits."""

from __future__ import annotations

from goalsetter.play import Phase, Seat, seats_of
from goalsetter.server import wire
from goalsetter.server.hall.hall import Hall
from goalsetter.server.room.order import terms_for
from goalsetter.server.room.room import TableRoom
from goalsetter.server.view import terms_of
from goalsetter.server.view.lobby import help_for
from goalsetter.server.view.qr import drawn
from goalsetter.server.view.sentences import in_codes
from goalsetter.table import Pace, Table
from goalsetter.words import message


async def board_of(hall: Hall, link: str) -> wire.HallBoard:
    """All that the maker sees."""
    path, side = drawn(link)
    rooms, points = await hall.rooms(), hall.points
    seats = {(sat.at_table, sat.seat): sat.member for sat in hall.seats.values()}
    return wire.HallBoard(
        notice=notice_of(hall),
        link=link,
        qr=path,
        qr_size=side,
        paused=hall.kept.paused,
        tables=[tile_of(room, seats) for room in rooms.values()],
        waiting=[
            wire.HallGuest(member=waits.number, name=waits.name, here=hall.is_here(waits))
            for waits in hall.waiting
        ],
        points=[
            wire.HallScore(name=member.name, points=points.get(member.number, 0))
            for member in hall.kept.members
            if not member.left
        ],
    )


def notice_of(hall: Hall) -> wire.HallNotice:
    """A hall from outside: nobody in it is named but its maker."""
    order = hall.order
    terms = terms_of(terms_for(order), Pace(order.pace), order.shakes, help_for(hall.table_order))
    return wire.HallNotice(
        code=hall.code,
        host=order.nickname,
        terms=terms,
        round=hall.kept.round,
        members=sum(not member.left for member in hall.kept.members),
    )


def tile_of(room: TableRoom, members: dict[tuple[str, str], int]) -> wire.HallTile:
    """One table at a glance."""
    table, now = room.table, room.services.clock.now()
    idle = 0 if table is None else max(0, (table.held or now) - table.since)
    waits = _awaited(room, table)
    is_stuck = idle >= room.services.limits.stuck and state_of(room) in ("playing", "between")
    levels = {kept.seat: kept.level for kept in room.kept.seats}
    names = room.names
    players = [
        wire.HallPlayer(
            seat=seat,
            name=names.get(seat, ""),
            member=members.get((room.code, seat), -1),
            bot=bool(levels.get(seat)),
            here=bool(levels.get(seat)) or seat in room.audience.here,
            left=table is not None and seat in table.state.absent,
            gone=seat in room.long_gone,
            ready=seat in (room.ready if table is None else table.ready),
            points=table.state.total(seat) if table is not None else 0,
            turn=seat in waits,
            stuck=is_stuck and seat in waits and not levels.get(seat),
        )
        for seat in seats_of(room.order.players)
    ]
    phase = in_codes(message(f"phase-{table.state.shake.phase.value}")) if table else ""
    return wire.HallTile(
        code=room.code,
        state=state_of(room),
        shake=table.state.shake.number if table else 0,
        shakes=room.order.shakes,
        phase=phase,
        idle=idle,
        players=players,
    )


def state_of(room: TableRoom) -> wire.HallTileState:
    """How a table stands, in one word."""
    table = room.table
    if room.unreadable or room.failed:
        return "broken"
    if table is None:
        return "paused" if room.company.held else "waiting"
    if table.over or room.kept.over:
        return "over"
    if table.held is not None:
        return "paused"
    return "between" if table.state.shake.phase is Phase.END else "playing"


def _awaited(room: TableRoom, table: Table | None) -> frozenset[Seat]:
    """The players whose deed or word is missing."""
    if table is None:
        return frozenset(room.people) - room.ready
    if table.over:
        return frozenset()
    if table.state.shake.phase is Phase.END:
        return frozenset(table.seating.people) - table.ready
    return frozenset(table.awaited)
