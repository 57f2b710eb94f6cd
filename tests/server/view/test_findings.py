"""Findings for a browser: open questions are named where they were tried, in words, never else."""

from __future__ import annotations

import pytest

from goalsetter.judge import Finding, FindingCode
from goalsetter.server.view import findings_shown
from goalsetter.server.view.sentences import in_words

FOUND = Finding(
    code=FindingCode.AMBIGUOUS,
    clause="2018-19 VII-B-6",
    reason="grouping",
    ruling="factorial-default: tight; wild-mark: carries",
)


@pytest.mark.parametrize("sets", [False, True])
def test_what_was_not_tried_is_not_told(sets: bool) -> None:
    """The table lists every ruling that may matter; which of them do, it does not try."""
    (shown,) = in_words(findings_shown([FOUND], sets=sets))
    assert not any("do not settle" in str(line) for line in shown.proofs)


def test_several_rulings_are_told_in_words() -> None:
    """Not by their names."""
    (shown,) = in_words(findings_shown([FOUND], sets=False, tried=True))
    (line,) = [str(each) for each in shown.proofs if "do not settle" in str(each)]
    assert "factorial-default" not in line
    assert "wild-mark" not in line
