"""Why something could not be kept or found."""

from __future__ import annotations


class StoreError(Exception):
    """Something could not be kept or found: a stable code, and what the store itself said."""

    def __init__(self, code: str, said: str = "") -> None:
        self.code = code
        self.said = said
        super().__init__(f"{code}: {said}" if said else code)


TAKEN = "taken"
"""The code of the error for something that is there already: a code, a seat, a number."""
LOST = "store-lost"
"""Another server has taken over the database: this one writes no more."""
AWAY = "store-away"
"""The store cannot be reached just now; nothing was tried."""
DOWN = "store-down"
"""The store could not be reached; whether it kept what it was given is not known."""
