"""A browser for tests: it keeps every frame, and can play by what it is offered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.pictures import PictureReader
from tests.server.running import PATIENCE

Frame = dict[str, Any]
Parts = Mapping[str, object]
LISTS = ("texts", "variations")
"""Parts of an action that are lists of texts."""
ROWS = (
    *("set_out", "call_deal", "agree_no_goal", "accept", "select_variation", "take_side", "move"),
)
"""The first act of a player who takes any, from the rows on offer."""


class Browser:
    """One socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self._number = 0
        self.deeds: set[int] = set()
        """The numbers of the deeds that were sent."""
        self._peeked: list[Frame] = []
        self._peeked_over = False
        self.pictures = PictureReader()
        self._made: list[Frame] = []
        """Pictures and news that came as changes, still to be taken."""

    # Frames.

    def send(self, frame: object) -> None:
        """Send a frame, or any text."""
        self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def take(self, seconds: float = PATIENCE) -> Frame:
        """The next frame."""
        if self._peeked and self._peeked_over:
            self.frames.append(self._peeked.pop(0))
            self.raw.append(json.dumps(self.frames[-1]))
            return self.frames[-1]
        frame = self._made.pop(0) if self._made else self._receive(seconds)
        self.frames.append(frame)
        if frame["type"] == "sounding":
            with suppress(ConnectionClosed):  # what came before the end is still to be read
                self.send({"type": "echo", "id": frame["id"]})
        return frame

    def _receive(self, seconds: float) -> Frame:
        """Read the next frame; changes count as the news and the picture that they bring."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        if frame["type"] == "table" and frame["picture"]:
            assert self.pictures.take(frame) == "taken"
        if frame["type"] != "changes":
            return frame
        assert self.pictures.take(frame) == "taken"
        self._made = [dict(self.pictures.seen)]
        news = {"type": "news", "whole": False, "entries": frame["news"]}
        return news if frame["news"] else self._made.pop()

    def say_ready(self) -> None:
        """Look at the first picture, and say ready if it is that of a match that has not begun."""
        with suppress(ConnectionClosed, TimeoutError):
            while (frame := self.take())["type"] not in ("lobby", "table", "error", "unreadable"):
                self._peeked.append(frame)
            self._peeked.append(frame)
            if frame["type"] == "lobby":
                self.send({"type": "ready", "id": 0})
        self._peeked_over = True
        del self.frames[:], self.raw[:]

    def until(self, kind: str, good: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """The next frame of a type that is as wanted."""
        return self._until((kind,), good)

    def _until(self, kinds: Sequence[str], good: Callable[[Frame], bool]) -> Frame:
        end = monotonic() + PATIENCE
        while (left := end - monotonic()) > 0:
            frame = self.take(left)
            if frame["type"] in kinds and good(frame):
                return frame
        raise AssertionError(f"none of {kinds} came")

    def until_shown(self) -> Frame:
        """The next picture, be it of the lobby or of the table."""
        return self._until(("lobby", "table"), lambda _: True)

    def table(self, good: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """The next picture of the table that is as wanted."""
        return self.until("table", good)

    def sees(self, good: Callable[[Frame], bool]) -> Frame:
        """The newest picture if it is as wanted, else the next that is: two changes may have come
        in one picture."""
        return self.seen if good(self.seen) else self.table(good)

    def hears(self, seat: str, *, here: bool) -> None:
        """Wait until it is told that somebody is here, or has gone; what is shown comes later."""
        self.until("presence", lambda frame: (seat in frame["here"]) is here)

    def rest(self) -> list[Frame]:
        """All that is still to be read from a socket that the server closes."""
        before = len(self.frames)
        with suppress(ConnectionClosed):
            self._until((), lambda _: False)
        return self.frames[before:]

    @property
    def seen(self) -> Frame:
        """The newest picture of the table."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "table")

    # Deeds.

    def count_from(self, number: int) -> None:
        """Give frames numbers above this one."""
        self._number = number

    def next_id(self) -> int:
        """A number for a frame."""
        self._number += 1
        return self._number

    def do(
        self, kind: str, given: Parts | None = None, /, *, seen: int | None = None, **parts: object
    ) -> Frame:
        """Do something, and wait for the answer."""
        number, saw = self.next_id(), self.seen["number"] if seen is None else seen
        whole = {**(given or {}), **parts}
        self.deeds.add(number)
        self.send({"type": "do", "id": number, "seen": saw, "kind": kind, "parts": whole})
        return self.answer(number)

    def ask(self, kind: str, **more: object) -> Frame:
        """Send a frame with a number, and wait for the answer."""
        number = self.next_id()
        self.send({"type": kind, "id": number, **more})
        return self.answer(number)

    def answer(self, number: int) -> Frame:
        """The frame that answers one that was sent."""
        kinds = ("done", "refused", "form", "pong", "error", "hint")
        return self._until(kinds, lambda frame: frame.get("id") == number)

    def act(self, paper: str = "1=1") -> Frame | None:
        """Do something that is offered, if this seat is to act."""
        picture = self.seen
        if picture["phase"] == "end" and not picture["over"]:
            return self.ask("ready")
        if picture["over"] or picture["now"]["situation"] in ("wait", "object", "over"):
            return None
        offers = {offer["kind"]: offer for offer in picture["offers"]}
        for kind in ROWS:
            if kind in offers and offers[kind]["rows"]:
                return self.do(kind, _parts(offers[kind]))
        if "present" in offers:
            return self.do("present", texts=[paper])
        return self._goal(picture) if "goal" in offers else None

    def _goal(self, picture: Frame) -> Frame:
        """The first digit is the Goal."""
        texts = [cube["text"] for cube in picture["mat"]["resources"] if cube["face"].isdigit()]
        return self.do("goal", goal=texts[0])


