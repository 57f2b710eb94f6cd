"""Sentences before they are said: codes and details travel, the page puts them together."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body


class Told(Body, omit_defaults=True):
    """A message of the catalogue with its details, or several texts in a row or a list.

    ``/api/words`` has the messages in Fluent. A browser that takes no changes gets sentences.
    """

    say: str
    """The code of the message; empty for ``parts``."""
    args: dict[str, Words] = {}
    """The details that the message uses in some language, and no others."""
    parts: list[Words] = []
    join: Literal["", "and", "or"] = ""
    """A list of parts, as the language has it; without it they stand one behind the other."""
    between: str = " "
    """The text between parts in a row; empty parts are left out."""
    capital: bool = False
    """Whether it begins with a capital letter."""
    drops: str = ""
    """An ending that is left out, as it is told beside it."""


Words = str | int | Told
"""A text as it stands, a number, or a sentence still to be said."""
