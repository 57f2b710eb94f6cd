"""The entrance: how children and grown-ups come in, how often they may try, and their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from time import time

from goalsetter.server.accounts.card_words import as_secret
from goalsetter.server.accounts.directory import NOBODY, Directory
from goalsetter.server.accounts.nicknames import folded
from goalsetter.server.accounts.passwords import Passwords
from goalsetter.server.accounts.rights import Actor
from goalsetter.server.accounts.sessions import SEEN, child_ends, grownup_ends, in_millis
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import as_class_code, digest_of, new_id, new_token
from goalsetter.server.ops.logs import tell
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.settings import Limits
from goalsetter.server.store import (
    AccountsEnded,
    AccountsGone,
    ClassNotice,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KnownDevice,
    Membership,
    SignIn,
    altered,
)

DOOR_OPEN = 15 * 60 * 1000
"""For how many milliseconds a door stands open."""
NOTICE_EVERY = 10 * 60 * 1000
"""How often a coach is told of wrong tries, at most."""
LONGEST_LOGIN = 80


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at the entrance: from which network, on which device, by what kind of browser."""

    network: str
    device: str = ""
    """The digest of the device's cookie; empty without one."""
    browser: str = ""


def moment() -> int:
    """This moment, in milliseconds since 1970."""
    return int(time() * 1000)


