"""Code guessing: a network that tries many codes that no table has must wait."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from goalsetter.server.errors import UnfitError, no_table
from goalsetter.server.keys import as_code, as_match_id, digest_of
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.room import TableRoom

if TYPE_CHECKING:
    from goalsetter.server.room.registry import Registry


class CodeGuessing:
    """The one way to a table for somebody who names it, with a limit on names of none."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        limits = registry.services.limits
        self._misses = Buckets(limits.misses, limits.misses_at_once)
        """How many codes each network may try that no table has."""

    async def find_room(self, name: str, who: str, token: str = "") -> TableRoom:
        """The room of a table that is named by its code or by the long name of its match.

        A key is looked at before any limit: others behind the same address may have tried a
        thousand codes. Without one, a network that names many that are none has to wait.
        """
        room = await self.find_by_key(name, token) if token else None
        if room is not None:
            return room
        if not self._misses.has_some(who):
            raise UnfitError("too-many-codes", HTTPStatus.TOO_MANY_REQUESTS)
        try:
            return await self._by_name(name)
        except UnfitError as error:
            if error.status == HTTPStatus.NOT_FOUND:
                self._misses.take(who)
            raise

    async def find_by_key(self, name: str, token: str) -> TableRoom | None:
        """The table at which a key opens a seat, if that is the one that is named.

        A key is too long to be guessed, so a wrong one counts for nothing.
        """
        registry = self._registry
        awake = registry.rooms.get(as_code(name))
        if awake is not None and not awake.failed and awake.seat_of(token) is not None:
            return await registry.find_room(awake.code)
        code = await registry.services.store.opened_by(digest_of(token))
        if not code or as_code(name) not in ("", code):
            return None
        room = await registry.find_room(code)
        return room if (as_code(name) or as_match_id(name)) in (room.code, room.kept.id) else None

    async def _by_name(self, name: str) -> TableRoom:
        """A code is short enough to be guessed, so it is good only until its match is over."""
        if as_code(name):
            room = await self._registry.find_room(name)
            if room.kept.over:
                raise no_table(name)
            return room
        code = await self._registry.services.store.code_of(as_match_id(name))
        if not code:
            raise no_table(name)
        return await self._registry.find_room(code)
