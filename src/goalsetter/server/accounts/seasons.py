"""Seasons: the next begins with the list of the last, lists go up a grade, classes change hands.

The class of the new season takes over the code: cards that were printed with it stay good.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from http import HTTPStatus

from goalsetter.rules import Division
from goalsetter.server.accounts.classes import COACHES, TRIES
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.links import LONGEST_NAME, plain
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_class_code, new_id
from goalsetter.server.store import (
    TAKEN,
    AccountsGone,
    Change,
    ClassCoach,
    Guardianship,
    KeptChild,
    KeptClass,
    KnownDevice,
    Membership,
    Store,
    StoreError,
    altered,
)

LAST_GRADE = 12
BEGINS = 8
"""The month with which a season begins: the end of the one before is the end of July."""
DIVISIONS = tuple(Division)
HIGHEST_GRADE = {
    Division.ELEMENTARY: 6,
    Division.MIDDLE: 8,
    Division.JUNIOR: 10,
    Division.SENIOR: LAST_GRADE,
}
"""The highest grade that plays in each division."""


def season_of(at: datetime) -> int:
    """The year in which the season of a moment began."""
    return at.year if at.month >= BEGINS else at.year - 1


def division_of(grade: int) -> Division | None:
    """The division in which a grade plays; none for no grade."""
    fitting = (one for one, highest in HIGHEST_GRADE.items() if grade <= highest)
    return next(fitting, None) if grade else None


def promoted(child: KeptChild) -> Change | None:
    """A child one grade on; nothing for one whose grade nobody said, or who is in the last.

    The division goes up with the grade and never down: a child may play with older ones.
    """
    if not 0 < child.grade < LAST_GRADE:
        return None
    own = DIVISIONS.index(Division(child.division)) if child.division else 0
    usual = division_of(child.grade + 1)
    division = DIVISIONS[max(own, DIVISIONS.index(usual))] if usual else DIVISIONS[own]
    return altered(child, grade=child.grade + 1, division=division.value)


async def promote(store: Store, children: Sequence[KeptChild]) -> int:
    """Everybody goes up a grade; how many did."""
    changes = [change for change in map(promoted, children) if change is not None]
    await store.keep(changes)
    return len(changes)


async def roll_over(
    store: Store, old: KeptClass, name: str, children: Sequence[KeptChild], *, up: bool
) -> KeptClass:
    """The class of the next season, with those who come along; the old one is put away.

    Children who do not come along stay in the old class, and with their guardians.
    """
    called, now = plain(name, LONGEST_NAME, "class"), moment()
    if old.archived:
        raise UnfitError("season-over", HTTPStatus.CONFLICT)
    coaches = await store.accounts(ClassCoach, group=old.id)
    devices = await store.accounts(KnownDevice, group=old.id)
    for _ in range(TRIES):
        new = KeptClass(
            id=new_id(),
            school=old.school,
            code=old.code,
            name=called,
            made=now,
            used=now,
            opened=old.opened,
        )
        # First the old class lets go of its code: no two have the same.
        away: dict[str, str | int] = {
            "code": new_class_code(),
            "archived": now,
            "door": 0,
            "hall": "",
            "hall_key": "",
        }
        changes: list[Change] = [altered(old, **away), new]
        changes += [ClassCoach(group=new.id, person=row.person) for row in coaches]
        changes += [KnownDevice(digest=d.digest, group=new.id, seen=d.seen) for d in devices]
        for child in children:
            where = (("group", old.id), ("child", child.id))
            changes.append(AccountsGone(kind=Membership, where=where))
            changes.append(Membership(group=new.id, child=child.id, since=now))
        changes += [one for one in map(promoted, children) if one is not None] if up else []
        try:
            await store.keep(changes)
        except StoreError as error:
            if error.code != TAKEN:
                raise
        else:
            return new
    raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)


async def hand_over(store: Store, group: KeptClass, old: str, new: str) -> None:
    """A class gets another coach in one's place, who answers for its children from now on."""
    if old == new:
        raise UnfitError("hand-over-self", HTTPStatus.CONFLICT)
    coaches = {row.person for row in await store.accounts(ClassCoach, group=group.id)}
    if len(coaches - {old} | {new}) > COACHES:
        raise UnfitError("coaches-enough", HTTPStatus.CONFLICT, most=COACHES)
    members = [row.child for row in await store.accounts(Membership, group=group.id)]
    guarded = await store.accounts(Guardianship, child=members, person=old) if members else []
    now = moment()
    changes: list[Change] = [
        ClassCoach(group=group.id, person=new),
        AccountsGone(kind=ClassCoach, where=(("group", group.id), ("person", old))),
    ]
    for row in guarded:
        where = (("child", row.child), ("person", old))
        changes.append(Guardianship(child=row.child, person=new, since=now))
        changes.append(AccountsGone(kind=Guardianship, where=where))
    await store.keep(changes)