class Entrance:
    """Lets people in."""

    def __init__(self, directory: Directory, passwords: Passwords, limits: Limits) -> None:
        self.directory, self.passwords = directory, passwords
        self._by_class = Buckets(limits.class_tries, limits.class_tries_at_once)
        self._by_network = Buckets(limits.network_tries, limits.network_tries_at_once)
        self._by_both = Buckets(limits.card_tries, limits.card_tries_at_once)
        self._noticed: dict[str, int] = {}

    # Children.

    async def by_card(self, key: str, visitor: Visitor) -> KeptChild:
        """The child whose card it is; a key is too long to be guessed."""
        if not self._by_network.has_some(visitor.network):
            raise too_many()
        child = await self.directory.one(KeptChild, card=digest_of(key)) if key else None
        if child is None:
            self._by_network.take(visitor.network)
            raise UnfitError("account-no-card", HTTPStatus.FORBIDDEN)
        return child

    async def by_words(self, code: str, nickname: str, secret: str, visitor: Visitor) -> KeptChild:
        """The child of a class who has a nickname and knows the words.

        Class, nickname and words are wrong in the same way, after the same work.
        """
        group = await self.class_by_code(code)
        where = group.id if group else "no class"
        both = f"{where} {visitor.network}"
        checks = ((self._by_both, both), (self._by_class, where))
        tries = (*checks, (self._by_network, visitor.network))
        if not all(buckets.has_some(who) for buckets, who in tries):
            await self._notice(group)
            raise too_many()
        # Before the work: many tries at once must not all be let through.
        for buckets, who in tries:
            buckets.take(who)
        child = await self._named(group, nickname)
        digest = child.secret if child is not None else ""
        if not await self.passwords.fits(digest, as_secret(secret)) or child is None:
            raise UnfitError("account-wrong-words", HTTPStatus.FORBIDDEN)
        # Whoever knows the words has not guessed: a whole class may share one network.
        for buckets, who in tries:
            buckets.give_back(who)
        return child

    async def class_by_code(self, code: str) -> KeptClass | None:
        """The class of a code, if it is in use."""
        known = as_class_code(code)
        group = await self.directory.one(KeptClass, code=known) if known else None
        return None if group is None or group.archived else group

    async def _named(self, group: KeptClass | None, nickname: str) -> KeptChild | None:
        wanted = folded(nickname[:LONGEST_LOGIN])
        if group is None:
            return None
        known = await self.directory.one(KeptChild, school=group.school, folded=wanted)
        if known is None or not await self.directory.one(
            Membership, group=group.id, child=known.id
        ):
            return None
        return known

    async def _notice(self, group: KeptClass | None) -> None:
        """A word to the coaches, seldom enough that nobody can flood them."""
        now = moment()
        if group is None or now - self._noticed.get(group.id, 0) < NOTICE_EVERY:
            return
        self._noticed[group.id] = now
        notice = ClassNotice(id=new_id(), group=group.id, at=now, kind="many-tries")
        await self.directory.store.keep([notice])
        tell("class-tries", group=group.id)

    async def nicknames(self, code: str, visitor: Visitor) -> tuple[bool, list[str]]:
        """The list at the door: only while it stands open, or on a device that the class knows.

        A code that no class has is answered as a closed door is.
        """
        if not self._by_network.has_some(visitor.network):
            raise too_many()
        group = await self.class_by_code(code)
        if group is None:
            self._by_network.take(visitor.network)
            return False, []
        is_open = group.door > moment()
        store = self.directory.store
        known = visitor.device and await store.accounts(
            KnownDevice, digest=visitor.device, group=group.id
        )
        if not is_open and not known:
            return False, []
        return True, [child.nickname for child in await self.directory.members(group.id)]

    # Grown-ups.

    async def by_password(self, login: str, password: str, visitor: Visitor) -> KeptGrownup:
        """The grown-up of a login; unknown ones take as long as wrong passwords."""
        wanted = folded(login[:LONGEST_LOGIN])
        tries = ((self._by_both, f"login {wanted}"), (self._by_network, visitor.network))
        if not all(buckets.has_some(who) for buckets, who in tries):
            raise too_many()
        for buckets, who in tries:
            buckets.take(who)
        person = await self.directory.one(KeptGrownup, login=wanted)
        digest = person.password if person is not None else ""
        if not await self.passwords.fits(digest, password[:1_000]) or person is None:
            raise UnfitError("account-wrong-password", HTTPStatus.FORBIDDEN)
        for buckets, who in tries:
            buckets.give_back(who)
        return person

    # Sessions.

    async def sign_in(
        self, person: KeptChild | KeptGrownup, visitor: Visitor, *, own: bool = False, old: str = ""
    ) -> tuple[str, int]:
        """A new session, and when it ends; the one that the browser had before is over."""
        is_child = isinstance(person, KeptChild)
        token, now, at = new_token(), datetime.now().astimezone(), moment()
        ends = in_millis(child_ends(now, own=own) if is_child else grownup_ends(now))
        session = SignIn(
            digest=digest_of(token),
            id=new_id(),
            person=person.id,
            is_child=is_child,
            made=at,
            seen=at,
            ends=ends,
            own=own and is_child,
            device=visitor.browser,
        )
        over = [AccountsGone(kind=SignIn, where=(("digest", digest_of(old)),))] if old else []
        await self.directory.store.keep(
            [*over, AccountsEnded(before=at), session, altered(person, seen=at)]
        )
        tell("signed-in", child=is_child)
        return token, ends

    async def remember_device(self, child: KeptChild, visitor: Visitor) -> None:
        """From now on the device is shown the lists of the child's classes."""
        groups = await self.directory.store.accounts(Membership, child=child.id)
        # Kept by when it ends, so that old ones go with old sessions.
        seen = moment() + 400 * 24 * 3600 * 1000
        known = [
            KnownDevice(digest=visitor.device, group=member.group, seen=seen) for member in groups
        ]
        await self.directory.store.keep(known)

    async def session(self, token: str) -> SignIn | None:
        """The session of a cookie, unless it has ended."""
        session = await self.directory.one(SignIn, digest=digest_of(token)) if token else None
        now = moment()
        if session is None or session.ends <= now:
            return None
        if now - session.seen > SEEN:
            await self.directory.store.keep([altered(session, seen=now)])
        return session

    async def actor(self, session: SignIn | None) -> Actor:
        """The person who asks, with every post as it is now."""
        if session is None:
            return NOBODY
        if session.is_child:
            return await self.directory.child_actor(session.person)
        return await self.directory.grownup_actor(session.person)


def too_many() -> UnfitError:
    """The answer to too many wrong tries."""
    return UnfitError("account-too-many", HTTPStatus.TOO_MANY_REQUESTS)
