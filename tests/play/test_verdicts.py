"""Verdicts: found once, taken in from elsewhere, forgotten when there are too many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.coach import COURSES
from goalsetter.judge import Verdict
from goalsetter.notation import parse_mat
from goalsetter.play import verdicts
from goalsetter.play.verdicts import Brief, is_judged, judged, remembered, verdict_of
from goalsetter.rules import ChallengeKind

BRIEF = Brief(
    terms=COURSES["equations"].terms,
    named=(),
    mat=parse_mat("goal 6; resources 3 + 3"),
    texts=("3+3 = 6",),
    after=ChallengeKind.IMPOSSIBLE,
)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No verdict is known."""
    monkeypatch.setattr(verdicts, "_FOUND", {})


def test_a_verdict_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked again, nobody judges again."""
    assert not is_judged(BRIEF)
    found = verdict_of(BRIEF)
    assert found.correct
    assert is_judged(BRIEF)
    assert found == judged(BRIEF)
    monkeypatch.setattr(verdicts, "judged", None)
    assert verdict_of(BRIEF) is found


def test_a_verdict_from_elsewhere_is_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is that of its own paper only; the oldest is forgotten if there are too many."""
    monkeypatch.setattr(verdicts, "MOST", 2)
    briefs = [replace(BRIEF, texts=(text,)) for text in ("1 = 1", "2 = 2", "3 = 3")]
    told = [Verdict(findings=(), solution=brief.texts[0]) for brief in briefs]
    for brief, verdict in zip(briefs, told, strict=True):
        remembered(brief, verdict)
    assert [is_judged(brief) for brief in briefs] == [False, True, True]
    assert [verdict_of(brief) for brief in briefs[1:]] == told[1:]
