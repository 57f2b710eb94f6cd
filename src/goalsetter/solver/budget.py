"""How much a search may cost. No clock: the same question with the same budget has one answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

USUAL_STEPS = 200_000_000
USUAL_MEGABYTES = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """Most steps and most memory; a search also stops when ``cancelled`` says so.

    A step is one pair of values combined or looked up. Plain Python takes far fewer in a second
    than the kernel does, so callers who cannot wait give fewer.
    """

    steps: int = USUAL_STEPS
    megabytes: int = USUAL_MEGABYTES
    exact: int | None = None
    """Most steps of exact arithmetic for what the kernel takes for a Solution: with many roots one
    such check can take longer than the search. None sets no bound, as a proof needs."""
    cancelled: Callable[[], bool] | None = None


USUAL = Budget()
"""The usual budget of a search."""
