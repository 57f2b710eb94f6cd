"""Functions with values as jobs of a pool, whose jobs take a text and give one.

The text is made by pickle: both sides are this program, on this machine or on one of the same
cluster. No text that a browser sent is ever read so.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from goalsetter.server.workers.compute import JobPool
from goalsetter.server.workers.line import Share

P = ParamSpec("P")
T = TypeVar("T")

ANSWER = "goalsetter.server.workers.calls:answer"
"""The job that unpacks what a function is given, and packs what it returns."""


async def call(
    pool: JobPool,
    function: Callable[..., T],
    *args: object,
    share: Share | None = None,
    seconds: float | None = None,
    patience: float | None = None,
    progress: Callable[[str], None] | None = None,
) -> T:
    """Call a function of a module in a process; the limits are those of ``JobPool.submit``."""
    job = f"{ANSWER} {function.__module__}:{function.__qualname__}"
    text = await pool.submit(
        job, pack(args), share=share, seconds=seconds, patience=patience, progress=progress
    )
    answer: T = unpack(text)
    return answer


def answer(function: Callable[..., object], text: str) -> str:
    """Call a function with the values of a text, in the process that does the job."""
    return pack(function(*unpack(text)))


def pack(value: object) -> str:
    """Write a value as a text."""
    return base64.b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    """Read a value from a text that ``pack`` wrote."""
    # Only what ``pack`` wrote in our own processes comes here, never anything from a browser.
    return pickle.loads(base64.b64decode(text))
