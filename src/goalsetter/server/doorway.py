"""Before the match: people take seats, the owner begins, and with the last seat taken it starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus

from goalsetter.play import JUDGE, Seat
from goalsetter.server import wire
from goalsetter.server.audience import Guest
from goalsetter.server.faults import UnfitError
from goalsetter.server.host import Host
from goalsetter.server.ledger import head_of
from goalsetter.server.logs import tell
from goalsetter.server.ordering import filled, free_seats, nickname, seating_for
from goalsetter.server.running import run
from goalsetter.server.stores import Begun, Change, Kept, KeptSeat, Keyed, Sat
from goalsetter.table import Table, open_table


async def sit(host: Host, name: str, digest: str, role: str = "player") -> Seat:
    """Somebody takes a free seat, or the judge's; with the last player the match begins."""
    async with host.lock:
        if host.company.closed or host.legibility.lost:
            code = "closed" if host.company.closed else "unreadable"
            raise UnfitError(code, HTTPStatus.CONFLICT)
        seat = _free_for_judge(host) if role == JUDGE else _free_for_player(host)
        known = nickname(name, [each.name for each in host.kept.seats])
        host.means.names.check(known)
        key = Keyed(digest=digest, code=host.code, seat=seat)
        await _seat(host, [KeptSeat(seat=seat, name=known)], [key])
        return seat


def _free_for_player(host: Host) -> Seat:
    free = free_seats(host.order, host.kept.seats)
    if host.kept.head or not free:
        raise UnfitError("no-seat", HTTPStatus.CONFLICT)
    return free[0]


def _free_for_judge(host: Host) -> Seat:
    """A judge may also come when the match has begun."""
    if host.judge_seat != "free":
        raise UnfitError("no-judge-seat", HTTPStatus.CONFLICT)
    return JUDGE


async def start(host: Host, guest: Guest, frame: wire.Start) -> None:
    """The owner begins: bots take the seats that are free."""
    async with host.lock:
        if host.kept.head:
            raise UnfitError("begun")
        if guest.seat != host.company.owner:
            raise UnfitError("not-owner")
        await _seat(host, filled(host.order, host.kept.seats), [])
        guest.outbox.put(wire.Done(id=frame.id, number=0))


async def begin_if_full(host: Host) -> None:
    """A table at which nobody is waited for begins."""
    async with host.lock:
        if not host.kept.head:
            await _seat(host, [], [])


async def _seat(host: Host, seats: Sequence[KeptSeat], keys: Sequence[Keyed]) -> None:
    """Seats are taken; when all are, the match begins."""
    changes: list[Change] = [
        Sat(code=host.code, seat=each.seat, name=each.name, level=each.level) for each in seats
    ]
    kept = _with(host.kept, seats, keys)
    table = None
    if not kept.head and not free_seats(host.order, kept.seats):
        table, begun = await _opened(host, kept.seats)
        kept = replace(kept, head=begun.head, begun=begun.begun)
        changes.append(begun)
    await host.keep([*changes, *keys])
    host.kept = kept
    for key in keys:
        host.absences.expect(Seat(key.seat))
    if table is not None:
        host.table = table
        bots = sum(bool(each.level) for each in kept.seats)
        tell("table-begun", table=host.code, seats=len(kept.seats), bots=bots)
        host.audience.tell(wire.News(whole=True, entries=[]))
        host.run(run(host))
    host.refresh()


def _with(kept: Kept, seats: Sequence[KeptSeat], keys: Sequence[Keyed]) -> Kept:
    taken = sorted((*kept.seats, *seats), key=lambda each: each.seat)
    fits = [(key.digest, key.seat) for key in keys]
    return replace(kept, seats=tuple(taken), keys=(*kept.keys, *fits))


async def _opened(host: Host, seats: Sequence[KeptSeat]) -> tuple[Table, Begun]:
    """The table at which nothing has been done, and what is kept of its beginning."""
    seating, at = seating_for(host.order, seats), host.means.clock.now()
    head = await host.means.room.work(head_of, seating)
    return open_table(seating, at), Begun(code=host.code, head=head, begun=at)
