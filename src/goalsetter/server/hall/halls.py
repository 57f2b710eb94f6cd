"""All halls of a server: opened, found, woken after a restart, deleted."""

from __future__ import annotations

from http import HTTPStatus
from random import Random
from time import time

import msgspec

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.hall import Hall
from goalsetter.server.hall.rounds import finish_changes
from goalsetter.server.keys import as_hall_code, digest_of, new_hall_code, new_seed, new_token
from goalsetter.server.ops.logs import tell
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.order import checked, nickname
from goalsetter.server.room.registry import TRIES, Registry
from goalsetter.server.store import TAKEN, USUALLY_OPEN, HallDeleted, HallMade, StoreError

REMEMBERED = 200
"""How many halls are kept in mind: the one that was asked for longest ago is forgotten first."""


class Halls:
    """The halls, each in mind once."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        limits = registry.services.limits
        self._halls: dict[str, Hall] = {}
        self._misses = Buckets(limits.misses, limits.misses_at_once)
        self._joins = Buckets(limits.joins, limits.joins_at_once)

    async def open(self, order: wire.Order, opened: str = USUALLY_OPEN) -> tuple[str, str]:
        """Open a hall for tables of an order, with some tools; its code, and the maker's key."""
        wanted = checked(order)
        self.registry.services.names.check(nickname(order.nickname))
        token, ordered = new_token(), msgspec.json.encode(wanted).decode()
        for _ in range(TRIES):
            code, now = new_hall_code(), int(time() * 1000)
            made = HallMade(code=code, order=ordered, key=digest_of(token), made=now, opened=opened)
            try:
                await self.registry.services.store.keep([made])
            except StoreError as error:
                if error.code != TAKEN:
                    raise
            else:
                tell("hall-made", table=code, edition=order.edition)
                return code, token
        raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)

    async def find(self, name: str, who: str) -> Hall:
        """The hall of a code; a network that names many that are none has to wait."""
        code = as_hall_code(name)
        hall = self._halls.pop(code, None) or await self._woken(name, code, who)
        self._halls[code] = hall
        while len(self._halls) > REMEMBERED:
            self._halls.pop(next(iter(self._halls)))
        return hall

    async def _woken(self, name: str, code: str, who: str) -> Hall:
        if not self._misses.has_some(who):
            raise UnfitError("too-many-codes", HTTPStatus.TOO_MANY_REQUESTS)
        kept = await self.registry.services.store.hall(code) if code else None
        if kept is None:
            self._misses.take(who)
            raise UnfitError("no-hall", HTTPStatus.NOT_FOUND, code=name[:12])
        if code in self._halls:  # somebody else has woken it meanwhile
            return self._halls[code]
        hall = self._halls[code] = Hall(kept, self.registry, Random(new_seed()))
        await finish_changes(hall)
        return hall

    def awake(self, code: str) -> Hall | None:
        """A hall that is in mind."""
        return self._halls.get(code)

    async def join(self, hall: Hall, name: str, who: str, former: str = "") -> str:
        """Somebody comes into a hall, or comes back by a former key; the key."""
        if not self._joins.take(who):
            raise UnfitError("hall-too-many", HTTPStatus.TOO_MANY_REQUESTS)
        return await hall.join(name, former)

    async def delete(self, hall: Hall) -> None:
        """All that is kept of a hall goes; its tables go by their own age."""
        async with hall.turn:
            await self.registry.services.store.keep([HallDeleted(code=hall.code)])
            hall.deleted = True
            self._halls.pop(hall.code, None)
            tell("hall-deleted", table=hall.code)
