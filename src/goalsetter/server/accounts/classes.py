"""Classes: made, filled from a list, given cards, moved, put away and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from random import Random

from goalsetter.roster import Roster, RosterColumn, RosterKind, read_roster
from goalsetter.rules import Division
from goalsetter.server.accounts.card_words import CardSecret, new_secret
from goalsetter.server.accounts.directory import Directory
from goalsetter.server.accounts.entrance import DOOR_OPEN, moment
from goalsetter.server.accounts.links import LONGEST_NAME, plain
from goalsetter.server.accounts.names import NamesKey
from goalsetter.server.accounts.nicknames import folded, new_nickname
from goalsetter.server.accounts.passwords import Passwords
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, new_class_code, new_id, new_token
from goalsetter.server.name_filter import NameFilter
from goalsetter.server.store import (
    TAKEN,
    AccountsGone,
    Assignment,
    Change,
    ClassCoach,
    ClassNotice,
    Guardianship,
    KeptChild,
    KeptClass,
    KnownDevice,
    Membership,
    SignIn,
    StoreError,
    altered,
)

COACHES = GUARDIANS = 2
"""How many coaches a class may have, and how many guardians a child."""
MOST_CHILDREN = 60
"""How many children a class may have, as many as a room takes."""
LONGEST_REAL, LONGEST_NICKNAME = 100, 20
"""A nickname fits where any name at a table does."""
TRIES = 20
DIVISIONS = tuple(division.value for division in Division)
GRADES = tuple(str(grade) for grade in range(1, 13))
COLUMNS = (
    RosterColumn(code="name", required=True, longest=LONGEST_REAL),
    RosterColumn(code="nickname", longest=LONGEST_NICKNAME, unique=True),
    RosterColumn(code="division", choices=DIVISIONS),
    RosterColumn(code="grade", choices=GRADES),
)
"""The columns of a list of children; only the name is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewCard:
    """A card as it is printed once: nobody can read it back."""

    child: KeptChild
    secret: CardSecret
    key: str


