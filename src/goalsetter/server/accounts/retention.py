"""Retention: how long accounts keep what children did, and how a class that nobody opens goes.

Matches are kept until the end of the next season, then as sums. A class that nobody opened for
thirteen months goes a month after a letter to its grown-ups, and with it the children who are in no
other class and have not come in either.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from goalsetter.server.accounts.seasons import BEGINS, season_of
from goalsetter.server.accounts.sessions import in_millis
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.room.retention import BETWEEN_SWEEPS, ClockWatch
from goalsetter.server.store import (
    AccountsGone,
    Assignment,
    Change,
    ClassCoach,
    ClassNotice,
    GuardianLetter,
    Guardianship,
    KeptChild,
    KeptClass,
    KnownDevice,
    Look,
    Membership,
    PlayedMatch,
    PlayTotal,
    Store,
    StoreError,
    altered,
)

DAY = 24 * 3600 * 1000
UNOPENED = 396 * DAY
"""Thirteen months: after so long without use a letter goes out."""
WARNED = 30 * DAY
"""For how long the class stays after the letter."""
LETTERS_KEPT = 180 * DAY
ENDING, GONE = "class-ending", "class-gone"
"""Kinds of letters."""
Erase = Callable[[str], Awaitable[None]]
"""How a child is erased: on a server that runs, from its tables too."""
OF_CLASS = (Membership, ClassCoach, KnownDevice, ClassNotice, Assignment)
"""Rows that go with a class."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tidied:
    """How much was done: matches summed up, letters written, classes deleted, children erased."""

    matches: int = 0
    letters: int = 0
    classes: int = 0
    children: int = 0


def kept_since(now: datetime) -> int:
    """Single matches are kept from the beginning of the season before this one."""
    begun = now.replace(
        year=season_of(now) - 1, month=BEGINS, day=1, hour=0, minute=0, second=0, microsecond=0
    )
    return in_millis(begun)


def summed(past: PlayTotal, matches: Sequence[PlayedMatch]) -> PlayTotal:
    """The sums of a child with some more matches in them."""
    return PlayTotal(
        child=past.child,
        matches=past.matches + len(matches),
        millis=past.millis + sum(one.millis for one in matches),
        points=past.points + sum(one.points for one in matches),
        best=past.best + sum(one.best for one in matches),
        kept=past.kept + sum(one.kept for one in matches),
    )


async def sum_up(store: Store, since: int) -> int:
    """Put the matches from before a time into sums; how many there were.

    A child's matches go and its sums change in one act: stopped on the way, none is counted twice.
    """
    old: dict[str, list[PlayedMatch]] = defaultdict(list)
    for match in await store.accounts(PlayedMatch):
        if match.at < since:
            old[match.child].append(match)
    for child, matches in old.items():
        known = await store.accounts(PlayTotal, child=child)
        changes: list[Change] = [summed(known[0] if known else PlayTotal(child=child), matches)]
        for match in matches:
            where = (("child", child), ("code", match.code))
            changes.append(AccountsGone(kind=PlayedMatch, where=where))
        await store.keep(changes)
    for look in await store.accounts(Look):
        if look.at < since:
            await store.keep([AccountsGone(kind=Look, where=(("id", look.id),))])
    return sum(len(matches) for matches in old.values())


async def grownups_of(store: Store, group: KeptClass) -> list[str]:
    """The coaches of a class and the guardians of its children."""
    coaches = [row.person for row in await store.accounts(ClassCoach, group=group.id)]
    members = [row.child for row in await store.accounts(Membership, group=group.id)]
    guardians = await store.accounts(Guardianship, child=members) if members else []
    return sorted({*coaches, *(row.person for row in guardians)})


async def letters_for(
    store: Store, group: KeptClass, kind: str, now: int, ends: int
) -> list[Change]:
    """A letter to every grown-up of a class."""
    return [
        GuardianLetter(
            id=new_id(),
            person=person,
            group=group.id,
            name=group.name,
            at=now,
            ends=ends,
            kind=kind,
        )
        for person in await grownups_of(store, group)
    ]


async def unseen_children(store: Store, group: KeptClass, before: int) -> list[str]:
    """The children of a class who are in no other, and have not come in since a time."""
    members = [row.child for row in await store.accounts(Membership, group=group.id)]
    rows = await store.accounts(Membership, child=members) if members else []
    elsewhere = {row.child for row in rows if row.group != group.id}
    children = await store.accounts(KeptChild, id=members) if members else []
    return [
        child.id
        for child in children
        if child.id not in elsewhere and max(child.seen, child.made) < before
    ]


async def tidy(store: Store, now: datetime, erase: Erase) -> Tidied:
    """Do all that is due at a moment; children go by ``erase``, each before its class does."""
    at, letters, classes, children = in_millis(now), 0, 0, 0
    matches = await sum_up(store, kept_since(now))
    warned = {row.group: row for row in await store.accounts(GuardianLetter, kind=ENDING)}
    for group in await store.accounts(KeptClass):
        if max(group.used, group.made) >= at - UNOPENED:
            continue
        letter = warned.get(group.id)
        if letter is None:
            written = await letters_for(store, group, ENDING, at, at + WARNED)
            await store.keep(written)
            letters += len(written)
            # Nobody is left who could read one: the class waits for its day all the same.
            if written:
                continue
        elif letter.ends > at:
            continue
        changes = await letters_for(store, group, GONE, at, at)
        for child in await unseen_children(store, group, at - UNOPENED):
            await erase(child)
            children += 1
        gone = [AccountsGone(kind=kind, where=(("group", group.id),)) for kind in OF_CLASS]
        ending = (("group", group.id), ("kind", ENDING))
        changes += [AccountsGone(kind=GuardianLetter, where=ending), *gone]
        await store.keep([*changes, AccountsGone(kind=KeptClass, where=(("id", group.id),))])
        classes += 1
    for old in await store.accounts(GuardianLetter):
        if old.at < at - LETTERS_KEPT:
            await store.keep([AccountsGone(kind=GuardianLetter, where=(("id", old.id),))])
    return Tidied(matches=matches, letters=letters, classes=classes, children=children)


async def note_opened(store: Store, group: KeptClass, now: int) -> None:
    """A class was opened: a letter about its end is void. Once a day is enough."""
    if now - group.used >= DAY:
        ending = (("group", group.id), ("kind", ENDING))
        void = AccountsGone(kind=GuardianLetter, where=ending)
        await store.keep([altered(group, used=now), void])


async def tidy_often(store: Store, erase: Erase, watch: ClockWatch | None = None) -> None:
    """Tidy once a day, by a clock that was watched for a day: a wrong one deletes nothing."""
    clock = watch or ClockWatch()
    while True:
        try:
            if clock.look():
                now = datetime.fromtimestamp(clock.wall()).astimezone()
                due = await tidy(store, now, erase)
                tell("accounts-tidied", matches=due.matches, classes=due.classes)
        except (StoreError, UnfitError) as error:
            complain("tidying-failed", error)
        await asyncio.sleep(BETWEEN_SWEEPS)
