"""A worked example of a variation, from which its lesson is made. Who makes it lives in coach."""

from __future__ import annotations

from dataclasses import dataclass

TEN_CARDS = "B R G Y BR BG RG GY BRG blank"
"""Cards that every division of ON-SETS may deal (2017-18 II-B): four with blue, four with red,
five with green, two with yellow, and the blank one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A mat in notation, and a paper that the judge accepts on it while the variation is in force.

    Cubes are told by their faces; a colour stands with one only where the variation asks for it.
    """

    goal: str
    required: str
    permitted: str = ""
    resources: str = ""
    cards: str = TEN_CARDS
    """The Universe, where the game has one."""
    papers: tuple[str, ...]
    """One, or two under Two Solutions."""
    fill: str = ""
    """The word in the blank of the variation."""
    ask: tuple[str, ...] = ()
    """To be read by a learner: an expression, or papers for this mat of which one is right. Two
    Solutions stand in one text, with ``|`` between them."""
    deed: tuple[str, str] = ("", "")
    """Where the variation changes what may be done: a cube of the mat, and the section or the Goal
    that it makes. The papers belong to the mat after it."""
    barred: tuple[str, str] = ("", "")
    """A move that the variation forbids, in the same way."""
