"""Cubes: what a Solution uses against what lies on the mat (2018-19 VII-B-3, XIII-A-5)."""

from __future__ import annotations

import pytest

from goalsetter.notation import mat_from_json
from goalsetter.rules import ChallengeKind, Division, find_edition, find_variation
from tests.judging import judge_equation

CASES = [
    ("VII-B-3-b", [], {"required": "5 2 +"}, "now", "5+2 = 7", []),
    ("VII-B-3-b", [], {"required": "5 2 + 1"}, "now", "5+2 = 7", ["missing-required"]),
    ("VII-B-3-c", [], {"required": "5 +", "forbidden": "2"}, "now", "5+2 = 7", ["uses-forbidden"]),
    ("VII-B-3", [], {"required": "5 +"}, "now", "5+2 = 7", ["cube-not-available"]),
    ("VII-B-3-e", [], {"required": "5 +", "resources": "2 9"}, "now", "5+2 = 7", []),
    ("VII-B-3-e", [], {"required": "5", "resources": "2 +"}, "now", "5+2 = 7",
     ["too-many-resources"]),
    ("VII-B-3-f", [], {"required": "5", "resources": "2 +"}, "impossible", "5+2 = 7", []),
    ("VII-B-3-a", [], {"permitted": "7"}, "last-cube", "7 = 7", ["one-cube"]),
    ("XIII-B-5", ["multiple operations"], {"permitted": "1 2 4 +"}, "last-cube", "(1+2)+4 = 7", []),
    ("XIII-B-5", ["multiple operations"], {"permitted": "1 2 4", "resources": "+ 9"}, "now",
     "(1+2)+4 = 7", []),
    ("XIII-B-5", ["multiple operations"], {"required": "+ + +", "permitted": "1 2 4"}, "now",
     "(1+2)+4 = 7", ["missing-required"]),
    ("XIII-B-5", ["multiple operations"], {"permitted": "1 4 +"}, "last-cube",
     "(1+(1+1))+4 = 7", ["cube-not-available"]),
    ("decision 31", ["red exponent"], {"permitted": "r2 3 - 2"}, "last-cube",
     "(3r2<exp>)-2 = 7", []),
    ("decision 31", ["red exponent"], {"permitted": "b2 3 - g4"}, "last-cube",
     "(3r2<exp>)-2 = 7", ["cube-not-available"]),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "variations", "mat", "challenge", "paper", "codes"), CASES)
def test_supply(
    *,
    clause: str,
    variations: list[str],
    mat: dict[str, str],
    challenge: str,
    paper: str,
    codes: list[str],
) -> None:
    """Just the findings that the clause gives."""
    edition = find_edition("mlag-equations-2018-19")
    assert edition is not None
    found = [known for known in map(find_variation, variations) if known]
    rules = edition.in_force(Division.MIDDLE, tuple(chosen for _, chosen in found))
    verdict = judge_equation(
        paper, mat_from_json({"goal": "7", **mat}), rules, ChallengeKind(challenge)
    )
    assert sorted(finding.code.value for finding in verdict.findings) == codes, clause
