"""Children of a class in its room: they come by their accounts, and an erased one is renamed."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus

from goalsetter.play import Seat
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.hall import Hall
from goalsetter.server.keys import digest_of, new_token
from goalsetter.server.room.moderation import change_locks
from goalsetter.server.store import HallMember


async def admit(hall: Hall, account: str, name: str) -> str:
    """A child comes into a hall by its account, and gets a key; an older key of it is void."""
    async with hall.turn:
        token = new_token()
        known = next((m for m in hall.kept.members if m.account == account), None)
        fresh = known or new_member(hall, account, name)
        member = replace(fresh, key=digest_of(token), left=False)
        sat = hall.seats.get(member.number)
        if sat is not None:
            room = await hall.registry.find_room(sat.at_table)
            await change_locks(room, Seat(sat.seat), [member])
            hall.take([member])
        else:
            await hall.keep([member, hall.turned_to()])
        hall.note_here(member.number)
        await hall.seat_waiting()
        return token


def new_member(hall: Hall, account: str, name: str) -> HallMember:
    """The next member of a hall. A guest who took the nickname first keeps it in this room."""
    members, most = hall.kept.members, hall.registry.services.limits.members
    if len(members) >= most:
        raise UnfitError("hall-full", HTTPStatus.CONFLICT, most=most)
    taken = {member.name.casefold() for member in members}
    called, count = name, 2
    while called.casefold() in taken:
        called, count = f"{name} {count}", count + 1
    return HallMember(code=hall.code, number=len(members), name=called, key="", account=account)


def without_account(member: HallMember) -> HallMember:
    """A member whose child was erased: nobody comes by that name any more."""
    return replace(member, name=f"Player {member.number + 1}", key="", left=True, account="")
