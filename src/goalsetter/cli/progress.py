"""A sign of life on long searches, for people who watch a terminal."""

from __future__ import annotations

import sys
from time import monotonic

from goalsetter.words import plain, say

PATIENCE = 2.0
"""Seconds after which a person wants to hear something."""


class Progress:
    """Looks on while a search runs; as ``cancelled`` of a budget it never cancels."""

    def __init__(self) -> None:
        self.started = monotonic()
        self.told = 0
        self.watched = sys.stderr.isatty()

    def __call__(self) -> bool:
        """Tell how long it has taken, once a second."""
        seconds = int(monotonic() - self.started)
        # Most searches are over before anybody wonders; a file or a pipe is told nothing.
        if self.watched and seconds >= PATIENCE and seconds > self.told:
            self.told = seconds
            sys.stderr.write("\r" + plain(say("solve-searching", seconds=seconds)))
            sys.stderr.flush()
        return False

    def done(self) -> None:
        """Leave the line clean."""
        if self.told:
            sys.stderr.write("\r" + " " * len(say("solve-searching", seconds=self.told)) + "\r")
            sys.stderr.flush()


BAR = 30
"""How many signs a full bar has."""


class ProgressBar:
    """The share of a long task that is done, on one line, for people who watch."""

    def __init__(self, name: str, total: int) -> None:
        self.name, self.total, self.count = name, total, 0
        self.started = monotonic()
        self.watched = sys.stderr.isatty()
        self.line = ""

    def advance(self) -> None:
        """Show that one more is done."""
        self.count += 1
        full = BAR * self.count // self.total
        # As if all the rest took as long as what is done.
        left = int((monotonic() - self.started) * (self.total - self.count) / self.count)
        bar = "#" * full + "." * (BAR - full)
        self._write(f"{self.name} [{bar}] {self.count}/{self.total}  {left // 60}:{left % 60:02}")

    def clear(self) -> None:
        """Leave the line clean."""
        self._write("")

    def _write(self, line: str) -> None:
        if self.watched:
            # Blanks cover what a longer line before has left.
            sys.stderr.write("\r" + line.ljust(len(self.line)) + ("" if line else "\r"))
            sys.stderr.flush()
        self.line = line