class ClassRegister:
    """Does what coaches do with classes; whether they may is asked before."""

    def __init__(
        self, directory: Directory, passwords: Passwords, names: NamesKey, words: NameFilter
    ) -> None:
        self.directory, self.passwords = directory, passwords
        self.names, self.words = names, words

    async def make(self, school: str, name: str, coach: str) -> KeptClass:
        """A new class of a school, with its first coach."""
        called = plain(name, LONGEST_NAME, "class")
        for _ in range(TRIES):
            now = moment()
            group = KeptClass(
                id=new_id(), school=school, code=new_class_code(), name=called, made=now, used=now
            )
            try:
                await self.directory.store.keep([group, ClassCoach(group=group.id, person=coach)])
            except StoreError as error:
                if error.code != TAKEN:
                    raise
            else:
                return group
        raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)

    # Children from a list.

    def read(self, source: str | bytes, kind: RosterKind) -> Roster:
        """A list of children, every row of it, with what is wrong in it."""
        return read_roster(source, kind=kind, columns=COLUMNS, twins=("name",))

    async def add(self, group: KeptClass, roster: Roster, guardian: str, chance: Random) -> int:
        """Make every child of a list, or none; how many. A list with a problem is refused."""
        if not roster.is_usable or not roster.rows:
            raise UnfitError("roster-unclean", count=len(roster.all_problems))
        members = await self.directory.store.accounts(Membership, group=group.id)
        if len(members) + len(roster.rows) > MOST_CHILDREN:
            raise UnfitError("class-full", HTTPStatus.CONFLICT, most=MOST_CHILDREN)
        known = await self.directory.store.accounts(KeptChild, school=group.school)
        taken = {child.folded for child in known}
        wishes = {folded(row.value("nickname")) for row in roster.rows} - {""}
        if clash := sorted(taken & wishes):
            raise UnfitError("nickname-taken", HTTPStatus.CONFLICT, name=clash[0])
        taken |= wishes
        changes, now = list[Change](), moment()
        for row in roster.rows:
            nickname = row.value("nickname") or new_nickname(taken, chance)
            self.words.check(nickname)
            taken.add(folded(nickname))
            child = KeptChild(
                id=new_id(),
                school=group.school,
                nickname=" ".join(nickname.split()),
                folded=folded(nickname),
                division=row.value("division"),
                grade=int(row.value("grade") or 0),
                name=self.names.lock(row.value("name")),
                made=now,
            )
            changes += [
                child,
                Guardianship(child=child.id, person=guardian, since=now),
                Membership(group=group.id, child=child.id, since=now),
            ]
        await self.directory.store.keep(changes)
        return len(roster.rows)

    async def change(
        self,
        child: KeptChild,
        *,
        nickname: str,
        division: str,
        language: str,
        name: str,
        grade: int = 0,
    ) -> None:
        """A guardian corrects what is known of a child; empty leaves it as it is."""
        values: dict[str, str | int] = {}
        if nickname:
            called = plain(nickname, LONGEST_NICKNAME, "nickname")
            self.words.check(called)
            values |= {"nickname": called, "folded": folded(called)}
        if division:
            if division not in DIVISIONS:
                known, came = ", ".join(DIVISIONS), division[:40]
                raise UnfitError("unknown-choice", what="division", known=known, came=came)
            values["division"] = division
        if language:
            values["language"] = plain(language, 8, "language")
        if name:
            values["name"] = self.names.lock(plain(name, LONGEST_REAL, "name"))
        if grade:
            if str(grade) not in GRADES:
                raise UnfitError("not-within", what="grade", most=len(GRADES), came=grade)
            values["grade"] = grade
        if not values:
            return
        try:
            await self.directory.store.keep([altered(child, **values)])
        except StoreError as error:
            if error.code != TAKEN:
                raise
            raise UnfitError("nickname-taken", HTTPStatus.CONFLICT, name=nickname[:24]) from error

    # Cards and the door.

    async def make_cards(self, children: Sequence[KeptChild]) -> list[NewCard]:
        """New cards: the old ones open nothing any more, and whoever came in by them is out."""
        cards, changes = list[NewCard](), list[Change]()
        for child in children:
            secret, key = new_secret(), new_token()
            digest = await self.passwords.make(secret.spelled)
            cards.append(NewCard(child=child, secret=secret, key=key))
            changes.append(altered(child, secret=digest, card=digest_of(key)))
            changes += [AccountsGone(kind=SignIn, where=(("person", child.id),))]
        await self.directory.store.keep(changes)
        return cards

    async def set_door(self, group: KeptClass, *, is_open: bool) -> KeptClass:
        """Open the door for a quarter of an hour, or close it."""
        now = moment()
        door = now + DOOR_OPEN if is_open else 0
        await self.directory.store.keep([altered(group, door=door, used=now)])
        return replace(group, door=door, used=now)

    # Relations.

    async def move(
        self, children: Sequence[KeptChild], old: KeptClass, new: KeptClass | None
    ) -> None:
        """Children leave a class, for another of the school or for none; accounts stay."""
        if new is not None:
            members = await self.directory.store.accounts(Membership, group=new.id)
            if new.school != old.school or len(members) + len(children) > MOST_CHILDREN:
                raise UnfitError("class-full", HTTPStatus.CONFLICT, most=MOST_CHILDREN)
        changes, now = list[Change](), moment()
        for child in children:
            where = (("group", old.id), ("child", child.id))
            changes.append(AccountsGone(kind=Membership, where=where))
            if new is not None:
                changes.append(Membership(group=new.id, child=child.id, since=now))
        await self.directory.store.keep(changes)

    async def name_guardian(self, child: KeptChild, person: str, instead: str = "") -> None:
        """A second guardian, or another ``instead`` of one: a hand-over."""
        rows = await self.directory.store.accounts(Guardianship, child=child.id)
        guardians = {row.person for row in rows} - {instead}
        if person not in guardians and len(guardians) >= GUARDIANS:
            raise UnfitError("guardians-enough", HTTPStatus.CONFLICT, most=GUARDIANS)
        changes: list[Change] = [Guardianship(child=child.id, person=person, since=moment())]
        if instead and instead != person:
            where = (("child", child.id), ("person", instead))
            changes.append(AccountsGone(kind=Guardianship, where=where))
        await self.directory.store.keep(changes)

    async def name_coach(self, group: KeptClass, person: str) -> None:
        """One more coach for a class."""
        rows = await self.directory.store.accounts(ClassCoach, group=group.id)
        coaches = {row.person for row in rows}
        if person not in coaches and len(coaches) >= COACHES:
            raise UnfitError("coaches-enough", HTTPStatus.CONFLICT, most=COACHES)
        await self.directory.store.keep([ClassCoach(group=group.id, person=person)])

    async def delete(self, group: KeptClass) -> None:
        """A class goes; its children stay with their guardians."""
        kinds = (Membership, ClassCoach, KnownDevice, ClassNotice, Assignment)
        gone = [AccountsGone(kind=kind, where=(("group", group.id),)) for kind in kinds]
        await self.directory.store.keep(
            [*gone, AccountsGone(kind=KeptClass, where=(("id", group.id),))]
        )
