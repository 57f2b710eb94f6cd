"""Keys that are made by chance and cannot be guessed: codes of tables, keys of seats, seeds."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "CDFGHJKLMNPRTVWX"
"""No vowels, so that no code is a word, and no letter that looks like another or like a digit."""
LENGTH = 5
LONG = 28
"""Letters of a long name: 112 bits, in letters that a browser may type in any case."""
SEEDS = 10**18


def new_code() -> str:
    """A code for a table, short enough to be called across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def as_code(text: str) -> str:
    """A code as somebody typed it, in the one spelling; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""


def new_hall_code() -> str:
    """A code for a hall: a letter longer than a table's, so that each is known for what it is."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH + 1))


def as_hall_code(text: str) -> str:
    """A hall's code as somebody typed it, in the one spelling; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) == LENGTH + 1 and set(code) <= set(LETTERS) else ""


def new_event_code() -> str:
    """A code for an event: it stands in links, and longer than any other code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH + 3))


def as_event_code(text: str) -> str:
    """An event's code as somebody typed it, in the one spelling; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) == LENGTH + 3 and set(code) <= set(LETTERS) else ""


def new_class_code() -> str:
    """A code for a class: a letter longer than a hall's."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH + 2))


def as_class_code(text: str) -> str:
    """A class's code as somebody typed it, in the one spelling; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) == LENGTH + 2 and set(code) <= set(LETTERS) else ""


def new_match_id() -> str:
    """The long name of a match: who has it may see the match when its code is good no longer."""
    return "".join(secrets.choice(LETTERS) for _ in range(LONG))


def as_match_id(text: str) -> str:
    """A long name as somebody typed it, in the one spelling; empty if it cannot be one."""
    id = text.strip().upper()
    return id if len(id) == LONG and set(id) <= set(LETTERS) else ""


def new_token() -> str:
    """The key of a seat."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of an analysis: whoever has it may read the report."""
    return secrets.token_urlsafe(12)


def heir_of(token: str, code: str) -> str:
    """The key at the rematch of a table for who has a key there: one each, however often asked."""
    return digest_of(f"rematch of {code} by {token}")


def invitation_by(digest: str, code: str, times: int, seat: str = "judge") -> str:
    """Return what lets somebody sit down in a judge's seat of a table, made of its owner's key.

    Nobody else can make it; ``times`` is how often a judge was sent away, whose word is void then.
    """
    return digest_of(f"{seat} {times} of {code} by {digest}")[:32]


def digest_of(token: str) -> str:
    """The digest of a key, which is kept: enough to know it again, not enough to use it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_seed() -> int:
    """The seed of a table, which nobody who plays may know."""
    return secrets.randbelow(SEEDS)
