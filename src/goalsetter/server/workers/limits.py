"""How much may be written in one question: more would only keep others waiting."""

from __future__ import annotations

from collections.abc import Sequence

from goalsetter.server.errors import UnfitError

LONGEST = 300
"""How many characters a paper or a section of the mat may have."""
PAPERS = 10
"""How many texts a draft may have."""


def check_length(texts: Sequence[str], most: int = LONGEST) -> None:
    """Texts that are too long, or too many, raise ``UnfitError``."""
    longest = max(map(len, texts), default=0)
    if longest > LONGEST:
        raise UnfitError("too-long", most=LONGEST, came=longest)
    if len(texts) > most:
        raise UnfitError("too-many-texts", most=most, came=len(texts))
