"""Adoption: a child with an account comes to another coach, by its card and its guardian's word.

Neither is enough alone: the card says which child, the word that a guardian agrees.
"""

from __future__ import annotations

from http import HTTPStatus

from goalsetter.server.accounts.card_words import as_secret, new_secret
from goalsetter.server.accounts.classes import GUARDIANS, LONGEST_NICKNAME, MOST_CHILDREN
from goalsetter.server.accounts.entrance import Visitor, moment, too_many
from goalsetter.server.accounts.nicknames import folded
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, new_id
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.store import (
    AccountsGone,
    Change,
    Guardianship,
    KeptChild,
    KeptClass,
    Look,
    Membership,
    OneTimeLink,
    Store,
    altered,
)

ADOPT, LEAVES = "adopt", "leave"
"""The kind of the link, and the mark of a guardian who gives the child away."""
LASTS = 7 * 24 * 3600 * 1000
"""For how many milliseconds a word is good."""


def digest_of_word(child: str, word: str) -> str:
    """The digest of a word for one child: it opens no other."""
    return digest_of(f"{ADOPT} {child} {as_secret(word)}")


async def give_word(
    store: Store, child: KeptChild, guardian: str, *, leave: bool
) -> tuple[str, int]:
    """The word of a guardian, which is kept nowhere, and when it ends; an older one is void."""
    word, ends = new_secret().spelled, moment() + LASTS
    link = OneTimeLink(
        digest=digest_of_word(child.id, word),
        kind=ADOPT,
        person=child.id,
        school=child.school,
        post=LEAVES if leave else "",
        by=guardian,
        ends=ends,
    )
    before = (("kind", ADOPT), ("person", child.id), ("by", guardian))
    await store.keep([AccountsGone(kind=OneTimeLink, where=before), link])
    return word, ends


class Adoptions:
    """Adopts children; wrong words are counted by network."""

    def __init__(self, store: Store, misses: Buckets) -> None:
        self.store, self._misses = store, misses

    async def adopt(
        self, child: KeptChild, word: str, group: KeptClass, coach: str, visitor: Visitor
    ) -> None:
        """The child comes into a class, and the coach answers for it from now on."""
        if not self._misses.has_some(visitor.network):
            raise too_many()
        rows = await self.store.accounts(OneTimeLink, digest=digest_of_word(child.id, word))
        link = next((row for row in rows if row.kind == ADOPT and row.ends > moment()), None)
        guardians = {row.person for row in await self.store.accounts(Guardianship, child=child.id)}
        # A word ends with the guardianship of whoever gave it.
        if link is None or link.by not in guardians:
            self._misses.take(visitor.network)
            raise UnfitError("adoption-word", HTTPStatus.FORBIDDEN)
        after = (guardians - {link.by} if link.post == LEAVES else guardians) | {coach}
        if len(after) > GUARDIANS:
            raise UnfitError("guardians-enough", HTTPStatus.CONFLICT, most=GUARDIANS)
        members = await self.store.accounts(Membership, group=group.id)
        if len(members) >= MOST_CHILDREN:
            raise UnfitError("class-full", HTTPStatus.CONFLICT, most=MOST_CHILDREN)
        now = moment()
        changes: list[Change] = [
            AccountsGone(kind=OneTimeLink, where=(("digest", link.digest),)),
            Look(id=new_id(), child=child.id, person=coach, at=now, kind="adopted"),
        ]
        changes += await self._changed_school(child, group.school)
        changes += [
            AccountsGone(kind=Guardianship, where=(("child", child.id), ("person", person)))
            for person in sorted(guardians - after)
        ]
        changes += [
            Guardianship(child=child.id, person=person, since=now)
            for person in sorted(after - guardians)
        ]
        await self.store.keep([*changes, Membership(group=group.id, child=child.id, since=now)])

    async def _changed_school(self, child: KeptChild, school: str) -> list[Change]:
        """A child is of one school: it leaves the classes of the old one."""
        if child.school == school:
            return []
        known = await self.store.accounts(KeptChild, school=school)
        taken, called, count = {one.folded for one in known}, child.nickname, 2
        while folded(called) in taken:
            called = f"{child.nickname[: LONGEST_NICKNAME - 3]} {count}"
            count += 1
        left = AccountsGone(kind=Membership, where=(("child", child.id),))
        moved = altered(child, school=school, nickname=called, folded=folded(called))
        return [left, moved]
