"""The sections of the mat to which cubes are moved."""

from __future__ import annotations

from enum import StrEnum


class Section(StrEnum):
    """Where a cube may be played."""

    REQUIRED = "required"
    PERMITTED = "permitted"
    FORBIDDEN = "forbidden"
