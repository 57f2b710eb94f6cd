"""Papers judged ahead: a long one in a process of its own, so that no other table waits for it.

The verdict is the same wherever it is found. If it is not found there in time, the thread of the
game finds it when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goalsetter.judge import Verdict
from goalsetter.play import Brief, Paper, State, action, brief_on, is_judged, judged, remembered
from goalsetter.server import wire
from goalsetter.server.backroom import BackRoom

SHORT = 15
"""How many characters a paper may have to be judged at once."""
SHOWS = action.ProveAmbiguity.do


async def judge_ahead(room: BackRoom, state: State, frame: wire.Do | None = None) -> None:
    """Have the papers of a shake judged, and what a frame makes of them."""
    papers = [each for each in _papers(state, frame) if any(map(_is_long, each.texts))]
    if not papers:
        return
    briefs = await room.work(_open, state, papers)
    found = await room.judge(_judged, briefs) if briefs else None
    if found is not None:
        await room.work(_taken_in, briefs, found)


def _is_long(text: str) -> bool:
    return len(text) > SHORT


def _papers(state: State, frame: wire.Do | None) -> list[Paper]:
    """Those that were presented, and as somebody regroups them (VII-C-4)."""
    papers = list(state.shake.papers)
    shown = frame.parts.get("regrouped") if frame is not None and frame.kind == SHOWS else None
    if isinstance(shown, str):
        papers += [replace(each, texts=(shown,)) for each in papers]
    return papers


def _open(state: State, papers: Sequence[Paper]) -> list[Brief]:
    """What is still to be judged."""
    briefs = {brief_on(state, each): None for each in papers}
    return [brief for brief in briefs if not is_judged(brief)]


def _judged(briefs: Sequence[Brief]) -> list[Verdict]:
    return [judged(brief) for brief in briefs]


def _taken_in(briefs: Sequence[Brief], verdicts: Sequence[Verdict]) -> None:
    for brief, verdict in zip(briefs, verdicts, strict=True):
        remembered(brief, verdict)
