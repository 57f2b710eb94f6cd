"""The cubes of EQUATIONS: 24, six of each colour, all six of a colour alike (2018-19 I-B-1).

No rule book prints the faces. These agree across five independent programs by players, and with
every remark of the books (judges A27 and F17 say what is not on black and red cubes). A league
with other cubes corrects this table.
"""

from __future__ import annotations

from goalsetter.cubes import Colour

CUBES_OF_EACH_COLOUR = 6

FACES: tuple[tuple[Colour, str], ...] = (
    (Colour.RED, "0123+-"),
    (Colour.BLUE, "0123x/"),
    (Colour.GREEN, "456-x^"),
    (Colour.BLACK, "789+/√"),
)
"""The faces of each colour; * is printed instead of ^ on older green cubes."""

UNDERLINED = "69"
"""Digits underlined on the cube, so that upside-down can be told."""
