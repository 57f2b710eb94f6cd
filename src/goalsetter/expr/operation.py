"""An operation by name, as data: what the tables of ``rules`` hold and a solver can read.

What an operation does is in ``arithmetic``; here is only its name and its whole-number settings.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Operation:
    """The name of a row of ``arithmetic.FUNCTIONS`` with its settings (a limit, a base)."""

    name: str
    settings: tuple[int, ...] = ()
