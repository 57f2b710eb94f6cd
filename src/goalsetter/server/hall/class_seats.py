"""A class in its hall: seated by its coach, by lot, by level or by hand, and given its tools.

Children are seated whether they have come in or not: a seat waits for its child's account, and no
name opens it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus

from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.hall import Hall
from goalsetter.server.hall.rounds import lead_on, scored_at
from goalsetter.server.hall.seating import seat_by_lot, seat_by_score
from goalsetter.server.keys import digest_of, new_token
from goalsetter.server.room.moderation import open_tools
from goalsetter.server.store import Change, HallMember

LOT, LEVEL, HAND = "lot", "level", "hand"
"""Ways of seating."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """A child who is to be seated: the account, how it is called, and how strong it is."""

    account: str
    name: str
    strength: int = 0


async def seat_class(
    hall: Hall,
    pupils: Sequence[Pupil],
    way: str,
    by_hand: Sequence[Sequence[str]] = (),
    *,
    anyway: bool,
) -> None:
    """Seat children at new tables; matches that go on end ``anyway``, or nothing is done.

    ``by_hand`` are the accounts of each table, all of which are among the pupils.
    """
    async with hall.turn:
        hall.check_going()
        rooms = await hall.rooms()
        playing = [room for room in rooms.values() if room.lives]
        if playing and not anyway:
            raise UnfitError("hall-playing", HTTPStatus.CONFLICT, count=len(playing))
        if not pupils:
            raise UnfitError("class-nobody-here", HTTPStatus.CONFLICT)
        members = {member.account: member for member in members_for(hall, pupils)}
        groups = by_hand if way == HAND else drawn(hall, pupils, members, way)
        seated = [[members[account] for account in group] for group in groups]
        following = hall.kept.round + bool(hall.seats)
        changes: list[Change] = [
            *members.values(),
            *(scored_at(sat, rooms) for sat in hall.seats.values()),
            hall.turned_to(round=following),
        ]
        await hall.open_tables(seated, changes, round=following)
        for room in rooms.values():
            await lead_on(hall, room)


def members_for(hall: Hall, pupils: Sequence[Pupil]) -> Iterator[HallMember]:
    """The members of a hall for some children; those who are new have a key that nobody has."""
    known = {member.account: member for member in hall.kept.members if member.account}
    taken = {member.name.casefold() for member in hall.kept.members}
    number, most = len(hall.kept.members), hall.registry.services.limits.members
    for pupil in pupils:
        if pupil.account in known:
            yield known[pupil.account]
            continue
        if number >= most:
            raise UnfitError("hall-full", HTTPStatus.CONFLICT, most=most)
        called, count = pupil.name, 2
        while called.casefold() in taken:
            called, count = f"{pupil.name} {count}", count + 1
        taken.add(called.casefold())
        key = digest_of(new_token())
        yield HallMember(code=hall.code, number=number, name=called, key=key, account=pupil.account)
        number += 1


def drawn(
    hall: Hall, pupils: Sequence[Pupil], members: Mapping[str, HallMember], way: str
) -> list[list[str]]:
    """The accounts of each table, by lot, or those of like strength together."""
    together: dict[tuple[int, str], set[int]] = defaultdict(set)
    for sat in hall.kept.seats:
        together[sat.round, sat.at_table].add(sat.member)
    past = [frozenset(group) for group in together.values()]
    numbers = {members[pupil.account].number: pupil for pupil in pupils}
    most = hall.order.players
    if way == LEVEL:
        strengths = {number: pupil.strength for number, pupil in numbers.items()}
        groups = seat_by_score(list(numbers), most, past, strengths, hall.chance)
    else:
        groups = seat_by_lot(list(numbers), most, past, hall.chance)
    return [[numbers[number].account for number in group] for group in groups]


def check_groups(groups: Sequence[Sequence[str]], known: Sequence[str], most: int) -> None:
    """Raise ``UnfitError`` for tables by hand that are too large, empty, or name a child twice."""
    named = [account for group in groups for account in group]
    fits = all(1 <= len(group) <= most for group in groups)
    if not groups or not fits or len(set(named)) < len(named) or not set(named) <= set(known):
        raise UnfitError("seating-groups", most=most)


async def set_tools(hall: Hall, opened: str) -> None:
    """Open and close tools: hints and phrases at once, variations from the next match on."""
    async with hall.turn:
        await hall.keep([hall.turned_to(opened=opened)])
        for room in (await hall.rooms()).values():
            await open_tools(room, opened)
