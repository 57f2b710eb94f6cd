"""Lines from a person, and the time: in a terminal with clocks both run, elsewhere time waits."""

from __future__ import annotations

import threading
from io import TextIOWrapper
from queue import Empty, Queue
from time import monotonic
from typing import TextIO

from goalsetter.cli.screen import as_typed

LENIENT = "surrogateescape"
"""How bytes are read that are no text."""


class EndOfInputError(Exception):
    """There are no more lines."""


class Lines:
    """What a person types; when ``live``, time goes on while nothing is typed."""

    def __init__(self, stream: TextIO) -> None:
        if isinstance(stream, TextIOWrapper) and stream.errors != LENIENT:
            stream.reconfigure(errors=LENIENT)
        self.stream = stream
        self.live = False
        self.watched = stream.isatty()
        self._heard: Queue[str] | None = None
        self._started = monotonic()

    def begin(self, *, live: bool) -> None:
        """The match begins now; nobody can hurry who does not sit at a terminal."""
        self.live = live and self.watched
        self._started = monotonic()

    def now(self) -> int:
        """Milliseconds since the beginning."""
        return int((monotonic() - self._started) * 1000)

    def read(self) -> str:
        """The next line, however long it takes."""
        return self._clean(self.stream.readline())

    def heard_within(self, milliseconds: int | None) -> str | None:
        """The next line, or nothing if none comes in time."""
        if self._heard is None:
            self._heard = Queue()
            threading.Thread(target=self._listen, args=(self._heard,), daemon=True).start()
        try:
            wait = None if milliseconds is None else max(0, milliseconds) / 1000
            return self._clean(self._heard.get(timeout=wait))
        except Empty:
            return None

    def _listen(self, heard: Queue[str]) -> None:
        while line := self.stream.readline():
            heard.put(line)
        heard.put("")

    def _clean(self, line: str) -> str:
        if not line:
            raise EndOfInputError
        return " ".join(as_typed(line).split())
