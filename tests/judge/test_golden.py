"""Whole verdicts: Equations worked out by hand, each with its complete set of findings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goalsetter.notation import mat_from_json
from goalsetter.rules import ChallengeKind, Division, EquationsRules, find_edition, find_variation
from tests.judging import judge_equation

CASES = Path(__file__).parents[1] / "golden" / "equations.jsonl"
MAT = ("goal", "required", "permitted", "forbidden", "resources")
KEYS = {
    *("id", "ref", "rules", "division", "kind", "variations", "ruling"),
    *MAT,
    *("challenge", "equation", "correct", "findings", "note"),
}

Case = dict[str, Any]

ROWS: list[Case] = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


def in_force(case: Case) -> EquationsRules:
    """The rules that a case is judged by."""
    edition = find_edition(case["rules"])
    assert edition is not None, case["rules"]
    found = [find_variation(name) for name in case["variations"]]
    assert all(found), case["variations"]
    chosen = tuple(each[1] for each in found if each is not None)
    return edition.in_force(Division(case["division"]), chosen, case.get("ruling", "mlag"))


@pytest.mark.parametrize("case", ROWS, ids=lambda case: case["id"])
def test_every_finding_and_no_false_one(case: Case) -> None:
    """The judge finds just the faults that the books find."""
    mat = mat_from_json({name: case[name] for name in MAT})
    verdict = judge_equation(
        case["equation"], mat, in_force(case), ChallengeKind(case["challenge"])
    )
    found = sorted(code.value for code in verdict.codes)
    assert found == case["findings"], f"{case['equation']}: {case['note']}"


def test_cases_are_well_formed() -> None:
    """No unknown key, no number twice, findings sorted, correct only without them."""
    assert len({case["id"] for case in ROWS}) == len(ROWS)
    for case in ROWS:
        assert set(case) <= KEYS, case["id"]
        assert case["correct"] is (not case["findings"]), case["id"]
        assert case["findings"] == sorted(set(case["findings"])), case["id"]


def test_cases_show_every_fault_of_an_equation() -> None:
    """Each code that an Equation can earn is earned somewhere."""
    shown = {code for case in ROWS for code in case["findings"]}
    assert shown == {
        *("form", "unequal", "one-cube", "missing-required", "uses-forbidden"),
        *("too-many-resources", "cube-not-available", "goal-illegal", "multi-digit", "variation"),
        *("goal-interpretation", "ambiguous", "undefined", "symbol-ambiguous", "uncheckable"),
    }
