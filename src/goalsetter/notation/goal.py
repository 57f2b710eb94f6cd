"""A Goal of EQUATIONS as it lies on the mat ⇄ text: cubes in order, spaces for the gaps."""

from __future__ import annotations

import re

from goalsetter.cubes import LaidGoal
from goalsetter.notation.cube import cube_text
from goalsetter.notation.lexer import Dialect, Laid, tokens
from goalsetter.notation.source import Source, filled
from goalsetter.notation.spelling import EQUATIONS_SPELLINGS, EQUATIONS_WORDS

LAYING = Dialect(
    expected="a cube of EQUATIONS, as it lies on the mat",
    spellings=EQUATIONS_SPELLINGS,
    marks={},
    words=EQUATIONS_WORDS,
    raised=True,
)
"""How a Goal of EQUATIONS is laid: only cubes and gaps, nothing that is merely written."""

# Only before something else: a Goal is never the word itself, but an error should say so.
_TITLE = re.compile(r"\s*goal\b\s*[:=]?\s*(?=\S)", re.IGNORECASE)


def parse_goal(text: str) -> LaidGoal:
    """A Goal of EQUATIONS as it lies on the mat."""
    return read_goal(filled(text, "a Goal"))


def read_goal(source: Source) -> LaidGoal:
    """The Goal in a stretch of text that holds more than spaces."""
    return LaidGoal(
        tuple(
            tuple(token.cube for token in tokens(word, LAYING) if isinstance(token, Laid))
            for word in without_title(source).words()
        )
    )


def without_title(source: Source) -> Source:
    """The stretch without the word ``Goal`` that may head it: ``Goal: 8``."""
    title = _TITLE.match(source.text, source.start, source.stop)
    return source if title is None else source.part(title.end(), source.stop)


def goal_text(goal: LaidGoal, ascii: bool = False) -> str:
    """Its cubes, with a space for every gap."""
    chunks = ("".join(cube_text(cube, ascii) for cube in chunk) for chunk in goal.chunks)
    return " ".join(chunks)
