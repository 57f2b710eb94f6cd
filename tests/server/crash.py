"""A bot that brings its process down. Little is imported here, so that it is soon over."""

from __future__ import annotations

import os


def bring_down(table: object, seat: object) -> None:
    """Think so hard that the process dies."""
    os._exit(3)
