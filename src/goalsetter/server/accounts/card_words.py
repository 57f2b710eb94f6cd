"""The secret on a child's card: two plain words of 2,048 and two digits, easy to type.

The words are known to fourth-graders and safe for them; no two sound alike, and none is another
with an ending. Two of them with two digits are one of 4 × 10⁸.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "card_words.txt"
DIGITS = 100
"""How many numbers two digits can say."""


@dataclass(frozen=True, slots=True)
class CardSecret:
    """Two words and two digits, as they are printed."""

    words: tuple[str, str]
    digits: str

    @property
    def spelled(self) -> str:
        """The one spelling, of which the digest is made."""
        return f"{self.words[0]} {self.words[1]} {self.digits}"


@cache
def card_words() -> tuple[str, ...]:
    """All words that a card may have."""
    return tuple(FILE.read_text("utf-8").split())


def new_secret() -> CardSecret:
    """A secret made by chance."""
    first, second = secrets.choice(card_words()), secrets.choice(card_words())
    return CardSecret((first, second), f"{secrets.randbelow(DIGITS):02}")


def as_secret(text: str) -> str:
    """A secret as a child typed it, in the one spelling; whatever it is, it is never refused.

    Capitals, commas and missing blanks before the digits are forgiven.
    """
    plain = unicodedata.normalize("NFKC", text[:200]).casefold()
    return " ".join(re.findall(r"[^\W\d_]+|\d+", plain))
