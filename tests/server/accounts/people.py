"""Browsers with cookies, and a school with a coach and children, for tests of accounts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from unittest.mock import patch

from goalsetter.server import Limits, MemoryStore, Settings, Store
from goalsetter.server.accounts import classes
from goalsetter.server.accounts.links import JOIN, new_link, new_school
from goalsetter.server.store import SqlStore
from tests.server.running import HASTE, PATIENCE, Running, running

PASSWORD = "correct horse 7"
NAMES = ("Zebulon Quince", "Wilhelmina Oakes", "Ignatius Plumtree")
"""Real names that nobody else has."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer over HTTP, with its cookies as they were sent."""

    status: int
    body: bytes
    cookies: list[str]
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a fault."""
        return str(self.json["code"])


@dataclass
class Web:
    """A browser: it keeps cookies, and can be told to send other headers."""

    port: int
    jar: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request with the cookies of this browser."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        cookies = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        sent |= {"cookie": cookies} if cookies else {}
        try:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        given = [value for name, value in response.getheaders() if name.lower() == "set-cookie"]
        for text in given:
            for name, morsel in SimpleCookie(text).items():
                if morsel.value:
                    self.jar[name] = morsel.value
                else:
                    self.jar.pop(name, None)
        known = {name.lower(): value for name, value in response.getheaders()}
        return Reply(response.status, content, given, known)

    def get(self, path: str) -> Any:
        """The body of a page that has to be there."""
        reply = self.ask("GET", path)
        assert reply.status == 200, reply.body
        return reply.json

    def post(self, path: str, body: object = None, method: str = "POST") -> Any:
        """Do something that has to succeed."""
        reply = self.ask(method, path, body)
        assert reply.status in (200, 204), reply.body
        return reply.json if reply.status == 200 and reply.body[:1] == b"{" else reply.body


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as it was printed: its key, its words, and whose it is."""

    nickname: str
    key: str
    words: str


@dataclass
class Town:
    """A server with schools on it."""

    server: Running
    settings: Settings
    keys: dict[str, str]
    """The key of the first link of each school."""

    def web(self) -> Web:
        """A new browser."""
        return Web(self.server.port)

    def grownup(self, school: str = "North", login: str = "lee", name: str = "Ms. Lee") -> Web:
        """The first grown-up of a school, who has come in."""
        web = self.web()
        body = {"key": self.keys[school], "login": login, "name": name, "password": PASSWORD}
        web.post("/api/links/use", body)
        return web

    def colleague(self, coach: Web, login: str, post: str = "coach") -> Web:
        """Another grown-up of the same school, by invitation."""
        school = coach.get("/api/me")["schools"][0]["id"]
        made = coach.post(f"/api/schools/{school}/invitations", {"post": post})
        web = self.web()
        key = made["link"].partition("#")[2]
        body = {"key": key, "login": login, "name": login.title(), "password": PASSWORD}
        web.post("/api/links/use", body)
        return web


def new_class(coach: Web, name: str = "Four B", names: tuple[str, ...] = NAMES) -> Any:
    """A class with children; its page."""
    school = coach.get("/api/me")["schools"][0]["id"]
    group = coach.post("/api/classes", {"school": school, "name": name})
    path = f"/api/classes/{group['id']}"
    if names:
        added = coach.post(f"{path}/children", {"text": "\n".join(names), "add": True})
        assert added["added"] == len(names), added
    return coach.get(path)


def cards_of(coach: Web, group: Any, children: list[str] | None = None) -> list[Card]:
    """Print cards, and read them before they go on paper."""
    printed: list[classes.NewCard] = []
    make = classes.ClassRegister.make_cards

    async def reading(self: classes.ClassRegister, wanted: Any) -> list[classes.NewCard]:
        printed.extend(await make(self, wanted))
        return printed

    with patch.object(classes.ClassRegister, "make_cards", reading):
        pdf = coach.post(f"/api/classes/{group['id']}/cards", {"children": children or []})
    assert pdf.startswith(b"%PDF")
    return [
        Card(nickname=card.child.nickname, key=card.key, words=card.secret.spelled)
        for card in printed
    ]


@contextmanager
def town(
    folder: Path, store: Store | None = None, schools: tuple[str, ...] = ("North",), **limits: float
) -> Iterator[Town]:
    """A server with empty schools, and a link for the first grown-up of each."""
    usual: dict[str, Any] = {"tables_at_once": 1_000, "frames": 1_000, "frames_at_once": 1_000}
    settings = Settings(
        host="127.0.0.1",
        port=0,
        speed=HASTE,
        thinkers=1,
        data=folder,
        limits=Limits(**{**usual, **limits}),
    )
    kept = store or MemoryStore()
    keys = asyncio.run(_founded(kept, schools))
    with running(settings, kept) as server:
        yield Town(server, settings, keys)


async def _founded(store: Store, schools: tuple[str, ...]) -> dict[str, str]:
    """Make the schools before the server starts."""
    changes, keys = list[Any](), dict[str, str]()
    for name in schools:
        school = new_school(name)
        key, link = new_link(JOIN, school=school.id, post="director")
        changes += [school, link]
        keys[name] = key
    if isinstance(store, SqlStore):
        founding = SqlStore(str(store.engine.url))
        await founding.open()
        await founding.keep(changes)
        await founding.close()
    else:
        await store.keep(changes)
    return keys
