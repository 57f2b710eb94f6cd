"""Remarks beside a ruling: what was taken for granted, and a sign that is often mistaken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from goalsetter.cubes import Mat
from goalsetter.rules import ChallengeKind
from goalsetter.words import Message, message, message_if_known

_NOTE = re.compile(r"<[^>]*>|\bwhere\b.*", re.DOTALL | re.IGNORECASE)
STARS = frozenset("*∗＊")


def remarks(
    papers: Iterable[str], mat: Mat, challenge: ChallengeKind, *, assumed: bool
) -> Iterator[Message]:
    """Tell a reader of the ruling what he should know: an assumed challenge, a * for times."""
    told = [star_remark(papers, mat)]
    if assumed:
        told.append(message_if_known(f"judge-assumed-{challenge.value}"))
    yield from filter(None, told)


def star_remark(papers: Iterable[str], mat: Mat) -> Message | None:
    """That a * is a power, if somebody wrote one where only a × could be meant."""
    starred = any(STARS & set(_NOTE.sub("", paper)) for paper in papers)
    faces = {cube.face for cube in (*mat.required, *mat.permitted, *mat.resources)}
    return message("star-is-power") if starred and "x" in faces and "^" not in faces else None
