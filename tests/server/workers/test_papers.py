"""Verdicts as they are kept: the same text as ever, and the same verdict when it is read."""

from __future__ import annotations

import msgspec
import pytest

from goalsetter.judge import Finding, FindingCode, Verdict
from goalsetter.server.workers.papers import read_verdict, write_verdict

FINDING = Finding(code=FindingCode.AMBIGUOUS, clause="2018-19 VII-B-6", reason="grouping")
VERDICT = Verdict(
    findings=(FINDING,), solution="3x4", goal="12", values=("12",), rulings=("a: b",), steps=7
)


def test_a_kept_verdict_reads_back_the_same() -> None:
    """All that a match goes by is kept."""
    assert read_verdict(write_verdict(VERDICT)) == VERDICT


def test_the_fields_of_a_kept_verdict_are_those_of_every_store() -> None:
    """Older stores are read and newer ones look the same, though the judge's value may gain."""
    fields = list(msgspec.json.decode(write_verdict(VERDICT)))
    known = ["findings", "solution", "goal", "values", "goal_values", "rulings", "steps"]
    assert fields == known


def test_what_is_no_verdict_is_refused() -> None:
    """A reader finds the verdict once more."""
    with pytest.raises(msgspec.MsgspecError):
        read_verdict("[]")
