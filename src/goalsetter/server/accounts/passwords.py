"""Passwords and card secrets: kept as what Argon2id makes of them, and compared in even time."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

MEMORY, PASSES, LANES = 19 * 1024, 2, 1
"""The cost of one try: 19 MiB and two passes, some 20 ms of one core."""
AT_ONCE = 4
"""How many are worked out at a time: a login storm must not take all memory."""
SHORTEST, LONGEST = 10, 200
"""How long a grown-up's password may be."""

HASHER = PasswordHasher(PASSES, MEMORY, LANES, type=Type.ID)


@cache
def nobody() -> str:
    """A digest that no secret fits: worked out for people who are not there."""
    return HASHER.hash("nobody has this secret, and nobody ever will")


class Passwords:
    """Works out digests in threads, a few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def make(self, secret: str) -> str:
        """The digest of a secret, with a salt of its own."""
        async with self._turns:
            return await asyncio.to_thread(HASHER.hash, secret)

    async def fits(self, digest: str, secret: str) -> bool:
        """Whether a secret has a digest. Without one the same work is done, in vain.

        So the time tells nobody whether there is such a child.
        """
        async with self._turns:
            fits = await asyncio.to_thread(verified, digest or nobody(), secret)
        return fits and bool(digest)


def verified(digest: str, secret: str) -> bool:
    """Whether a secret has a digest."""
    try:
        return HASHER.verify(digest, secret)
    except (VerificationError, InvalidHashError):
        return False
