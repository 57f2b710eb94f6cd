"""Nicknames for children: a kind word and an animal, so that no list of a class tells a name."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

KIND = (
    *("Brave", "Bright", "Busy", "Calm", "Clever", "Cozy", "Daring", "Eager"),
    *("Fair", "Gentle", "Glad", "Golden", "Happy", "Jolly", "Keen", "Kind"),
    *("Lively", "Lucky", "Merry", "Mighty", "Nimble", "Proud", "Quick", "Quiet"),
    *("Royal", "Silver", "Sunny", "Swift", "Trusty", "Warm", "Wise", "Witty"),
)
ANIMALS = (
    *("Badger", "Beaver", "Bunny", "Camel", "Crane", "Dolphin", "Eagle", "Falcon"),
    *("Finch", "Fox", "Gecko", "Heron", "Ibis", "Jaguar", "Koala", "Lark"),
    *("Lion", "Llama", "Lynx", "Moose", "Newt", "Otter", "Owl", "Panda"),
    *("Penguin", "Puffin", "Raven", "Robin", "Seal", "Tiger", "Turtle", "Zebra"),
)
TRIES = 40
"""How often a name without a number is tried."""


def folded(nickname: str) -> str:
    """A nickname as it is compared."""
    return " ".join(nickname.split()).casefold()


def new_nickname(taken: Collection[str], chance: Random) -> str:
    """A nickname that nobody has; ``taken`` are folded."""
    for _ in range(TRIES):
        name = f"{chance.choice(KIND)} {chance.choice(ANIMALS)}"
        if folded(name) not in taken:
            return name
    number = 2
    while folded(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"
