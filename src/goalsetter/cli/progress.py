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
