"""The divisions in which school leagues play, youngest first."""

from __future__ import annotations

from enum import Enum


class Division(Enum):
    """A division by its name in the books."""

    MINOR = "minor"
    ELEMENTARY = "elementary"
    MIDDLE = "middle"
    JUNIOR = "junior"
    SENIOR = "senior"
