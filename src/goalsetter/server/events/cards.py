"""Cards of officials: a code to type or to scan, kept as a digest that takes long to make."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import scrypt

from goalsetter.server.keys import LETTERS, digest_of
from goalsetter.server.store import EventCard

LENGTH = 10
"""Letters of a card: 40 bits, and a twentieth of a second for each guess at a stolen file."""
COST, BLOCK, PARALLEL = 2**14, 8, 1
"""The work of one digest (scrypt's N, r and p): 16 MB of memory."""
KNOWN = 500
"""How many cards that were shown lately are known again without the work."""


def new_card() -> str:
    """A code for a card."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def shown_card(card: str) -> str:
    """A code as it is printed: two parts that are easy to read out."""
    return f"{card[: LENGTH // 2]}-{card[LENGTH // 2 :]}"


def read_card(text: str) -> str:
    """A code as somebody typed it, in the one spelling; empty if it cannot be one."""
    card = "".join(sign for sign in text[:40].upper() if sign.isalpha())
    return card if len(card) == LENGTH and set(card) <= set(LETTERS) else ""


def card_digest(event: str, card: str) -> str:
    """The digest of a card; the event's code salts it, so that it is found without a search."""
    made = scrypt(card.encode(), salt=event.encode(), n=COST, r=BLOCK, p=PARALLEL, dklen=32)
    return made.hex()


class CardMemory:
    """Cards that were good lately: officials ask often, and the digest takes long."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def known(self, event: str, card: str) -> str:
        """The digest of a card that was good lately; empty for any other."""
        return self._known.get(digest_of(f"{event} {card}"), "")

    def remember(self, event: str, card: str, digest: str) -> None:
        """A card was good: only such ones are kept, so that guesses push nobody out."""
        while len(self._known) >= KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[digest_of(f"{event} {card}")] = digest


def good_card(cards: Sequence[EventCard], digest: str) -> EventCard | None:
    """The card of a digest, unless it was taken back."""
    return next((card for card in cards if card.digest == digest and not card.ended), None)
