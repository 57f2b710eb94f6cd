"""The owner's commands on accounts: the first grown-up, recovery, the key of names, erasing.

Whoever is at the command line is the owner; the table of rights is asked all the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from goalsetter.server.accounts.directory import OWNER, Directory
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.erasure import erase_again, erasing, listed_erasures, note_erasure
from goalsetter.server.accounts.links import JOIN, RECOVER, check_post, new_link, new_school
from goalsetter.server.accounts.names import FILE, NamesKey
from goalsetter.server.accounts.nicknames import folded
from goalsetter.server.accounts.retention import Tidied, tidy
from goalsetter.server.accounts.rights import DIRECTOR, AccountDeed, AccountTarget, may
from goalsetter.server.admin.control import ERASE
from goalsetter.server.admin.store_access import by_server, store_made, with_store
from goalsetter.server.errors import UnfitError
from goalsetter.server.network import UnservableError
from goalsetter.server.settings import Settings
from goalsetter.server.store import (
    Change,
    Erasure,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KeptSchool,
    SchoolPost,
    SqlStore,
    StoreError,
    altered,
    store_there,
)

T = TypeVar("T")
LOCKED = "store-locked"
"""The code of a store that a server has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountLine:
    """A school and one of its grown-ups, for a list; counts are the school's."""

    school: str
    login: str
    name: str
    post: str
    children: int
    classes: int


def names_key_of(settings: Settings) -> NamesKey:
    """The key of real names."""
    return NamesKey(settings.names_key or settings.data / FILE)


def check_owner(deed: AccountDeed) -> None:
    """Ask the table of rights for the owner."""
    assert may(OWNER, deed, AccountTarget()), deed


def start_school(settings: Settings, name: str, post: str = DIRECTOR) -> str:
    """Make a school, or take one of that name, and return the key of a link for a grown-up."""
    check_owner(AccountDeed.MAKE_SCHOOL)

    async def work(store: SqlStore) -> str:
        schools = await store.accounts(KeptSchool)
        known = next((one for one in schools if folded(one.name) == folded(name)), None)
        school = known or new_school(name)
        key, link = new_link(JOIN, school=school.id, post=check_post(post))
        await store.keep_beside([school, link])
        return key

    return with_accounts(settings, work)


def recover_login(settings: Settings, login: str) -> str:
    """Return the key of a link by which a grown-up sets a new password."""
    check_owner(AccountDeed.RECOVER_DIRECTOR)

    async def work(store: SqlStore) -> str:
        person = await Directory(store).one(KeptGrownup, login=folded(login))
        if person is None:
            raise UnservableError("accounts-no-login", login=login)
        key, link = new_link(RECOVER, person=person.id)
        await store.keep_beside([link])
        return key

    return with_accounts(settings, work)


def list_accounts(settings: Settings) -> list[AccountLine]:
    """Every grown-up with school and post; no child is named."""

    async def work(store: SqlStore) -> list[AccountLine]:
        people = {person.id: person for person in await store.accounts(KeptGrownup)}
        schools = {school.id: school for school in await store.accounts(KeptSchool)}
        children = [child.school for child in await store.accounts(KeptChild)]
        classes = [group.school for group in await store.accounts(KeptClass)]
        return [
            AccountLine(
                school=schools[post.school].name,
                login=people[post.person].login,
                name=people[post.person].name,
                post=post.post,
                children=children.count(post.school),
                classes=classes.count(post.school),
            )
            for post in await store.accounts(SchoolPost)
        ]

    return with_accounts(settings, work)


def change_names_key(settings: Settings, *, drop_old: bool = False) -> int:
    """Lock every real name by a new key, while a server runs or not; how many there are."""
    check_owner(AccountDeed.CHANGE_KEY)
    names = names_key_of(settings)

    async def work(store: SqlStore) -> int:
        children = await store.accounts(KeptChild)
        groups = [group for group in await store.accounts(KeptClass) if group.hall_key]
        if not all(names.opens(child.name) for child in children):
            raise UnservableError("accounts-key-wrong", path=names.path)
        # From here on a server that runs locks by the new key, and still reads the old ones.
        names.add()
        changes: list[Change] = [
            altered(child, name=names.relock(child.name)) for child in children if child.name
        ]
        changes += [
            altered(group, hall_key=names.relock(group.hall_key))
            for group in groups
            if names.opens(group.hall_key)
        ]
        await store.keep_beside(changes)
        if drop_old:
            names.drop_old()
        return sum(bool(child.name) for child in children)

    return with_accounts(settings, work)


def erase_children(settings: Settings, ids: Sequence[str]) -> int:
    """Erase children, by the server if one runs; how many there were."""
    check_owner(AccountDeed.ERASE_CHILD)

    async def work(store: SqlStore) -> int:
        await store.open()
        known = await store.accounts(KeptChild, id=list(ids))
        for child in known:
            erasure = Erasure(child=child.id, at=moment())
            note_erasure(settings.data, erasure)
            await store.keep(await erasing(store, child.id, erasure.at))
        return len(known)

    count = by_server(settings, ERASE, ids)
    return with_store(settings, work, store_there) if count is None else count


def tidy_accounts(settings: Settings) -> Tidied:
    """Do what is due by age; a server that runs has the store, and does it itself."""
    check_owner(AccountDeed.TIDY)

    async def work(store: SqlStore) -> Tidied:
        await store.open()

        async def erase(child: str) -> None:
            erasure = Erasure(child=child, at=moment())
            note_erasure(settings.data, erasure)
            await store.keep(await erasing(store, child, erasure.at))

        return await tidy(store, datetime.now().astimezone(), erase)

    return with_store(settings, work, store_there)


# Restoring.


def check_names_key(settings: Settings, backup: Path, key_file: Path | None) -> None:
    """A backup with names that no key here opens raises ``UnservableError``: the key is asked for.

    Keys of ``key_file`` are taken in first.
    """
    names = names_key_of(settings)
    if key_file is not None:
        names.take_in(key_file)
    for locked in names_in_backup(backup):
        if not names.opens(locked):
            raise UnservableError("accounts-key-wrong", path=names.path)


def names_in_backup(backup: Path) -> list[str]:
    """The locked names in a backup; none in one from before there were accounts."""
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT name FROM children WHERE name <> ''").fetchall()
    except sqlite3.Error:
        return []
    return [str(name) for (name,) in rows]


async def erase_restored(store: SqlStore, settings: Settings) -> int:
    """Erase whoever was erased before and is back; how many there were."""
    return await erase_again(store, listed_erasures(settings.data))


def with_accounts(settings: Settings, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something with a store whose tables are up to date, while a server runs or not.

    A server that runs has no account in mind, so rows are written beside it.
    """

    async def ready(store: SqlStore) -> T:
        try:
            await store.open()
        except StoreError as error:
            # A server has it, on this machine or another: its tables are up to date.
            if error.code != LOCKED:
                raise
        return await work(store)

    try:
        return with_store(settings, ready, store_made)
    except UnfitError as error:
        raise UnservableError(f"server-{error.code}", **error.details) from error
