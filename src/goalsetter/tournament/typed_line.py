"""A player's line of a sheet as it is typed: ``6 4-1JD a 2``, a total, or match points."""

from __future__ import annotations

import re

from goalsetter.tournament.nouns import Detail
from goalsetter.tournament.sheet import ScoreLine, ShakeScore

SHAKE = re.compile(r"(?:(\d{1,2})|a)(?:-(\d)([A-Za-z]{1,4})?)?")
"""A score or ``a`` for absent, then penalties and the judge's initials: ``6``, ``4-1JD``, ``a``."""

ABSENT = "absent"
"""A player who never came."""

UNSIGNED = "!"
"""At the end of a line: the player has not put initials on the sheet."""


def read_line(player: str, text: str, detail: Detail) -> ScoreLine | None:
    """Return the line that a text stands for; none where it cannot be read."""
    bare = text.strip()
    initialled = not bare.endswith(UNSIGNED)
    bare = bare.removesuffix(UNSIGNED).strip()
    if bare == ABSENT:
        return ScoreLine(player=player, absent=True)
    if detail is Detail.SHAKES:
        shakes = [SHAKE.fullmatch(part) for part in bare.split()]
        marks = tuple(shake_of(shake) for shake in shakes if shake)
        if not marks or len(marks) < len(shakes):
            return None
        return ScoreLine(player=player, shakes=marks, initialled=initialled)
    if not re.fullmatch(r"-?\d{1,3}", bare):
        return None
    if detail is Detail.POINTS:
        return ScoreLine(player=player, points=int(bare), initialled=initialled)
    return ScoreLine(player=player, total=int(bare), initialled=initialled)


def shake_of(shake: re.Match[str]) -> ShakeScore:
    """Return the cell that one part of a line stands for."""
    score, penalties, initials = shake.groups()
    return ShakeScore(
        score=int(score or 0),
        penalties=int(penalties or 0),
        initials=initials or "",
        absent=score is None,
    )


def line_text(line: ScoreLine) -> str:
    """Return a line as it is typed: its shakes, or else its total, or else its points."""
    if line.absent:
        return ABSENT
    cells = []
    for shake in line.shakes:
        score = "a" if shake.absent else str(shake.score)
        cells.append(f"{score}-{shake.penalties}{shake.initials}" if shake.penalties else score)
    value = line.points if line.total is None else line.total
    text = " ".join(cells) or ("" if value is None else str(value))
    return text if line.initialled else f"{text} {UNSIGNED}"
