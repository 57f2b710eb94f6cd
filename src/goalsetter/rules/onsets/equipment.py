"""The cubes of ON-SETS: 18, of four kinds (On-Sets I-B-2).

The faces of the digit cubes are official; the others agree across the programs of players and are
kept here so that a league can correct them. The sixteen cards are ``cubes.ALL_CARDS``.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CubeKind:
    """Cubes that are all alike: how many there are, and their six faces."""

    name: str
    number: int
    faces: str


CUBE_KINDS = (
    CubeKind("colour", 8, "RRBBGY"),
    CubeKind("operation", 4, "∪∪∩∩-'"),
    CubeKind("restriction", 3, "==⊆⊆VΛ"),
    CubeKind("digit", 3, "112345"),
)

UNDERLINED = "∪∩VΛ"
"""Symbols underlined on the cube, so that upside-down can be told."""