def _parts(offer: Frame) -> dict[str, object]:
    pairs = zip(offer["parts"], offer["rows"][0], strict=True)
    return {part: [text] if part in LISTS else text for part, text in pairs}


def line(port: int, code: str, **options: Any) -> ClientConnection:
    """A socket over which nothing has been said."""
    usual = {"open_timeout": PATIENCE, "ping_interval": None, **options}
    found: ClientConnection = connect(f"ws://127.0.0.1:{port}/ws/{code}", proxy=None, **usual)
    return found


@contextmanager
def browser(
    port: int,
    code: str,
    token: str = "",
    language: str = "en",
    *,
    ready: bool = True,
    changes: bool = False,
    **more: Any,
) -> Iterator[Browser]:
    """A browser that has said hello, and ready before a match; without a token it watches.

    One that takes ``changes`` makes whole pictures of them.
    """
    options = {"max_queue": None, **more}  # a browser takes what comes
    with line(port, code, **options) as socket:
        found = Browser(socket)
        hello = {"type": "hello", "token": token, "language": language, "changes": changes}
        found.send(hello)
        if token and ready:
            found.say_ready()
        yield found


def play_on(*players: Browser, stop: Callable[[Frame], bool], paper: str = "1=1") -> None:
    """Play until one of them sees what is wanted, and the others as much; each acts on its newest
    picture."""
    end = monotonic() + 2 * PATIENCE
    while monotonic() < end:
        for player in players:
            _drain(player)
            if stop(player.seen):
                catch_up(*players)
                return
            player.act(paper)
    raise AssertionError(f"it did not come about: {players[0].seen['phase']}")


def catch_up(*players: Browser) -> None:
    """Wait until all have seen everything that one of them has seen or been told to be done."""
    told = [frame["number"] for each in players for frame in each.frames if _is_told(frame)]
    for each in players:
        each.sees(lambda picture: picture["number"] >= max(told))


def _is_told(frame: Frame) -> bool:
    return frame["type"] in ("table", "done")


def _drain(player: Browser) -> None:
    try:
        while True:
            player.take(0.02)
    except TimeoutError:
        return
