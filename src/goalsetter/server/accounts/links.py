"""One-time links: a grown-up joins a school, sets the first password, or gets a new one."""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus

from goalsetter.server.accounts.directory import Directory
from goalsetter.server.accounts.entrance import LONGEST_LOGIN, moment, too_many
from goalsetter.server.accounts.nicknames import folded
from goalsetter.server.accounts.passwords import LONGEST, SHORTEST, Passwords
from goalsetter.server.accounts.rights import POSTS
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, new_id, new_token
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.store import (
    TAKEN,
    AccountsGone,
    Change,
    KeptGrownup,
    KeptSchool,
    OneTimeLink,
    SchoolPost,
    SignIn,
    StoreError,
    altered,
)

JOIN, RECOVER = "join", "recover"
"""Kinds of links."""
LASTS = {JOIN: 7 * 24 * 3600 * 1000, RECOVER: 24 * 3600 * 1000}
"""For how many milliseconds each is good."""
LONGEST_NAME, LONGEST_EMAIL = 60, 200


def new_link(
    kind: str, *, school: str = "", person: str = "", post: str = "", by: str = ""
) -> tuple[str, OneTimeLink]:
    """A key for one use, and what is kept of it."""
    key = new_token()
    return key, OneTimeLink(
        digest=digest_of(key),
        kind=kind,
        person=person,
        school=school,
        post=post,
        by=by,
        ends=moment() + LASTS[kind],
    )


def new_school(name: str) -> KeptSchool:
    """A school of a name."""
    return KeptSchool(id=new_id(), name=plain(name, LONGEST_NAME, "school"), made=moment())


def plain(text: str, most: int, what: str) -> str:
    """A short text in one line; empty, too long or with control signs raises ``UnfitError``."""
    line = " ".join(text.split())
    if not line or len(line) > most or not line.isprintable():
        raise UnfitError("account-text", what=what, most=most, came=line[:20])
    return line


def check_post(post: str) -> str:
    """A post of a school; any other raises ``UnfitError``."""
    if post not in POSTS:
        raise UnfitError("account-post", came=post[:20], known=", ".join(POSTS))
    return post


class Links:
    """Makes grown-ups from links."""

    def __init__(self, directory: Directory, passwords: Passwords, misses: Buckets) -> None:
        self.directory, self.passwords, self._misses = directory, passwords, misses
        self._turn = asyncio.Lock()

    async def find(self, key: str, network: str) -> OneTimeLink:
        """The link of a key, if it is good."""
        if not self._misses.has_some(network):
            raise too_many()
        link = await self.directory.one(OneTimeLink, digest=digest_of(key)) if key else None
        if link is None or link.ends <= moment():
            self._misses.take(network)
            raise UnfitError("account-no-link", HTTPStatus.FORBIDDEN)
        return link

    async def use(
        self, key: str, network: str, *, login: str, name: str, password: str, email: str
    ) -> KeptGrownup:
        """The grown-up who comes of a link, once: two at the same moment do not both get in."""
        async with self._turn:
            link = await self.find(key, network)
            spent = AccountsGone(kind=OneTimeLink, where=(("digest", link.digest),))
            if link.kind == RECOVER:
                return await self._recover(link, password, spent)
            person = await self._joining(login, name, password, email)
            post = SchoolPost(school=link.school, person=person.id, post=link.post)
            try:
                await self.directory.store.keep([spent, person, post])
            except StoreError as error:
                if error.code != TAKEN:
                    raise
                raise UnfitError("account-login-taken", HTTPStatus.CONFLICT) from error
            return person

    async def _joining(self, login: str, name: str, password: str, email: str) -> KeptGrownup:
        wanted = folded(login)
        if not re.fullmatch(r"[\w.@+-]{3,80}", wanted):
            raise UnfitError("account-login", most=LONGEST_LOGIN, came=login[:20])
        if len(email) > LONGEST_EMAIL or (email and "@" not in email):
            raise UnfitError("account-email")
        check_password(password, wanted)
        called = plain(name, LONGEST_NAME, "name")
        digest = await self.passwords.make(password)
        return KeptGrownup(
            id=new_id(), login=wanted, name=called, email=email, password=digest, made=moment()
        )

    async def _recover(self, link: OneTimeLink, password: str, spent: Change) -> KeptGrownup:
        person = await self.directory.one(KeptGrownup, id=link.person)
        if person is None:
            raise UnfitError("account-no-link", HTTPStatus.FORBIDDEN)
        changes = await self.password_changes(person, password)
        await self.directory.store.keep([spent, *changes])
        return person

    async def password_changes(self, person: KeptGrownup, password: str) -> list[Change]:
        """The changes by which somebody has another password: every session is over."""
        check_password(password, person.login)
        digest = await self.passwords.make(password)
        return [
            altered(person, password=digest),
            AccountsGone(kind=SignIn, where=(("person", person.id),)),
        ]


def check_password(password: str, login: str) -> None:
    """Raise ``UnfitError`` for a password that is short, endless, or the login itself."""
    if not SHORTEST <= len(password) <= LONGEST or folded(password) == login:
        raise UnfitError("account-password", least=SHORTEST, most=LONGEST)
