"""The outbox of one browser: frames that wait to be sent. A slow one holds up nobody, itself apart.

Pictures of the table never pile up: it is only noted that one is wanted, and it is drawn when the
browser can take it. Other frames wait in a row; if it grows too long, the box is closed and whoever
sends from it is told to give up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum

from goalsetter.server import wire


class WantedPicture(Enum):
    """Stands for the newest picture of the table, still to be drawn."""

    PICTURE = "picture"
    WHOLE = "whole"
    """One that tells everything, whatever the browser has seen."""


class Outbox:
    """Frames for one browser, the newest last, the picture after all of them."""

    def __init__(
        self, most: int, give_up: Callable[[], None] | None = None, *, folds: bool = False
    ) -> None:
        self._most, self._give_up, self._folds = most, give_up, folds
        self._frames: deque[wire.ToBrowser] = deque()
        self._folded: list[wire.News] = []
        """News that go into the frame of the next picture, if this box ``folds`` them."""
        self._picture: WantedPicture | None = None
        self._closed = self.overfull = False
        """Whether it takes nothing more, and whether that is because too much waited."""
        self._news = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether nothing more is taken."""
        return self._closed

    def put(self, frame: wire.ToBrowser) -> None:
        """Send a frame when it can be taken; one too many closes the box."""
        if self._closed:
            return
        if len(self._frames) + len(self._folded) >= self._most:
            self._frames.clear()
            self._folded.clear()
            self.overfull = True
            give_up = self._give_up
            self.close()
            if give_up is not None:
                give_up()
            return
        if self._folds and isinstance(frame, wire.News) and not frame.whole:
            self._folded.append(frame)
            return
        self._frames.append(frame)
        self._news.set()

    def show(self, *, whole: bool = False) -> None:
        """Send the newest picture after the frames that wait."""
        if whole or self._picture is None:
            self._picture = WantedPicture.WHOLE if whole else WantedPicture.PICTURE
        self._news.set()

    def folded(self) -> list[wire.News]:
        """Take the news that go with the picture."""
        news, self._folded = self._folded, []
        return news

    def close(self) -> None:
        """Nothing more is taken; what waits is still sent."""
        self._closed = True
        self._picture = None
        self._give_up = None  # the connection holds this box: neither is to keep the other
        self._news.set()

    async def take(self) -> wire.ToBrowser | WantedPicture | None:
        """The next thing to be sent; nothing when the box is closed and empty."""
        while True:
            if self._frames:
                return self._frames.popleft()
            if self._closed:
                return None
            if self._picture is not None:
                picture, self._picture = self._picture, None
                return picture
            self._news.clear()
            await self._news.wait()
