"""The directory: who is related to whom, as the store has it now, and whether a deed is allowed.

Nothing is remembered between two questions: a command line may change accounts while a server runs.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TypeVar

from goalsetter.server.accounts.rights import AccountDeed, AccountTarget, Actor, may
from goalsetter.server.errors import UnfitError
from goalsetter.server.store import (
    ClassCoach,
    Guardianship,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KeptSchool,
    Membership,
    SchoolPost,
    Store,
)

A = TypeVar("A")
NOBODY = Actor()
OWNER = Actor(is_owner=True)


def not_yours() -> UnfitError:
    """The one answer to whoever asks for something that is not there, or not for him."""
    return UnfitError("account-not-yours", HTTPStatus.FORBIDDEN)


class Directory:
    """Looks people, classes and schools up, and asks the table of rights."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def one(self, kind: type[A], **where: object) -> A | None:
        """The row of a kind, if there is one."""
        rows = await self.store.accounts(kind, **where)
        return rows[0] if rows else None

    # Who asks.

    async def child_actor(self, id: str) -> Actor:
        """A child who has come in."""
        return Actor(id=id, is_child=True) if await self.one(KeptChild, id=id) else NOBODY

    async def grownup_actor(self, id: str) -> Actor:
        """A grown-up who has come in, with every post."""
        if await self.one(KeptGrownup, id=id) is None:
            return NOBODY
        posts = await self.store.accounts(SchoolPost, person=id)
        return Actor(id=id, posts=frozenset((post.school, post.post) for post in posts))

    # What is asked about: without the right it is as if it were not there.

    async def child(self, actor: Actor, deed: AccountDeed, id: str) -> KeptChild:
        """A child to whom somebody may do a deed."""
        child = await self.one(KeptChild, id=id)
        if child is None or not may(actor, deed, await self.of_child(child)):
            raise not_yours()
        return child

    async def group(self, actor: Actor, deed: AccountDeed, id: str) -> KeptClass:
        """A class to which somebody may do a deed."""
        group = await self.one(KeptClass, id=id)
        if group is None or not may(actor, deed, await self.of_class(group)):
            raise not_yours()
        return group

    async def school(self, actor: Actor, deed: AccountDeed, id: str) -> KeptSchool:
        """A school to which somebody may do a deed."""
        school = await self.one(KeptSchool, id=id)
        if school is None or not may(actor, deed, AccountTarget(school=school.id)):
            raise not_yours()
        return school

    async def grownup(self, actor: Actor, deed: AccountDeed, id: str) -> KeptGrownup:
        """A grown-up to whom somebody may do a deed in one of that person's schools."""
        person = await self.one(KeptGrownup, id=id)
        posts = await self.store.accounts(SchoolPost, person=id)
        schools = [post.school for post in posts] or [""]
        targets = [AccountTarget(school=school, person=id) for school in schools]
        if person is None or not any(may(actor, deed, target) for target in targets):
            raise not_yours()
        return person

    async def of_child(self, child: KeptChild) -> AccountTarget:
        """A child with its guardians and the coaches of its classes."""
        guardians = await self.store.accounts(Guardianship, child=child.id)
        groups = [member.group for member in await self.store.accounts(Membership, child=child.id)]
        coaches = await self.store.accounts(ClassCoach, group=groups) if groups else []
        return AccountTarget(
            school=child.school,
            person=child.id,
            guardians=frozenset(row.person for row in guardians),
            coaches=frozenset(row.person for row in coaches),
        )

    async def of_class(self, group: KeptClass) -> AccountTarget:
        """A class with its coaches."""
        coaches = await self.store.accounts(ClassCoach, group=group.id)
        return AccountTarget(school=group.school, coaches=frozenset(row.person for row in coaches))

    async def guarded(self, actor: Actor, children: list[KeptChild]) -> set[str]:
        """Those of some children whose real names somebody may read, looked up together."""
        ids = [child.id for child in children]
        rows = await self.store.accounts(Guardianship, child=ids) if ids else []
        guardians: dict[str, set[str]] = {}
        for row in rows:
            guardians.setdefault(row.child, set()).add(row.person)
        return {
            child.id
            for child in children
            if may(
                actor,
                AccountDeed.READ_NAME,
                AccountTarget(
                    school=child.school,
                    person=child.id,
                    guardians=frozenset(guardians.get(child.id, ())),
                ),
            )
        }

    async def members(self, group: str) -> list[KeptChild]:
        """The children of a class, by nickname."""
        rows = await self.store.accounts(Membership, group=group)
        ids = [row.child for row in rows]
        children = await self.store.accounts(KeptChild, id=ids) if ids else []
        return sorted(children, key=lambda child: child.folded)
