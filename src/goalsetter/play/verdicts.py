"""Verdicts on papers: each is found once, and one that was found elsewhere can be taken in."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Mat
from goalsetter.judge import Challenge, Verdict, judge_paper
from goalsetter.play.terms import Terms
from goalsetter.rules import Chosen

MOST = 1024
"""How many verdicts are remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """All that the verdict on a paper depends on."""

    terms: Terms
    named: tuple[Chosen, ...]
    mat: Mat
    texts: tuple[str, ...]
    after: Challenge


_FOUND: dict[Brief, Verdict] = {}
"""A verdict never changes, so it is no matter who finds it or when it is forgotten."""


def judged(brief: Brief) -> Verdict:
    """The verdict, found anew."""
    return judge_paper(brief.texts, brief.mat, brief.terms.in_force(brief.named), brief.after)


def verdict_of(brief: Brief) -> Verdict:
    """The verdict, found now if it is not known."""
    found = _FOUND.get(brief)
    return remembered(brief, judged(brief)) if found is None else found


def is_judged(brief: Brief) -> bool:
    """Whether the verdict is known."""
    return brief in _FOUND


def remembered(brief: Brief, verdict: Verdict) -> Verdict:
    """Take in a verdict; the oldest is forgotten for it."""
    while len(_FOUND) >= MOST:
        del _FOUND[next(iter(_FOUND))]
    _FOUND[brief] = verdict
    return verdict
