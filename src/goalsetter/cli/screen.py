"""The screen for people: colours if wanted, ASCII if the terminal knows nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import TextIO

from rich.console import Console
from rich.text import Text

from goalsetter.words import plain

NARROWEST = 30
"""The least width in which a sentence is broken."""


class PipedConsole(Console):
    """A console whose reader may leave: rich would end with 1, which means a wrong paper here."""

    def on_broken_pipe(self) -> None:
        """Leave a closed pipe to the command."""
        raise BrokenPipeError


class Screen:
    """Standard output (or another stream) for people."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.ascii = not knows_unicode(self.stream)
        self.console = PipedConsole(file=self.stream, highlight=False, soft_wrap=True)

    def line(self, sentence: str = "", style: str = "") -> None:
        """Show one line, in a style of rich, which leaves colour out where NO_COLOR is set."""
        self.spans([(sentence, style)])

    def spans(self, parts: Iterable[tuple[str, str]]) -> None:
        """Show one line of several texts, each in its own style, without blanks at its end."""
        line = Text()
        for text, style in parts:
            line.append(plain(text) if self.ascii else text, style=style)
        # A frame or a table may end in blanks, which tests and pipes would keep.
        line.rstrip()
        self.console.print(line)

    def prompt(self, sentence: str) -> None:
        """Show what is asked and leave the cursor behind it."""
        # Shown as it is: a name in brackets would be markup to rich.
        shown = plain(sentence) if self.ascii else sentence
        self.console.print(shown, end="", markup=False)
        self.stream.flush()

    def paragraph(
        self, sentence: str, style: str = "", head: str = "", head_style: str = ""
    ) -> None:
        """Show a sentence behind a head; at a terminal it is wrapped below its start."""
        width = max(NARROWEST, self.console.width - 1 - len(head))
        # A program that reads the output finds every sentence on one line.
        whole = not self.console.is_terminal
        lines = [sentence] if whole else (wrap(sentence, width) or [""])
        for line in lines:
            self.spans([(head, head_style), (line, style)])
            head = " " * len(head)


def knows_unicode(stream: TextIO) -> bool:
    """Whether the stream can hold the symbols on the cubes."""
    try:
        "√×÷−∪∩⊆Λ′²≈".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def as_typed(text: str) -> str:
    """Return what was typed, where a system without UTF-8 passed on its bytes one by one."""
    try:
        return text.encode("ascii", "surrogateescape").decode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text
