"""ON-SETS Solutions ruled by hand from the books: each with all its findings, and no other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goalsetter.judge import FindingCode
from goalsetter.notation import mat_from_json
from goalsetter.questions.setting import variation_name
from goalsetter.rules import ChallengeKind, Division, OnSetsRules, find_set_edition
from tests.judging import judge_solution
from tests.source_tree import ROOT

GOLDEN = ROOT / "tests" / "golden" / "on_sets.jsonl"
MAT = ("universe", "goal", "required", "permitted", "forbidden", "resources")

ROWS: list[dict[str, Any]] = [
    json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()
]


def rules_of(row: dict[str, Any]) -> OnSetsRules:
    """The rules in force for a row."""
    edition = find_set_edition(row["rules"])
    assert edition is not None
    found = [edition.catalogue.find(variation_name(item)) for item in row["variations"]]
    chosen = tuple(each[1] for each in found if each is not None)
    assert len(chosen) == len(found)
    return edition.in_force(Division(row["division"]), chosen)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_just_these_findings(row: dict[str, Any]) -> None:
    """The codes that the books give, all of them and no other."""
    papers = row["solution"] if isinstance(row["solution"], list) else [row["solution"]]
    mat = mat_from_json({key: row[key] for key in MAT})
    verdict = judge_solution(tuple(papers), mat, rules_of(row), ChallengeKind(row["challenge"]))
    codes = sorted({finding.code.value for finding in verdict.findings})
    assert codes == row["findings"], row["note"]
    assert verdict.correct is row["correct"]


def test_rows_are_well_formed() -> None:
    """Distinct ids, known codes in order, and a row is correct just when nothing is found."""
    known = {code.value for code in FindingCode}
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        assert row["findings"] == sorted(set(row["findings"]) & known), row["id"]
        assert row["correct"] is not bool(row["findings"]), row["id"]
        assert row["note"], row["id"]
