"""A class in a hall, for tests: the maker with his key, and members who come by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from goalsetter.server import Limits, Settings
from tests.server.browser import Browser, Frame, browser
from tests.server.running import ORDER, Answer, Running, bearer

CLASS = {**ORDER, "nickname": "Ms. Lee", "players": 3, "bots": ["", "third-grade"], "pace": "none"}
NAMES = tuple(f"Kid {number}" for number in range(1, 25))


def settings(**limits: float) -> Settings:
    """A server at which nobody asks for too much."""
    usual: dict[str, Any] = {"tables_at_once": 1_000, "frames": 1_000, "frames_at_once": 1_000}
    wanted = Limits(**{**usual, **limits})
    return Settings(host="127.0.0.1", port=0, thinkers=1, limits=wanted)


@dataclass
class Class:
    """A hall that was opened at a server, with the keys of its members by name."""

    server: Running
    code: str
    token: str
    keys: dict[str, str] = field(default_factory=dict)

    def path(self, rest: str = "") -> str:
        """An address of the hall."""
        return f"/api/rooms/{self.code}{rest}"

    def come(self, name: str) -> Answer:
        """Somebody comes in by name."""
        answer = self.server.ask("POST", self.path("/members"), {"nickname": name})
        if answer.status == 200:
            self.keys[name] = answer.json["token"]
        return answer

    def all_come(self, names: Sequence[str]) -> None:
        """Many come, one after another."""
        for name in names:
            answer = self.come(name)
            assert answer.status == 200, answer.text

    def place(self, name: str) -> Frame:
        """Where somebody sits."""
        answer = self.server.ask("GET", self.path("/seat"), headers=bearer(self.keys[name]))
        assert answer.status == 200, answer.text
        place: Frame = answer.json
        return place

    def leave(self, name: str) -> None:
        """Somebody leaves for good."""
        headers = bearer(self.keys[name])
        assert self.server.ask("DELETE", self.path("/seat"), headers=headers).status == 204

    @property
    def board(self) -> Frame:
        """Return what the maker sees."""
        answer = self.server.ask("GET", self.path("/board"), headers=bearer(self.token))
        assert answer.status == 200, answer.text
        board: Frame = answer.json
        return board

    def command(self, what: str, **more: object) -> Answer:
        """The maker commands."""
        body = {"what": what, **more}
        return self.server.ask("POST", self.path("/board"), body, bearer(self.token))

    @contextmanager
    def sit(self, *names: str, ready: bool = True) -> Iterator[list[Browser]]:
        """Members at their tables, each with a socket."""
        with ExitStack() as opened:
            places = [self.place(name) for name in names]
            yield [
                opened.enter_context(
                    browser(self.server.port, place["table"], place["token"], ready=ready)
                )
                for place in places
            ]


def open_class(server: Running, **order: object) -> Class:
    """Somebody opens a hall."""
    answer = server.ask("POST", "/api/rooms", {**CLASS, **order})
    assert answer.status == 200, answer.text
    return Class(server=server, code=answer.json["code"], token=answer.json["token"])


def seated(board: Frame) -> list[list[str]]:
    """The names at each table of a board, without bots."""
    return [[p["name"] for p in tile["players"] if not p["bot"]] for tile in board["tables"]]


def states(board: Frame) -> list[str]:
    """How each table of a board stands."""
    return [tile["state"] for tile in board["tables"]]
