"""From the bytes of a file of text to its text, whichever program wrote it."""

from __future__ import annotations

import codecs

# UTF-32 comes first: its mark begins as that of UTF-16 does.
MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""The marks with which a file may begin, and what it is written in then."""

GUESSES = ("utf-8", "cp1252", "latin-1")
"""The encodings to try without a mark: Excel writes cp1252, and latin-1 reads any byte."""


def decode(source: bytes) -> str | None:
    """Return the text of a file; nothing if it is no text."""
    for mark, encoding in MARKS:
        if source.startswith(mark):
            return decoded(source, encoding)
    if b"\0" in source:
        # Western text in UTF-16 has a zero in every other byte; other zeros are no text.
        even, odd = source[::2].count(0), source[1::2].count(0)
        text = decoded(source, "utf-16-le" if odd > even else "utf-16-be")
        return None if text is None or max(even, odd) * 4 < len(source) else text
    return next(text for encoding in GUESSES if (text := decoded(source, encoding)) is not None)


def decoded(source: bytes, encoding: str) -> str | None:
    """Return a text in one encoding; nothing if the bytes are not written in it."""
    try:
        text = source.decode(encoding)
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text
