"""What the solver is asked: which cubes may be used."""

from __future__ import annotations

from enum import Enum


class Question(Enum):
    """How much of the Resources a Solution may use (2018-19 VI-A, VII-B-3, VIII)."""

    NOW = "now"
    """At most one Resource cube."""
    IMPOSSIBLE = "impossible"
    """Any of the Resources."""
    LAST_CUBE = "last-cube"
    """None: all cubes are played."""
