"""Cards in words: what the judge says of them is in the language that is spoken."""

from __future__ import annotations

import pytest

from goalsetter.notation import mat_from_json, parse_universe
from goalsetter.rules import ON_SETS_EDITIONS, ChallengeKind, Division
from goalsetter.telling import names, proofs, sentence
from goalsetter.words import render, speaking
from tests.judging import judge_solution

RULES = ON_SETS_EDITIONS[0].in_force(Division.MIDDLE)
UNIVERSE = "BRG BR B G Y blank"


@pytest.mark.parametrize(("language", "told"), [("en", "B blank"), ("es", "B “en blanco”")])
def test_the_blank_card_has_its_word(language: str, told: str) -> None:
    """The other cards are told by their letters."""
    with speaking(language):
        assert render(names(parse_universe("B blank").cards)) == told


@pytest.mark.parametrize(("language", "told"), [("en", "blank"), ("es", "“en blanco”")])
def test_a_finding_names_cards_in_the_language(language: str, told: str) -> None:
    """Also those that a finding keeps in the notation."""
    mat = mat_from_json({"universe": UNIVERSE, "goal": "2", "permitted": "R '"})
    (finding,) = judge_solution(("R'",), mat, RULES, ChallengeKind.LAST_CUBE).findings
    assert finding.proof("cards").endswith("blank")
    with speaking(language):
        said = " ".join((render(sentence(finding)), *map(render, proofs(finding))))
    assert f"Y {told}" in said
    assert ("blank" in said) == (language == "en")
