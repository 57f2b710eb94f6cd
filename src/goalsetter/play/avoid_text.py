"""Avoid moves as people write them: ``6 -> F``, ``x to Req``, ``F +``, ``forbid a +``.

2011-12 ET17 fixes no form: whatever names a cube and a section is taken; a bonus move is two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from goalsetter.cubes import Cube
from goalsetter.errors import NotationError
from goalsetter.notation import parse_cube
from goalsetter.play.seat import Section

ARROWS = re.compile(r"->|=>|→|⇒")
BETWEEN = re.compile(r"[,;]|\b(?:[Tt]hen|and|luego|y)\b")
"""Words between a bonus move and the move after it; ``Y`` is a cube."""
ENGLISH = ("a", "an", "bonus", "cube", "in", "into", "move", "moves", "play", "put", "the", "to")
SPANISH = ("al", "bonificación", "cubo", "el", "en", "la", "mover", "mueve", "poner", "un")
FILLERS = frozenset(ENGLISH + SPANISH)
"""Words that say neither which cube nor where to."""
SECTIONS = (
    (Section.REQUIRED, "r", ("req",)),
    (Section.PERMITTED, "p", ("perm",)),
    (Section.FORBIDDEN, "f", ("forb", "proh")),
)
"""Each section, its letter, and how its name or the verb for it begins."""


@dataclass(frozen=True, slots=True)
class Named:
    """A cube, and where it goes."""

    cube: Cube
    to: Section

    def fits(self, cube: Cube, to: Section) -> bool:
        """Whether this is meant; a colour only if one was written."""
        colour = self.cube.colour in (None, cube.colour)
        return self.cube.face == cube.face and self.to is to and colour


def read_avoid_move(written: str) -> tuple[tuple[Named, ...], ...]:
    """Everything that a text may mean: a move, or a bonus move and a move; mostly one."""
    parts = [part for part in BETWEEN.split(ARROWS.sub(" ", written)) if part.strip()]
    meanings = [tuple(dict.fromkeys(_meanings(part))) for part in parts]
    return tuple(product(*meanings)) if len(parts) in (1, 2) else ()


def _meanings(part: str) -> Iterator[Named]:
    words = [word for word in part.split() if word.lower().strip(".:“”\"'!") not in FILLERS]
    if len(words) == 1 and len(words[0]) > 1:
        yield from _pair(words[0][0], words[0][1:])
        yield from _pair(words[0][:-1], words[0][-1])
    elif len(words) == 2:
        yield from _pair(*words)


def _pair(one: str, other: str) -> Iterator[Named]:
    """A cube and a section in either order."""
    for cube, section in ((_cube(one), _section(other)), (_cube(other), _section(one))):
        if cube is not None and section is not None:
            yield Named(cube, section)


def _section(word: str) -> Section | None:
    low = word.lower().strip(".:()")
    sections = (s for s, letter, starts in SECTIONS if low == letter or low.startswith(starts))
    return next(sections, None)


def _cube(word: str) -> Cube | None:
    try:
        return parse_cube(word)
    except NotationError:
        return None
