"""A question to the judge in the shape of a case."""

from __future__ import annotations

import pytest

from goalsetter.errors import CaseError
from goalsetter.judge import rule_on_choice
from goalsetter.notation import parse_mat
from goalsetter.questions import read_choice, read_list, read_question
from goalsetter.rules import ChallengeKind, Division, Years
from tests.cases_room.case_files import of_kind

RULES = "mlag-equations-2018-19"


def test_a_question_has_defaults() -> None:
    """Middle Division, after Now, the mlag ruling, and no Equation."""
    question = read_question({"rules": RULES, "goal": "3"})
    assert question.rules.division is Division.MIDDLE
    assert question.profile == "mlag"
    assert question.challenge is ChallengeKind.NOW
    assert question.papers == ()
    assert question.mat == parse_mat("goal 3")


def test_a_case_is_a_question_too() -> None:
    """A case's expectation is left aside."""
    for kind in ("equation", "goal"):
        for case in of_kind(kind):
            papers = (case["equation"],) if "equation" in case else ()
            assert read_question(case).papers == papers


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"goal": "3"}, "missing-key"),
        ({"rules": RULES}, "no-goal"),
        ({"rules": RULES, "goal": "3", "equatoin": "3 = 3"}, "unknown-key"),
        ({"rules": RULES, "goal": "3", "kind": "value"}, "unknown-kind"),
    ],
)
def test_what_is_no_question(data: dict[str, object], code: str) -> None:
    """A question that cannot be understood raises a CaseError with its code."""
    with pytest.raises(CaseError) as caught:
        read_question(data)
    assert caught.value.code == code
    assert str(caught.value).startswith(code)


def test_a_list_and_a_choice() -> None:
    """The list of a division, and a choice from it."""
    assert read_list({"rules": RULES, "year": "odd"})[1:] == (Division.MIDDLE, Years.ODD)
    choice = read_choice({"rules": RULES, "choose": "0 wild", "resources": "0 1"})
    assert rule_on_choice(choice).legal
    assert choice.years is None
