"""A sentence before it is said: its code and its details, which may be messages themselves.

Rooms below the surfaces make messages, and a surface says them in the language of its reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from goalsetter.words import catalogue


@dataclass(frozen=True, slots=True)
class Message:
    """A code with its details; as a text, it is the sentence in the language that is spoken."""

    code: str
    details: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        # A detail that is a message is said when the sentence is filled in.
        return catalogue.say(
            self.code, None, **{name: _shown(value) for name, value in self.details}
        )


@dataclass(frozen=True, slots=True)
class Joined:
    """Messages and texts one behind the other, with something between them."""

    parts: tuple[Text, ...]
    between: str = " "

    def __str__(self) -> str:
        # A part that says nothing must not leave two blanks behind.
        return self.between.join(filter(None, map(str, self.parts))).strip()


@dataclass(frozen=True, slots=True)
class Listed:
    """Messages and texts in a list, as the language joins one: all of them, or one of them."""

    parts: tuple[Text, ...]
    every: bool = True

    def __str__(self) -> str:
        texts = map(str, self.parts)
        return catalogue.all_of(texts) if self.every else catalogue.one_of(texts)


@dataclass(frozen=True, slots=True)
class Capitalised:
    """A message that begins with a capital, as at the beginning of a line."""

    text: Text

    def __str__(self) -> str:
        words = str(self.text)
        # Not ``capitalize``, which makes all other letters small: “mover” but also “ON-SETS”.
        return words[:1].upper() + words[1:]


Text = str | int | Message | Joined | Listed | Capitalised
"""Anything that can be said to a person: text that stands already, a number, or messages."""


def _shown(value: object) -> object:
    """Numbers stay numbers, since plurals are chosen by them."""
    return value if isinstance(value, str | int) else str(value)


def message(code: str, /, **details: object) -> Message:
    """Make the message of a code with its details."""
    return Message(code, tuple(details.items()))


def message_if_known(code: str, /) -> Message | None:
    """Make the message of a code that may have none."""
    # Known in the language that is spoken now; a translator may not have come to it yet.
    return Message(code) if catalogue.knows(code) else None


def joined(parts: Iterable[Text], between: str = " ") -> Joined:
    """Put texts one behind the other; those that are empty are left out."""
    return Joined(tuple(parts), between)


render: Callable[[Text], str] = str
"""Say a message in the language that is spoken; what is text already stays."""
