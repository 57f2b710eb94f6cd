"""The stretch of text that a reader reads, and the limits every text must keep.

A reader of a part (the Goal inside a mat) is given the part's place in the whole text, so that
every error points into the text that the caller gave.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.cubes import narrow
from goalsetter.errors import NotationError
from goalsetter.notation.code import NotationCode

MAX_LENGTH = 20_000
"""How many characters a text may have."""

MAX_DEPTH = 60
"""How deep brackets may nest."""

LISTED = ","
"""The sign that may stand between the things of a list, beside spaces."""

SPACES = " \t\r\n\u00a0\u202f\u205f\ufeff" + "".join(map(chr, range(0x2000, 0x200C)))
"""The characters that separate: the space bar, and what pasted text brings in its stead."""


@dataclass(frozen=True, slots=True)
class Source:
    """The characters of ``text`` from ``start`` up to ``stop``; ``label`` names the stretch."""

    text: str
    start: int
    stop: int
    label: str = ""
    typed: str = ""
    """The text as it was given, if its signs had another width: errors show it."""

    @property
    def content(self) -> str:
        """The stretch itself."""
        return self.text[self.start : self.stop]

    def part(self, start: int, stop: int) -> Source:
        """A smaller stretch of the same text."""
        return replace(self, start=start, stop=stop)

    def labelled(self, label: str) -> Source:
        """The same stretch with a name, which its errors then give."""
        return replace(self, label=label)

    def stripped(self) -> Source:
        """The stretch without the spaces at its ends."""
        # Of nothing but spaces, both ends would pass each other: hence the max below.
        start = self.stop - len(self.content.lstrip(SPACES))
        return self.part(start, max(start, self.start + len(self.content.rstrip(SPACES))))

    def split(self, separator: str) -> Iterator[Source]:
        """The stretches between the separators, in order."""
        start = self.start
        for piece in self.content.split(separator):
            yield self.part(start, start + len(piece))
            start += len(piece) + 1

    def words(self, separators: str = SPACES) -> Iterator[Source]:
        """The stretches between spaces, in order."""
        start = None
        for at in range(self.start, self.stop):
            if self.text[at] in separators:
                if start is not None:
                    yield self.part(start, at)
                start = None
            elif start is None:
                start = at
        if start is not None:
            yield self.part(start, self.stop)

    def error(
        self, code: NotationCode, position: int, expected: str, found: str | None = None
    ) -> NotationError:
        """The error to raise; what was found is the character there, unless told."""
        text = self.typed or self.text
        came = text[position : position + 1] if found is None else found
        wanted = f"{expected} (in {self.label})" if self.label else expected
        return NotationError(code, text=text, position=position, expected=wanted, found=came)


def whole(text: str) -> Source:
    """All of a text, if it is a text and not too long."""
    if not isinstance(text, str):
        kind = type(text).__name__
        raise Source("", 0, 0).error(NotationCode.NOT_TEXT, 0, "a text", kind)
    # A subclass of str may show itself otherwise; errors must show what was read.
    typed = str.__str__(text)
    # Full-width signs become plain ones of the same length, so positions stay true.
    plain = narrow(typed)
    source = Source(plain, 0, len(plain), typed=typed)
    if len(plain) > MAX_LENGTH:
        raise source.error(
            NotationCode.TOO_LONG,
            MAX_LENGTH,
            f"at most {MAX_LENGTH} characters",
            f"{len(plain)} of them",
        )
    return source


def filled(text: str, expected: str) -> Source:
    """All of a text, if there is more in it than spaces."""
    source = whole(text)
    if not source.content.strip(SPACES):
        raise source.error(NotationCode.EMPTY_TEXT, source.start, expected, "")
    return source
