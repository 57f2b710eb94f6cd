"""How a cube may be laid in a Goal so that it means something."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cubes import DIGITS, Colour, Cube
from goalsetter.rules import EquationsRules, Lies

TURNS = ((True, False), (False, True), (True, True))
"""Sideways and upside-down."""


def ways_to_lay(face: str, colour: Colour | None, rules: EquationsRules) -> Iterator[Cube]:
    """The cube upright, then turned wherever that means something."""
    numerals = rules.reading.numerals
    yield Cube(face, colour)
    if face == "-" and "|" in numerals.units:
        yield Cube("|", colour)
    for sideways, upside_down in TURNS:
        lies = {(True, False): Lies.SIDEWAYS, (False, True): Lies.UPSIDE_DOWN}
        way = lies.get((sideways, upside_down))
        sign = any(row.symbol == face and row.lies is way for row in rules.reading.signs)
        turns = (numerals.sideways or not sideways) and (numerals.upside_down or not upside_down)
        # A turn that means nothing is the upright cube again, and would only double the Goals.
        if sign or face in rules.reading.wild or (face in DIGITS and turns):
            yield Cube(face, colour, sideways=sideways, upside_down=upside_down)
