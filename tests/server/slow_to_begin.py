"""A module that takes long to be read by a process that thinks for others."""

from __future__ import annotations

import multiprocessing
from time import sleep

SECONDS = 4.0

if multiprocessing.parent_process() is not None:
    sleep(SECONDS)


def answer() -> str:
    """At once."""
    return "here"
