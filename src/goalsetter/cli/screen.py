"""Where lines for people go: colours if wanted, ASCII if the terminal knows nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from goalsetter.words import plain


class Screen:
    """Standard output (or another stream) for people."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.ascii = not _knows_unicode(self.stream)
        self.console = Console(file=self.stream, highlight=False, soft_wrap=True)

    def line(self, sentence: str = "", style: str = "") -> None:
        """One line, in a style that rich knows; rich leaves colour out where NO_COLOR is set."""
        self.spans([(sentence, style)])

    def spans(self, parts: Iterable[tuple[str, str]]) -> None:
        """One line of several texts, each in its own style; what is blank at its end is left."""
        line = Text()
        for text, style in parts:
            line.append(plain(text) if self.ascii else text, style=style)
        line.rstrip()
        self.console.print(line)


def _knows_unicode(stream: TextIO) -> bool:
    """Whether the stream can hold the symbols on the cubes."""
    try:
        "√×÷−∪∩⊆Λ′²≈".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def as_typed(text: str) -> str:
    """What a person typed, where a system that knows no UTF-8 passed on its bytes one by one."""
    try:
        return text.encode("ascii", "surrogateescape").decode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text
