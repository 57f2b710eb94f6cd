"""Halls as they are kept: a class comes by one link and is seated at tables, round by round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from goalsetter.server.store.errors import TAKEN, StoreError

USUALLY_OPEN = "phrases variations"
"""The things that players may use in a hall unless its maker closes them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HallMade:
    """A hall was opened; ``order`` is that of its tables, ``key`` the digest of its maker's key."""

    code: str
    order: str
    key: str
    made: int
    """The time of day, in milliseconds since 1970."""
    opened: str = USUALLY_OPEN
    """Tools that its maker has opened for the players, in words with blanks between."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HallMember:
    """Somebody came into a hall, or has become another: ``key`` is the digest of the own key.

    Without a key, whoever comes next by that name is taken for this member.
    """

    code: str
    number: int
    """The place in the order of coming, from 0."""
    name: str
    key: str
    left: bool = False
    """Whether the member has left for good, and is not seated any more."""
    account: str = ""
    """The id of the child, if it came by a card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSeat:
    """A member sits at a table in a round; ``points`` are those of the match when it was closed."""

    code: str
    round: int
    member: int
    at_table: str
    seat: str
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSeatFreed:
    """A member sits nowhere in a round: the seat was given up before the match."""

    code: str
    round: int
    member: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HallTurned:
    """A hall is in a round, paused or not, and was used at a time of day."""

    code: str
    round: int
    paused: bool
    used: int
    opened: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HallDeleted:
    """A hall is gone; its tables stay until they are deleted themselves."""

    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HallsAged:
    """Halls that were not used since a time of day are gone."""

    before: int


OfHall = HallMade | HallMember | HallSeat | HallSeatFreed | HallTurned | HallDeleted | HallsAged


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptHall:
    """All that is kept of one hall."""

    code: str
    order: str
    key: str
    made: int
    used: int = 0
    round: int = 1
    paused: bool = False
    opened: str = USUALLY_OPEN
    members: tuple[HallMember, ...] = ()
    """In the order of coming."""
    seats: tuple[HallSeat, ...] = ()
    """Of all rounds."""


# In memory: the hall after each change.

Halls = dict[str, KeptHall]


def _made(halls: Halls, change: HallMade) -> KeptHall:
    if change.code in halls:
        raise StoreError(TAKEN, change.code)
    return KeptHall(
        code=change.code,
        order=change.order,
        key=change.key,
        made=change.made,
        used=change.made,
        opened=change.opened,
    )


def with_member(hall: KeptHall, member: HallMember) -> KeptHall:
    """The hall with a member, in place of the same one before."""
    others = [known for known in hall.members if known.number != member.number]
    return replace(hall, members=tuple(sorted((*others, member), key=lambda known: known.number)))


def with_seat(hall: KeptHall, seat: HallSeat) -> KeptHall:
    """The hall with a seat, in place of the same member's in that round."""
    freed = HallSeatFreed(code=seat.code, round=seat.round, member=seat.member)
    seats = (*without_seat(hall, freed).seats, seat)
    return replace(hall, seats=tuple(sorted(seats, key=lambda sat: (sat.round, sat.member))))


def without_seat(hall: KeptHall, freed: HallSeatFreed) -> KeptHall:
    """The hall in which a member has no seat in a round."""
    gone = freed.round, freed.member
    return replace(hall, seats=tuple(sat for sat in hall.seats if (sat.round, sat.member) != gone))


def turned(hall: KeptHall, change: HallTurned) -> KeptHall:
    """The hall in another round, or paused."""
    return replace(
        hall,
        round=change.round,
        paused=change.paused,
        used=change.used,
        opened=change.opened,
    )


MAKES: dict[type, Callable[[KeptHall, Any], KeptHall]] = {
    HallMember: with_member,
    HallSeat: with_seat,
    HallSeatFreed: without_seat,
    HallTurned: turned,
}
"""The hall after each change of one that is there."""


def after(halls: Halls, change: OfHall) -> Halls:
    """All halls after a change; one of a hall that is gone changes nothing."""
    if isinstance(change, HallMade):
        return {**halls, change.code: _made(halls, change)}
    if isinstance(change, HallDeleted):
        return {code: hall for code, hall in halls.items() if code != change.code}
    if isinstance(change, HallsAged):
        return {code: hall for code, hall in halls.items() if hall.used >= change.before}
    hall = halls.get(change.code)
    return halls if hall is None else {**halls, change.code: MAKES[type(change)](hall, change)}
