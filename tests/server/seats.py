"""Tables with seats for people and a judge, and what a browser there may do, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from time import monotonic

from goalsetter.server import Limits, Settings
from tests.server.browser import Browser, Frame, browser
from tests.server.running import Running

GRACE = 400
"""Milliseconds of the server's clock."""


def settings(**limits: float) -> Settings:
    """A server whose clock goes as fast as ours, so that pauses can be measured."""
    usual = {"tables_at_once": 1_000, "frames": 1_000, "frames_at_once": 1_000}
    usual |= {"grace": GRACE, "words": 1_000, "words_at_once": 1_000}
    found = Limits(**{**usual, **limits})  # type: ignore[arg-type]
    return Settings(host="127.0.0.1", port=0, thinkers=1, limits=found)


def sit(server: Running, code: str, name: str, role: str = "player", **more: str) -> Frame:
    """Somebody takes a seat."""
    body = {"nickname": name, "role": role, **more}
    answer = server.ask("POST", f"/api/tables/{code}/seats", body)
    assert answer.status == 200, answer.text
    found: Frame = answer.json
    return found


def sit_as_judge(server: Running, owner: Frame, name: str = "Judy") -> Frame:
    """Somebody takes the judge's seat, by the link that the owner of the table has."""
    with browser(server.port, owner["code"], owner["token"], ready=False) as ann:
        picture = ann.until_shown()
        invitation = picture["people"]["judgeInvitation"]
    return sit(server, owner["code"], name, "judge", invitation=invitation)


def join(server: Running, owner: Frame, name: str = "Ben") -> Frame:
    """Somebody takes the last seat of a table; both say ready, and the match begins."""
    found = sit(server, owner["code"], name)
    begin(server, owner, found)
    return found


def begin(server: Running, *tokens: Frame) -> None:
    """Everybody says ready, and the match begins."""
    with at(server, *tokens):
        pass


def seats(server: Running, *, judge: bool = False, **order: object) -> list[Frame]:
    """Ann and Ben at a table that has begun; the judge last, if there is to be one."""
    usual: dict[str, object] = {"bots": [""], "pace": "none", "judge": judge, "shakes": 2}
    found = [server.order(**{**usual, **order})]
    if judge:
        found.append(sit_as_judge(server, found[0]))
    found.insert(1, sit(server, found[0]["code"], "Ben"))
    begin(server, *found[:2])
    return found


@contextmanager
def at(server: Running, *tokens: Frame) -> Iterator[list[Browser]]:
    """Everybody at the table, each with a picture of it."""
    with ExitStack() as opened:
        found = [
            opened.enter_context(browser(server.port, tokens[0]["code"], each.get("token", "")))
            for each in tokens
        ]
        for each in found:
            each.table()
        yield found


def tools(picture: Frame) -> set[tuple[str, str]]:
    """Return what a browser may do about people."""
    return {(each["what"], each["seat"]) for each in picture["people"]["tools"]}


def has(what: str, seat: str = "") -> Callable[[Frame], bool]:
    """Whether a picture offers something about people."""
    return lambda picture: (what, seat) in tools(picture)


def manage(player: Browser, what: str, seat: str = "") -> Frame:
    """Do something about people."""
    return player.ask("manage", what=what, seat=seat)


def is_paused(picture: Frame) -> bool:
    """Whether the table is paused."""
    return bool(picture["people"]["paused"])


def offered(picture: Frame, kind: str) -> list[list[str]]:
    """The rows of what is offered."""
    return next((each["rows"] for each in picture["offers"] if each["kind"] == kind), [])


def wait(player: Browser, seconds: float) -> None:
    """Take frames for a while."""
    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        try:
            player.take(left)
        except TimeoutError:
            return


def milliseconds(since: float) -> int:
    """How long ago a moment was, rounded up: no clock of a server has gone on by more."""
    return ceil(1000 * (monotonic() - since)) + 1


def three(server: Running) -> list[Frame]:
    """Three players at tournament clocks, and a judge."""
    order = {"players": 3, "bots": ["", ""], "judge": True, "pace": "tournament"}
    first = server.order(**order)
    judge = sit_as_judge(server, first)
    players = [first, *(sit(server, first["code"], name) for name in ("Ben", "Cid"))]
    begin(server, *players)
    return [*players, judge]
