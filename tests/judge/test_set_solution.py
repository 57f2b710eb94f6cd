"""The ON-SETS judge: findings by clause, checked by hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.judge import Verdict
from goalsetter.notation import mat_from_json
from goalsetter.rules import (
    ON_SETS_EDITIONS,
    ChallengeKind,
    Division,
    Edition,
    OnSetsRules,
    find_set_edition,
)
from tests.judging import judge_solution

UNIVERSE = "BRGY BRG BR BY RG G Y blank"
LARGE = "BRGY BRG BGY BR RY GY B R Y blank"

Row = tuple[str, str, list[str], dict[str, str], str, list[str]]

ROWS: list[Row] = [
    ("VII-B-3", "middle", [], {"goal": "5", "permitted": "B R ∪"}, "B ∪ R", []),
    ("VII-B-3", "middle", [], {"goal": "4", "permitted": "B R ∪"}, "B ∪ R", ["wrong-value"]),
    ("VI-B-1", "middle", [], {"goal": "3", "permitted": "B B R ⊆"}, "R ⊆ B ; R", []),
    ("VI-A", "middle", [], {"goal": "5", "required": "⊆", "permitted": "B R"}, "B ⊆ R",
     ["form", "missing-required"]),
    ("VI-B-3", "middle", [], {"goal": "5", "permitted": "B R G ⊆ ⊆ ∪"},
     "(B ⊆ R) ⊆ G ; B ∪ R", ["undefined"]),
    ("VII-B-2", "middle", [], {"goal": "5", "required": "=", "permitted": "B R ∪"}, "B ∪ R",
     ["missing-required"]),
    ("VII-B-4-a", "middle", [], {"goal": "4", "permitted": "B"}, "B", ["one-cube"]),
    ("VII-B-4-b", "middle", [], {"goal": "3", "required": "B R ∩ =", "permitted": "V"},
     "B = R ; B ∩ R", ["missing-required"]),
    ("VII-B-4-d", "middle", [], {"goal": "5", "required": "B", "permitted": "R",
     "forbidden": "∪"}, "B ∪ R", ["uses-forbidden"]),
    ("VII-B-4-e", "middle", [], {"goal": "5", "required": "B", "resources": "R ∪"}, "B ∪ R",
     ["too-many-resources"]),
    ("VII-B-4-e", "middle", [], {"goal": "3", "required": "B", "permitted": "R ⊆",
     "resources": "∩ G"}, "B ∩ R ⊆ R ; B ∩ R", ["cube-not-available"]),
    ("VII-B-6", "middle", [], {"goal": "2", "permitted": "B G R ∪ -"}, "B ∪ G - R",
     ["ambiguous"]),
    ("VII-B-6", "middle", [], {"goal": "5 2", "permitted": "R G ∪ '"}, "R ∪ G'", []),
    ("VII-C-7-d", "middle", [], {"goal": "5 1", "permitted": "R B ∪ '"}, "R ∪ 'B",
     ["undefined"]),
    ("III-B", "middle", [], {"goal": "1 u4", "permitted": "R B ∪"}, "R ∪ B", ["goal-illegal"]),
    ("XIII-A-1", "elementary", ["required cube '"], {"goal": "5", "permitted": "B R ∪ '"},
     "B ∪ R", ["variation"]),
    ("XIII-A-2", "elementary", ["wild cube Y"], {"goal": "5", "permitted": "B R Y"},
     "B Y<∪> R", []),
    ("XIII-A-2", "elementary", ["wild cube Y"], {"goal": "5", "permitted": "B R Y"}, "B Y R",
     ["undefined"]),
    ("XIII-A-3", "elementary", ["∪ and ∩ interchangeable"], {"goal": "3", "permitted": "B R ∪"},
     "B ∩ R", []),
    ("XIII-A-4", "elementary", ["V and Λ interchangeable"], {"goal": "4", "permitted": "B V -"},
     "B - Λ", []),
    ("XIII-A-5", "elementary", ["two operations"], {"goal": "5", "permitted": "B R ∪"}, "B ∪ R",
     ["variation"]),
    ("XIII-A-6", "elementary", ["multiple operations"], {"goal": "5 1", "permitted": "B R G ∪"},
     "B ∪ R ∪ G", []),
    ("XIII-B-8", "middle", ["no null restrictions"], {"goal": "5", "permitted": "B B R ∪ ="},
     "B = B ; B ∪ R", ["variation"]),
    ("XIII-B-9", "middle", ["absolute value"], {"goal": "3 u2", "permitted": "B R ∪"}, "B ∪ R",
     []),
    ("XIII-C-4", "junior", ["required cube ∪"], {"goal": "5", "required": "∩",
     "permitted": "B R V ∪"}, "B ∪ (R ∪ Λ)", []),
    ("XIII-C-4", "junior", ["required cube ∪"], {"goal": "5", "required": "∩",
     "permitted": "B R V ∪"}, "B ∪ R", ["variation"]),
    ("XIII-C-5", "junior", ["wild cube ∪"], {"goal": "3", "required": "∪ ∩",
     "permitted": "B R V"}, "((B ∩ R) ∩ V) ∪<'> ∪<'>", []),
    ("XIII-C-5", "junior", ["wild cube ∩"], {"goal": "5", "required": "∪ ∪",
     "permitted": "B R ∩"}, "B ∪ (R ∪ ∩<B>)", []),
    ("XIII-A-3 c, d", "elementary", ["∪ and ∩ interchangeable", "wild cube ∪"],
     {"goal": "5", "permitted": "B R G ∪ ∩"}, "(B ∪<-> R) ∪ G", []),
    ("XIII-A-3 c, d", "elementary", ["∪ and ∩ interchangeable", "wild cube ∪"],
     {"goal": "5", "permitted": "B R G ∪ ∪"}, "(B ∪<-> R) ∪ G", ["variation"]),
    ("XIII-A-3 c, d", "elementary", ["∪ and ∩ interchangeable", "wild cube ∪"],
     {"goal": "5", "required": "∪ ∪", "permitted": "B R G ∩"}, "(B ∪<-> R) ∪ G",
     ["missing-required"]),
    ("XIII-C-3", "junior", ["wild cube V"], {"goal": "4", "permitted": "V Λ ∩"}, "V<B> ∩ V", []),
    ("XIII-B-2", "middle", ["wild cube ="], {"goal": "5", "required": "=", "permitted": "B R"},
     "B =<∪> R", []),
    ("XIII-B-2", "middle", ["wild cube ="], {"goal": "5", "required": "= =", "permitted": "B R"},
     "B =<∪> R", ["missing-required"]),
    ("XIII-B-1, VII-B-4-e", "middle", ["∪ and ∩ interchangeable", "required cube ∪"],
     {"goal": "5", "required": "B", "permitted": "∩", "resources": "∪ R"}, "B ∪ R",
     ["too-many-resources"]),
    ("XIII-B-1, VII-B-4-e", "middle", ["∪ and ∩ interchangeable", "required cube ∪"],
     {"goal": "5", "required": "B", "permitted": "∩ R", "resources": "∪ G"}, "B ∪ R", []),
    ("XIII-B-3 c, VII-B-4-e", "middle", ["∪ and ∩ interchangeable", "wild cube ∪"],
     {"goal": "2", "required": "R", "permitted": "= G", "resources": "∪ ∩"},
     "∪<B> = R ; R ∩ G", ["too-many-resources"]),
    ("XIII-A-6, ET18", "elementary", ["wild cube ∪", "multiple operations"],
     {"goal": "1", "permitted": "B R G ∪"}, "(B ∪ R) - G where ∪=-", []),
    ("XIII-A-3, VII-B-4-d", "elementary", ["∪ and ∩ interchangeable"],
     {"goal": "3", "permitted": "B R", "forbidden": "∪"}, "B ∩ R", ["uses-forbidden"]),
    ("XIII-C-9", "junior", ["double set B"], {"goal": "5 4", "permitted": "B R ∪"}, "R ∪ B", []),
    ("XIII-C-10", "junior", ["forbidden card RG"], {"goal": "5", "permitted": "B R ∪"}, "R ∪ B",
     ["variation"]),
    ("XIII-C-11", "junior", ["blank card wild"], {"goal": "3 3", "permitted": "B R ∪"},
     "R ∪ B where blank=BG", []),
    ("XIII-C-11", "junior", [], {"goal": "3 3", "permitted": "B R ∪"}, "R ∪ B where blank=BG",
     ["variation", "wrong-value"]),
]  # fmt: skip


def rules_of(division: str, variations: list[str]) -> OnSetsRules:
    """The rules in force under On-Sets 2017-18."""
    edition = find_set_edition("mlag-on-sets-2017-18")
    assert edition is not None
    found = [known for known in map(edition.catalogue.find, variations) if known]
    assert len(found) == len(variations)
    return edition.in_force(Division(division), tuple(chosen for _, chosen in found))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[4]}")
def test_findings(row: Row) -> None:
    """Just the findings that the clause gives."""
    clause, division, variations, mat, solution, codes = row
    verdict = judge_solution(
        (solution,),
        mat_from_json({"universe": UNIVERSE, **mat}),
        rules_of(division, variations),
        ChallengeKind.NOW,
    )
    assert sorted(finding.code.value for finding in verdict.findings) == codes, clause


def test_ambiguity_is_proved() -> None:
    """The counter breaks the Solution, and the repair has as few brackets as will do."""
    mat = mat_from_json({"universe": UNIVERSE, "goal": "2", "permitted": "B G R ∪ -"})
    rules = rules_of("middle", [])
    (finding,) = judge_solution(("B ∪ G - R",), mat, rules, ChallengeKind.LAST_CUBE).findings
    assert finding.proof("counter") == "B ∪ (G - R)"
    assert finding.proof("repair") == "(B ∪ G) - R"
    assert judge_solution((finding.proof("repair"),), mat, rules, ChallengeKind.LAST_CUBE).correct


def test_wrong_value_shows_the_cards() -> None:
    """A person sees which cards are taken and which were removed."""
    mat = mat_from_json({"universe": UNIVERSE, "goal": "2", "permitted": "B B R ⊆"})
    rules = rules_of("middle", [])
    (finding,) = judge_solution(("R ⊆ B ; R",), mat, rules, ChallengeKind.LAST_CUBE).findings
    assert finding.proof("cards") == "BRGY BRG BR"
    assert finding.proof("removed") == "RG"


@given(
    st.one_of(st.text(max_size=30), st.text("BRGYVΛ∪∩-'=⊆;()<> where blank=", max_size=25)),
    st.sampled_from(ON_SETS_EDITIONS),
    st.data(),
)
@settings(max_examples=300, deadline=None)
def test_any_text_gets_a_verdict(
    paper: str, edition: Edition[OnSetsRules], data: st.DataObject
) -> None:
    """The judge rules on any text under any rules, and never raises."""
    division = data.draw(st.sampled_from([division for division, _ in edition.divisions]))
    rules = edition.in_force(division)
    mat = mat_from_json({"universe": LARGE, "goal": "3 2", "permitted": "B R ∪ = V"})
    verdict = judge_solution((paper,), mat, rules, ChallengeKind.NOW)
    assert isinstance(verdict, Verdict)
    assert all(finding.clause and finding.reason for finding in verdict.findings)
