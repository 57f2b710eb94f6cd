"""Questions to the judge and to the solver, as plain values."""

from __future__ import annotations

from enum import Enum


class ChallengeKind(Enum):
    """After what a Solution is written: that says how much of Resources it may use.

    2018-19 VI-A, VII-B-3, VIII.
    """

    NOW = "now"
    """At most one Resource cube."""
    IMPOSSIBLE = "impossible"
    """Any of the Resources."""
    LAST_CUBE = "last-cube"
    """None: all cubes are played. No challenge in the book's sense, but asked like one."""
