"""How an action is written: a verb, then its parts, each behind its own keyword."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from goalsetter.errors import RecordError
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.quoting import Word


@dataclass(frozen=True, slots=True)
class Stretch:
    """The words of one part of a line; ``sets`` tells that the game is ON-SETS."""

    words: tuple[Word, ...]
    line: int
    sets: bool

    @property
    def text(self) -> str:
        """The words with a space between them."""
        return " ".join(word.text for word in self.words)

    def error(self, expected: str, code: str = RecordCode.UNREADABLE) -> RecordError:
        """The error to raise where something else was expected."""
        line = self.words[0].line if self.words else self.line
        return RecordError(code, line=line, expected=expected, found=self.text)


@dataclass(frozen=True, slots=True)
class ValueForm:
    """A kind of value: how it is written, and how it is read."""

    write: Callable[[Any], str]
    read: Callable[[Stretch], Any]


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of an action: its kind and the keyword before it; the first part needs none."""

    name: str
    kind: ValueForm
    keyword: str = ""
    shown: bool = False
    """Whether it is written even if it is as usual."""

    @property
    def opening(self) -> tuple[str, ...]:
        """The words of its keyword."""
        return tuple(self.keyword.split())


@dataclass(frozen=True, slots=True)
class Phrase:
    """A verb and its parts; ``fixed`` are values that the verb already tells.

    ``spread`` writes every part on a line of its own.
    """

    verb: str
    parts: tuple[Slot, ...] = ()
    fixed: tuple[tuple[str, object], ...] = ()
    spread: bool = False


def says(verb: str, *parts: Slot, **fixed: object) -> tuple[Phrase, ...]:
    """Return the one phrase of an action; several are put together with ``*``."""
    return (Phrase(verb, parts, tuple(fixed.items())),)
