"""The office: all that accounts need, together, and the erasing of a child while others play."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from goalsetter.server.accounts.adoption import Adoptions
from goalsetter.server.accounts.classes import ClassRegister
from goalsetter.server.accounts.directory import Directory
from goalsetter.server.accounts.entrance import Entrance, moment
from goalsetter.server.accounts.erasure import (
    erase_again,
    erasing,
    listed_erasures,
    note_erasure,
    touched_by,
)
from goalsetter.server.accounts.links import Links
from goalsetter.server.accounts.names import FILE, NamesKey
from goalsetter.server.accounts.passwords import Passwords
from goalsetter.server.hall.halls import Halls
from goalsetter.server.ops.logs import tell
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.registry import Registry
from goalsetter.server.services import Services
from goalsetter.server.settings import Settings
from goalsetter.server.store import Erasure, KeptSchool
from goalsetter.server.workers.analysis import Bureau


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """The accounts of a server."""

    directory: Directory
    entrance: Entrance
    links: Links
    classes: ClassRegister
    adoptions: Adoptions
    names: NamesKey
    folder: Path

    async def has_accounts(self) -> bool:
        """Whether there is any school: without one the server is as it was."""
        return bool(await self.directory.store.accounts(KeptSchool))

    async def erase(self, child: str, registry: Registry, halls: Halls, bureau: Bureau) -> None:
        """Erase a child at once, also from matches that go on: their tables come up anew.

        Turns are taken first, halls before tables, so that nobody writes the old name meanwhile.
        """
        store = self.directory.store
        async with AsyncExitStack() as turns:
            for code in sorted({member.code for member in await store.halls_of(child)}):
                if hall := halls.awake(code):
                    await turns.enter_async_context(hall.turn)
            # After the halls: whoever has a hall's turn may be waking one of its tables.
            await turns.enter_async_context(registry.waking)
            for code in sorted({code for code, _ in await store.seats_of(child)}):
                if (room := registry.rooms.get(code)) is not None:
                    await turns.enter_async_context(room.turn)
                    # One that is being made has the old name in it.
                    await room.snapshots.close()
            # First the list outside the database: a crash must not leave a child undeleted in it.
            erasure = Erasure(child=child, at=moment())
            note_erasure(self.folder, erasure)
            changes = await erasing(store, child, erasure.at)
            tables, rooms, analyses = touched_by(changes)
            await store.keep(changes)
            for code in tables & registry.rooms.keys():
                registry.rooms[code].vanish("renewed")
            for code in rooms:
                if hall := halls.awake(code):
                    hall.take([c for c in changes if getattr(c, "code", "") == code])
        for code in [code for code in tables if registry.is_waking(code)]:
            # It may have been read before we wrote: it is written and read once more.
            late = await registry.find_room(code)
            async with late.turn:
                await late.snapshots.close()
                await store.keep([c for c in changes if getattr(c, "code", "") == code])
                late.vanish("renewed")
        for id in analyses:
            bureau.renew(id)
        tell("child-erased", tables=len(tables))


async def open_office(settings: Settings, services: Services) -> Office:
    """The office of a server; children who came back with an older backup are erased again."""
    directory, passwords = Directory(services.store), Passwords()
    names = NamesKey(settings.names_key or settings.data / FILE)
    limits = services.limits
    misses = Buckets(limits.network_tries, limits.network_tries_at_once)
    office = Office(
        directory=directory,
        entrance=Entrance(directory, passwords, limits),
        links=Links(directory, passwords, misses),
        classes=ClassRegister(directory, passwords, names, services.names),
        adoptions=Adoptions(services.store, misses),
        names=names,
        folder=settings.data,
    )
    await erase_again(services.store, listed_erasures(settings.data))
    return office
